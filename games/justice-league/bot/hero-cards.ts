import { fromContent, NOT_ANY, nth, type Sentence } from '@masterplan/kernel';
import { type JusticeLeague, REGIONS, VILLAIN_CARD, WATCHTOWER, zones } from '../rules/board.ts';
import {
  hasCrisis,
  heroesAt,
  isConfrontable,
  isDown,
  isRegion,
  neighbours,
  openRegions,
  placeOf,
  powerOf,
  revealedAt,
} from '../rules/facts.ts';
import { movesFrom } from '../rules/movement.ts';
import { bandage } from '../rules/verbs/bandage.ts';
import { boomTube } from '../rules/verbs/boom-tube.ts';
import { bury } from '../rules/verbs/bury.ts';
import { confront } from '../rules/verbs/confront.ts';
import { drain } from '../rules/verbs/drain.ts';
import { freeze } from '../rules/verbs/freeze.ts';
import { guard } from '../rules/verbs/guard.ts';
import { heroes } from '../rules/verbs/heroes.ts';
import { lend } from '../rules/verbs/lend.ts';
import { look } from '../rules/verbs/look.ts';
import { move } from '../rules/verbs/move.ts';
import { overcome } from '../rules/verbs/overcome.ts';
import { playAnother } from '../rules/verbs/play-another.ts';
import { recover } from '../rules/verbs/recover.ts';
import { regain } from '../rules/verbs/regain.ts';
import { reveal } from '../rules/verbs/reveal.ts';
import { setBack } from '../rules/verbs/set-back.ts';
import { spend } from '../rules/verbs/spend.ts';
import { transport } from '../rules/verbs/transport.ts';
import { wound } from '../rules/verbs/wound.ts';
import {
  helping,
  holding,
  isSo,
  lending,
  overcoming,
  type Sketch,
  settingBack,
  stopping,
} from './hero-deeds.ts';
import type { HeroMind } from './hero-mind.ts';
import { best, mostOf } from './picking.ts';
import { harm } from './prospects.ts';
import { perilAt } from './threats.ts';

/** What a sentence of a power is worth as the sketch stands; it carries the sketch on. */
interface Consideration {
  readonly is: (said: Sentence | undefined) => boolean;
  readonly weigh: Weighed;
}

type Weighed = (sketch: Sketch, said: Sentence) => number;

const on = <Said extends Sentence>(
  verb: { readonly is: (said: Sentence | undefined) => said is Said },
  weigh: (sketch: Sketch, said: Said) => number,
): Consideration => ({
  is: verb.is,
  weigh: (sketch, said) => (verb.is(said) ? weigh(sketch, said) : 0),
});

const outlookOf = ({ mind, tokens, gone }: Sketch, place: number): number =>
  mind.outlook(place, tokens, gone).worth - perilAt(mind.lens, mind.me, place, mind.habits);

/** Goes to whichever place promises most. */
function goToBest(sketch: Sketch, reachable: readonly number[]): number {
  sketch.place = best([sketch.place, ...reachable], (place) => outlookOf(sketch, place));
  return 0;
}

/** To confront whatever he may, where that is worth it. */
function confronting(sketch: Sketch, boost: Sentence & { where?: 'adjacent'; only?: 'darkseid' }): number {
  const { mind, tokens } = sketch;
  const targets = targetsOf(sketch, boost);
  if (targets.length === 0) return 0;
  const target = best(targets, (each) => mind.adding(each, tokens, boost).worth);
  const { worth, whole, spends } = mind.adding(target, tokens, boost);
  if (worth <= 0) return 0;
  sketch.tokens = tokens.map((n, no) => Math.max(0, n - nth(spends, no)));
  sketch.aim = target === VILLAIN_CARD ? sketch.place : target;
  if (whole > 1 / 2) sketch.gone = target;
  return worth;
}

function targetsOf(
  { mind, place, turned }: Sketch,
  boost: { where?: 'adjacent'; only?: 'darkseid' },
): number[] {
  const { lens } = mind;
  const { darkseid } = lens.fields;
  const isUp = (region: number) =>
    hasCrisis(lens, region) && (region === turned || revealedAt(lens, region) !== undefined);
  if (boost.where === 'adjacent') return neighbours(lens, place).filter(isUp);
  const isHere = placeOf(lens, darkseid) === place && !isDown(lens, darkseid);
  if (boost.only === 'darkseid') return isHere ? [VILLAIN_CARD] : [];
  const targets = isRegion(place) && isUp(place) ? [place] : [];
  if (isHere && isConfrontable(lens)) targets.push(VILLAIN_CARD);
  return targets;
}

/** What recovering everything is worth beyond what tokens can do next: wounds and powers. */
function recovering(sketch: Sketch): number {
  const { mind } = sketch;
  const { lens, habits, me } = mind;
  sketch.tokens = mind.allTokens;
  const healed = nth(lens.fields.wounds, me);
  return habits.rest * healed * habits.wound * (1 + healed / 2) + lens.size(zones.spent(me)) * habits.power;
}

const lacking = ({ mind, tokens }: Sketch): number =>
  mind.allTokens.reduce((sum, n, no) => sum + n - nth(tokens, no), 0);

