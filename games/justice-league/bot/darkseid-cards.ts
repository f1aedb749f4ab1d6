import { nth, type Sentence } from '@masterplan/kernel';
import { APOKOLIPS, overcome, REGIONS, VILLAIN_CARD, zones } from '../rules/board.ts';
import {
  costIn,
  crisisOf,
  isRegion,
  LAST_STAGE,
  MOST_WOUNDS,
  neighbours,
  omega,
  openRegions,
  POINTS_TO_WIN,
  placeOf,
  powerOf,
  villainPoints,
} from '../rules/facts.ts';
import { transportsFrom } from '../rules/movement.ts';
import { advance } from '../rules/verbs/advance.ts';
import { complete } from '../rules/verbs/complete.ts';
import { drawCrises } from '../rules/verbs/draw-crises.ts';
import { heal } from '../rules/verbs/heal.ts';
import { heroes } from '../rules/verbs/heroes.ts';
import { playCrises } from '../rules/verbs/play-crises.ts';
import { refresh } from '../rules/verbs/refresh.ts';
import { swapCrises } from '../rules/verbs/swap-crises.ts';
import { transport } from '../rules/verbs/transport.ts';
import { win } from '../rules/verbs/win.ts';
import { wound } from '../rules/verbs/wound.ts';
import {
  ANY,
  type DarkseidMind,
  isReached,
  LAST,
  nearness,
  type Plot,
  type Scheme,
} from './darkseid-mind.ts';
import { best, mostOf } from './picking.ts';
import { harm, UNKNOWN, type View } from './prospects.ts';

/** What is left of a round as Darkseid imagines it. */
interface Sketch {
  readonly mind: DarkseidMind;
  place: number;
  energy: number;
  energyUsed: number;
  plots: (Plot | undefined)[];
  hand: readonly Scheme[];
  completed: readonly Scheme[];
  spent: readonly number[];
  struck: readonly number[];
  defeated: number;
  exposes: boolean;
  /** The number of the power that is imagined now. */
  number: number;
}

/** A sentence of a power, with the power's number. */
interface Step {
  readonly said: Sentence;
  readonly number: number;
}

interface Consideration {
  readonly is: (said: Sentence | undefined) => boolean;
  readonly weigh: (sketch: Sketch, said: Sentence) => number;
}

const on = <Said extends Sentence>(
  verb: { readonly is: (said: Sentence | undefined) => said is Said },
  weigh: (sketch: Sketch, said: Said) => number,
): Consideration => ({
  is: verb.is,
  weigh: (sketch, said) => (verb.is(said) ? weigh(sketch, said) : 0),
});

const pay = (sketch: Sketch, price: number): number => {
  sketch.energy -= price;
  sketch.energyUsed += price;
  return price * sketch.mind.habits.energy;
};

/** What stages more are worth to the crisis of a region. */
function advancing({ mind, plots }: Sketch, region: number, by: number): number {
  const plot = plots[region];
  if (plot === undefined) return 0;
  const to = Math.min(LAST_STAGE, plot.stage + by);
  return mind.keeping(region, plot.crisis, to) - mind.keeping(region, plot.crisis, plot.stage);
}

/** What they do for his Goal; that is counted when the round is done. */
function nearing({ mind, plots }: Sketch, region: number, by: number): number {
  const stage = Math.min(LAST_STAGE, (plots[region]?.stage ?? 0) + by);
  return mind.nearerWith(region, stage, plots);
}

/** Advances what gains most, as long as that is worth its price. */
function advanceBest(
  sketch: Sketch,
  { where, most, by = 1, price = 0 }: { where: string; most: number | 'any'; by?: number; price?: number },
): number {
  const regions = where === 'anywhere' ? openRegions(sketch.mind.lens) : [sketch.place];
  const gains = regions
    .filter((region) => isRegion(region))
    .map((region) => ({ region, gain: advancing(sketch, region, by) - price * sketch.mind.habits.energy }))
    .map(({ region, gain }) => ({
      region,
      gain,
      pull: sketch.mind.urge(region, gain + nearing(sketch, region, by)),
    }))
    .filter(({ pull }) => pull > 0)
    .sort((a, b) => b.pull - a.pull);
  let worth = 0;
  for (const { region, gain } of most === 'any' ? gains : gains.slice(0, most)) {
    const plot = sketch.plots[region];
    if (price > sketch.energy || plot === undefined) break;
    pay(sketch, price);
    sketch.plots[region] = { ...plot, stage: Math.min(LAST_STAGE, plot.stage + by) };
    worth += gain;
  }
  return worth;
}

