/** Why what the person wanted was refused, told at once; nothing where it was not. */
export const Refusal = ({ words }: { words: string }) =>
  words === '' ? null : (
    <p className="fault" role="alert">
      {words}
    </p>
  );
