import {
  type Account,
  type Bot,
  candidates,
  type Foresight,
  type GameRecord,
  type Lens,
  type Manifest,
  nth,
  type Option,
  type Rerun,
  type RerunFault,
  type Review,
  type Shape,
  type TurningPoint,
} from '@masterplan/kernel';
import { meaningAt } from './advising.ts';
import { compared } from './search/compared.ts';

/** What a review needs of a game. */
interface Reviewer<S extends Shape> {
  readonly rerun: (record: GameRecord) => Rerun<S> | RerunFault;
  readonly text: Manifest<S>['text'] | undefined;
  readonly foresight: Foresight<S>;
  /** Who plays on in imagined worlds. */
  readonly thumb: Bot<S>;
}

/** A gain below this is not worth a line, whatever its error. */
const LEAST = 0.03;
/** A gain counts where it is so many times its error: of forty choices that were as good as any, one is taken for a slip. */
const SURE = 2;

/** A choice between several options that mean different things. */
interface Decision {
  readonly moment: number;
  readonly seat: number;
  readonly chosen: Option;
}

/** Looks back at a finished game, at each decision from what its seat knew then: its view and what everybody saw. */
export function reviewOf<S extends Shape>(reviewer: Reviewer<S>, record: GameRecord): Review | undefined {
  const { thumb, foresight } = reviewer;
  const rerun = reviewer.rerun(record);
  if (typeof rerun === 'string') return undefined;
  const decisions = decisionsIn(rerun, record, reviewer);
  const accounts = accountsOf(rerun, thumb);
  return {
    decisions: decisions.length,
    look(no) {
      const { moment, seat, chosen } = nth(decisions, no);
      const lens = rerun.lensAt(moment, seat);
      const { options } = candidates(lens);
      const seed = `review ${record.hash} ${moment}`;
      const quest = { lens, options, account: nth(accounts, moment), thumb, foresight, seed };
      const comparison = compared(quest, chosen, othersThan(chosen, options, lens, reviewer));
      return isClear(comparison) ? { moment, seat, chosen, ...comparison } : undefined;
    },
  };
}

const isClear = ({ gain, error }: Pick<TurningPoint, 'gain' | 'error'>): boolean =>
  gain >= LEAST && gain >= SURE * error;

function decisionsIn<S extends Shape>(
  rerun: Rerun<S>,
  { choices }: GameRecord,
  reviewer: Reviewer<S>,
): Decision[] {
  return choices.flatMap(([seat, key], moment) => {
    const lens = rerun.lensAt(moment, seat);
    const { options } = candidates(lens);
    const chosen = options.find((option) => rerun.game.keyOf(option) === key);
    if (chosen === undefined || othersThan(chosen, options, lens, reviewer).length === 0) return [];
    return [{ moment, seat, chosen }];
  });
}

/** Of the options that mean something else, each meaning once. */
function othersThan<S extends Shape>(
  chosen: Option,
  options: readonly Option[],
  lens: Lens<S>,
  { text }: Pick<Reviewer<S>, 'text'>,
): Option[] {
  const meaning = meaningAt(lens, text);
  const others = new Map<string, Option>();
  for (const option of options) if (!others.has(meaning(option))) others.set(meaning(option), option);
  others.delete(meaning(chosen));
  return [...others.values()];
}

/** What everybody had seen at each moment, as far as the bot heeds it. What was said at the table is not in a record. */
function accountsOf<S extends Shape>(rerun: Rerun<S>, bot: Bot<S>): Account[] {
  let account: Account = [];
  return Array.from({ length: rerun.lastMoment + 1 }, (_, moment) => {
    const events = bot.heeds === undefined ? [] : rerun.eventsAt(moment, 'public');
    const heard = events.filter((event) => bot.heeds?.(rerun.game, event));
    account = heard.length === 0 ? account : [...account, ...heard];
    return account;
  });
}
