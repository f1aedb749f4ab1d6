import {
  type Lens,
  nth,
  type OpenAsk,
  type Outcome,
  type Sentence,
  saidUpTo,
  sentenceAt,
  sentencesOf,
} from '@masterplan/kernel';
import { type Clause, clausesFor, inAnothersTurn } from '@masterplan/kernel/words';
import { saidIn } from '../content/editions.ts';
import type { Watchmen } from '../rules/board.ts';
import { draw, gainedCard, power, speaksOfIt } from '../rules/facts.ts';
import type { Voice } from './voice.ts';
import { compose } from './words.ts';

/** An open ask, as the asked seat reads it or as the others do. */
export function promptText(
  voice: Voice,
  lens: Lens<Watchmen>,
  ask: OpenAsk,
  names: readonly string[],
): string {
  const who = nth(names, ask.seat);
  const isYours = lens.viewer === ask.seat;
  const { ask: asking, waiting } = voice.say;
  const frame = nth(lens.stack, lens.stack.length - 1);
  switch (ask.name) {
    case 'heroes':
      return isYours ? asking.heroes : waiting.heroes(who);
    case 'turn':
      return isYours ? asking.turn(lens.fields.power) : waiting.turn(who);
    case 'card':
      return isYours ? asking.card : waiting.card(who);
    case 'ending':
      return isYours ? asking.ending : waiting.ending(who);
    case 'help': {
      const asker = nth(names, frame.you);
      return isYours ? asking.help(asker) : waiting.help(who, asker);
    }
    case 'gained': {
      const card = voice.cardName(lens, gainedCard(frame));
      return isYours ? asking.gained(card) : waiting.gained(who, card);
    }
    case 'round': {
      const by = voice.faceName(frame.kind);
      return isYours ? asking.round(by, attackText(voice, lens)) : waiting.round(who, by);
    }
    default: {
      const by = voice.faceName(frame.kind);
      return isYours ? asking.effect(by, effectText(voice, lens, names)) : waiting.effect(who, by);
    }
  }
}

/** What an Attack would do to the reader. */
function attackText(voice: Voice, lens: Lens<Watchmen>): string {
  const frame = nth(lens.stack, lens.stack.length - 1);
  return compose(clausesFor(lens.game, sentencesOf(lens.game, frame)), voice.language);
}

/** What clauses say to the viewer: "you" is never another player whose card it is. */
function said(
  voice: Voice,
  lens: Lens<Watchmen>,
  names: readonly string[],
  clauses: readonly Clause[],
): string {
  const { turn } = lens.fields;
  const theirs = turn < 0 || turn === lens.viewer ? clauses : inAnothersTurn(nth(names, turn), clauses);
  return compose(theirs, voice.language);
}

/** The sentence that asks, and what hangs on it; where it speaks of a card named before it, with what named that card. */
function effectText(voice: Voice, lens: Lens<Watchmen>, names: readonly string[]): string {
  const { game, options } = lens;
  const frame = nth(lens.stack, lens.stack.length - 1);
  const asking = sentenceAt(game, frame);
  if (asking === undefined) return '';
  const { if: _if, ...alone } = asking;
  const list = speaksOfIt([asking]) ? namingIt(saidUpTo(game, frame)) : [alone];
  return said(voice, lens, names, clausesFor(game, saidIn(options.edition, list)));
}

/** The last sentence with those before it, but for what names no card. */
const namingIt = (list: readonly Sentence[]): readonly Sentence[] =>
  list.filter((said, i) => i === list.length - 1 || (!power.is(said) && !draw.is(said)));

/** Where in the game a table is. */
export function chapterText(voice: Voice, lens: Lens<Watchmen>): string {
  const { chapter } = voice.say;
  if (lens.outcome !== null) return chapter.over;
  return lens.fields.turns === 0 ? chapter.heroes : chapter.turn(lens.fields.turns);
}

export function outcomeText(voice: Voice, { winners, reason }: Outcome, names: readonly string[]): string {
  const { outcome } = voice.say;
  const who = voice.list(winners.map((seat) => nth(names, seat)));
  switch (reason) {
    case 'main-deck':
      return outcome.mainDeck(who);
    case 'super-villains':
      return outcome.superVillains(who);
    case 'tie-break':
      return outcome.tieBreak(who);
    case 'shared':
      return outcome.shared(who);
    case 'challenges':
      return outcome.challenges(who);
    case 'ran-out':
      return outcome.ranOut(who);
    case 'no-loyal':
      return outcome.noLoyal(who);
    case 'nobody':
      return outcome.nobody;
    default:
      throw new Error(`nothing is worded for an end by "${reason}"`);
  }
}
