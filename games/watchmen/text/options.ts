import {
  type Blocked,
  DECLINE_WORD,
  DONE_WORD,
  firstOf,
  type Lens,
  nth,
  type Option,
  sentenceAt,
  wordOf,
} from '@masterplan/kernel';
import { isCard } from '../content/kinds.ts';
import { plan, type Watchmen, word } from '../rules/board.ts';
import {
  costToBeat,
  destroysItself,
  destroysPlayer,
  isOfThoseGained,
  itIn,
  speaksOfIt,
  villainCost,
} from '../rules/facts.ts';
import { deedText, itText } from './deeds.ts';
import type { Voice } from './voice.ts';

type Said = (voice: Voice, lens: Lens<Watchmen>, card: number, names: readonly string[]) => string;
type OfCard =
  | 'defend'
  | 'gain'
  | 'toHand'
  | 'toDeck'
  | 'leave'
  | 'hero'
  | 'contribute'
  | 'order'
  | 'returnFirst';

const ofCard =
  (id: OfCard): Said =>
  (voice, lens, card) =>
    voice.say.option[id](voice.cardName(lens, card));

const plain =
  (id: 'end' | 'take' | 'help'): Said =>
  ({ say }) =>
    say.option[id];

function costIn(lens: Lens<Watchmen>, card: number): number {
  const kind = lens.kind(card);
  return isCard(kind) ? kind.cost : 0;
}

/** Whether a card to come first is one that goes back to the Line-Up at the end of the turn, not a Challenge that acts. */
const isLoan = (lens: Lens<Watchmen>, card: number): boolean =>
  lens.frame.verb === 'ending' && plan.place(lens.at(card)).name !== 'challenge';

/** Which pile a card is destroyed from. */
function placeOf({ say }: Voice, lens: Lens<Watchmen>, card: number): string {
  const { name } = plan.place(lens.at(card));
  return name === 'hand' || name === 'discard' || name === 'lineUp' ? say.places[name] : say.places.other;
}

const playText: Said = (voice, lens, card, names) => {
  const { seat } = plan.place(lens.at(card));
  const name = voice.cardName(lens, card);
  return seat < 0 || seat === lens.viewer
    ? voice.say.option.play(name)
    : voice.say.option.playOf(name, nth(names, seat));
};

const said: ReadonlyMap<number, Said> = new Map<number, Said>([
  [word.play, playText],
  [word.buy, (voice, lens, card) => voice.say.option.buy(voice.cardName(lens, card), costIn(lens, card))],
  [
    word.defeat,
    (voice, lens, card) => voice.say.option.defeat(voice.cardName(lens, card), villainCost(lens, card)),
  ],
  [word.riddle, ({ say }, lens) => say.option.riddle(lens.fields.riddle)],
  [word.end, plain('end')],
  [word.take, plain('take')],
  [word.defend, ofCard('defend')],
  [
    word.destroy,
    (voice, lens, card) => voice.say.option.destroy(voice.cardName(lens, card), placeOf(voice, lens, card)),
  ],
  [word.gain, ofCard('gain')],
  [word.toHand, ofCard('toHand')],
  [word.toDeck, ofCard('toDeck')],
  [word.leave, ofCard('leave')],
  [word.hero, ofCard('hero')],
  [
    word.order,
    (voice, lens, card, names) =>
      ofCard(isLoan(lens, card) ? 'returnFirst' : 'order')(voice, lens, card, names),
  ],
  [word.contribute, ofCard('contribute')],
  [
    word.beat,
    (voice, lens, card) => voice.say.option.beat(voice.cardName(lens, card), costToBeat(lens, card)),
  ],
  [word.help, plain('help')],
]);

/** One of the viewer's own options. */
export function optionText(
  voice: Voice,
  lens: Lens<Watchmen>,
  option: Option,
  names: readonly string[],
): string {
  const saying = said.get(wordOf(option));
  if (saying !== undefined) return saying(voice, lens, firstOf(option), names);
  const brought = voice.optionBrought(lens, option, names);
  if (brought !== undefined) return brought;
  const { accept, decline, done, later, refuse } = voice.say.option;
  const isHelp = lens.frame.verb === 'help';
  if (isHelp) return wordOf(option) === DECLINE_WORD ? refuse : accept;
  if (wordOf(option) === DECLINE_WORD) return decline;
  if (wordOf(option) === DONE_WORD) return isOfThoseGained(sentenceAt(lens.game, lens.frame)) ? later : done;
  return doText(voice, lens, names);
}

/** Doing what one may do, where there is nothing to choose: the card it is done to by name, else the words of the card. */
function doText(voice: Voice, lens: Lens<Watchmen>, names: readonly string[]): string {
  const { frame } = lens;
  const said = sentenceAt(lens.game, frame);
  if (destroysItself(said)) return voice.say.option.destroyIt(voice.cardName(lens, frame.self));
  if (said !== undefined && !speaksOfIt([said])) return deedText(voice, lens, [said], names);
  return itText(voice, lens, itIn(frame));
}

/** Why a candidate is not possible, by the clause that forbids it. */
export function refusalText(
  voice: Voice,
  lens: Lens<Watchmen>,
  { option, clause, facts }: Blocked,
  names: readonly string[],
): string {
  const { refusal } = voice.say;
  const card = destroysPlayer(option) ? '' : voice.cardName(lens, firstOf(option));
  switch (clause) {
    case 'B-3.6':
      return refusal.tooDear(nth(facts, 0), nth(facts, 1));
    case 'B-6.3':
      return refusal.noDefense(card);
    case 'RB-3':
      return refusal.location(card);
    case 'B-8.1':
      return refusal.notCarriedOut(card);
    case 'D-25':
      return refusal.notJustPlayed(card);
    case 'RB-22':
      return refusal.impossible;
    case 'W-6.10':
      return refusal.notAsked(card);
    case 'R-65':
      return refusal.lent(card);
    case 'W-6.11':
      return refusal.weakness;
    case 'W-6.22':
      return refusal.contributeFirst;
    case 'W-8.11':
      return refusal.loyalOnly;
    case 'W-9.4':
      return lens.fields.revealed ? refusal.notLoyal(nth(names, firstOf(option))) : refusal.nobodyLoyal;
    case 'P-9':
      return refusal.lastLoyal(nth(names, firstOf(option)));
    default:
      throw new Error(`nothing is worded for a refusal by ${clause}`);
  }
}
