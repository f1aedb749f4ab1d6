import { contestNamed } from './shelf.ts';
import { serve } from './workers.ts';

serve(contestNamed);
