import { duel } from '../../../kernel/test/tiny/duel.ts';
import { shelve } from '../../src/rules/shelve.ts';
import { random } from './random.ts';

export const shelved = shelve({ game: duel }, { bots: { random: random(), easy: random() } });
