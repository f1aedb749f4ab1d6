import { randomBot as random } from '@masterplan/bots';
import { squads } from '../../../kernel/test/tiny/squads.ts';
import { shelve } from '../../src/rules/shelve.ts';

export const shelved = shelve({ game: squads }, { bots: { random: random() } });
