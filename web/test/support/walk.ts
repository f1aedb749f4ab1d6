import type { Page } from '@playwright/test';
import { dice, fillAndStart, newTable, openTable } from './player.ts';

/** A question that is open, or the end of the game. */
export interface Asked {
  readonly no: number;
  readonly question: string;
  /** What it comes to without names and numbers. */
  readonly kind: string;
  /** Whether it is still open: what is asked of all at once, the first who acts may settle, and then their moment is staged over the table. */
  readonly stands: () => Promise<boolean>;
}

const theEnd = 'the end';

/** Runs in the page: the open question as soon as it can be answered; the end as `end`. */
function questionNow(end: string): string | false {
  if (document.querySelector('.ask.is-over') !== null) return end;
  const options = [...document.querySelectorAll('.ask.is-mine .options:not(.noes) .option')];
  if (options.length === 0 || options.some(({ ariaDisabled }) => ariaDisabled === 'true')) return false;
  return document.querySelector('.ask-question')?.textContent ?? '';
}

/** Runs in the page: takes the option that the die shows; where a second word is asked for, the first of its answers. */
async function answer(thrown: number): Promise<void> {
  const all = () => [...document.querySelectorAll<HTMLElement>('.ask.is-mine .options:not(.noes) .option')];
  const standing = () => {
    const version = document.querySelector<HTMLElement>('.table-frame')?.dataset.version;
    return [version, ...all().map(({ textContent }) => textContent)].join('|');
  };
  const before = standing();
  const options = all();
  /* What was asked may have been settled while it was looked at. */
  if (options.length === 0) return;
  options[thrown % options.length]?.click();
  for (const begun = performance.now(); performance.now() - begun < 20_000; ) {
    await new Promise((wake) => setTimeout(wake, 4));
    const word = document.querySelector<HTMLElement>('dialog[open] .dialog-foot .button');
    word?.click();
    if (word !== null || standing() !== before) return;
  }
  throw new Error(`an answer was not taken: ${before}`);
}

const kindOf = (question: string): string =>
  question
    .replace(/^[^:]{1,40}[:\u00a0]\s/, '')
    .replace(/^(\p{Lu}[\p{L}’'.-]*\s)+/u, '… ')
    .replace(/\d+/g, '#');

/** Plays a whole game by a die that falls the same every time, and looks at every question on the way, and at the end. */
export async function walk(page: Page, look: (asked: Asked) => Promise<void>): Promise<number> {
  const die = dice(7);
  for (let no = 1; ; no++) {
    const found = await page.waitForFunction(questionNow, theEnd, { timeout: 120_000 });
    const question = String(await found.jsonValue());
    const stands = async () => (await page.evaluate(questionNow, theEnd)) === question;
    await look({ no, question, kind: kindOf(question), stands });
    if (question === theEnd) return no;
    await page.evaluate(answer, die(9973));
  }
}

/** Which of the questions of a walk to look at: of each kind those with these numbers, counted from 1, and the end. */
export function sampler(isLookedAt: (times: number) => boolean): {
  readonly kinds: ReadonlyMap<string, number>;
  readonly isSample: (asked: Asked) => boolean;
} {
  const kinds = new Map<string, number>();
  const isSample = ({ kind }: Asked): boolean => {
    const times = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, times);
    return isLookedAt(times);
  };
  return { kinds, isSample };
}

/** Which game is played, and on whose server. */
export interface Played {
  readonly house: 'master-plan' | 'watchmen' | 'justice-league' | 'tomorrow-dies-today';
  /** Which of the games that this server offers, where there is a choice. */
  readonly game?: string;
  /** The seed of a game that is long enough to have met most of its questions. */
  readonly seed: string;
  /** The great moments that are in it, among others. */
  readonly moments: readonly string[];
  /** What the paper says at its end, in English. */
  readonly paper: RegExp;
}

export const games: Readonly<Record<string, Played>> = {
  'All Part of the Master Plan': {
    ...{ house: 'master-plan', seed: 'a walk' },
    moments: ['knocked out', 'named'],
    paper: /wins?\b/,
  },
  'the DC Deck-Building Game': {
    ...{ house: 'watchmen', game: 'base', seed: 'a walk' },
    moments: ['appeared', 'defeated'],
    paper: /wins?\b/,
  },
  'the Watchmen pack': {
    ...{ house: 'watchmen', game: 'watchmen', seed: 'a walk' },
    moments: ['plot', 'challenge'],
    paper: /(?=.*Secret Mastermind)(?=.*Loyal.*Loyal.*Loyal).*(The Loyal win|wins)/,
  },
  'the Justice League Strategy Game': {
    ...{ house: 'justice-league', seed: 'the long way home' },
    moments: ['turned up', 'completed'],
    paper: /The Earth is (lost|saved)/,
  },
  'Tomorrow Dies Today': {
    ...{ house: 'tomorrow-dies-today', seed: 'a walk' },
    moments: ['revealed', 'completed', 'fights', 'clock'],
    paper: /A new world order!/,
  },
};

/** Sits down among three bots that answer at once. */
export async function sitDown(page: Page, { game }: Pick<Played, 'house' | 'game'>): Promise<void> {
  await newTable(page, 4);
  if (game !== undefined) await page.getByRole('combobox', { name: /^Game|^Jeu/ }).selectOption(game);
  await openTable(page);
  await fillAndStart(page);
}
