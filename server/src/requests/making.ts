import { no } from '../result.ts';
import type { Making } from './new-table.ts';
import type { Desk, Known } from './session.ts';

/** Why a person may not make another such table just now. */
export function mayMake(
  { limiter }: Desk,
  { person, address }: Known,
  { listed, pack }: Pick<Making, 'listed' | 'pack'>,
): ReturnType<typeof no> | undefined {
  const wait =
    limiter.draw('table', person.id) ??
    limiter.draw('tableHere', address) ??
    (listed ? (limiter.draw('listed', person.id) ?? limiter.draw('listedHere', address)) : undefined) ??
    (pack === undefined ? undefined : limiter.draw('packHere', address));
  return wait === undefined ? undefined : no('too-many', { seconds: wait });
}
