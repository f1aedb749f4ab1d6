import { oneOf, temperaments } from '@masterplan/kernel';

/** A bot's temperament. */
export const temper = oneOf(...temperaments);
