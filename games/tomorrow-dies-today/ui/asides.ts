/** What nobody needs for the first question: loaded together, when the first of it is shown. */
export { cautionOf } from './caution.ts';
export { Flavour, Numbers } from './closer.tsx';
export { Conflict } from './conflict.tsx';
export { Deal } from './deal.tsx';
export { Final } from './final.tsx';
export { noteOf } from './note.ts';
export { Notebook } from './notebook.tsx';
export { Own } from './own.tsx';
export { reveal } from './reveal.ts';
export { SeatDetails } from './seat-details.tsx';
export { Secrets } from './secrets.tsx';
export { Stage } from './stage.tsx';
