import type { Sitting } from '@masterplan/bots';
import type { Heard } from '@masterplan/kernel';
import type { House } from '../house.ts';
import type { Rules } from '../programs/programs.ts';
import type { EntryRow } from '../store/schema.ts';
import type { StoredWhole } from '../store/store.ts';
import type { Time } from './attendance.ts';
import { startOf } from './dealing.ts';
import type { Facts } from './facts.ts';
import type { Slices } from './slices.ts';

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

/** After what a table is taken up: a server before this one has stopped, or this one put it away. */
export type After = 'restart' | 'rest';

/**
 * Plays a stored table again: under the rules offered now where they lead to the same, else under those it began with.
 * Undefined where neither can: the table can be looked at in the lobby and no more. After a rest it is played in slices, because
 * others play meanwhile; after a restart nobody does.
 */
export async function resume(
  { programs, slices }: Pick<House, 'programs' | 'slices'>,
  facts: Facts,
  entries: readonly EntryRow[],
  after: After,
): Promise<Resumed | undefined> {
  const each: Each = after === 'rest' ? (all, work) => slices.each(all, work) : atOnce;
  const offered = programs.offeredFor(facts.game);
  const now = offered && (await replayed(offered, facts, entries, each));
  if (offered !== undefined && now !== undefined) return { ...now, rules: offered };
  const kept = await programs.kept(facts.program);
  const old = kept && (await replayed(kept, facts, entries, each));
  return kept !== undefined && old !== undefined ? { ...old, rules: kept } : undefined;
}

type Each = Slices['each'];

const atOnce: Each = async (all, work) => {
  for (const one of all) work(one);
};

/** The table at the end of its log; undefined where these rules lead elsewhere. */
async function replayed(
  { shelved }: Rules,
  facts: Facts,
  entries: readonly EntryRow[],
  each: Each,
): Promise<Replayed | undefined> {
  try {
    const sitting = shelved.open(startOf(facts));
    if ('faults' in sitting) return undefined;
    const last = entries.findLast(({ hash }) => hash !== '');
    let heardAt = 0;
    let answered: number | undefined;
    await each(entries, (entry) => {
      const heard = replay(sitting, entry);
      if (heard !== 'silent') heardAt = entry.at;
      answered = entry.did === 'choose' && heard !== 'silent' ? entry.seat : undefined;
      if (entry === last && entry.hash !== sitting.hash()) throw new Error('these rules lead elsewhere');
    });
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