/** Completes what is ripe. */
function completeRipe(sketch: Sketch): number {
  const { mind } = sketch;
  let worth = 0;
  for (const [region, plot] of sketch.plots.entries()) {
    if (plot?.stage !== LAST_STAGE) continue;
    const gain = completing(mind, region, plot.crisis, sketch.completed) * mind.lasts(region, sketch.number);
    if (gain <= 0) continue;
    sketch.plots[region] = undefined;
    sketch.completed = [...sketch.completed, plot.crisis];
    worth += gain;
  }
  return worth;
}

/** What it is worth to complete a crisis beside keeping it ripe. */
export function completing(
  mind: DarkseidMind,
  region: number,
  crisis: Scheme,
  before: readonly Scheme[] = [],
): number {
  const points = before.reduce((sum, { cost }) => sum + cost, villainPoints(mind.lens));
  const isWon = points + crisis.cost >= POINTS_TO_WIN;
  const gain = mind.worthOf(crisis) + mind.habits.xp * 2 + (isWon ? mind.habits.win : 0);
  return gain - mind.keeping(region, crisis, LAST_STAGE);
}

/** What it is worth that any crisis lies hidden in a region: the more there are, the less likely heroes clear the map. */
export function spotAt(mind: DarkseidMind, region: number, plots: readonly (Plot | undefined)[]): number {
  const { habits, lens } = mind;
  const few = plots.filter((plot) => plot !== undefined).length < manyIn(lens) ? habits.shelter * 3 : 0;
  const peril = mind.perilOf(plots);
  const safer = habits.win * (peril - peril * mind.perilAt(region));
  if (mind.goal !== 'surrounded') return few + safer;
  const after = plots.map((plot, no) => (no === region ? ANY : plot));
  return few + safer + habits.alarm * (nearness({ mind, plots: after }) - nearness({ mind, plots }));
}

/** How many crises Darkseid likes to have on the map at least. */
export const manyIn = (lens: View): number => omega(lens) + 1;

/** What a crisis is worth in a region, beside what it costs there. */
export const placingAt = (mind: DarkseidMind, crisis: Scheme, region: number, price: number): number =>
  mind.keeping(region, crisis, 0) - price * mind.habits.energy;

interface Placing {
  readonly region: number;
  readonly crisis: Scheme;
  readonly price: number;
  readonly gain: number;
}

/** Plays the crises that are worth most, one after the other. */
function playBest(
  sketch: Sketch,
  { most, where, less = 0 }: { most: number | 'heroes' | 'any'; where: string; less?: number },
): number {
  const { lens } = sketch.mind;
  const bound = most === 'any' ? REGIONS : most === 'heroes' ? omega(lens) : most;
  const near = [sketch.place, ...(isRegion(sketch.place) ? neighbours(lens, sketch.place) : [])];
  const regions = where === 'near' ? near.filter((place) => isRegion(place)) : openRegions(lens);
  let worth = 0;
  for (let n = 0; n < bound; n++) {
    const found = placingsIn(sketch, regions, less);
    if (found.length === 0) return worth;
    const { region, crisis, price, gain } = best(found, (each) => each.gain);
    if (gain <= 0) return worth;
    pay(sketch, price);
    sketch.hand = without(sketch.hand, crisis);
    sketch.plots[region] = { crisis, stage: 0, isHidden: true };
    worth += gain;
  }
  return worth;
}

