/** One picture of game-icons, by name, in the colour of the text around it. It says nothing by itself: words stand beside it. */
export const Icon = ({ name }: { name: string }) => (
  <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
