import { contestNamed } from './contests.ts';
import { serve } from './workers.ts';

serve(contestNamed);
