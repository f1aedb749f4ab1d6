import { bind } from '@masterplan/kernel';
import { kinds } from './content/index.ts';
import { definition } from './rules/game.ts';

/** The DC Deck-Building Game with the cards of the base set and of the Watchmen pack. */
export const game = bind(definition, kinds);
