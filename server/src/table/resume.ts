import type { Sitting } from '@masterplan/bots';
import type { Heard } from '@masterplan/kernel';
import type { Programs, Rules } from '../programs/programs.ts';
import type { EntryRow } from '../store/schema.ts';
import type { StoredWhole } from '../store/store.ts';
import type { Time } from './attendance.ts';
import { startOf } from './dealing.ts';
import type { Facts } from './facts.ts';

/** A table's game, and the rules it goes on under. */
export interface Resumed extends Replayed {
  readonly rules: Rules;
}

interface Replayed {
  readonly sitting: Sitting;
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

/** The table at the end of its log; undefined where these rules lead elsewhere. */
function replayed({ shelved }: Rules, facts: Facts, entries: readonly EntryRow[]): Replayed | undefined {
  try {
    const sitting = shelved.open(startOf(facts));
    if ('faults' in sitting) return undefined;
    const last = entries.findLastIndex(({ hash }) => hash !== '');
    let heardAt = 0;
    let answered: number | undefined;
    for (const [i, entry] of entries.entries()) {
      const heard = replay(sitting, entry);
      if (heard !== 'silent') heardAt = entry.at;
      answered = entry.did === 'choose' && heard !== 'silent' ? entry.seat : undefined;
      if (i === last && entry.hash !== sitting.hash()) return undefined;
    }
    return { sitting, heardAt, answered };
  } catch {
    return undefined;
  }
}

/** Does again what an entry says. */
export function replay(sitting: Sitting, { did, seat, said, bots, by }: EntryRow): Heard {
  if (did === 'undo') sitting.undo(seat, reachOf(said), bots);
  if (did !== 'choose') return 'loud';
  const tried = sitting.attempt(seat, said, by);
  if (tried.refusal !== undefined) throw new Error(`a choice of the log is refused: ${tried.refusal.code}`);
  tried.commit();
  return tried.heard;
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