/** A hand with one such crisis less. */
function without(hand: readonly Scheme[], crisis: Scheme): Scheme[] {
  const at = hand.indexOf(crisis);
  return hand.filter((_, no) => no !== at);
}

/** Every crisis that he could place and pay, in every region that is free. */
function placingsIn(sketch: Sketch, regions: readonly number[], less: number): Placing[] {
  const { mind, plots } = sketch;
  const found: Placing[] = [];
  for (const region of regions) {
    if (plots[region] !== undefined) continue;
    const spot = spotAt(mind, region, plots);
    for (const crisis of sketch.hand) {
      const price = Math.max(0, costIn(crisis, region) - less);
      if (price > sketch.energy) continue;
      found.push({ region, crisis, price, gain: spot + placingAt(mind, crisis, region, price) });
    }
  }
  return found;
}

/** Strikes whoever it hurts most. */
function strike(sketch: Sketch, { n, whom, price = 0 }: { n: number; whom: string; price?: number }): number {
  const { mind } = sketch;
  if (price > sketch.energy) return 0;
  const around = whom === 'here' || !isRegion(sketch.place) ? [] : neighbours(mind.lens, sketch.place);
  const there = [sketch.place, ...around].flatMap((place) => mind.heroesAt(place, sketch.number));
  const heroesLeft = whom === 'another-near' ? there.filter((hero) => !sketch.struck.includes(hero)) : there;
  if (heroesLeft.length === 0) return 0;
  const hero = best(heroesLeft, (each) => striking(mind, each, n));
  const gain = striking(mind, hero, n) - price * mind.habits.energy;
  if (gain <= 0) return 0;
  pay(sketch, price);
  sketch.struck = [...sketch.struck, hero];
  if (nth(mind.lens.fields.wounds, hero) + n >= MOST_WOUNDS) sketch.defeated += 1;
  return gain;
}

/** What wounds to a hero are worth. */
export function striking(mind: DarkseidMind, hero: number, n: number): number {
  const { lens, habits } = mind;
  const isDefeat = nth(lens.fields.wounds, hero) + n >= MOST_WOUNDS;
  const hunts = mind.goal === 'heroes-defeated' ? habits.goal * (isDefeat ? 2 : 0.3) : 0;
  return habits.strikes * harm(lens, hero, n, habits) + hunts;
}

/** Energy and powers that come back; those that complete crises most of all. */
function refreshAll(sketch: Sketch): number {
  const { lens, habits } = sketch.mind;
  const back = sketch.energyUsed * habits.energy;
  sketch.energy += sketch.energyUsed;
  sketch.energyUsed = 0;
  const completes = (card: number) => powerOf(lens, card).does.some((said) => complete.is(said));
  const ripe = sketch.plots.filter((plot) => (plot?.stage ?? 0) > 1).length;
  const powers = sketch.spent.reduce(
    (sum, card) => sum + habits.power * (completes(card) ? 1 + 2 * ripe : 1),
    0,
  );
  sketch.spent = [];
  return back + powers;
}

const woundsHealed = ({ mind: { lens } }: Sketch): number => {
  let n = 0;
  for (let row = 0; row < overcome.count(lens.fields.overcome); row++)
    if (overcome.target(lens.fields.overcome, row) === VILLAIN_CARD) n += 1;
  return n;
};

/** What he takes a crisis for that he has not drawn yet. */
const TYPICAL: Scheme = { cost: UNKNOWN.points, family: 'army' };

/** More crises to choose from. */
function drawing(sketch: Sketch, { n }: { n: number | 'heroes' }): number {
  const { lens, habits } = sketch.mind;
  const drawn = Math.min(n === 'heroes' ? omega(lens) : n, lens.size(zones.crisisDeck()));
  sketch.hand = [...sketch.hand, ...Array.from({ length: drawn }, () => TYPICAL)];
  return drawn > 0 ? habits.energy : 0;
}

