import { elides } from '@masterplan/kernel/words';

/** *de Cem*, *d’Ann*. */
export const de = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);
