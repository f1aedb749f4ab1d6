import { fromContent, nth, type Sentence } from '@masterplan/kernel';
import { APOKOLIPS, type JusticeLeague, overcome, REGIONS, VILLAIN_CARD, zones } from '../rules/board.ts';
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
  plots: readonly (Plot | undefined)[];
  /** What the map threatens and promises, as long as the plots stay as they are. */
  outlook: Outlook | undefined;
  hand: readonly Scheme[];
  completed: readonly Scheme[];
  spent: readonly number[];
  struck: readonly number[];
  defeated: number;
  exposes: boolean;
  /** The number of the power that is imagined now. */
  number: number;
}

/** How much he has to fear that heroes clear the map, and how much to hope for his Goal. */
interface Outlook {
  readonly peril: number;
  readonly nearness: number;
}

type Weighed = (sketch: Sketch, said: Sentence) => number;

interface Consideration {
  readonly is: (said: Sentence | undefined) => boolean;
  readonly weigh: Weighed;
}

/** A sentence of a power with the power's number, and what weighs it; `leads` where it moves Darkseid. */
interface Step {
  readonly said: Sentence;
  readonly number: number;
  readonly weigh: Weighed | 'leads';
  /** Whether it matters where he is. */
  readonly isLocal: boolean;
}

const on = <Said extends Sentence>(
  verb: { readonly is: (said: Sentence | undefined) => said is Said },
  weigh: (sketch: Sketch, said: Said) => number,
): Consideration => ({
  is: verb.is,
  weigh: (sketch, said) => (verb.is(said) ? weigh(sketch, said) : 0),
});

/** Another plot, or none, in a region. */
function lay(sketch: Sketch, region: number, plot: Plot | undefined): void {
  sketch.plots = sketch.plots.with(region, plot);
  sketch.outlook = undefined;
}

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
  const { mind } = sketch;
  if (price > sketch.energy) return 0;
  const cost = price * mind.habits.energy;
  const gains: { readonly region: number; readonly gain: number; readonly pull: number }[] = [];
  for (const region of where === 'anywhere' ? openRegions(mind.lens) : [sketch.place]) {
    if (sketch.plots[region] === undefined) continue;
    const gain = advancing(sketch, region, by) - cost;
    const pull = mind.urge(region, gain + nearing(sketch, region, by));
    if (pull > 0) gains.push({ region, gain, pull });
  }
  gains.sort((one, other) => other.pull - one.pull);
  let worth = 0;
  for (const { region, gain } of most === 'any' ? gains : gains.slice(0, most)) {
    const plot = sketch.plots[region];
    if (price > sketch.energy || plot === undefined) break;
    pay(sketch, price);
    lay(sketch, region, { ...plot, stage: Math.min(LAST_STAGE, plot.stage + by) });
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
    lay(sketch, region, undefined);
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
  const few = manyOn(plots) < manyIn(lens) ? habits.shelter * 3 : 0;
  const peril = mind.perilOf(plots);
  const safer = habits.win * (peril - peril * mind.perilAt(region));
  if (mind.goal !== 'surrounded') return few + safer;
  const after = plots.map((plot, no) => (no === region ? ANY : plot));
  return few + safer + habits.alarm * (nearness({ mind, plots: after }) - nearness({ mind, plots }));
}

function manyOn(plots: readonly (Plot | undefined)[]): number {
  let many = 0;
  for (const plot of plots) if (plot !== undefined) many += 1;
  return many;
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
    const found = bestPlacing(sketch, regions, less);
    if (found === undefined || found.gain <= 0) return worth;
    const { region, crisis, price, gain } = found;
    pay(sketch, price);
    sketch.hand = without(sketch.hand, crisis);
    lay(sketch, region, { crisis, stage: 0, isHidden: true });
    worth += gain;
  }
  return worth;
}

/** A hand with one such crisis less. */
function without(hand: readonly Scheme[], crisis: Scheme): Scheme[] {
  const at = hand.indexOf(crisis);
  return hand.filter((_, no) => no !== at);
}

/** The crisis that he could place and pay that is worth most, in whichever region is free. */
function bestPlacing(sketch: Sketch, regions: readonly number[], less: number): Placing | undefined {
  const { mind, plots } = sketch;
  let found: Placing | undefined;
  for (const region of regions) {
    if (plots[region] !== undefined) continue;
    const spot = spotAt(mind, region, plots);
    for (const crisis of sketch.hand) {
      const price = Math.max(0, costIn(crisis, region) - less);
      if (price > sketch.energy) continue;
      const gain = spot + placingAt(mind, crisis, region, price);
      if (found === undefined || gain > found.gain) found = { region, crisis, price, gain };
    }
  }
  return found;
}

/** Heroes where he is, and next to it where that counts. */
function heroesAround({ mind, place, number }: Sketch, where: 'here' | 'near'): readonly number[] {
  const here = mind.heroesAt(place, number);
  if (where === 'here' || !isRegion(place)) return here;
  return [here, ...neighbours(mind.lens, place).map((next) => mind.heroesAt(next, number))].flat();
}

