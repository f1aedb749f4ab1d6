import { squads } from '../../../kernel/test/tiny/squads.ts';
import { shelve } from '../../src/rules/shelve.ts';
import { random } from './random.ts';

export const shelved = shelve({ game: squads }, { bots: { random: random() } });
