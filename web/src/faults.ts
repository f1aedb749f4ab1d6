import type { Messages } from './text/index.ts';
import { Refused } from './wire/connection.ts';

/** What went wrong, in words. A fault of ours is thrown on. */
export function faultText(reason: unknown, say: Messages): string {
  if (!(reason instanceof Refused)) throw reason;
  const { code, facts = {} } = reason.error;
  return say.refusals[code](facts);
}
