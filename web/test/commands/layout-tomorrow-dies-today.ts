import { walkThrough } from '../support/long-walk.ts';

walkThrough('tomorrow-dies-today');
