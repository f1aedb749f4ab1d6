import {
  ACCEPT_WORD,
  DO_WORD,
  firstOf,
  NOT_ANY,
  newest,
  nth,
  type Sentence,
  secondOf,
  sentenceAt,
  wordOf,
} from '@masterplan/kernel';
import { type Ability, abilities, type Power } from '../content/kinds.ts';
import { VILLAIN_CARD, word, zones } from '../rules/board.ts';
import { crossing } from '../rules/boom-tube.ts';
import {
  attempting,
  chancesOf,
  confronted,
  crisisOf,
  isSure,
  MOST_WOUNDS,
  nextLevel,
  placeOf,
  powerOf,
  scoreOf,
  wayOf,
  whoWaits,
} from '../rules/facts.ts';
import { consent } from '../rules/hold-back.ts';
import { bury, buryCrisis } from '../rules/verbs/bury.ts';
import { cancel } from '../rules/verbs/cancel.ts';
import { choose, theFirst, theSecond } from '../rules/verbs/choose.ts';
import { confront } from '../rules/verbs/confront.ts';
import { drain } from '../rules/verbs/drain.ts';
import { freeze } from '../rules/verbs/freeze.ts';
import { guard } from '../rules/verbs/guard.ts';
import { heroes } from '../rules/verbs/heroes.ts';
import { lend, lendTo } from '../rules/verbs/lend.ts';
import { look } from '../rules/verbs/look.ts';
import { overcome, overcomeAbility } from '../rules/verbs/overcome.ts';
import { regain, regainOne } from '../rules/verbs/regain.ts';
import { setBack } from '../rules/verbs/set-back.ts';
import { spend, spendOne } from '../rules/verbs/spend.ts';
import { wound } from '../rules/verbs/wound.ts';
import { type Member, promiseOf, tokensOf } from './crew.ts';
import { prospectOf } from './hero-cards.ts';
import type { HeroMind } from './hero-mind.ts';
import { mostOf, type Weigh } from './picking.ts';
import { harm, overcomingOne, thwarting } from './prospects.ts';
import { perilAt, threatOf } from './threats.ts';

type WeighHero = Weigh<HeroMind>;

/** A verb of powers. */
interface Deed {
  readonly is: (said: Sentence | undefined) => boolean;
}

/** What a place promises, with the danger from Darkseid there. */
const promises = (mind: HeroMind, place: number): number =>
  mind.outlook(place, mind.tokens).worth - perilAt(mind.lens, mind.me, place, mind.habits);

const stays = (mind: HeroMind): number => mind.staying(() => promises(mind, mind.place));

/** A power beside doing nothing. */
const playing: WeighHero = (mind, option) => prospectOf(mind, firstOf(option)).worth - stays(mind);

/** A place beside the one where he is. */
const going: WeighHero = (mind, option) => promises(mind, firstOf(option)) - stays(mind);

/** An attempt with so many tokens, where nobody after him adds any: what it overcomes, less tokens and wounds. */
function attemptWith(
  { lens, habits, me }: HeroMind,
  target: number,
  ability: Ability,
  tokens: number,
): number {
  const { of, overcome: hit, down, wounded } = chancesOf(lens, me, ability, tokens);
  const gain = hit * overcomingOne(lens, target, habits);
  const loss = wounded * harm(lens, me, 1, habits) + down * harm(lens, me, MOST_WOUNDS, habits);
  const luck = hit > 0 && hit < of ? habits.luck : 0;
  return (gain - loss) / of - tokens * habits.token + luck;
}

/** An attempt alone. */
const trying =
  (ability: Ability): WeighHero =>
  (mind, option) =>
    attemptWith(mind, confronted(mind.lens), ability, firstOf(option));

/** How much is missing with so many tokens, by what would be enough. */
function gapOf({ lens }: HeroMind, ability: Ability, tokens: number): number {
  for (let gap = 1; gap < 9; gap++) if (isSure(lens, ability, tokens + gap)) return gap;
  return 9;
}

