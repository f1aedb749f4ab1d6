import { no } from '../result.ts';
import type { Desk, Known } from './session.ts';

/** Why a person may not make another table just now. */
export function mayMake({ limiter }: Desk, { person, address }: Known): ReturnType<typeof no> | undefined {
  const wait = limiter.draw('table', person.id) ?? limiter.draw('tableHere', address);
  return wait === undefined ? undefined : no('too-many', { seconds: wait });
}
