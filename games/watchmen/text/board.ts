import { type Lens, nth } from '@masterplan/kernel';
import { printedIn } from '../content/editions.ts';
import { isCard } from '../content/kinds.ts';
import { type Watchmen, zones } from '../rules/board.ts';
import { countsTo, heroAtWork, villainCost } from '../rules/facts.ts';
import { cardText } from './card-text.ts';
import type { Voice } from './voice.ts';

type View = Lens<Watchmen>;

/** The table in plain lines: what is for sale, what everybody has in front of them, and the viewer's own hand. */
export function boardLines(voice: Voice, lens: View, names: readonly string[]): string[] {
  const { board } = voice.say;
  const { turn, turns, power } = lens.fields;
  const size = (zone: number) => lens.size(zone);
  return [
    ...(turn < 0 ? [] : [board.heading(turns, nth(names, turn), power)]),
    board.lineUp(voice.list(lens.zone(zones.lineUp()).map((card) => priced(voice, lens, card)))),
    board.stacks(
      size(zones.mainDeck()),
      size(zones.kicks()),
      size(zones.weaknesses()),
      size(zones.destroyed()),
    ),
    ...villainLines(voice, lens),
    ...watchmenLines(voice, lens),
    ...names.slice(0, lens.seats).flatMap((name, seat) => playerLines(voice, lens, name, seat)),
    ...ownLines(voice, lens),
  ];
}

function priced(voice: Voice, lens: View, card: number): string {
  const kind = lens.kind(card);
  return isCard(kind) ? voice.say.board.item(voice.nameOf(kind), kind.cost) : voice.say.hidden;
}

function villainLines(voice: Voice, lens: View): string[] {
  const stack = lens.zone(zones.superVillains());
  const top = stack[stack.length - 1];
  if (top === undefined) return [];
  const { board } = voice.say;
  if (!lens.fields.villainUp) return [board.superVillainDown(stack.length)];
  return [board.superVillain(voice.cardName(lens, top), villainCost(lens, top), stack.length)];
}

/** The Challenge that is faced, the Machination, the Plot in play, and the viewer's own secrets. */
function watchmenLines(voice: Voice, lens: View): string[] {
  if (!lens.fields.watchmen) return [];
  const { board } = voice.say;
  const textIn = (zone: number) =>
    lens.zone(zone).flatMap((card) => {
      const kind = lens.kind(card);
      return kind === undefined ? [] : [`${voice.nameOf(kind)}. ${cardText(voice, kind).text}`];
    });
  const there = voice.count(lens.zone(zones.contributed()).map((card) => lens.face(card)));
  const clock = lens.size(zones.clock());
  return [
    ...textIn(zones.challenge()).map((text) => board.challenge(text, there)),
    ...(clock === 0 ? [] : [board.clock(clock)]),
    ...tallyLines(voice, lens),
    ...textIn(zones.machination()).map(board.machination),
    ...textIn(zones.plotInPlay()).map(board.plot),
    ...secretLines(voice, lens),
  ];
}

/** What the Challenge that is faced has counted, where it counts. */
function tallyLines({ say }: Voice, lens: View): string[] {
  return lens.zone(zones.challenge()).flatMap((card) => {
    const kind = lens.kind(card);
    const of = kind?.family === 'challenge' ? countsTo(kind) : undefined;
    return of === undefined ? [] : [say.board.tally(lens.fields.tally, of)];
  });
}

/** Which side the viewer is on, and the Plot under their Super Hero. */
function secretLines(voice: Voice, lens: View): string[] {
  if (lens.viewer >= lens.seats) return [];
  const { board } = voice.say;
  const kindsIn = (zone: number) => lens.zone(zone).flatMap((card) => lens.kind(card) ?? []);
  return [
    ...kindsIn(zones.loyalty(lens.viewer)).map((kind) => board.ownLoyalty(voice.nameOf(kind))),
    ...kindsIn(zones.plot(lens.viewer)).map((kind) =>
      board.ownPlot(voice.nameOf(kind), cardText(voice, kind).text),
    ),
  ];
}

function playerLines(voice: Voice, lens: View, name: string, seat: number): string[] {
  const { board } = voice.say;
  const heroCard = lens.zone(zones.superHero(seat))[0];
  const hero = heroCard === undefined ? '' : voice.cardName(lens, heroCard);
  const isDown = lens.fields.heroDown[seat];
  const piles = [
    { zone: zones.locations(seat), say: board.locations },
    { zone: zones.inPlay(seat), say: board.inPlay },
    { zone: zones.discard(seat), say: board.discard },
  ];
  const lines = piles.flatMap(({ zone, say }) =>
    lens.size(zone) === 0 ? [] : [`  ${say(voice.count(lens.zone(zone).map((card) => lens.face(card))))}`],
  );
  const player = board.player(
    name,
    isDown ? board.faceDown(hero) : hero,
    lens.size(zones.deck(seat)),
    lens.size(zones.hand(seat)),
  );
  return [[player, ...standingOf(voice, lens, seat)].join(' · '), ...lines];
}

/** Which side a player is on, once all know it or the viewer has looked, and whether they are still in the game. */
function standingOf(voice: Voice, lens: View, seat: number): string[] {
  const { revealed, out } = lens.fields;
  const isKnown = (card: number) => revealed || (seat !== lens.viewer && lens.kind(card) !== undefined);
  const open = lens.zone(zones.loyalty(seat)).filter(isKnown);
  const sides = open.map((loyalty) => voice.cardName(lens, loyalty));
  return out[seat] ? [...sides, voice.say.board.out] : sides;
}

/** What the viewer's Super Hero says, where that counts. */
function heroLines(voice: Voice, lens: View): string[] {
  const { board } = voice.say;
  return lens.zone(zones.superHero(lens.viewer)).map((card) => {
    const name = voice.cardName(lens, card);
    const atWork = heroAtWork(lens, lens.viewer);
    return atWork === undefined ? board.silentHero(name) : board.ownHero(name, cardText(voice, atWork).text);
  });
}

/** The viewer's Super Hero and hand, each kind once with what it says. */
function ownLines(voice: Voice, lens: View): string[] {
  return lens.viewer >= lens.seats ? [] : [...heroLines(voice, lens), ...handLines(voice, lens)];
}

function handLines(voice: Voice, lens: View): string[] {
  const { board } = voice.say;
  const faces = lens.zone(zones.hand(lens.viewer)).map((card) => lens.face(card));
  if (faces.length === 0) return [];
  const { edition } = lens.options;
  const kinds = [...new Set(faces)].map((face) => printedIn(edition, nth(lens.game.kinds, face)));
  return [
    board.hand,
    `  ${voice.count(faces)}`,
    ...kinds.map((kind) => `  ${board.card(voice.nameOf(kind), cardText(voice, kind).text)}`),
  ];
}
