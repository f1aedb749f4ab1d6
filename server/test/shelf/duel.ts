import { randomBot as random } from '@masterplan/bots';
import { duel } from '../../../kernel/test/tiny/duel.ts';
import { shelve } from '../../src/rules/shelve.ts';

export const shelved = shelve({ game: duel }, { bots: { random: random(), easy: random() } });
