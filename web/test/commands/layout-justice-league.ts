import { walkThrough } from '../support/long-walk.ts';

walkThrough('justice-league');
