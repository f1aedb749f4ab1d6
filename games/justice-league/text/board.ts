import { type Lens, NOT_ANY, nth } from '@masterplan/kernel';
import { abilities } from '../content/kinds.ts';
import { type JusticeLeague, places, used, VILLAIN_CARD, zones } from '../rules/board.ts';
import {
  heroPoints,
  isDown,
  isHero,
  isRegion,
  levelOf,
  neighbours,
  numberOf,
  openRegions,
  overcomeBy,
  POINTS_TO_WIN,
  placeOf,
  readyOf,
  scoreOf,
  stageOf,
  tileAt,
  villainPoints,
} from '../rules/facts.ts';
import { cardText } from './card-text.ts';
import { chapterText } from './prompts.ts';
import type { Voice } from './voice.ts';

type View = Lens<JusticeLeague>;

/** What all lines are made from. */
interface Drawing {
  readonly voice: Voice;
  readonly lens: View;
  readonly names: readonly string[];
}

const seatsOf = (lens: View): number[] => Array.from({ length: lens.seats }, (_, seat) => seat);

/** The table in plain lines: the map with its crises and figures, what everybody has, and the viewer's own secrets. */
export function boardLines(voice: Voice, lens: View, names: readonly string[]): string[] {
  const { board } = voice.say;
  const drawing = { voice, lens, names };
  const heading = board.heading(
    chapterText(voice, lens),
    heroPoints(lens),
    villainPoints(lens),
    POINTS_TO_WIN,
  );
  if (lens.fields.darkseid === NOT_ANY) return [heading, ...sheetLines(drawing)];
  const everywhere = places.names.map((_, place) => place);
  const open = openRegions(lens);
  return [
    heading,
    ...everywhere
      .filter((place) => !isRegion(place) || open.includes(place))
      .flatMap((place) => placeLines(drawing, place)),
    ...seatsOf(lens).map((seat) => playerLine(drawing, seat)),
    ...powersInPlay(drawing),
    ...ownLines(drawing),
  ];
}

/** Before the deal: who can be played. */
const sheetLines = ({ voice, lens }: Drawing): string[] =>
  lens.zone(zones.box()).flatMap((card) => {
    const kind = lens.kind(card);
    return kind?.type === 'hero' || kind?.type === 'tyrant' ? [`  ${cardLine(voice, lens, card)}`] : [];
  });

/** A place: where one gets from it, its crisis, and who is there. */
function placeLines(drawing: Drawing, place: number): string[] {
  const { voice, lens } = drawing;
  const { board } = voice.say;
  const name = voice.placeName(lens, place);
  const next = neighbours(lens, place).map((other) => voice.placeName(lens, other));
  const here = seatsOf(lens).filter((seat) => placeOf(lens, seat) === place);
  return [
    next.length === 0 ? name : board.place(name, voice.list(next)),
    ...(isRegion(place) ? crisisLines(drawing, place) : []),
    ...(here.length === 0 ? [] : [`  ${voice.list(here.map((seat) => figure(drawing, seat)))}`]),
  ];
}

function crisisLines({ voice, lens }: Drawing, region: number): string[] {
  const tile = tileAt(lens, region);
  if (tile === undefined) return [];
  const { board, hiddenCrisis } = voice.say;
  const stage = stageOf(lens, region);
  const kind = lens.kind(tile);
  if (kind?.type !== 'crisis') return [`  ${board.crisis(hiddenCrisis, stage)}`];
  const called = lens.isPublic(tile) ? voice.nameOf(kind) : board.onlyYours(voice.nameOf(kind));
  return [
    `  ${board.crisisWith(called, stage, scores(voice, lens, region))}`,
    `    ${cardText(voice, kind).text}`,
  ];
}

