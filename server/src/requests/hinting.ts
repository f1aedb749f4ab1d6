import { done, no } from '../result.ts';
import { atTable } from './at-table.ts';
import type { Handlers } from './session.ts';

export const hinting: Handlers<'hint'> = {
  /** Answered at once: a search takes a second, and what the page asks next must not wait for it. */
  hint: (desk, session, { table: id, seat, version }) =>
    atTable(desk, session, { id, seat }, 'holder', async ({ table, player }) => {
      const { hints } = table;
      const refusal = hints.refusal(seat);
      if (refusal !== undefined) return no(refusal);
      if (table.isStale(version)) return no('stale');
      const wait = hints.isKnown(seat)
        ? undefined
        : (desk.limiter.draw('hint', player) ?? desk.limiter.draw('hintHere', session.address));
      if (wait !== undefined) return no('too-many', { seconds: wait });
      await hints.seek(seat, (best) => session.push({ on: 'hint', table: id, viewer: seat, version, best }));
      return done;
    }),
};
