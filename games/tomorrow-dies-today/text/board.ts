import { type Lens, NOT_ANY, nth } from '@masterplan/kernel';
import { agencies, attributes, goods, pieces } from '../content/kinds.ts';
import {
  agencyAt,
  baseOwner,
  HEADQUARTERS,
  isBase,
  LOOSE,
  PHASES,
  RING,
  RING_OF,
  type Tomorrow,
  zones,
} from '../rules/board.ts';
import {
  alertsAt,
  amountOf,
  countOf,
  isAgentAt,
  missionAt,
  needsAt,
  placeOf,
  resourceOf,
  scoreOf,
  seatsOf,
  sizeOf,
  squadsAt,
  squadsOf,
  statusAt,
  strengthOf,
  triggersOn,
} from '../rules/facts.ts';
import { cardText, pointsText } from './card-text.ts';
import { board as english } from './en/board.ts';
import { board as french } from './fr/board.ts';
import type { Voice } from './voice.ts';

type View = Lens<Tomorrow>;

/** What the table at a terminal says. */
const boardIn = ({ language }: Voice) => ({ en: english, fr: french })[language];

/** The table in plain lines: what lies open, both rings, everybody's Vault and Squads, and the viewer's own secrets. */
export function boardLines(voice: Voice, lens: View, names: readonly string[]): string[] {
  const board = boardIn(voice);
  const { clock, track, leader, round } = lens.fields;
  return [
    ...(round === 0 ? [] : [board.heading(clock, track, nth(names, leader))]),
    ...textsIn(voice, lens, zones.event()).map(board.event),
    board.research(namesIn(voice, lens, zones.research())),
    board.directives(namesIn(voice, lens, zones.directives())),
    ...agencies.flatMap((agency) => [
      board.ring[agency],
      ...[HEADQUARTERS[agency], ...spacesOf(RING_OF[agency])].map((place) =>
        tileLine(voice, lens, names, place),
      ),
    ]),
    board.world(namesIn(voice, lens, zones.worldResource()), lens.size(zones.worldDoomsday())),
    ...teamLines(voice, lens, names),
    ...names.slice(0, lens.seats).map((name, seat) => playerLine(voice, lens, names, name, seat)),
    ...ownLines(voice, lens),
  ];
}

const spacesOf = (first: number): number[] => Array.from({ length: RING }, (_, i) => first + i);

const namesIn = (voice: Voice, lens: View, zone: number): string =>
  voice.list(lens.zone(zone).map((card) => voice.cardName(lens, card)));

/** The names and texts of the cards of a zone that the viewer knows. */
const textsIn = (voice: Voice, lens: View, zone: number): string[] =>
  lens.zone(zone).flatMap((card) => {
    const kind = lens.kind(card);
    return kind === undefined ? [] : [`${voice.nameOf(kind)}. ${cardText(voice, kind).text}`];
  });

/** A tile: how it lies, what it asks for, and who is there. */
function tileLine(voice: Voice, lens: View, names: readonly string[], place: number): string {
  const board = boardIn(voice);
  const { agents } = voice.say;
  const status = statusAt(lens, place);
  const kind = missionAt(lens, place);
  const tile = status === 'empty' || kind === undefined ? board.status[status] : voice.placeName(lens, place);
  const facts = [
    ...(kind === undefined || kind.type === 'headquarters' ? [] : [board.status[status]]),
    ...(kind === undefined ? [] : [board.needs(pointsText(voice, needsAt(lens, place)))]),
    ...(alertsAt(lens, place) === 0 ? [] : [board.alert(alertsAt(lens, place))]),
    ...(isAgentAt(lens, place) ? [agents[agencyAt(place)]] : []),
    ...names
      .slice(0, lens.seats)
      .flatMap((name, seat) =>
        squadsAt(lens, seat, place).map((slot) =>
          board.squad(
            name,
            voice.squadHeading(slot),
            them(voice, lens, seat, slot),
            strengths(voice, lens, seat, slot),
          ),
        ),
      ),
  ];
  return `  ${board.facts([board.space(place, tile), ...facts])}`;
}

