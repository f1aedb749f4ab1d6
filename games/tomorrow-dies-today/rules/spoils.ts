import {
  choice,
  DECLINE,
  DECLINE_WORD,
  type Frame,
  firstOf,
  type Lens,
  locals,
  NONE,
  NOT_ANY,
  nth,
  number,
  type Offers,
  perSeat,
  rows,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { type Good, goods } from '../content/kinds.ts';
import { beginVisit } from './agents.ts';
import { type Reader, type Tomorrow, word } from './board.ts';
import { note } from './deeds.ts';
import { facelessOf, gain, goodNo } from './goods.ts';
import { phase } from './kit.ts';
import { inMask, maskOf } from './masks.ts';
import { speakAll } from './moments.ts';
import { inOrder, teamOf } from './order.ts';
import {
  actingAt,
  alertsAt,
  type Force,
  hasAffinity,
  interferes,
  meets,
  missionAt,
  needsAt,
  squadsAt,
  statusAt,
  tileAt,
  withSquadsAt,
} from './questions.ts';
import { goesOn, resist } from './raid.ts';
import { recruit } from './recruiting.ts';
import { tilesInOrder } from './tile-order.ts';
import { about, addAlerts } from './tiles.ts';

/** The Squads with which a seat Generates or Collects: deployed ones, and idle ones with an Affinity (TD-23.7, TD-A78, TD-A84). */
const workersAt = (reader: Reader, seat: number, place: number): readonly number[] =>
  hasAffinity(reader, seat, place) ? squadsAt(reader, seat, place) : actingAt(reader, seat, place);

const partakers = (reader: Reader, place: number): number[] =>
  inOrder(reader, withSquadsAt(reader, place)).filter((seat) => workersAt(reader, seat, place).length > 0);

const forces = (reader: Reader, seats: readonly number[], place: number): Force[] =>
  seats.map((seat) => ({ seat, slots: workersAt(reader, seat, place) }));

const canGenerate = (reader: Reader, seats: readonly number[], place: number): boolean =>
  reader.fields.completedIn[place] !== reader.fields.phases &&
  meets(reader, forces(reader, seats, place), needsAt(reader, place));

/** Spoils exist on Completed Resource Missions only (TD-23.1). */
const hasSpoils = (reader: Reader, place: number): boolean =>
  missionAt(reader, place)?.type === 'resource' && statusAt(reader, place) === 'completed';

const my = locals({ places: rows('place') });

/** Generate or Collect Spoils, tile by tile (TD-8.8, TD-23.3). */
export const spoils = phase({
  name: 'spoils',
  my,
  begin(table, frame) {
    for (const place of tilesInOrder(table)) if (hasSpoils(table, place)) my.places.add(frame, place);
  },
  run(table, frame) {
    if (my.places.count(frame) === 0) return table.done(frame);
    const place = my.places.place(frame, 0);
    my.places.remove(frame, 0);
    const them = partakers(table, place);
    if (them.length === 0 || (!canGenerate(table, them, place) && alertsAt(table, place) === 0)) return;
    table.send(harvest, about(table, place), nth(them, 0), { place });
  },
});

const harvesting = locals({
  stage: choice('ask', 'settle', 'raided', 'lead', 'collect'),
  place: number(),
  votes: perSeat(NONE),
});

export const isLeadersCall = (frame: Readonly<Frame>): boolean => harvesting.stage.of(frame) === 'lead';

/** What is done on one tile: players say what they want, sealed (TD-21.8, TD-21.11, TD-23.3, TD-A79). */
export const harvest = phase({
  name: 'harvest',
  my: harvesting,
  run(table, frame) {
    const place = harvesting.place.of(frame);
    switch (harvesting.stage.of(frame)) {
      case 'ask':
        harvesting.stage.set(frame, 'settle');
        return table.askSealed(maskOf(partakers(table, place)));
      case 'settle':
        return settle(table, frame, place);
      case 'raided':
        return endRaid(table, frame, place);
      case 'lead':
        return table.ask(table.fields.leader);
      case 'collect':
        table.done(frame);
        return beginCollecting(table, frame, place);
    }
  },
  choices(lens, seat, frame, offers) {
    const place = harvesting.place.of(frame);
    if (harvesting.stage.of(frame) === 'lead') {
      offers.yes(word.generate);
      offers.yes(word.collect);
    } else offerHarvest(lens, seat, place, offers);
  },
  answer(table, frame, seat, option) {
    if (harvesting.stage.of(frame) !== 'lead') return harvesting.votes.set(frame, seat, option);
    const isGenerating = wordOf(option) === word.generate;
    const { order } = table.fields;
    for (const each of order)
      if (harvesting.votes.of(frame, each) >= 0 && harvesting.votes.of(frame, each) !== DECLINE)
        harvesting.votes.set(frame, each, option);
    if (isGenerating) generate(table, frame, harvesting.place.of(frame));
    else collect(table, frame, harvesting.place.of(frame));
  },
});

function offerHarvest(lens: Lens<Tomorrow>, seat: number, place: number, offers: Offers): void {
  const them = partakers(lens, place);
  const canTogether = canGenerate(lens, them, place);
  if (canTogether) offers.yes(word.generate);
  else offers.no(word.generate, 0, 0, 'TD-23.14');
  if (them.length > 1 && canGenerate(lens, [seat], place)) offers.yes(word.alone);
  if (alertsAt(lens, place) > 0) offers.yes(word.collect);
  else offers.no(word.collect, 0, 0, 'TD-23.9');
  offers.yes(DECLINE_WORD);
}

const votersOf = (table: Table<Tomorrow>, frame: Frame, ...which: readonly number[]): number[] =>
  table.fields.order.filter((seat) => {
    const vote = harvesting.votes.of(frame, seat);
    return vote !== NONE && vote !== DECLINE && which.includes(wordOf(vote));
  });

/** Who wants to Collect where somebody of another team wants to Generate, as a mask (TD-21.11). */
function raidersIn(table: Table<Tomorrow>, frame: Frame): number {
  const makers = votersOf(table, frame, word.generate, word.alone);
  const isRaider = (seat: number) => makers.some((other) => teamOf(table, seat) !== teamOf(table, other));
  return maskOf(votersOf(table, frame, word.collect).filter(isRaider));
}

/** Any team may declare that Spoils are Collected where others are (TD-21.11, TD-23.7); within one team the Team Leader settles it. */
function settle(table: Table<Tomorrow>, frame: Frame, place: number): void {
  const raiders = raidersIn(table, frame);
  if (votersOf(table, frame, word.collect).length === 0) generate(table, frame, place);
  else if (raiders !== 0) beginRaid(table, frame, raiders, place);
  else if (votersOf(table, frame, word.generate, word.alone).length > 0) harvesting.stage.set(frame, 'lead');
  else collect(table, frame, place);
}

function beginRaid(table: Table<Tomorrow>, frame: Frame, raiders: number, place: number): void {
  table.tell('raid', nth(inOrder(table, inMask(raiders)), 0), tileOf(frame));
  harvesting.stage.set(frame, 'raided');
  resist(table, raiders, place);
}

/** The raid goes on, or was stopped: then those who are left do what they wanted (TD-21.12). */
function endRaid(table: Table<Tomorrow>, frame: Frame, place: number): void {
  const raiders = raidersIn(table, frame);
  if (goesOn(table, raiders, place)) {
    collect(table, frame, place);
    return;
  }
  table.tell('raid stopped', nth(inOrder(table, inMask(raiders)), 0), tileOf(frame));
  for (const seat of table.fields.order)
    if (workersAt(table, seat, place).length === 0) harvesting.votes.set(frame, seat, NONE);
  settle(table, frame, place);
}

const tileOf = (frame: Readonly<Frame>): number[] => (frame.self < 0 ? [] : [frame.self]);

/** One Spoil is Generated by all who take part; who can do it alone may shut out who cannot (TD-21.7, TD-23.4, TD-23.14, TD-A82, TD-A85). */
function generate(table: Table<Tomorrow>, frame: Frame, place: number): void {
  table.done(frame);
  const makers = votersOf(table, frame, word.generate, word.alone);
  const canAlone = (seat: number) => canGenerate(table, [seat], place);
  const isExclusive = votersOf(table, frame, word.alone).some(canAlone);
  const them = isExclusive ? makers.filter(canAlone) : makers;
  if (them.length === 0 || !canGenerate(table, them, place)) return;
  addAlerts(table, place, 1);
  const [tile] = tileOf(frame);
  for (const seat of them) note(table, 'generated', seat, tile === undefined ? 0 : table.face(tile));
  table.tell('generated', nth(them, 0), tileOf(frame), ...them.slice(1));
  speakAll(table, 'spoils', them, { place });
}

/** An Agent strikes first; then the Spoils are taken in turn (TD-23.8, TD-A48). */
function collect(table: Table<Tomorrow>, frame: Frame, place: number): void {
  harvesting.stage.set(frame, 'collect');
  if (interferes(table, place)) beginVisit(table, place);
}

function beginCollecting(table: Table<Tomorrow>, frame: Frame, place: number): void {
  const isRaid = votersOf(table, frame, word.generate, word.alone).length > 0;
  const wanting = isRaid ? partakers(table, place) : votersOf(table, frame, word.collect);
  const them = wanting.filter((seat) => workersAt(table, seat, place).length > 0);
  if (them.length === 0) return;
  const team = teamOf(table, table.fields.leader);
  table.send(collecting, about(table, place), nth(them, 0), { place, team, seats: them });
}

const taking = locals({
  place: number(),
  /** The team whose turn it is. */
  team: number(),
  /** How many turns each has had, and who still wants any. */
  turns: perSeat(),
  seats: rows('seat'),
});

/** Whose turn it is: the team's, or the next one's of which anybody is left; there, of whoever has had the fewest (TD-23.11, TD-A77). */
function nextTaker(reader: Reader, frame: Readonly<Frame>): number {
  const { teams } = reader.fields;
  const left = inOrder(reader, taking.seats.list(frame));
  for (let i = 0; i < teams; i++) {
    const team = (taking.team.of(frame) + i) % teams;
    const line = left.filter((seat) => teamOf(reader, seat) === team);
    const fewest = Math.min(...line.map((seat) => taking.turns.of(frame, seat)));
    const next = line.find((seat) => taking.turns.of(frame, seat) === fewest);
    if (next !== undefined) return next;
  }
  return NOT_ANY;
}

/**
 * Players take one Spoil each in turn, until none is left or nobody wants more (TD-21.13, TD-23.9, TD-A76, TD-A80). The Team Leader's
 * team starts, then teams alternate, however many of each are there (TD-23.11).
 */
export const collecting = phase({
  name: 'collecting',
  my: taking,
  run(table, frame) {
    const next = nextTaker(table, frame);
    if (next === NOT_ANY || alertsAt(table, taking.place.of(frame)) === 0) return table.done(frame);
    table.ask(next);
  },
  choices(lens, _seat, frame, offers) {
    for (const good of spoilsAt(lens, taking.place.of(frame))) offers.yes(word.take, goodNo(good));
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    taking.team.set(frame, (teamOf(table, seat) + 1) % table.fields.teams);
    taking.turns.set(frame, seat, taking.turns.of(frame, seat) + 1);
    if (option === DECLINE) taking.seats.remove(frame, taking.seats.find(frame, seat));
    else takeSpoil(table, seat, taking.place.of(frame), nth(goods, firstOf(option)));
  },
});

/** What can be taken there, each good once (TD-A81). */
const spoilsAt = (reader: Reader, place: number): Good[] => {
  const kind = missionAt(reader, place);
  return kind?.type === 'resource' ? [...new Set(kind.spoils)] : [];
};

function takeSpoil(table: Table<Tomorrow>, seat: number, place: number, good: Good): void {
  addAlerts(table, place, -1);
  note(table, 'collected', seat, goodNo(good));
  const tile = tileAt(table, place);
  table.tell('collected', seat, tile === undefined ? [] : [tile], goodNo(good), 1);
  speakAll(table, 'spoils', [seat], { place });
  const type = facelessOf(good);
  if (type === undefined) gain(table, seat, good, 1);
  else recruit(table, seat, type, place);
}
