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
import { statusAt } from './questions.ts';

/** What leads to Missions, Spoils, Conflicts, deals and claims. */
const eager: readonly number[] = [
  ...[
    word.use,
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

/** Markers with a number lead somewhere if they lie on a Mission that is not face down. */
function isPurposeful(lens: Lens<Tomorrow>, option: Option): boolean {
  if (wordOf(option) !== word.stage) return eager.includes(wordOf(option));
  const kind = lens.kind(firstOf(option));
  const status = statusAt(lens, secondOf(option));
  return kind?.type === 'marker' && kind.phase > 0 && status !== 'inactive';
}

/** A choice that leads far: random players hardly ever put a Squad together that Completes a Mission. */
export function lively(lens: Lens<Tomorrow>, options: readonly Option[], random: Rng): Option {
  const wanted = options.filter((option) => isPurposeful(lens, option));
  const among = wanted.length === 0 ? options : wanted;
  return nth(among, below(random, among.length));
}
