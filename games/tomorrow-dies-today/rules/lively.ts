import {
  ACCEPT_WORD,
  below,
  firstOf,
  type Lens,
  nth,
  type Option,
  type Rng,
  secondOf,
  wordOf,
} from '@masterplan/kernel';
import { type Tomorrow, word } from './board.ts';
import { meets, needsAt, squadsOf, statusAt } from './questions.ts';

/** What leads to Missions, Spoils, Conflicts, deals and claims. */
const eager: readonly number[] = [
  ...[
    word.use,
    word.buyHenchman,
    word.build,
    word.reveal,
    word.commit,
    word.gather,
    word.deploy,
    word.attack,
    word.attackAt,
    word.deal,
  ],
  ...[word.complete, word.generate, word.collect, word.take, word.claimCard, word.claim, ACCEPT_WORD],
];

/** A marker with a number leads somewhere if it lies on a Mission that is not face down. */
function isPurposeful(lens: Lens<Tomorrow>, option: Option): boolean {
  if (wordOf(option) !== word.stage) return eager.includes(wordOf(option));
  const kind = lens.kind(firstOf(option));
  const status = statusAt(lens, secondOf(option));
  return kind?.type === 'marker' && kind.phase > 0 && status !== 'inactive';
}

/** It leads to a Completed Mission if one of the seat's Squads is enough there; how much is asked for there, or 0. */
function promiseOf(lens: Lens<Tomorrow>, option: Option): number {
  if (wordOf(option) !== word.stage || !isPurposeful(lens, option)) return 0;
  const place = secondOf(option);
  const needs = needsAt(lens, place);
  const isEnough = (slot: number) => meets(lens, [{ seat: lens.viewer, slots: [slot] }], needs);
  if (statusAt(lens, place) === 'completed' || !squadsOf(lens, lens.viewer).some(isEnough)) return 0;
  return needs.reduce((sum, need) => sum + need, 0);
}

/**
 * A choice that leads far: random players hardly ever put a Squad together that Completes a Mission. The hardest that it can is
 * taken, since few Squads are enough for it.
 */
export function lively(lens: Lens<Tomorrow>, options: readonly Option[], random: Rng): Option {
  const promises = options.map((option) => promiseOf(lens, option));
  const most = Math.max(...promises);
  const wanted = options.filter((option, no) =>
    most > 0 ? promises[no] === most : isPurposeful(lens, option),
  );
  const among = wanted.length === 0 ? options : wanted;
  return nth(among, below(random, among.length));
}
