import { packReader } from '@masterplan/kernel';
import { kindsFrom } from './content/pack.ts';
import { definition } from './rules/game.ts';

/** The game with cards from outside, or what is wrong with them. */
export const readPack = packReader(definition, kindsFrom);
