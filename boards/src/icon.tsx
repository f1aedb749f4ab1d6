/** A picture of the sprite, or another where it has none of that name: a pack may ask for any. */
export const pictureOf = (name: string, instead: string): string =>
  document.getElementById(`i-${name}`) === null ? instead : name;

/** One picture, by name, in the colour of the text around it. It says nothing by itself: words stand beside it. */
export const Icon = ({ name, instead = name }: { name: string; instead?: string }) => (
  <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
    <use href={`#i-${name === instead ? name : pictureOf(name, instead)}`} />
  </svg>
);
