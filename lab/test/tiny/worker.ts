import { serve } from '../../src/workers.ts';
import { noughts } from './contest.ts';

serve(() => noughts);