/** The Henchmen of a Squad, by type. */
const them = (voice: Voice, lens: View, seat: number, slot: number): string =>
  voice.list(
    pieces.flatMap((piece) => {
      const n = countOf(lens, seat, slot, piece);
      if (n === 0) return [];
      return [
        piece === 'named'
          ? voice.cardName(lens, nth(lens.zone(zones.henchman(seat)), 0))
          : voice.say.goods[piece](n),
      ];
    }),
  );

const strengths = (voice: Voice, lens: View, seat: number, slot: number): string => {
  const of = (no: number): number => strengthOf(lens, seat, [slot], nth(attributes, no));
  return pointsText(voice, [of(0), of(1), of(2), of(3)]);
};

const teamLines = (voice: Voice, lens: View, names: readonly string[]): string[] =>
  lens.fields.round === 0
    ? []
    : Array.from({ length: lens.fields.teams }, (_, team) =>
        boardIn(voice).team(
          team + 1,
          voice.list(seatsOf(lens, team).map((seat) => nth(names, seat))),
          scoreOf(lens, team),
        ),
      );

/** What a player has: Vault, Gadgets, who is at Base, and where Squads go in this Round. */
function playerLine(voice: Voice, lens: View, names: readonly string[], name: string, seat: number): string {
  const board = boardIn(voice);
  const { nothing } = voice.say;
  const { fields } = lens;
  const [henchman] = lens.zone(zones.henchman(seat));
  if (henchman === undefined) return name;
  const held = goods.flatMap((good, no) => {
    const resource = resourceOf(good);
    const n = resource === undefined ? 0 : amountOf(lens, seat, resource);
    return n === 0 ? [] : [voice.amount(no, n)];
  });
  const goals = Array.from({ length: PHASES }, (_, i) => nth(fields.goals, seat * PHASES + i));
  const facts = [
    board.vault(held.length === 0 ? nothing : voice.list(held)),
    board.tiles(lens.size(zones.vaultResource(seat)), lens.size(zones.vaultDoomsday(seat))),
    board.jobs(lens.size(zones.jobs(seat))),
    ...(lens.size(zones.gadgets(seat)) === 0
      ? []
      : [board.gadgets(namesIn(voice, lens, zones.gadgets(seat)))]),
    ...(sizeOf(lens, seat, LOOSE) === 0 ? [] : [board.home(them(voice, lens, seat, LOOSE))]),
    ...squadsOf(lens, seat)
      .filter((slot) => isBase(placeOf(lens, seat, slot)))
      .map((slot) =>
        board.atBase(
          voice.squadHeading(slot),
          them(voice, lens, seat, slot),
          strengths(voice, lens, seat, slot),
        ),
      ),
    ...goals.flatMap((place, i) =>
      place === NOT_ANY ? [] : [board.goal(i + 1, whereText(voice, lens, names, place))],
    ),
    ...(triggersOn(lens, seat) === 0 ? [] : [board.triggers(triggersOn(lens, seat))]),
  ];
  return `${board.player(name, voice.cardName(lens, henchman), nth(fields.vp, seat))} ${facts.join('. ')}.`;
}

const whereText = (voice: Voice, lens: View, names: readonly string[], place: number): string =>
  isBase(place) ? boardIn(voice).base(nth(names, baseOwner(place))) : voice.placeName(lens, place);

/** What the viewer alone, or the own team, knows. */
function ownLines(voice: Voice, lens: View): string[] {
  const board = boardIn(voice);
  if (lens.viewer >= lens.seats) return [];
  const tiles = [zones.vaultResource(lens.viewer), zones.vaultDoomsday(lens.viewer)].flatMap((zone) =>
    lens.zone(zone).map((card) => voice.cardName(lens, card)),
  );
  return [
    ...textsIn(voice, lens, zones.jobs(lens.viewer)).map(board.yourJob),
    ...(tiles.length === 0 ? [] : [board.yourTiles(voice.list(tiles))]),
  ];
}