/** Strikes whoever it hurts most. */
function strike(sketch: Sketch, { n, whom, price = 0 }: { n: number; whom: string; price?: number }): number {
  const { mind } = sketch;
  if (price > sketch.energy) return 0;
  const there = heroesAround(sketch, whom === 'here' ? 'here' : 'near');
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

/** Which kinds complete crises. */
const completes = fromContent<JusticeLeague, readonly boolean[]>((kinds) =>
  kinds.map((kind) => kind.type === 'power' && kind.does.some(complete.is)),
);

/** Energy and powers that come back; those that complete crises most of all. */
function refreshAll(sketch: Sketch): number {
  const { lens, habits } = sketch.mind;
  const back = sketch.energyUsed * habits.energy;
  sketch.energy += sketch.energyUsed;
  sketch.energyUsed = 0;
  let ripe = 0;
  for (const plot of sketch.plots) if ((plot?.stage ?? 0) > 1) ripe += 1;
  let powers = 0;
  for (const card of sketch.spent)
    powers += habits.power * (nth(completes(lens.game), lens.face(card)) ? 1 + 2 * ripe : 1);
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
function swapBest(sketch: Sketch): number {
  const { mind, plots } = sketch;
  let [worth, from, to] = [0, 0, 0];
  for (const one of plots.keys())
    for (let other = one + 1; other < plots.length; other++) {
      const gain = mind.swapping(plots, one, other);
      if (gain > worth) [worth, from, to] = [gain, one, other];
    }
  const [here, there] = [plots[from], plots[to]];
  if (worth === 0 || here === undefined || there === undefined) return 0;
  lay(sketch, from, { ...here, crisis: there.crisis });
  lay(sketch, to, { ...there, crisis: here.crisis });
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
  on(heroes, (sketch, { where }) => {
    const { habits } = sketch.mind;
    return heroesAround(sketch, where === 'near' ? 'near' : 'here').length * habits.wound * habits.strikes;
  }),
  on(win, (sketch, said) => (isReached(sketch, said) ? sketch.mind.habits.win : -1)),
];

/** Where it is good to stand when the round ends: by a crisis that heroes trouble, or out of their reach. */
function standingAt({ mind, plots, exposes }: Sketch, place: number): number {
  const { shelter, retreat } = mind.habits;
  if (place === APOKOLIPS) return retreat;
  const heroesThere = mind.heroesAt(place, LAST).length;
  const plot = plots[place];
  if (plot === undefined || exposes) return -shelter * heroesThere;
  return shelter * (1 + heroesThere * plot.crisis.cost * nth(mind.habits.completes, plot.stage));
}

const noWorth: Weighed = () => 0;

const stepOf = (said: Sentence, number: number): Step => ({
  said,
  number,
  weigh: transport.is(said) ? 'leads' : (considerations.find(({ is }) => is(said))?.weigh ?? noWorth),
  isLocal: isLocal(said),
});

const isLocal = (said: Sentence): boolean =>
  transport.is(said) ||
  wound.is(said) ||
  heroes.is(said) ||
  win.is(said) ||
  ((advance.is(said) || playCrises.is(said)) && said.where !== 'anywhere');

/** The steps of each power. */
const steps = fromContent<JusticeLeague, readonly (readonly Step[])[]>((kinds) =>
  kinds.map((kind) => (kind.type === 'power' ? kind.does.map((said) => stepOf(said, kind.number)) : [])),
);

/** What sentences come to from a position on, each carried out as well as he can; he ends where he is, or at the best of these places. */
function comesTo(sketch: Sketch, all: readonly Step[], from: number, ends = [sketch.place]): number {
  let worth = 0;
  for (let i = from; i < all.length; i++) {
    const { said, number, weigh } = nth(all, i);
    sketch.number = number;
    if (weigh === 'leads') return worth + leading(sketch, all, i + 1);
    worth += weigh(sketch, said);
  }
  const { peril, nearness: near } = outlookOf(sketch);
  const standing = mostOf(ends, (place) => standingAt(sketch, place), Number.NEGATIVE_INFINITY);
  return worth + standing + near - peril;
}

function outlookOf(sketch: Sketch): Outlook {
  const { habits } = sketch.mind;
  sketch.outlook ??= {
    peril: habits.win * sketch.mind.perilOf(sketch.plots),
    nearness: habits.alarm * nearness(sketch),
  };
  return sketch.outlook;
}

/** What the rest comes to where it comes to most: here, or wherever he transports to. Places are told apart only where that matters. */
function leading(sketch: Sketch, all: readonly Step[], from: number): number {
  const { mind, place: here } = sketch;
  const places = [here, ...mind.transports];
  if (all.findLastIndex(({ isLocal: matters }) => matters) < from) return comesTo(sketch, all, from, places);
  outlookOf(sketch);
  return mostOf(places, (place) => comesTo({ ...sketch, place }, all, from), Number.NEGATIVE_INFINITY);
}

function sketchOf(mind: DarkseidMind, cards: readonly number[], place: number): Sketch {
  const { lens, me } = mind;
  const isRed = (card: number) => powerOf(lens, card).after === 'spent';
  return {
    mind,
    place,
    energy: lens.fields.energy,
    energyUsed: lens.fields.energyUsed,
    plots: mind.plots,
    outlook: undefined,
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
  const { lens } = mind;
  const ordered = cards.toSorted((one, other) => powerOf(lens, one).number - powerOf(lens, other).number);
  const all = begun.map((said) => stepOf(said, 0));
  for (const card of ordered) all.push(...nth(steps(lens.game), lens.face(card)));
  return comesTo(sketchOf(mind, cards, place), all, 0);
}