/** Together: what the crew can do that he cannot alone. */
const together: WeighHero = (mind, option) => {
  const { lens, habits, me } = mind;
  const target = confronted(lens);
  const ability = nth(abilities, firstOf(option));
  const own = nth(tokensOf(lens, me), firstOf(option));
  if (own === 0 || isSure(lens, ability, own)) return 0;
  const gain = overcomingOne(lens, target, habits);
  const others = crewHere(mind).reduce((sum, { tokens }) => sum + nth(tokens, firstOf(option)), 0);
  return others >= gapOf(mind, ability, own) ? gain - own * habits.token : gain / 4;
};

/** The other heroes who are where he is. */
const crewHere = ({ lens, me, place }: HeroMind): Member[] =>
  Array.from({ length: lens.seats }, (_, hero) => hero)
    .filter((hero) => hero !== me && hero !== lens.fields.darkseid && placeOf(lens, hero) === place)
    .map((hero) => ({ hero, tokens: tokensOf(lens, hero) }));

/** To an attempt that heroes make together. */
const adding: WeighHero = (mind, option) => {
  const { target, ability } = attempting(mind.lens.stack);
  return attemptWith(mind, target, ability, firstOf(option));
};

/** What is gained if another hero joins him at what he confronts. */
function gainWith(mind: HeroMind, one: number, other: number, target: number): number {
  const { lens, habits } = mind;
  if (target === NOT_ANY || placeOf(lens, one) !== placeOf(lens, other)) return 0;
  const member = (hero: number): Member => ({ hero, tokens: tokensOf(lens, hero) });
  const aim = mind.aim(target);
  const alone = promiseOf(aim, [member(one)]);
  const both = promiseOf(aim, [member(other), member(one)]);
  return alone.whole < 1 ? both.worth - alone.worth - habits.wound : 0;
}

/** Waiting pays where both together do what he would have to leave to the die. */
const waiting: WeighHero = (mind, option) => {
  const target = confronted(mind.lens);
  const gain = gainWith(mind, mind.me, firstOf(option), target);
  return gain > mind.habits.alarm / 4 ? gain + thwarting(mind.lens, target, mind.habits) : -1;
};

/** Agreements: whoever asks to wait, or to come along, is followed where that helps; all else is accepted. */
const agreeing: WeighHero = (mind) => {
  const { stack } = mind.lens;
  const asks = newest(stack, consent);
  if (asks !== undefined) return gainWith(mind, whoWaits(asks), mind.me, confronted(mind.lens)) > 0 ? 1 : -1;
  const way = newest(stack, crossing);
  return way === undefined ? 1 : promises(mind, wayOf(way)) - stays(mind);
};

/** Which of his crises is meant by a sentence: one to be turned up, set back or frozen. */
const meaning: WeighHero = (mind, option) => {
  const said = sentenceAt(mind.lens.game, mind.lens.frame);
  const region = firstOf(option);
  if (setBack.is(said)) return thwarting(mind.lens, region, mind.habits);
  return mind.adding(region, mind.tokens).worth + (region === mind.place ? 1 : 0) + 0.1;
};

/** The target that promises more. */
const against =
  (targetOf: (mind: HeroMind) => number): WeighHero =>
  (mind) =>
    mind.adding(targetOf(mind), mind.tokens).worth;

/** To whoever is nearest to the next level. */
const token: WeighHero = ({ lens }, option) => {
  const hero = firstOf(option);
  return 10 - ((nextLevel(lens, hero)?.costs ?? 9) - nth(lens.fields.xp, hero));
};

/** Powers that reveal and move go before those that confront. */
const first: WeighHero = ({ lens }, option) =>
  1 + (powerOf(lens, firstOf(option)).does.some((said) => confront.is(said)) ? 0 : 1);

/** What hinders Darkseid without a confrontation, and what helps heroes. */
const tricks: readonly Deed[] = [bury, drain, freeze, look, setBack, spend];
const help: readonly Deed[] = [guard, heroes, lend, regain];

const doesAny = ({ does }: Power, deeds: readonly Deed[]): boolean =>
  does.some((said) => deeds.some(({ is }) => is(said)));

