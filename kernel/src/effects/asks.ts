import type { Game, Sentence } from '../game/definition.ts';
import type { Lens } from '../knowledge/lens.ts';
import { named, nth } from '../state/lists.ts';
import { DECLINE_WORD, DO_WORD, type Offers } from '../state/options.ts';
import type { Frame, Shape } from '../state/state.ts';
import type { Step } from './steps.ts';

/** The frame verb under which the kernel runs a list of sentences. */
export const EFFECT = 'effect';

/** The steps a frame of sentences takes. */
export const stepsOf = <S extends Shape>(game: Game<S>, frame: Frame): readonly Step<S>[] =>
  game.steps(frame.kind, frame.part);

/** The sentence a frame has come to, or undefined where it has come to the end. */
export const sentenceAt = <S extends Shape>(game: Game<S>, frame: Frame): Sentence | undefined =>
  stepsOf(game, frame)[frame.at]?.said;

/** The name of what a frame asks: its phase, or the verb of its sentence. Prompts are worded by it. */
export const askName = <S extends Shape>(game: Game<S>, frame: Frame): string =>
  frame.verb === EFFECT ? nth(stepsOf(game, frame), frame.at).said.do : frame.verb;

/** Puts the candidates of the ask that the top frame makes of this lens's seat into `offers`. */
export function listChoices<S extends Shape>(lens: Lens<S>, offers: Offers): void {
  const frame = nth(lens.stack, lens.stack.length - 1);
  if (frame.verb !== EFFECT) {
    named(lens.game.phaseNamed, frame.verb).choices?.(lens, lens.viewer, frame, offers);
    return;
  }
  const { verb, said, may } = nth(stepsOf(lens.game, frame), frame.at);
  if (verb.choices === undefined) offers.yes(DO_WORD);
  else verb.choices(lens, lens.viewer, frame, offers, said);
  if (may && offers.options.length > 0) offers.yes(DECLINE_WORD);
}
