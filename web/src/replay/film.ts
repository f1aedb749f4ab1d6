import type { GameRecord, Language, Rerun, RerunFault, Watcher } from '@masterplan/kernel';
import { tellingOf } from '@masterplan/kernel';
import type { FinishedTable } from '@masterplan/server/wire';
import { type AnyTelling, tellingAt } from '../boards/old-rules.tsx';
import type { AnyText, Playable } from '../boards/playable.ts';
import { orAnew } from '../parts/later.ts';

// biome-ignore lint/suspicious/noExplicitAny: games of different shapes are told by one page, each by its own telling only
type AnyRerun = Rerun<any>;

/** A finished game as it can be watched: played again, with the words of the rules it was played with. */
export interface Film {
  readonly rerun: AnyRerun;
  readonly texts: Readonly<Record<Language, AnyText>>;
  /** `old`: it is told by rules that are older than the page, whose board may not know all that happens in it. */
  readonly rules: 'today' | 'old';
}

function filmBy(telling: AnyTelling, record: GameRecord, rules: Film['rules']): Film | RerunFault {
  const rerun = telling.rerun(record);
  return typeof rerun === 'string'
    ? rerun
    : { rerun, texts: telling.text(rerun.game, record.options), rules };
}

/** Plays a record again, by the page's rules; where it was played with older ones, by those, if the server has them still. */
export async function filmOf(
  { game, text, packs }: Pick<Playable, 'game' | 'text' | 'packs'>,
  { record, rulesAt }: Pick<FinishedTable, 'record' | 'rulesAt'>,
): Promise<Film | RerunFault> {
  if (rulesAt === undefined) {
    const reading = record.pack === undefined || packs === undefined ? {} : { readPack: await orAnew(packs) };
    return filmBy(tellingOf({ game, text, ...reading }), record, 'today');
  }
  const old = await tellingAt(rulesAt);
  return old === undefined ? 'other-rules' : filmBy(old, record, 'old');
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
