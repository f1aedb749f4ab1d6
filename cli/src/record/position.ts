import {
  asRead,
  EFFECT,
  everybody,
  type Fault,
  type Frame,
  fieldsFault,
  type Game,
  NONE,
  optionsFaults,
  type State,
  sentenceAt,
} from '@masterplan/kernel';
import { bookFaults } from './book.ts';
import { entriesFaults, lengthFaults, type RecordFlaw } from './flaws.ts';

/** Where a state of the right form cannot be one of this game's. */
export function stateFaults(game: Game, found: State): RecordFlaw[] {
  const sizes = sizeFaults(game, found);
  if (sizes.length > 0) return sizes;
  return [
    ...zoneFaults(found),
    ...bookFaults(game, found),
    ...courseFaults(game, found),
    ...answerFaults(game, found),
    ...publicFaults(game, found),
  ];
}

/** Lists of the right length, with entries that mean something. */
function sizeFaults(game: Game, found: State): Fault[] {
  const all = everybody(found.seats);
  const slots = found.face.length;
  return [
    ...(game.seats.includes(found.seats)
      ? []
      : [{ path: 'seats', code: 'not-one-of', expected: game.seats.join(', ') } as const]),
    ...lengthFaults('rng', found.rng, 4),
    ...lengthFaults('sealed', found.sealed, found.seats),
    ...lengthFaults('standing', found.standing, found.seats * game.windowNames.length),
    ...lengthFaults('zones', found.zones, game.layout.count(found.seats)),
    ...(['mask', 'lotOf', 'tied'] as const).flatMap((name) => lengthFaults(name, found[name], slots)),
    ...entriesFaults('face', found.face, game.kinds.length - 1),
    ...entriesFaults('mask', found.mask, all),
    ...entriesFaults('spare', found.spare, slots - 1),
    ...(found.asked > all >> 1
      ? [{ path: 'asked', code: 'not-a-whole-number', expected: `0–${all >> 1}` } as const]
      : []),
  ];
}

/** Every card is in exactly one zone, and `at` says which. */
function zoneFaults({ zones, at, face }: State): RecordFlaw[] {
  const cards = zones.flatMap((zone, no) => zone.map((card) => ({ card, no })));
  const isWhole = cards.length === at.length && new Set(cards.map(({ card }) => card)).size === at.length;
  const isTold = cards.every(({ card, no }) => at[card] === no);
  return isWhole && isTold && face.length >= at.length
    ? []
    : [{ path: 'at', code: 'misplaced-card', expected: 'zones' }];
}

/** The frames are this game's, and the one on top asks those who are asked, unless the game is over. */
function courseFaults(game: Game, state: State): RecordFlaw[] {
  const { stack, asked, form, outcome, seats } = state;
  const strange = stack.findIndex((frame) => !isFrameOf(game, frame, seats));
  if (strange >= 0) return [{ path: `stack[${strange}]`, code: 'no-such-step', expected: '' }];
  if ((outcome === null) !== (asked !== 0)) return [{ path: 'asked', code: 'nobody-asked', expected: '' }];
  if (outcome !== null) return [];
  const top = stack.at(-1);
  const isOne = (asked & (asked - 1)) === 0;
  const isSaid = top !== undefined && (top.verb !== EFFECT || sentenceAt(game, top) !== undefined);
  return isSaid && (form === 'sealed' || isOne)
    ? []
    : [{ path: 'asked', code: 'other-step-asks', expected: '' }];
}

function isFrameOf(game: Game, frame: Frame, seats: number): boolean {
  if (frame.you >= seats) return false;
  if (frame.verb !== EFFECT) return frame.kind < 0 && Object.hasOwn(game.phaseNamed, frame.verb);
  const kind = game.kinds[frame.kind];
  const sentences = kind === undefined ? undefined : game.sentences?.(kind, frame.part);
  return sentences !== undefined && frame.at <= sentences.length;
}

/** Answers that wait are those of seats that are ready, which are asked; standing ones are of those a window has. */
function answerFaults(game: Game, { asked, ready, form, sealed, standing }: State): RecordFlaw[] {
  const waits = form === 'open' ? 0 : asked;
  const isIn = (seat: number) => ((ready >> seat) & 1) === 1;
  const mixedUp = sealed.findIndex((answer, seat) => (answer !== NONE) !== isIn(seat));
  return [
    ...((ready & ~waits) === 0 ? [] : [{ path: 'ready', code: 'not-asked', expected: '' } as const]),
    ...(mixedUp < 0 ? [] : [{ path: `sealed[${mixedUp}]`, code: 'not-asked', expected: '' } as const]),
    ...standing.flatMap((answer, at) => {
      const name = game.windowNames[at % game.windowNames.length] ?? '';
      return entriesFaults(`standing[${at}]`, [answer], game.windows?.[name]?.answers.length ?? 0);
    }),
  ];
}

function publicFaults(game: Game, { fields, options, seats }: State): RecordFlaw[] {
  const isOff = fieldsFault(game.fields, asRead(game.fields, fields), seats) !== undefined;
  return [
    ...(isOff
      ? [{ path: 'fields', code: 'other-fields', expected: Object.keys(game.fields).join(', ') } as const]
      : []),
    ...optionsFaults(game.options, options),
  ];
}
