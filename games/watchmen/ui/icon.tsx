import type { Kind } from '../content/kinds.ts';
import { typePicture } from './pictures.ts';

/** One picture of game-icons, by name, in the colour of the text around it. It says nothing by itself: words stand beside it. */
export const Icon = ({ name }: { name: string }) => (
  <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);

/** The picture of a card, or of its type where the sprite has none of that name: a pack may ask for any. */
export const drawnAs = (kind: Kind): string =>
  document.getElementById(`i-${kind.icon}`) === null ? typePicture(kind) : kind.icon;
