/** What nobody needs for the first question: loaded together, when the first of it is shown. */
export { Confrontation } from './confrontation.tsx';
export { Final } from './final.tsx';
export { Notebook } from './notebook.tsx';
export { reveal } from './reveal.ts';
export { SeatDetails } from './seat-details.tsx';
export { Secrets } from './secrets.tsx';
export { Stage } from './stage.tsx';
