import { nth } from '@masterplan/kernel';
import {
  type Amounts,
  facelessTypes,
  type Gadget,
  type Good,
  type Resource,
  resources,
} from '../content/kinds.ts';
import { LOOSE, MONOLOGUING, PHASES, type Reader, vault, zones } from '../rules/board.ts';
import { isMet } from '../rules/conditions/index.ts';
import type { ConditionSaid } from '../rules/conditions/kit.ts';
import { stockOf } from '../rules/conditions/stock.ts';
import { facelessOf, listedIn, resourceOf } from '../rules/goods.ts';
import { amountOf, countOf, henchmanOf, pointsOf } from '../rules/questions.ts';
import { isOn } from '../rules/triggers.ts';
import { gain } from '../rules/verbs/gain.ts';
import type { Habits } from './habits.ts';
import { Supposed } from './supposed.ts';

/** Resources keep their worth until so many Rounds are left, Henchmen longer. */
const RESOURCES_LAST = 3;
const HENCHMEN_LAST = 4.5;
/** Parts of a Round: Scheming and three Phases. */
const PARTS = 4;

/** How many Rounds what is gained now can still be used in; 0 when the last Round has been played. */
export function roundsLeft({ fields: { clock, phase } }: Reader): number {
  return phase === MONOLOGUING ? clock - 1 : clock - phase / PARTS;
}

const fading = (reader: Reader, lasts: number): number => Math.min(1, roundsLeft(reader) / lasts);

/** What one more of a Resource is worth to who has so many. */
export const worthOfResource = (reader: Reader, habits: Habits, good: Resource, has: number): number =>
  (habits.goods[good] * fading(reader, RESOURCES_LAST)) / (1 + has * habits.plenty);

/** What one more Henchman is worth to who has so many. */
export const worthOfHenchman = (reader: Reader, habits: Habits, has: number): number =>
  (habits.henchman * fading(reader, HENCHMEN_LAST)) / (1 + Math.max(0, has - habits.enough + 1) * 0.5);

/** What one more of a good is worth to a seat. */
export function worthOf(reader: Reader, habits: Habits, seat: number, good: Good): number {
  const resource = resourceOf(good);
  if (resource !== undefined)
    return worthOfResource(reader, habits, resource, amountOf(reader, seat, resource));
  return facelessOf(good) === undefined
    ? 1
    : worthOfHenchman(reader, habits, stockOf(reader, seat, 'henchmen'));
}

/** The same, for several at once. */
export function worthOfAll(reader: Reader, habits: Habits, seat: number, amounts: Amounts): number {
  let sum = 0;
  for (const { good, n } of listedIn(amounts)) sum += n * worthOf(reader, habits, seat, good);
  return sum;
}

/** A Gadget that lasts, or is used every Round, is worth more while there are Rounds left. */
export const worthOfGadget = (reader: Reader, habits: Habits, kind: Gadget): number =>
  habits.gadget * Math.min(1, roundsLeft(reader) / RESOURCES_LAST) * (kind.once === true ? 0.6 : 1);

// Objectives

const isMetIn = (reader: Reader, said: ConditionSaid, seat: number): boolean =>
  reader instanceof Supposed ? reader.isMet(said, seat) : isMet(reader, said, seat);

/** How likely a seat meets something that an objective asks for: sure if it has, else a hope that grows with what is there. */
function chanceOf(reader: Reader, said: ConditionSaid, seat: number, hope: number): number {
  if (isMetIn(reader, said, seat)) return 1;
  if (roundsLeft(reader) <= 0) return 0;
  if (isEverydayWork(said)) return reader.fields.phase < PHASES ? EVERYDAY : hope;
  if (!('least' in said) || typeof said.least !== 'number') return hope;
  return Math.min(0.9, hope + (0.6 * stockFor(reader, said, seat)) / said.least);
}

/** Most Rounds see a Mission Completed. */
const EVERYDAY = 0.85;
const isEverydayWork = (said: ConditionSaid): boolean =>
  said.is === 'completed' && !('of' in said) && !('ring' in said) && !('how' in said);

