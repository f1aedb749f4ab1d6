import {
  agreeing,
  firstOf,
  type Lens,
  newest,
  nth,
  type OpenAsk,
  type Outcome,
  partsIn,
  sentenceAt,
} from '@masterplan/kernel';
import { clausesFor, inAnothersTurn } from '@masterplan/kernel/words';
import type { JusticeLeague } from '../rules/board.ts';
import {
  attempting,
  budgetOf,
  cardAtWork,
  confronted,
  isFree,
  leftToRecover,
  nextLevel,
  openAbilities,
  ownerOf,
  scoreOf,
  wayOf,
  whoWaits,
} from '../rules/facts.ts';
import type { Voice } from './voice.ts';
import { compose } from './words.ts';

/** An open ask, as the asked seat reads it or as the others do. */
export function promptText(
  voice: Voice,
  lens: Lens<JusticeLeague>,
  ask: OpenAsk,
  names: readonly string[],
): string {
  return lens.viewer === ask.seat ? asked(voice, lens, ask, names) : others(voice, lens, ask, names);
}

function asked(
  voice: Voice,
  lens: Lens<JusticeLeague>,
  { name, seat }: OpenAsk,
  names: readonly string[],
): string {
  const { ask } = voice.say;
  switch (name) {
    case 'characters':
    case 'reveal one':
    case 'hero planning':
    case 'darkseid planning':
    case 'own order':
    case 'cancelling':
    case 'triumph':
      return ask[name];
    case 'placing':
      return isFree(lens.stack) ? ask.placingFirst(budgetOf(lens.stack)) : ask.placing(budgetOf(lens.stack));
    case 'order':
    case 'token owner':
      return agreementPrompt(voice, lens, name, names);
    case 'power':
      return ask.power(voice.cardName(lens, cardAtWork(lens.frame)));
    case 'confrontation':
      return confrontationPrompt(voice, lens);
    case 'consent':
      return ask.consent(nth(names, whoWaits(lens.frame)));
    case 'attempt':
      return ask.attempt(voice.say.abilities[attempting(lens.stack).ability], attempting(lens.stack).short);
    case 'crossing':
      return ask.crossing(nth(names, lens.frame.you), voice.to(wayOf(lens.frame)));
    case 'train':
      return ask.train(nextLevel(lens, seat)?.costs ?? 0);
    default:
      return cardPrompt(voice, lens, names);
  }
}

function others(
  voice: Voice,
  lens: Lens<JusticeLeague>,
  { name, seat }: OpenAsk,
  names: readonly string[],
): string {
  const { waiting } = voice.say;
  const who = nth(names, seat);
  switch (name) {
    case 'characters':
    case 'placing':
    case 'reveal one':
    case 'hero planning':
    case 'darkseid planning':
    case 'order':
    case 'own order':
    case 'confrontation':
    case 'attempt':
    case 'token owner':
    case 'cancelling':
    case 'triumph':
    case 'crossing':
    case 'train':
      return waiting[name](who);
    case 'power':
      return waiting.power(who, voice.cardName(lens, cardAtWork(lens.frame)));
    case 'consent':
      return waiting.consent(who, nth(names, whoWaits(lens.frame)));
    default:
      return waiting.card(who, voice.cardName(lens, lens.frame.self));
  }
}

function confrontationPrompt(voice: Voice, lens: Lens<JusticeLeague>): string {
  const target = confronted(lens);
  if (target < 0) return voice.say.ask.target;
  const scores = openAbilities(lens, target).map((ability) =>
    voice.say.card.score(voice.say.abilities[ability], scoreOf(lens, target, ability) ?? 0),
  );
  return voice.say.ask.confrontation(voice.targetName(lens, target), voice.list(scores));
}

/** What is proposed, once it has been. */
function agreementPrompt(
  voice: Voice,
  lens: Lens<JusticeLeague>,
  name: 'order' | 'token owner',
  names: readonly string[],
): string {
  const { ask } = voice.say;
  const { frame } = lens;
  if (agreeing.stage.of(frame) === 'propose') return ask[name];
  const parts = partsIn(frame).map(firstOf);
  return name === 'order'
    ? ask.orderConsent(parts.map((card) => voice.owned(lens, names, card)))
    : ask.tokenConsent(nth(names, nth(parts, 0)));
}

/** What a card asks; whoever plays it goes by their name where another is asked. */
function cardPrompt(voice: Voice, lens: Lens<JusticeLeague>, names: readonly string[]): string {
  const { frame } = lens;
  const said = sentenceAt(lens.game, frame);
  const lent = leftToRecover(said, frame);
  if (lent !== undefined) return voice.say.ask.recoverLent(voice.cardName(lens, frame.self), lent);
  const clauses = said === undefined ? [] : clausesFor(lens.game, [said]);
  const player = names[ownerOf(lens, frame.self)];
  const isTheirs = player === undefined || frame.you === ownerOf(lens, frame.self);
  return voice.say.ask.card(
    voice.cardName(lens, frame.self),
    compose(isTheirs ? clauses : inAnothersTurn(player, clauses), voice.language),
  );
}

/** Where in the game a table is. */
export function chapterText(voice: Voice, lens: Lens<JusticeLeague>): string {
  const { chapter } = voice.say;
  const { round } = lens.fields;
  if (lens.outcome !== null) return chapter.over;
  if (round === 0) return chapter.setUp;
  if (newest(lens.stack, { name: 'train' }) !== undefined) return chapter.train(round);
  return newest(lens.stack, { name: 'powers' }) === undefined
    ? chapter.planning(round)
    : chapter.powers(round);
}

export function outcomeText(voice: Voice, { winners, reason }: Outcome, names: readonly string[]): string {
  const { outcome } = voice.say;
  const who = voice.list(winners.map((seat) => nth(names, seat)));
  switch (reason) {
    case 'darkseid-points':
    case 'hero-points':
    case 'empty-map':
    case 'ultimate-goal':
      return outcome[reason](who);
    default:
      throw new Error(`nothing is worded for an end by "${reason}"`);
  }
}