/** What has to be overcome, and what is overcome already. */
function scores(voice: Voice, lens: View, target: number): string {
  const { board, card } = voice.say;
  return voice.list(
    abilities.flatMap((ability) => {
      const score = scoreOf(lens, target, ability);
      if (score === undefined) return [];
      const said = card.score(voice.say.abilities[ability], score);
      return [overcomeBy(lens, target, ability) === undefined ? said : board.overcome(said)];
    }),
  );
}

function figure({ voice, lens, names }: Drawing, seat: number): string {
  const { board } = voice.say;
  const who = board.figure(nth(names, seat), voice.cardName(lens, nth(lens.zone(zones.sheet(seat)), 0)));
  return isDown(lens, seat) ? board.down(who) : who;
}

/** What everybody has, openly. */
function playerLine(drawing: Drawing, seat: number): string {
  const { voice, lens } = drawing;
  const { board } = voice.say;
  const { xp, wounds, energy, energyUsed } = lens.fields;
  const hand = lens.size(zones.hand(seat)) + lens.size(zones.laid(seat));
  const own = isHero(lens, seat)
    ? [board.wounds(nth(wounds, seat)), tokens(voice, lens, seat)]
    : [
        board.energy(energy, energy + energyUsed),
        board.crises(lens.size(zones.crises(seat))),
        scores(voice, lens, VILLAIN_CARD),
      ];
  const spent = lens.zone(zones.spent(seat)).map((card) => voice.cardName(lens, card));
  return [
    figure(drawing, seat),
    board.level(levelOf(lens, seat), nth(xp, seat)),
    ...own,
    board.hand(hand),
    ...(spent.length === 0 ? [] : [board.spent(voice.list(spent))]),
  ].join(' · ');
}

const tokens = (voice: Voice, lens: View, seat: number): string =>
  voice.list(
    abilities.map((ability) => {
      const left = readyOf(lens, seat, ability);
      const all = left + used.get(lens.fields.used, seat, ability);
      return voice.say.board.tokens(voice.say.abilities[ability], left, all);
    }),
  );

/** The powers of this round that everybody has seen, by their numbers. */
function powersInPlay({ voice, lens, names }: Drawing): string[] {
  const { board } = voice.say;
  const open = seatsOf(lens).flatMap((seat) =>
    [...lens.zone(zones.laid(seat)), ...lens.zone(zones.played(seat))]
      .filter((card) => lens.isPublic(card))
      .map((card) => ({ card, seat, number: numberOf(lens, card) })),
  );
  open.sort((a, b) => a.number - b.number);
  const said = open.map(({ card, seat, number }) =>
    board.inPlay(number, voice.cardName(lens, card), nth(names, seat)),
  );
  return said.length === 0 ? [] : [board.powers(voice.list(said))];
}

/** What only the viewer sees: powers, chosen or in hand, crises, and what can be learned. */
function ownLines({ voice, lens }: Drawing): string[] {
  const { viewer } = lens;
  const { board } = voice.say;
  if (viewer >= lens.seats) return [];
  const listed = (title: string, cards: readonly number[]): string[] =>
    cards.length === 0 ? [] : [title, ...cards.map((card) => `  ${cardLine(voice, lens, card)}`)];
  const byNumber = (zone: number): number[] =>
    [...lens.zone(zone)].sort((a, b) => numberOf(lens, a) - numberOf(lens, b));
  const sealed = lens.zone(zones.laid(viewer)).filter((card) => !lens.isPublic(card));
  return [
    ...listed(board.chosen, sealed),
    ...listed(board.yourHand, byNumber(zones.hand(viewer))),
    ...listed(board.yourCrises, lens.zone(zones.crises(viewer))),
    ...listed(board.toLearn, byNumber(zones.stack(viewer))),
  ];
}

/** A card by its name, with what it says. */
function cardLine(voice: Voice, lens: View, card: number): string {
  const kind = lens.kind(card);
  return kind === undefined
    ? voice.cardName(lens, card)
    : `${voice.nameOf(kind)}. ${cardText(voice, kind).text}`;
}