/** What a new power can do by itself: confronting and overcoming win the game. */
const learning: WeighHero = (mind, option) => {
  const { habits, lens } = mind;
  const power = powerOf(lens, firstOf(option));
  const missing = nth(mind.allTokens, secondOf(option));
  return (
    2 +
    (doesAny(power, [confront, overcome]) ? 1 : 0) +
    (doesAny(power, tricks) ? habits.learnsTricks : 0) +
    (doesAny(power, help) ? habits.learnsHelp : 0) +
    (power.after === 'replenish' ? 0.5 : 0) -
    (wordOf(option) === word.learnWith ? missing / 10 : 0)
  );
};

/** The token he has fewest of. */
const rising: WeighHero = (mind, option) => 2 - nth(mind.allTokens, firstOf(option)) / 10;

/** One of two evils. */
const sparing =
  (no: 0 | 1): WeighHero =>
  (mind) => {
    const said = sentenceAt(mind.lens.game, mind.lens.frame);
    return choose.is(said) ? -evil(mind, nth(said.among, no)[0]) : 0;
  };

function evil(mind: HeroMind, said: Sentence | undefined): number {
  const { lens, habits, me } = mind;
  if (wound.is(said)) return harm(lens, me, said.n, habits);
  if (spend.is(said)) return said.n * habits.token;
  if (!cancel.is(said)) return 0;
  const gains = lens.zone(zones.laid(me)).map((card) => prospectOf(mind, card).worth - stays(mind));
  return gains.reduce((sum, gain) => sum + Math.max(0, gain), 0);
}

/** Which of Darkseid's powers would hurt most. */
const cancelling: WeighHero = ({ lens, habits }, option) => threatOf(lens, firstOf(option), habits);

/** Tokens that are paid to cancel a power of Darkseid's, beside what that would do; all else that may be done is done. */
const doing: WeighHero = (mind) => {
  const { lens, habits } = mind;
  const said = sentenceAt(lens.game, lens.frame);
  const stop = spend.is(said) ? said.ifDone?.find(cancel.is) : undefined;
  if (!spend.is(said) || stop === undefined) return 1;
  const { most = Number.POSITIVE_INFINITY } = stop;
  const open = lens
    .zone(zones.laid(lens.fields.darkseid))
    .filter((card) => powerOf(lens, card).number <= most);
  return mostOf(open, (card) => threatOf(lens, card, habits)) - said.n * habits.token;
};

/** The ability for which he lacks most tokens. */
const mastering: WeighHero = (mind, option) => {
  const no = firstOf(option);
  return (scoreOf(mind.lens, mind.place, nth(abilities, no)) ?? 0) - nth(mind.tokens, no);
};

const weighs = (): ReadonlyMap<number, WeighHero> =>
  new Map<number, WeighHero>([
    [word.choose, playing],
    [word.carryOut, playing],
    [word.go, going],
    [word.strength, trying('strength')],
    [word.agility, trying('agility')],
    [word.tech, trying('tech')],
    [word.together, together],
    [word.add, adding],
    [word.waitFor, waiting],
    [ACCEPT_WORD, agreeing],
    [DO_WORD, doing],
    [word.crisisAt, meaning],
    [word.against, against(({ place }) => place)],
    [word.againstDarkseid, against(() => VILLAIN_CARD)],
    [word.token, token],
    [word.first, first],
    [word.cancel, cancelling],
    [word.learn, learning],
    [word.learnWith, learning],
    [word.rise, () => 1],
    [word.riseWith, rising],
    [
      word.hero,
      ({ lens }, option) => 1 + tokensOf(lens, firstOf(option)).reduce((sum, n) => sum + n, 0) / 10,
    ],
    [overcomeAbility.no, mastering],
    [buryCrisis.no, ({ lens }, option) => crisisOf(lens, firstOf(option)).cost],
    [lendTo.no, (mind, option) => (nth(mind.tokens, 2) > 2 ? 1 : -1) - Math.abs(firstOf(option) - 2)],
    [regainOne.no, (mind, option) => 9 - nth(mind.tokens, firstOf(option))],
    [theFirst.no, sparing(0)],
    [theSecond.no, sparing(1)],
    [spendOne.no, (mind, option) => nth(mind.tokens, firstOf(option))],
  ]);

let known: ReturnType<typeof weighs> | undefined;

/** What options are worth to a hero; words that verbs bring have their numbers only when the game is bound. */
export function heroOptions(): ReadonlyMap<number, WeighHero> {
  known ??= weighs();
  return known;
}
