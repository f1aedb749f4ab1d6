import {
  type Blocked,
  DECLINE_WORD,
  firstOf,
  type Lens,
  nth,
  type Option,
  secondOf,
  sentenceAt,
  wordOf,
} from '@masterplan/kernel';
import { type MasterPlan, plan, word } from '../rules/board.ts';
import type { Voice } from './voice.ts';

type Said = (voice: Voice, lens: Lens<MasterPlan>, names: readonly string[], a: number, b: number) => string;

const ownerName = (lens: Lens<MasterPlan>, names: readonly string[], card: number): string =>
  names[plan.place(lens.at(card)).seat] ?? '';

/** About one Super of anybody's. */
const ofSuper =
  (id: 'knockOut' | 'turnDown' | 'guard' | 'lure' | 'credit'): Said =>
  (voice, lens, names, card) =>
    voice.say.option[id](voice.cardName(lens, card), ownerName(lens, names, card));

/** The Action Number that the Ability at work gives. */
function newNumber(lens: Lens<MasterPlan>): number {
  const frame = nth(lens.stack, lens.stack.length - 1);
  const kind = nth(lens.game.kinds, frame.kind);
  const said = kind.type === 'super' ? kind.ability[frame.at] : undefined;
  return said?.do === 'change-number' ? said.to : 0;
}

/** About one card that needs no owner. */
const ofCard =
  (id: 'claim' | 'rescue' | 'give'): Said =>
  (voice, lens, _names, card) =>
    voice.say.option[id](voice.cardName(lens, card));

const atPlace =
  (id: 'deploy' | 'move'): Said =>
  (voice, lens, _names, card, place) =>
    voice.say.option[id](voice.cardName(lens, card), voice.placeName(lens, place));

const said: ReadonlyMap<number, Said> = new Map<number, Said>([
  [word.deploy, atPlace('deploy')],
  [word.move, atPlace('move')],
  [word.settle, (voice, lens, _names, place) => voice.say.option.settle(voice.placeName(lens, place))],
  [word.knockOut, ofSuper('knockOut')],
  [word.turnDown, ofSuper('turnDown')],
  [
    word.renumber,
    (voice, lens, names, card) =>
      voice.say.option.renumber(voice.cardName(lens, card), ownerName(lens, names, card), newNumber(lens)),
  ],
  [word.guard, ofSuper('guard')],
  [word.lure, ofSuper('lure')],
  [word.credit, ofSuper('credit')],
  [word.claim, ofCard('claim')],
  [word.rescue, ofCard('rescue')],
  [word.give, ofCard('give')],
  [word.hand, (voice, _lens, names, seat) => voice.say.option.hand(nth(names, seat))],
  [
    word.swap,
    (voice, lens, _names, card, other) =>
      voice.say.option.swap(
        voice.cardName(lens, card),
        voice.cardName(lens, other),
        voice.whereIs(lens, other),
      ),
  ],
  [
    word.trade,
    (voice, lens, names, card, other) =>
      voice.say.option.trade(
        voice.cardName(lens, card),
        voice.cardName(lens, other),
        ownerName(lens, names, other),
      ),
  ],
  [
    word.carry,
    (voice, lens, _names, card) =>
      voice.say.option.carry(voice.cardName(lens, card), voice.whereIs(lens, card)),
  ],
  [
    word.want,
    (voice, lens, names, card) =>
      voice.say.option.want(
        voice.cardName(lens, card),
        ownerName(lens, names, card) || voice.whereIs(lens, card),
      ),
  ],
  [word.lookAtPlan, (voice, _lens, names, seat) => voice.say.option.lookAtPlan(nth(names, seat))],
  [
    word.lookAtSquad,
    (voice, lens, names, seat, place) =>
      voice.say.option.lookAtSquad(nth(names, seat), voice.placeName(lens, place)),
  ],
]);

/** One of the viewer's own options. */
export function optionText(
  voice: Voice,
  lens: Lens<MasterPlan>,
  option: Option,
  names: readonly string[],
): string {
  const saying = said.get(wordOf(option));
  if (saying !== undefined) return saying(voice, lens, names, firstOf(option), secondOf(option));
  if (wordOf(option) === DECLINE_WORD) return voice.say.option.decline;
  return doText(voice, lens);
}

/** Doing what one may do, where there is nothing to choose. */
function doText(voice: Voice, lens: Lens<MasterPlan>): string {
  const frame = nth(lens.stack, lens.stack.length - 1);
  const leaves = sentenceAt(lens.game, frame)?.do === 'leave';
  return leaves ? voice.say.option.leave(voice.cardName(lens, frame.self)) : voice.say.option.doIt;
}

/** Why a candidate is not possible, by the clause that forbids it. */
export function refusalText(
  voice: Voice,
  lens: Lens<MasterPlan>,
  { option, clause }: Blocked,
  names: readonly string[],
): string {
  const { refusal } = voice.say;
  const first = firstOf(option);
  const card = () => voice.cardName(lens, first);
  const other = () => voice.cardName(lens, secondOf(option));
  switch (clause) {
    case 'MP-5.16':
    case 'MP-B11':
      return refusal.otherSide(
        card(),
        sideName(voice, lens, first),
        voice.placeName(lens, placeMeant(lens, option)),
      );
    case 'MP-6.14':
      return refusal.defends(card());
    case 'MP-6.15':
      return refusal.ownCamp(card());
    case 'MP-B13':
      return refusal.swap(card(), other());
    case 'MP-B15':
      return refusal.turnedDown(wordOf(option) === word.trade ? other() : card());
    case 'MP-B19':
      return refusal.decoy(card());
    case 'MP-B22':
      return refusal.notYours(card());
    case 'MP-A28':
      return refusal.notFewest(nth(names, first));
    default:
      throw new Error(`nothing is worded for a refusal by ${clause}`);
  }
}

function sideName(voice: Voice, lens: Lens<MasterPlan>, card: number): string {
  const kind = lens.kind(card);
  return kind?.type === 'super' ? voice.say.sides[kind.side] : '';
}

/** Where the card would go; a rescued Super comes here. */
const placeMeant = (lens: Lens<MasterPlan>, option: Option): number =>
  wordOf(option) === word.rescue ? lens.fields.here : secondOf(option);
