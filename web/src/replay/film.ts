import { orAnew } from '@masterplan/boards/later';
import { type GameRecord, type Rerun, type RerunFault, rerunOf, type Watcher } from '@masterplan/kernel';
import type { FinishedTable } from '@masterplan/server/wire';
import { speechesOf, tellingAt } from '../boards/old-rules.tsx';
import type { Playable } from '../boards/playable.ts';
import type { Speeches } from '../boards/speech.ts';

// biome-ignore lint/suspicious/noExplicitAny: games of different shapes are told by one page, each by its own telling only
type AnyRerun = Rerun<any>;

/** A finished game as it can be watched: played again, with the words of the rules it was played with. */
export interface Film {
  readonly rerun: AnyRerun;
  readonly speeches: Speeches;
  readonly options: GameRecord['options'];
  /** `old`: it is told by rules that are older than the page, whose board may not know all that happens in it. */
  readonly rules: 'today' | 'old';
}

/** Plays a record again, by the page's rules; where it was played with older ones, by those, if the server has them still. */
export async function filmOf(
  { speeches, whole }: Pick<Playable, 'speeches' | 'whole'>,
  { record, rulesAt }: Pick<FinishedTable, 'record' | 'rulesAt'>,
): Promise<Film | RerunFault> {
  const { options } = record;
  if (rulesAt === undefined) {
    const rerun = rerunOf(await orAnew(whole), record);
    return typeof rerun === 'string' ? rerun : { rerun, speeches, options, rules: 'today' };
  }
  const old = await tellingAt(rulesAt);
  if (old === undefined) return 'other-rules';
  const rerun = old.rerun(record);
  return typeof rerun === 'string'
    ? rerun
    : { rerun, speeches: speechesOf(old, speeches), options, rules: 'old' };
}

/** The moment and the watcher that a link names: `42`, `42 as 2`, `42 as truth`. Whatever it does not name is the beginning. */
export function momentOf(
  at: string,
  { seats, lastMoment }: Pick<AnyRerun, 'seats' | 'lastMoment'>,
): { step: number; watcher: Watcher } {
  const [, step = '0', as = 'public'] = /^(\d{1,6})(?: as (\w+))?$/.exec(at) ?? [];
  const seat = /^\d$/.test(as) && Number(as) < seats ? Number(as) : 'public';
  return { step: Math.min(Number(step), lastMoment), watcher: as === 'truth' ? as : seat };
}
