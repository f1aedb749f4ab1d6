import { walkThrough } from '../support/long-walk.ts';

walkThrough('watchmen');
