import {
  type Blocked,
  DECLINE_WORD,
  firstOf,
  holesOf,
  type Lens,
  nth,
  type Option,
  secondOf,
  sentenceAt,
  wordOf,
} from '@masterplan/kernel';
import { type MasterPlan, word } from '../rules/board.ts';
import { leaves } from '../rules/facts.ts';
import type { Voice } from './voice.ts';

type Said = (voice: Voice, lens: Lens<MasterPlan>, names: readonly string[], a: number, b: number) => string;

/** The options of phases. */
const said: ReadonlyMap<number, Said> = new Map<number, Said>([
  [
    word.deploy,
    (voice, lens, _names, card, place) =>
      voice.say.option.deploy(voice.cardName(lens, card), voice.placeName(lens, place)),
  ],
  [word.settle, (voice, lens, _names, place) => voice.say.option.settle(voice.placeName(lens, place))],
  [
    word.knockOut,
    (voice, lens, names, card) =>
      voice.say.option.knockOut(voice.cardName(lens, card), voice.ownerName(lens, names, card)),
  ],
  [word.claim, (voice, lens, _names, card) => voice.say.option.claim(voice.cardName(lens, card))],
  [word.hand, (voice, _lens, names, seat) => voice.say.option.hand(nth(names, seat))],
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
  return voice.optionBrought(lens, option, names) ?? doText(voice, lens);
}

/** Doing what one may do, where there is nothing to choose. */
function doText(voice: Voice, lens: Lens<MasterPlan>): string {
  const { game, frame } = lens;
  return leaves(sentenceAt(game, frame))
    ? voice.say.option.leave(voice.cardName(lens, frame.self))
    : voice.say.option.doIt;
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
      return refusal.turnedDown(holesOf(lens.game.words, option).length === 2 ? other() : card());
    case 'MP-B19':
      return refusal.decoy(card());
    case 'MP-B35':
      return refusal.smallSquad(card());
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

/** Where the card would go: here, unless the option says where. */
const placeMeant = (lens: Lens<MasterPlan>, option: Option): number =>
  holesOf(lens.game.words, option).includes('place') ? secondOf(option) : lens.fields.here;
