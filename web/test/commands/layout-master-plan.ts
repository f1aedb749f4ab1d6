import { walkThrough } from '../support/long-walk.ts';

walkThrough('master-plan');
