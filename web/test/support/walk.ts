import type { Page } from '@playwright/test';
import { dice, fillAndStart, newTable, openTable } from './player.ts';

/** A question that is open, or the end of the game. */
export interface Asked {
  readonly no: number;
  readonly question: string;
  /** What it comes to without names and numbers. */
  readonly kind: string;
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
    const found = await page.waitForFunction(questionNow, theEnd, { timeout: 30_000 });
    const question = String(await found.jsonValue());
    await look({ no, question, kind: kindOf(question) });
    if (question === theEnd) return no;
    await page.evaluate(answer, die(9973));
  }
}

/** Which game is played, and on whose server. */
interface Played {
  readonly house: 'master-plan' | 'watchmen' | 'justice-league';
  /** Which of the games that this server offers, where there is a choice. */
  readonly game?: string;
}

export const games: Readonly<Record<string, Played>> = {
  'All Part of the Master Plan': { house: 'master-plan' },
  'the DC Deck-Building Game': { house: 'watchmen', game: 'base' },
  'the Watchmen pack': { house: 'watchmen', game: 'watchmen' },
  'the Justice League Strategy Game': { house: 'justice-league' },
};

/** Sits down among three bots that answer at once. */
export async function sitDown(page: Page, { game }: Played): Promise<void> {
  await newTable(page, 4);
  if (game !== undefined) await page.getByRole('combobox', { name: /^Game|^Jeu/ }).selectOption(game);
  await openTable(page);
  await fillAndStart(page);
}