/** What a seat has of what is asked for: a Resource, or Henchmen of a type in one place. */
function stockFor(reader: Reader, said: ConditionSaid, seat: number): number {
  if ('good' in said) {
    const good = resources.find((each) => each === said.good);
    return good === undefined ? 0 : amountOf(reader, seat, good);
  }
  if (said.is !== 'musters' || !('of' in said)) return 0;
  const type = facelessTypes.find((each) => each === said.of);
  let most = 0;
  if (type !== undefined)
    for (let slot = 0; slot <= LOOSE; slot++) most = Math.max(most, countOf(reader, seat, slot, type));
  return most;
}

/** How likely an objective seems. */
function chanceOfAll(reader: Reader, needs: readonly ConditionSaid[], seat: number, hope: number): number {
  let chance = 1;
  for (const said of needs) chance *= chanceOf(reader, said, seat, hope);
  return chance;
}

/**
 * What all objectives are worth that a seat may still meet: its Side Jobs as far as they are known, Directives and the Global Event; and
 * what its cards pay for such things.
 */
export function hopesOf(reader: Reader, habits: Habits, seat: number): number {
  let sum = dueTo(reader, habits, seat);
  for (const card of reader.zone(zones.jobs(seat))) {
    const kind = reader.kind(card);
    if (kind?.type === 'job')
      sum +=
        chanceOfAll(reader, kind.needs, seat, habits.hope) * worthOfAll(reader, habits, seat, kind.reward);
  }
  for (const card of reader.zone(zones.directives())) {
    const kind = reader.kind(card);
    if (kind?.type === 'directive')
      sum +=
        habits.contested *
        chanceOfAll(reader, kind.needs, seat, habits.hope) *
        worthOfAll(reader, habits, seat, kind.reward);
  }
  const [event] = reader.zone(zones.event());
  const kind = event === undefined ? undefined : reader.kind(event);
  if (kind?.type === 'event' && reader.fields.phase !== MONOLOGUING)
    sum += habits.contested * chanceOfAll(reader, kind.solution, seat, habits.hope);
  return sum;
}

/** What cards pay a seat at the end of the Round, if something is so by then. */
function dueTo(reader: Reader, habits: Habits, seat: number): number {
  let sum = 0;
  for (const zone of [zones.henchman(seat), zones.gadgets(seat), zones.event()])
    for (const card of reader.zone(zone)) {
      const kind = reader.kind(card);
      if (kind === undefined || !('ending' in kind)) continue;
      for (const said of kind.ending ?? [])
        if (gain.is(said) && said.if !== undefined)
          sum +=
            said.n * chanceOf(reader, said.if, seat, habits.hope) * worthOf(reader, habits, seat, said.good);
    }
  return sum;
}

/** What Betrayal Triggers cost: those that stay at once, the others when the end is near. */
function grudgesOf(reader: Reader, seat: number): number {
  const near = roundsLeft(reader) <= 1 ? 1 : 0.15;
  let sum = 0;
  for (const [no, { when, stays, leader }] of henchmanOf(reader, seat).triggers.entries()) {
    const isForGood = stays === true && isOn(reader, seat, no);
    if (leader !== true && (isForGood || isMetIn(reader, when, seat))) sum += stays === true ? 0.9 : near;
  }
  return sum;
}

/** What a seat has, hopes for and has to fear. */
export function standingOf(reader: Reader, habits: Habits, seat: number): number {
  let sum = pointsOf(reader, seat) + hopesOf(reader, habits, seat) - grudgesOf(reader, seat);
  const fade = fading(reader, RESOURCES_LAST);
  for (let no = 0; no < resources.length; no++) {
    const worth = habits.goods[nth(resources, no)] * fade;
    const amount = vault.at(reader.fields.vault, seat, no);
    for (let has = 0; has < amount; has++) sum += worth / (1 + has * habits.plenty);
  }
  const henchmen = stockOf(reader, seat, 'henchmen');
  for (let has = 0; has < henchmen; has++) sum += worthOfHenchman(reader, habits, has);
  for (const card of reader.zone(zones.gadgets(seat))) {
    const kind = reader.kind(card);
    if (kind?.type === 'gadget') sum += worthOfGadget(reader, habits, kind);
  }
  return sum;
}

/** How well a mixture of Attributes covers what Missions ask for: every point counts less than the one before. */
const WANTED = [0.8, 1, 1.1, 0.75];
export function coverage(points: readonly number[]): number {
  let sum = 0;
  for (let no = 0; no < WANTED.length; no++) sum += nth(WANTED, no) * Math.sqrt(nth(points, no));
  return sum;
}
