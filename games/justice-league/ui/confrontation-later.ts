import { later } from '@masterplan/boards/later';

/** The confrontation, loaded when there is one. Waits in a Suspense. */
export const Confrontation = later(() => import('./asides.ts').then(({ Confrontation }) => Confrontation));
