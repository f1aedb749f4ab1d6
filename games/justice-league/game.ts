import { bind } from '@masterplan/kernel';
import { kinds } from './content/index.ts';
import { definition } from './rules/game.ts';

/** The Justice League Strategy Game, with our own cards. */
export const game = bind(definition, kinds);
