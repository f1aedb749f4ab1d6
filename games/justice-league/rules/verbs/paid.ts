import { line } from '../kit.ts';

/** Darkseid pays energy for what a power does. */
export const paidEnergy = line('paid energy', ['price'], {
  en: ({ who, price }) => `${who} pays ${price} energy.`,
  fr: ({ who, price }) => `${who} paie ${price} ${price < 2 ? 'point' : 'points'} d’énergie.`,
});
