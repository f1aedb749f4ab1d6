import { nth } from '@masterplan/kernel';
import { line } from '../kit.ts';

/** Darkseid pays energy for what a power does. */
export const paidEnergy = line('paid energy', {
  en: ({ who, event: { n } }) => `${who} pays ${nth(n, 0)} energy.`,
  fr: ({ who, event: { n } }) => `${who} paie ${nth(n, 0)} d’énergie.`,
});
