interface DeedProps {
  readonly label: string;
  readonly lead: string;
  readonly onDo: () => void;
}

/** Something one can do, with a word of what it does. */
export const Deed = ({ label, lead, onDo }: DeedProps) => (
  <div className="deed">
    <button type="button" className="button" onClick={onDo}>
      {label}
    </button>
    <span className="news">{lead}</span>
  </div>
);
