import {
  ACCEPT_WORD,
  type Blocked,
  CHANGE_WORD,
  DECLINE_WORD,
  DO_WORD,
  DONE_WORD,
  firstOf,
  type Lens,
  NOT_ANY,
  nth,
  type Option,
  partsIn,
  secondOf,
  sentenceAt,
  wordOf,
} from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';
import { bindings, type JusticeLeague, word } from '../rules/board.ts';
import {
  adapts,
  attempting,
  confronted,
  firstToOvercome,
  isSure,
  placeOf,
  powerOf,
  readyOf,
  scoreOf,
  soFar,
} from '../rules/facts.ts';
import type { Voice } from './voice.ts';

type Said = (
  voice: Voice,
  lens: Lens<JusticeLeague>,
  names: readonly string[],
  a: number,
  b: number,
) => string;

const abilityName = ({ say }: Voice, no: number): string => say.abilities[nth(abilities, no)];

/** Tokens of an ability; where tech counts as it, what is more than there is of it is tech (JL-C19). */
function paid({ say }: Voice, lens: Lens<JusticeLeague>, ability: Ability, n: number): string {
  const own = adapts(lens, lens.viewer) ? Math.min(n, readyOf(lens, lens.viewer, ability)) : n;
  return say.option.tokens(own, say.abilities[ability], n - own);
}

/** An attempt: sure, or with the die. */
const trying =
  (ability: Ability): Said =>
  (voice, lens, _names, n) => {
    const { abilities: names, option } = voice.say;
    const score = scoreOf(lens, confronted(lens), ability) ?? 0;
    const tokens = paid(voice, lens, ability, n);
    return isSure(lens, ability, n) ? option.sure(names[ability], tokens) : option.risk(tokens, score);
  };

/** The options of phases, and those that several verbs share. */
const said: ReadonlyMap<number, Said> = new Map<number, Said>([
  [word.playAs, (voice, lens, _names, card) => voice.say.option.playAs(voice.cardName(lens, card))],
  [word.anyone, ({ say }) => say.option.anyone],
  [
    word.place,
    (voice, lens, _names, card, place) => voice.say.option.place(voice.cardName(lens, card), voice.at(place)),
  ],
  [word.turnUp, (voice, _lens, _names, place) => voice.say.option.turnUp(voice.at(place))],
  [word.choose, (voice, lens, _names, card) => voice.say.option.choose(voice.cardName(lens, card))],
  [word.carryOut, (voice, lens, _names, card) => voice.say.option.carryOut(voice.cardName(lens, card))],
  [
    word.first,
    (voice, lens, names, card) => {
      const { option } = voice.say;
      if (lens.frame.verb === 'own order') return option.first(voice.cardName(lens, card));
      const said = partsIn(lens.frame).length === 0 ? option.first : option.next;
      return said(voice.owned(lens, names, card));
    },
  ],
  [word.against, (voice, lens, _names, region) => voice.say.option.against(voice.targetName(lens, region))],
  [word.againstDarkseid, ({ say }) => say.option.againstDarkseid],
  [word.strength, trying('strength')],
  [word.agility, trying('agility')],
  [word.tech, trying('tech')],
  [word.together, (voice, _lens, _names, ability) => voice.say.option.together(abilityName(voice, ability))],
  [word.waitFor, (voice, _lens, names, seat) => voice.say.option.waitFor(nth(names, seat))],
  [
    word.add,
    (voice, lens, _names, n) => voice.say.option.add(paid(voice, lens, attempting(lens.stack).ability, n)),
  ],
  [word.token, (voice, _lens, names, seat) => voice.say.option.token(nth(names, seat))],
  [word.cancel, (voice, lens, _names, card) => voice.say.option.cancel(voice.cardName(lens, card))],
  [word.rise, ({ say }) => say.option.rise],
  [word.riseWith, (voice, _lens, _names, ability) => voice.say.option.riseWith(abilityName(voice, ability))],
  [word.learn, (voice, lens, _names, card) => voice.say.option.learn(voice.cardName(lens, card))],
  [
    word.learnWith,
    (voice, lens, _names, card, ability) =>
      voice.say.option.learnWith(voice.cardName(lens, card), abilityName(voice, ability)),
  ],
  [
    word.go,
    (voice, lens, names, place) => {
      const { option } = voice.say;
      return sentenceAt(lens.game, lens.frame)?.do === 'banish'
        ? option.send(nth(names, bindings.hero.of(lens.frame)), voice.to(place))
        : option.go(voice.to(place));
    },
  ],
  [
    word.crisisAt,
    (voice, lens, _names, place) => {
      const { option, hiddenCrisis } = voice.say;
      const name = voice.targetName(lens, place);
      return name === hiddenCrisis
        ? option.hiddenAt(voice.at(place))
        : option.crisisAt(name, voice.at(place));
    },
  ],
  [word.hero, (voice, _lens, names, seat) => voice.say.option.hero(nth(names, seat))],
  [word.all, ({ say }) => say.option.all],
]);

