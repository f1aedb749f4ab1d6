import type { TourNote } from '@masterplan/boards/playable';
import type { Language, OpenAsk } from '@masterplan/kernel';
import { beginsInTurn } from '../content/tour-turns.ts';
import { linesOf, machinationOf, sideOfSeat } from './challenge-read.ts';
import { actsWhenPlayed, cardsIn, type View } from './read.ts';
import { type NoteName, notes } from './tour-notes.ts';

type Role = 'base' | 'loyal' | 'mastermind';

const roleOf = (lens: View): Role =>
  !lens.fields.watchmen ? 'base' : (sideOfSeat(lens, lens.viewer) ?? 'loyal');

type Guide = (lens: View, asks: readonly OpenAsk[], language: Language) => TourNote | undefined;

/** The part of the page that each note speaks of. */
const spots: Readonly<Record<NoteName, string>> = {
  play: '.wm-hand',
  buy: '.wm-line-up',
  end: '.ask',
  rivals: '.wm-play',
  attacked: '.ask',
  asked: '.ask',
  villain: '.wm-villain',
  alone: '.aim',
  loyal: '.wm-challenge',
  contribute: '.wm-challenge',
  shop: '.wm-line-up',
  denounce: '.ask',
  watch: '.wm-play',
  time: '.wm-stacks',
  aloneLoyal: '.aim',
  mastermind: '.wm-machination',
  ticked: '.wm-machination',
  pretend: '.wm-line-up',
  waiting: '.seats',
  aloneMastermind: '.aim',
  struck: '.wm-challenge',
  revealed: '.seats',
  help: '.ask',
};

const lastNotes: readonly NoteName[] = ['alone', 'aloneLoyal', 'aloneMastermind'];

/** What a newcomer is told at a moment of the tour: about what they are asked, or about what the others do. */
export const tourNote: Guide = (lens, asks, language) => {
  if (lens.outcome !== null) return undefined;
  const mine = asks.find(({ seat, ready }) => seat === lens.viewer && !ready);
  const id = noteFor(lens, mine?.name);
  return { id, ...notes[language][id], at: spots[id], isLast: lastNotes.includes(id) };
};

function noteFor(lens: View, asked: string | undefined): NoteName {
  switch (asked) {
    case undefined:
      return whileOthersPlay(lens);
    case 'turn':
      return inTurn(lens);
    case 'round':
      return 'attacked';
    case 'help':
    case 'denounce':
      return asked;
    default:
      return 'asked';
  }
}

const byOthers: Readonly<Record<Role, NoteName>> = { base: 'rivals', loyal: 'watch', mastermind: 'waiting' };

function whileOthersPlay(lens: View): NoteName {
  return afterReveal(lens) ?? byOthers[roleOf(lens)];
}

const afterReveal = (lens: View): NoteName | undefined =>
  !lens.fields.revealed ? undefined : roleOf(lens) === 'mastermind' ? 'struck' : 'revealed';

/** How many rounds of the tour the newcomer has behind them. */
const roundsOf = ({ fields: { turns }, seats }: View, role: Role): number =>
  Math.floor((turns - beginsInTurn[role]) / seats);

const courses: Readonly<Record<Role, readonly ((lens: View) => NoteName)[]>> = {
  base: [
    (lens) => (hasPlays(lens) ? 'play' : lens.fields.gained.length === 0 ? 'buy' : 'end'),
    () => 'villain',
    () => 'alone',
  ],
  loyal: [
    (lens) => (isUntouched(lens) ? 'loyal' : hasPlays(lens) ? 'contribute' : 'shop'),
    () => 'time',
    () => 'aloneLoyal',
  ],
  mastermind: [
    (lens) => (isUntouched(lens) ? 'mastermind' : isTicked(lens) && hasPlays(lens) ? 'ticked' : 'pretend'),
    () => 'aloneMastermind',
  ],
};

/** In one's own turn: step by step in the first round, one note for each of the next, then no more. */
function inTurn(lens: View): NoteName {
  const role = roleOf(lens);
  const course = courses[role];
  const note = course[Math.min(roundsOf(lens, role), course.length - 1)];
  return afterReveal(lens) ?? note?.(lens) ?? 'alone';
}

const isUntouched = ({ fields: { plays, contributions } }: View): boolean =>
  plays.length === 0 && contributions === 0;

/** Whether a card in hand would do something. */
const hasPlays = (lens: View): boolean =>
  cardsIn(lens, 'hand', lens.viewer).some((card) => actsWhenPlayed(lens, card));

function isTicked(lens: View): boolean {
  const machination = machinationOf(lens);
  return machination !== undefined && linesOf(lens, machination.kind).some(({ isDone }) => isDone);
}
