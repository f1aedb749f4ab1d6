import type { Heard, Seating, Start } from '@masterplan/bots';
import type { Programs, Rules } from '../rules/programs.ts';
import type { EntryRow } from '../store/schema.ts';
import type { StoredWhole } from '../store/store.ts';
import type { Time } from './attendance.ts';
import type { Facts } from './facts.ts';

/** A table's game, and the rules it goes on under. */
export interface Resumed extends Replayed {
  readonly rules: Rules;
}

interface Replayed {
  readonly seating: Seating;
  /** When something last happened that others heard of, in milliseconds since 1970. */
  readonly heardAt: number;
  /** The seat whose answer was the last thing that happened, where others heard of it. */
  readonly answered: number | undefined;
}

/**
 * Plays a stored table again: under the rules offered now where they lead to the same, else under those it began with.
 * Undefined where neither can: the table can be looked at in the lobby and no more.
 */
export async function resume(
  programs: Programs,
  facts: Facts,
  entries: readonly EntryRow[],
): Promise<Resumed | undefined> {
  const offered = programs.offeredFor(facts.game);
  const now = offered && replayed(offered, facts, entries);
  if (offered !== undefined && now !== undefined) return { ...now, rules: offered };
  const kept = await programs.kept(facts.program);
  const old = kept && replayed(kept, facts, entries);
  return kept !== undefined && old !== undefined ? { ...old, rules: kept } : undefined;
}

/** The rules a table is dealt by: those offered now, or those of the position it begins in. */
export async function rulesToDealBy(
  programs: Programs,
  { game, begun, program }: Facts,
): Promise<Rules | undefined> {
  const offered = programs.offeredFor(game);
  return begun === null || offered?.sha === program ? offered : programs.kept(program);
}

/** The table at the end of its log; undefined where these rules lead elsewhere. */
function replayed({ shelved }: Rules, facts: Facts, entries: readonly EntryRow[]): Replayed | undefined {
  try {
    const seating = shelved.open(startOf(facts));
    if ('faults' in seating) return undefined;
    const last = entries.findLastIndex(({ hash }) => hash !== '');
    let heardAt = 0;
    let answered: number | undefined;
    for (const [i, entry] of entries.entries()) {
      const heard = replay(seating, entry);
      if (heard !== 'silent') heardAt = entry.at;
      answered = entry.did === 'choose' && heard !== 'silent' ? entry.seat : undefined;
      if (i === last && entry.hash !== seating.hash()) return undefined;
    }
    return { seating, heardAt, answered };
  } catch {
    return undefined;
  }
}

/** Does again what an entry says. */
export function replay(seating: Seating, { did, seat, said, bots, by }: EntryRow): Heard {
  if (did === 'choose') return seating.choose(seat, said, by);
  if (did === 'undo') seating.undo(seat, reachOf(said), bots);
  return 'loud';
}

const reachOf = (said: string): 'free' | 'agreed' | 'take-back' => {
  if (said === 'free' || said === 'agreed' || said === 'take-back') return said;
  throw new Error(`no undo reaches "${said}"`);
};

/**
 * What was last written of the clocks: with something apart from the log, or with its last entry, just before the seat that
 * answered got its time for the next ask. Undefined without a clock.
 */
export function latestTime(
  { row, entries }: StoredWhole,
  { answered }: Pick<Resumed, 'answered'>,
): (Time & Pick<Resumed, 'answered'>) | undefined {
  const apart: Time | undefined = row.timeJson === null ? undefined : JSON.parse(row.timeJson);
  const last = entries.at(-1);
  if (apart !== undefined && (last === undefined || last.clocksJson === null || apart.at > last.at))
    return { ...apart, answered: undefined };
  if (last === undefined || last.clocksJson === null) return undefined;
  return { left: JSON.parse(last.clocksJson), at: last.at, answered };
}

/** How a table is dealt. */
export const startOf = ({ seats, options, seed, packJson, begun }: Facts): Start => ({
  ...{ seats, options, seed },
  ...(packJson === null ? {} : { pack: JSON.parse(packJson) }),
  ...(begun === null ? {} : { beginning: begun.beginning }),
});