/** What the words of every game mean here. */
function common(voice: Voice, lens: Lens<JusticeLeague>, no: number): string | undefined {
  const { option } = voice.say;
  const phase = lens.frame.verb;
  switch (no) {
    case ACCEPT_WORD:
      return option.accept;
    case CHANGE_WORD:
      return option.change;
    case DONE_WORD:
      return phase === 'confrontation' ? option.stop : option.done;
    case DO_WORD:
      return option.doIt;
    case DECLINE_WORD:
      return declining(voice, lens, phase);
    default:
      return undefined;
  }
}

/** Whether the card asks where its player goes. */
const goes = ({ game, frame }: Lens<JusticeLeague>): boolean =>
  ['move', 'transport', 'boom-tube'].includes(sentenceAt(game, frame)?.do ?? '');

function declining({ say: { option } }: Voice, lens: Lens<JusticeLeague>, phase: string): string {
  switch (phase) {
    case 'power':
      return option.pass;
    case 'train':
      return option.stay;
    case 'attempt':
      return option.noTokens;
    case 'order':
    case 'token owner':
      return option.rollForIt;
    case 'consent':
    case 'crossing':
      return option.refuse;
    case 'confrontation':
      return option.decline;
    default:
      if (goes(lens)) return option.stayHere;
      return soFar(lens.frame) > 0 ? option.noMore : option.decline;
  }
}

/** One of the viewer's own options. */
export function optionText(
  voice: Voice,
  lens: Lens<JusticeLeague>,
  option: Option,
  names: readonly string[],
): string {
  const saying = said.get(wordOf(option));
  if (saying !== undefined) return saying(voice, lens, names, firstOf(option), secondOf(option));
  return (
    common(voice, lens, wordOf(option)) ?? voice.optionBrought(lens, option, names) ?? voice.say.option.doIt
  );
}

/** What a revealed crisis forbids: to try this ability before another, or to roll (JL-C15). */
function forbiddenText(voice: Voice, lens: Lens<JusticeLeague>, ability: number): string {
  const { refusal } = voice.say;
  const target = confronted(lens);
  const first = firstToOvercome(lens, target === NOT_ANY ? placeOf(lens, lens.viewer) : target);
  return first === undefined || first === abilities[ability]
    ? refusal.noDie
    : refusal.locked(voice.say.abilities[first]);
}

/** Why a candidate is not possible, by the clause that forbids it. */
export function refusalText(voice: Voice, lens: Lens<JusticeLeague>, { option, clause }: Blocked): string {
  const { refusal } = voice.say;
  const card = () => voice.cardName(lens, firstOf(option));
  /** An attempt names its ability by its word, a card that overcomes one by its number. */
  const tried = [word.strength, word.agility, word.tech].indexOf(wordOf(option));
  const ability = () => abilityName(voice, tried);
  switch (clause) {
    case 'JL-16.6':
      return refusal.taken(voice.at(secondOf(option)));
    case 'JL-17.7':
      return refusal.far(voice.at(secondOf(option)));
    case 'JL-3.23':
    case 'JL-16.4':
      return refusal.tooDear(card());
    case 'JL-A59':
      return refusal.tried(ability());
    case 'JL-11.3':
      return refusal.noToken(ability());
    case 'JL-5.10':
      return refusal.past(card(), powerOf(lens, firstOf(option)).number);
    case 'JL-16.8':
      return refusal.lastStage(voice.at(firstOf(option)));
    case 'JL-C2':
      return refusal.frozen(voice.at(firstOf(option)));
    case 'JL-C3':
      return refusal.anchored;
    case 'JL-C5':
      return refusal.notLowest(abilityName(voice, firstOf(option)));
    case 'JL-C6':
      return refusal.lateNumber(card(), powerOf(lens, firstOf(option)).number);
    case 'JL-C7':
      return wordOf(option) === DO_WORD ? refusal.tooFew : refusal.noEnergy;
    case 'JL-C10':
      return refusal.noStage(voice.at(firstOf(option)));
    case 'JL-C13':
      return refusal.cannotInFull;
    case 'JL-C15':
      return forbiddenText(voice, lens, tried < 0 ? firstOf(option) : tried);
    case 'JL-17.1':
      return refusal.early(voice.at(firstOf(option)));
    default:
      throw new Error(`nothing is worded for a refusal by ${clause}`);
  }
}
