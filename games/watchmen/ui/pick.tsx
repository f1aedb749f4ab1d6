import { type PickProps, Pick as PlainPick } from '@masterplan/boards';
import type { Kind } from '../content/kinds.ts';

export { Pin } from '@masterplan/boards';

/** A card on the board, as large as the place it lies in, with the number of its option under its head. */
export const Pick = ({ className = '', ...props }: PickProps<Kind>) => (
  <PlainPick {...props} className={`wm-pick ${className}`} />
);