const considerations: readonly Consideration[] = [
  on(move, (sketch, { far, to }) =>
    to === undefined ? goToBest(sketch, movesFrom(sketch.mind.lens, sketch.mind.me, far)) : 0,
  ),
  on(transport, (sketch) => {
    if (sketch.place !== WATCHTOWER) sketch.place = WATCHTOWER;
    else {
      sketch.tokens = sketch.mind.allTokens;
      goToBest(sketch, openRegions(sketch.mind.lens));
    }
    return 0;
  }),
  on(boomTube, (sketch) => goToBest(sketch, openRegions(sketch.mind.lens))),
  on(recover, recovering),
  on(
    regain,
    (sketch, { n }) =>
      sketch.mind.habits.token * 1.5 * Math.min(lacking(sketch), typeof n === 'number' ? n : 3),
  ),
  on(reveal, (sketch, { where }) => {
    const { lens } = sketch.mind;
    const regions = where === 'here' ? [sketch.place] : [sketch.place, ...neighbours(lens, sketch.place)];
    sketch.turned = regions.find((region) => isRegion(region) && hasCrisis(lens, region)) ?? sketch.turned;
    return 0;
  }),
  on(confront, confronting),
  on(overcome, overcoming),
  on(playAnother, (sketch, { if: asked }) => {
    const { mind, cards, number } = sketch;
    if (!isSo(sketch, asked)) return 0;
    const others = mind.lens.zone(zones.hand(mind.me)).filter((other) => !cards.includes(other));
    const usable = others.filter((other) => powerOf(mind.lens, other).number >= number);
    const stays = outlookOf(sketch, sketch.place);
    return mostOf(usable, (other) => sketched({ ...sketch, cards: [...cards, other] }, other) - stays);
  }),
  on(spend, (sketch, { n, ifDone }) =>
    ifDone === undefined
      ? -n * sketch.mind.habits.token
      : Math.max(0, sketch.mind.habits.tricks * stopping(sketch) - n * sketch.mind.habits.token),
  ),
  on(setBack, (sketch, { where }) =>
    where === 'anywhere'
      ? mostOf(openRegions(sketch.mind.lens), (region) => settingBack(sketch, region))
      : isRegion(sketch.place)
        ? settingBack(sketch, sketch.place) * heroesAt(sketch.mind.lens, sketch.place).length
        : 0,
  ),
  on(freeze, (sketch) => holding(sketch, sketch.place)),
  on(heroes, helping),
  on(
    drain,
    ({ mind: { lens, habits } }, { n }) => habits.tricks * Math.min(n, lens.fields.energy) * habits.energy,
  ),
  on(look, (sketch, { at, if: asked }) =>
    !isSo(sketch, asked)
      ? 0
      : sketch.mind.habits.tricks * (at === 'near' || at === 'goal' ? 0.2 : sketch.mind.habits.token),
  ),
  on(bury, ({ mind: { habits } }) => 0.4 * habits.tricks),
  on(guard, () => 0.1),
  on(lend, lending),
  on(bandage, ({ mind: { lens, habits, me } }) => nth(lens.fields.wounds, me) * habits.wound),
  on(wound, ({ mind: { lens, habits, me } }, { n, whom }) =>
    whom === 'you' ? -harm(lens, me, n, habits) : 0,
  ),
];

/** A sentence of a power, and what weighs it. */
interface Step {
  readonly said: Sentence;
  readonly weigh: Weighed;
}

const noWorth: Weighed = () => 0;

/** The steps of each power. */
const steps = fromContent<JusticeLeague, readonly (readonly Step[])[]>((kinds) =>
  kinds.map((kind) =>
    kind.type === 'power'
      ? kind.does.map((said) => ({
          said,
          weigh: considerations.find(({ is }) => is(said))?.weigh ?? noWorth,
        }))
      : [],
  ),
);

/** What a power comes to from where the sketch stands: what it does, and what it leaves to hope for. */
function sketched(sketch: Sketch, card: number): number {
  const { mind } = sketch;
  let worth = 0;
  for (const { said, weigh } of nth(steps(mind.lens.game), mind.lens.face(card)))
    worth += weigh(sketch, said);
  const hope = mind.outlook(sketch.place, sketch.tokens, sketch.gone);
  if (sketch.aim === NOT_ANY) sketch.aim = hope.aim;
  return worth + (hope.worth - perilAt(mind.lens, mind.me, sketch.place, mind.habits));
}

/** What a hero's power is worth if he carries it out this round, and the region where he would act or to which he is on his way. */
export function prospectOf(mind: HeroMind, card: number): { readonly worth: number; readonly aim: number } {
  const power = powerOf(mind.lens, card);
  const sketch: Sketch = {
    mind,
    cards: [card],
    number: power.number,
    place: mind.place,
    tokens: mind.tokens,
    turned: NOT_ANY,
    gone: NOT_ANY,
    aim: NOT_ANY,
  };
  const worth = sketched(sketch, card) - (power.after === 'spent' ? mind.habits.power / 2 : 0);
  const goesHome = power.home === true && sketch.place === WATCHTOWER;
  return { worth, aim: goesHome || sketch.aim >= REGIONS ? NOT_ANY : sketch.aim };
}