/** Exchanges the two crises that gain most by it. */
function swapBest({ mind, plots }: Sketch): number {
  let [worth, from, to] = [0, 0, 0];
  for (const one of plots.keys())
    for (let other = one + 1; other < plots.length; other++) {
      const gain = mind.swapping(plots, one, other);
      if (gain > worth) [worth, from, to] = [gain, one, other];
    }
  const [here, there] = [plots[from], plots[to]];
  if (worth === 0 || here === undefined || there === undefined) return 0;
  plots[from] = { ...here, crisis: there.crisis };
  plots[to] = { ...there, crisis: here.crisis };
  return worth;
}

const considerations: readonly Consideration[] = [
  on(advance, advanceBest),
  on(complete, (sketch) => completeRipe(sketch)),
  on(wound, strike),
  on(playCrises, playBest),
  on(drawCrises, drawing),
  on(swapCrises, swapBest),
  on(refresh, refreshAll),
  on(heal, (sketch) => woundsHealed(sketch) / 2),
  on(heroes, ({ mind, place, number }, { where }) => {
    const around = where === 'near' && isRegion(place) ? neighbours(mind.lens, place) : [];
    const there = [place, ...around].flatMap((each) => mind.heroesAt(each, number));
    return there.length * mind.habits.wound * mind.habits.strikes;
  }),
  on(win, (sketch, said) => (isReached(sketch, said) ? sketch.mind.habits.win : -1)),
];

/** Where it is good to stand when the round ends: by a crisis that heroes trouble, or out of their reach. */
function standing({ mind, place, plots, exposes }: Sketch): number {
  const { shelter, retreat } = mind.habits;
  if (place === APOKOLIPS) return retreat;
  const heroesThere = mind.heroesAt(place, LAST).length;
  const plot = plots[place];
  if (plot === undefined || exposes) return -shelter * heroesThere;
  return shelter * (1 + heroesThere * plot.crisis.cost * nth(mind.habits.completes, plot.stage));
}

/** What sentences come to from a position on, each carried out as well as he can. */
function comesTo(sketch: Sketch, all: readonly Step[], from: number): number {
  let worth = 0;
  for (let i = from; i < all.length; i++) {
    const { said, number } = nth(all, i);
    sketch.number = number;
    if (transport.is(said)) {
      const places = [sketch.place, ...transportsFrom(sketch.mind.lens, sketch.mind.me)];
      const there = (place: number) => comesTo({ ...sketch, plots: sketch.plots.slice(), place }, all, i + 1);
      return worth + mostOf(places, there, Number.NEGATIVE_INFINITY);
    }
    worth += considerations.find(({ is }) => is(said))?.weigh(sketch, said) ?? 0;
  }
  const { mind, plots } = sketch;
  const peril = mind.habits.win * mind.perilOf(plots);
  return worth + standing(sketch) + mind.habits.alarm * nearness(sketch) - peril;
}

function sketchOf(mind: DarkseidMind, cards: readonly number[], place: number): Sketch {
  const { lens, me } = mind;
  const isRed = (card: number) => powerOf(lens, card).after === 'spent';
  return {
    mind,
    place,
    energy: lens.fields.energy,
    energyUsed: lens.fields.energyUsed,
    plots: mind.plots.slice(),
    hand: lens.zone(zones.crises(me)).map((card) => crisisOf(lens, card)),
    completed: [],
    spent: [...lens.zone(zones.spent(me)), ...[...cards, ...lens.zone(zones.played(me))].filter(isRed)],
    struck: [],
    defeated: 0,
    exposes: cards.some((card) => powerOf(lens, card).exposes === true),
    number: 0,
  };
}

/** What powers come to together, in the order of their numbers, from a place on, after sentences of one that is at work. */
export function roundWith(
  mind: DarkseidMind,
  cards: readonly number[],
  place = placeOf(mind.lens, mind.me),
  begun: readonly Sentence[] = [],
): number {
  const powers = cards.map((card) => powerOf(mind.lens, card)).sort((a, b) => a.number - b.number);
  const steps = powers.flatMap(({ does, number }) => does.map((said) => ({ said, number })));
  const now = begun.map((said) => ({ said, number: 0 }));
  return comesTo(sketchOf(mind, cards, place), [...now, ...steps], 0);
}
