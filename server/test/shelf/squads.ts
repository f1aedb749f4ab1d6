import { program } from '@masterplan/bots';
import { squads } from '../../../kernel/test/tiny/squads.ts';

export const shelved = program({ game: squads });
