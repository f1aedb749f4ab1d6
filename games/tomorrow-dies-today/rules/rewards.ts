import {
  ACCEPT,
  ACCEPT_WORD,
  agreeing,
  DECLINE_WORD,
  type Frame,
  firstOf,
  flag,
  locals,
  newest,
  nth,
  number,
  type Option,
  rows,
  secondOf,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import type { Good } from '../content/kinds.ts';
import { isHeadquarters, type Reader, type Tomorrow, won, word } from './board.ts';
import { note } from './deeds.ts';
import { facelessOf, gain, goodNo, listedIn, resourceOf } from './goods.ts';
import { agreement, phase } from './kit.ts';
import { maskOf } from './masks.ts';
import { inOrder, teamOf } from './order.ts';
import { alertsAt, hasAffinity, hasSquadAt, missionAt, tileAt } from './questions.ts';
import { recruit } from './recruiting.ts';
import { about, addAlerts } from './tiles.ts';

/** Those who Completed a Mission and still have a Squad there, deployed or idle (TD-22.3, TD-C24). */
function winnersAt(reader: Reader, place: number): number[] {
  const { won: list } = reader.fields;
  const seats: number[] = [];
  for (let row = 0; row < won.count(list); row++)
    if (won.place(list, row) === place) seats.push(won.seat(list, row));
  return inOrder(reader, seats).filter((seat) => hasSquadAt(reader, seat, place));
}

/** The Reward of a place, good by good: doubled by an Affinity, times the High Alert of a headquarters (TD-25.4 to TD-25.6, TD-25.13, TD-A86 to TD-A88). */
export function rewardAt(reader: Reader, place: number): { readonly good: Good; readonly n: number }[] {
  const kind = missionAt(reader, place);
  if (kind === undefined) return [];
  const isDoubled =
    kind.type === 'resource' && winnersAt(reader, place).some((seat) => hasAffinity(reader, seat, place));
  const times = kind.type === 'headquarters' ? alertsAt(reader, place) : 1;
  return listedIn(kind.reward)
    .map(({ good, n }) => ({ good, n: n * times * (isDoubled && resourceOf(good) !== undefined ? 2 : 1) }))
    .filter(({ n }) => n > 0);
}

/** The same, one by one. */
const unitsAt = (reader: Reader, place: number): Good[] =>
  rewardAt(reader, place).flatMap(({ good, n }) => Array.from({ length: n }, () => good));

const my = locals({ places: rows('place') });

/** Collect Mission Rewards, in the order in which Missions were Completed. */
export const rewards = phase({
  name: 'rewards',
  my,
  begin(table, frame) {
    const { won: list } = table.fields;
    for (let row = 0; row < won.count(list); row++)
      if (!my.places.has(frame, won.place(list, row))) my.places.add(frame, won.place(list, row));
  },
  run(table, frame) {
    if (my.places.count(frame) === 0) {
      won.clear(table.fields.won);
      return table.done(frame);
    }
    const place = my.places.place(frame, 0);
    my.places.remove(frame, 0);
    reward(table, place);
  },
});

function reward(table: Table<Tomorrow>, place: number): void {
  const them = winnersAt(table, place);
  const kind = missionAt(table, place);
  const [first] = them;
  if (isHeadquarters(place)) table.push(alerting, table.fields.leader, { place });
  if (first === undefined || kind === undefined) return;
  if (kind.type === 'doomsday') {
    for (const seat of them) if (hasAffinity(table, seat, place)) gain(table, seat, 'vp', 1);
    if (kind.effect !== undefined) table.send(special, about(table, place), first, { place });
  }
  const units = unitsAt(table, place);
  if (them.length === 1)
    handOut(
      table,
      units.map((good) => ({ good, seat: first })),
      place,
    );
  else if (units.length > 0) table.send(split, about(table, place), first, { place });
}

/** Everybody gets the own share, all of a good at once, and then says where new Henchmen go. */
function handOut(table: Table<Tomorrow>, shares: readonly Share[], place: number): void {
  for (const { seat, good, n } of summed(shares)) {
    note(table, 'rewarded', seat, goodNo(good), n);
    if (facelessOf(good) === undefined) gain(table, seat, good, n);
  }
  // What is begun last is asked first.
  for (const { seat, good } of shares.toReversed()) {
    const type = facelessOf(good);
    if (type !== undefined) recruit(table, seat, type, place);
  }
}

/** How much of each good each seat gets, in the order of the shares. */
function summed(shares: readonly Share[]): (Share & { readonly n: number })[] {
  const isAlike = (one: Share) => (two: Share) => one.seat === two.seat && one.good === two.good;
  return shares
    .filter((share, i) => shares.findIndex(isAlike(share)) === i)
    .map((share) => ({ ...share, n: shares.filter(isAlike(share)).length }));
}

const alerted = locals({ place: number() });

/** A headquarters gets one more High Alert token when its Reward has been taken, or nobody is left to take it (TD-25.13). */
export const alerting = phase({
  name: 'alerting',
  my: alerted,
  run(table, frame) {
    const place = alerted.place.of(frame);
    table.done(frame);
    addAlerts(table, place, 1);
    table.tell('alert', -1, [tileAt(table, place) ?? 0], alertsAt(table, place));
  },
});

const splitting = locals({ place: number() }, agreeing);

/** What is split, one by one. */
export const splitIn = (reader: Reader, frame: Readonly<Frame>): Good[] =>
  unitsAt(reader, splitting.place.of(frame));

/** Those who Completed a Mission share its Reward as they agree; else by teams, each good rounded down (TD-25.1, TD-25.3, TD-A89). */
export const split = agreement({
  name: 'split',
  my: splitting,
  silence: 'decline',
  deciders: (view, frame) => maskOf(winnersAt(view, splitting.place.of(frame))),
  proposals(lens, _seat, frame, offers, parts) {
    const place = splitting.place.of(frame);
    const them = winnersAt(lens, place);
    const good = unitsAt(lens, place)[parts.length];
    if (good === undefined) return;
    for (const seat of them) offers.yes(word.share, goodNo(good), seat);
    if (parts.length > 0) return;
    offers.yes(word.shareEvenly);
    for (const seat of them) offers.yes(word.shareAll, seat);
  },
  isWhole(view, parts) {
    const [first] = parts;
    if (first === undefined) return false;
    const frame = newest(view.stack, { name: 'split' });
    return (
      wordOf(first) !== word.share ||
      frame === undefined ||
      parts.length === unitsAt(view, splitting.place.of(frame)).length
    );
  },
  agreed(table, frame, parts) {
    handOut(table, sharesIn(table, frame, parts), splitting.place.of(frame));
  },
  fallback(table, frame) {
    const place = splitting.place.of(frame);
    table.tell('no split', nth(winnersAt(table, place), 0), [tileAt(table, place) ?? 0]);
    handOut(table, sharesIn(table, frame, []), place);
  },
});

/** A good that goes to somebody. */
export interface Share {
  readonly good: Good;
  readonly seat: number;
}

/** Who gets what by a proposal; by none without an agreement. */
export function sharesIn(reader: Reader, frame: Readonly<Frame>, parts: readonly Option[]): Share[] {
  const place = splitting.place.of(frame);
  const them = winnersAt(reader, place);
  const [first] = parts;
  if (first === undefined) return byTeams(reader, place, them);
  const units = unitsAt(reader, place);
  switch (wordOf(first)) {
    case word.shareEvenly:
      // One each in turn order, good by good, to the last.
      return units.map((good, i) => ({ good, seat: nth(them, i % them.length) }));
    case word.shareAll:
      return units.map((good) => ({ good, seat: firstOf(first) }));
    default:
      return units.map((good, i) => ({ good, seat: secondOf(nth(parts, i)) }));
  }
}

/** Each team that took part gets an equal number of every good; what does not divide is lost (TD-25.3, TD-A89). */
function byTeams(reader: Reader, place: number, them: readonly number[]): Share[] {
  const teams = [...new Set(them.map((seat) => teamOf(reader, seat)))];
  const given = rewardAt(reader, place);
  return teams.flatMap((team) => {
    const members = them.filter((seat) => teamOf(reader, seat) === team);
    const units = given.flatMap(({ good, n }) =>
      Array.from({ length: Math.floor(n / teams.length) }, () => good),
    );
    return units.map((good, turn) => ({ good, seat: nth(members, turn % members.length) }));
  });
}

const agreed = locals({ place: number(), asked: flag(), refused: flag() });

/** The special effect of a Doomsday Mission happens only if all who Completed it agree (TD-25.11). */
export const special = phase({
  name: 'special',
  my: agreed,
  run(table, frame) {
    const them = winnersAt(table, agreed.place.of(frame));
    if (!agreed.asked.of(frame) && them.length > 0) {
      agreed.asked.set(frame, true);
      return table.askSealed(maskOf(them));
    }
    table.done(frame);
    const [first] = them;
    if (first !== undefined && !agreed.refused.of(frame) && frame.self >= 0)
      table.perform(frame.self, 'effect', first);
  },
  choices(_lens, _seat, _frame, offers) {
    offers.yes(ACCEPT_WORD);
    offers.yes(DECLINE_WORD);
  },
  answer(_table, frame, _seat, option) {
    if (option !== ACCEPT) agreed.refused.set(frame, true);
  },
});
