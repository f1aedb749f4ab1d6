import {
  candidates,
  type GameText,
  type Language,
  type Lens,
  openAsks,
  optionsOf,
  type Sitting,
  see,
  standingOptions,
} from '@masterplan/kernel';
import { inEvery } from '../language.ts';
import type { Reader } from '../log.ts';
import { type Seated, seatNames, standingText } from '../seated.ts';
import type { Viewer } from './forms.ts';

/** The number of a viewer. The truth has no eyes of its own: its words are the public's. */
export const viewerNo = ({ table }: Sitting, viewer: Viewer): number =>
  typeof viewer === 'number' ? viewer : table.seats;

export const readerOf = (sitting: Sitting, viewer: Viewer): Reader =>
  viewer === 'truth' ? 'truth' : viewerNo(sitting, viewer);

/** Something said by the game in every language; players are called by their seats. */
const said = (
  { text, sitting }: Seated,
  say: (text: GameText, names: readonly string[]) => string,
): Record<Language, string> => inEvery((language) => say(text[language], seatNames(sitting, language)));

/** The asks open now, those still to be answered first; options where the viewer's own seat is asked. */
export function asksOf(seated: Seated, viewer: Viewer) {
  const { table } = seated.sitting;
  const lens = table.lens(viewerNo(seated.sitting, viewer));
  const asks = openAsks(lens).toSorted((a, b) => Number(a.ready) - Number(b.ready));
  return asks.map((ask) => ({
    seat: ask.seat,
    sealed: ask.sealed,
    ...(ask.ready ? { ready: true } : {}),
    prompt: said(seated, (text, names) => text.prompt(lens, ask, names)),
    ...(ask.seat === viewer ? { options: ownOptions(seated, lens) } : {}),
  }));
}

const ownOptions = (seated: Seated, lens: Lens) =>
  optionsOf(lens).map(({ key, option }) => ({
    key,
    text: said(seated, (text, names) => text.option(lens, option, names)),
  }));

/** The standing answers a seat may leave, where the game has windows. */
export function standingOf(seated: Seated, viewer: Viewer) {
  const { game, table } = seated.sitting;
  if (typeof viewer !== 'number' || game.windowNames.length === 0) return {};
  const standing = standingOptions(table, viewer).map(({ key }) => ({
    key,
    text: said(seated, (text) => standingText(text, key)),
  }));
  return { standing };
}

/** What a seat cannot do now, and why not. */
export function blockedOf(seated: Seated, seat: number) {
  const { table, game } = seated.sitting;
  const lens = table.lens(seat);
  return candidates(lens).blocked.map((blocked) => ({
    key: game.keyOf(blocked.option),
    text: said(seated, (text, names) => text.refusal(lens, blocked, names)),
    clause: blocked.clause,
  }));
}

/** All that a viewer knows of a table; the truth knows all. */
export function viewOf(sitting: Sitting, viewer: Viewer) {
  const { game, table } = sitting;
  return viewer === 'truth' ? table.state : see(game, table.state, viewerNo(sitting, viewer));
}

/** What the numbers in views stand for: zones by number, and kinds by face, with all that is printed on them. */
export function legendOf({ sitting, text }: Seated) {
  const { game, table } = sitting;
  const zones = Array.from({ length: game.layout.count(table.seats) }, (_, zone) => game.layout.place(zone));
  const kinds = game.kinds.map((printed) => ({
    printed,
    says: inEvery((language) => text[language].card(printed)),
  }));
  return { zones, kinds };
}
