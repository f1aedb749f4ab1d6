import { DO_WORD, firstOf, newest, secondOf, sentenceAt, sentenceNo, sentencesOf } from '@masterplan/kernel';
import type { Score } from '../content/kinds.ts';
import { word, zones } from '../rules/board.ts';
import {
  budgetOf,
  costIn,
  crisisOf,
  isFree,
  LAST_STAGE,
  neighbours,
  powerOf,
  stageOf,
} from '../rules/facts.ts';
import { triumph } from '../rules/triumph.ts';
import { advance } from '../rules/verbs/advance.ts';
import { banish } from '../rules/verbs/banish.ts';
import { healAll } from '../rules/verbs/heal.ts';
import { heroes } from '../rules/verbs/heroes.ts';
import { playCrises } from '../rules/verbs/play-crises.ts';
import { soFar } from '../rules/verbs/progress.ts';
import { swapCrises } from '../rules/verbs/swap-crises.ts';
import { completing, manyIn, placingAt, roundWith, spotAt, striking } from './darkseid-cards.ts';
import type { DarkseidMind } from './darkseid-mind.ts';
import { mostOf, type Weigh } from './picking.ts';
import { crisisAt, regionsWithCrises } from './prospects.ts';

type WeighDarkseid = Weigh<DarkseidMind>;

/** The sentence that asks, and those of its power that follow. */
function asking({ lens }: DarkseidMind) {
  const { frame } = lens;
  const said = sentenceAt(lens.game, frame);
  return { said, rest: sentencesOf(lens.game, frame).slice(sentenceNo(frame) + 1) };
}

/** A power together with the one that lies already, or with the best that could go with it. */
const planning: WeighDarkseid = (mind, option) => {
  const { lens, me } = mind;
  const card = firstOf(option);
  const laid = lens.zone(zones.laid(me));
  if (laid.length > 0) return roundWith(mind, [...laid, card]);
  const others = lens.zone(zones.hand(me)).filter((other) => other !== card);
  return mostOf(
    others,
    (other) => mind.paired(card, other, (pair) => roundWith(mind, pair)),
    Number.NEGATIVE_INFINITY,
  );
};

/** A power that is to be carried out, beside leaving it. */
const carryingOut: WeighDarkseid = (mind, option) => {
  const laid = mind.lens.zone(zones.laid(mind.me));
  return roundWith(mind, [...laid, firstOf(option)]) - mind.staying(() => roundWith(mind, laid)) + 0.01;
};

/** Where he goes: by what the rest of his round comes to there. Whom he sends away goes far from crises. */
const going: WeighDarkseid = (mind, option) => {
  const { said, rest } = asking(mind);
  const place = firstOf(option);
  if (banish.is(said)) {
    const crises = regionsWithCrises(mind.lens);
    const around = neighbours(mind.lens, place).filter((region) => crises.includes(region)).length;
    return 10 - around - (crises.includes(place) ? 3 : 0);
  }
  const laid = mind.lens.zone(zones.laid(mind.me));
  const staying = mind.staying(() => roundWith(mind, laid, undefined, rest));
  return roundWith(mind, laid, place, rest) - staying;
};

/** A crisis in a region that he may place it in. */
const placing: WeighDarkseid = (mind, option) => {
  const { lens, plots } = mind;
  const crisis = crisisOf(lens, firstOf(option));
  const region = secondOf(option);
  const price = costIn(crisis, region);
  const spot = spotAt(mind, region, plots);
  if (!isFree(lens.stack)) return spot + placingAt(mind, crisis, region, price);
  return spot + placingAt(mind, crisis, region, 0) - lackingAfter(mind, price) * mind.habits.lonely;
};

/** How many crises fewer than he likes could lie there at most, once one of the first has cost so much. */
function lackingAfter({ lens, plots }: DarkseidMind, price: number): number {
  let placed = 1;
  let left = budgetOf(lens.stack) - price;
  for (const [region, plot] of plots.entries()) {
    if (plot === undefined) continue;
    placed += 1;
    left -= costIn(plot.crisis, region);
  }
  return Math.max(0, manyIn(lens) - placed - left);
}

const scoreIn = (score: Score | undefined): number =>
  score === undefined ? 0 : typeof score === 'number' ? score : score.rising + 1;

/** The first that all may see: the one that is hardest for what it is worth. */
const turningUp: WeighDarkseid = (mind, option) => {
  const crisis = crisisAt(mind.lens, firstOf(option));
  if (crisis === undefined) return 0;
  const { strength, agility, tech, cost } = crisis;
  return 10 + scoreIn(strength) + scoreIn(agility) + scoreIn(tech) - cost;
};

/** A crisis to be completed, or advanced. */
const meaning: WeighDarkseid = (mind, option) => {
  const region = firstOf(option);
  const plot = mind.plots[region];
  if (plot === undefined) return 0;
  if (newest(mind.lens.stack, triumph) !== undefined) return completing(mind, region, plot.crisis);
  const { said } = asking(mind);
  if (swapCrises.is(said)) return exchanging(mind, region);
  if (!advance.is(said)) return stageOf(mind.lens, region) / 10;
  const to = Math.min(LAST_STAGE, plot.stage + (said.by ?? 1));
  const gain = mind.keeping(region, plot.crisis, to) - mind.keeping(region, plot.crisis, plot.stage);
  const worth = gain + mind.nearerWith(region, to, mind.plots) - (said.price ?? 0) * mind.habits.energy;
  return mind.urge(region, worth);
};

/** A hidden crisis for the one that he has named, or to be named first. */
function exchanging(mind: DarkseidMind, region: number): number {
  const { lens, plots } = mind;
  const first = soFar(lens.frame) - 1;
  if (first >= 0) return mind.swapping(plots, first, region);
  return mostOf([...plots.keys()], (other) => (other === region ? 0 : mind.swapping(plots, region, other)));
}

/** What he learns: what serves his Goal, else what he likes, else what plays crises. */
const learning: WeighDarkseid = ({ lens, goal, habits }, option) => {
  const { does } = powerOf(lens, firstOf(option));
  const serves =
    (goal === 'hidden-and-ripe' && does.some(swapCrises.is)) ||
    (goal === 'heroes-defeated' && does.some(heroes.is));
  const torment = does.some(heroes.is) ? habits.learnsTorment : 0;
  const tricks = does.some(swapCrises.is) ? habits.learnsTricks : 0;
  return 2 + torment + tricks + (serves ? 2 : does.some(playCrises.is) ? 1 : 0);
};

const weighs = (): ReadonlyMap<number, WeighDarkseid> =>
  new Map<number, WeighDarkseid>([
    [word.choose, planning],
    [word.carryOut, carryingOut],
    [word.go, going],
    [word.place, placing],
    [word.turnUp, turningUp],
    [word.crisisAt, meaning],
    [word.hero, (mind, option) => striking(mind, firstOf(option), 1)],
    [word.learn, learning],
    [word.rise, () => 1],
    [healAll.no, () => 1],
    [word.first, () => 1],
    [DO_WORD, () => 1],
  ]);

let known: ReturnType<typeof weighs> | undefined;

/** What options are worth to Darkseid; words that verbs bring have their numbers only when the game is bound. */
export function darkseidOptions(): ReadonlyMap<number, WeighDarkseid> {
  known ??= weighs();
  return known;
}
