import { accountOf, answerOf } from '@masterplan/bots';
import type { Bot } from '@masterplan/kernel';
import {
  type Language,
  type Lens,
  nth,
  openAsks,
  optionsOf,
  proposalIn,
  proposalLines,
  type Shape,
  see,
} from '@masterplan/kernel';
import { linesOf } from '../log.ts';
import type { Seated } from '../seated.ts';
import { type Texts, texts } from '../text/index.ts';
import { plainBoard } from './board.ts';
import type { Listener } from './listener.ts';
import type { Screen } from './screen.ts';

/** Whoever sits at a table: the person at one seat, bots at the others. */
export interface Company {
  readonly seat: number;
  /** By seat; the person's own entry is not used. */
  readonly bots: readonly Bot<Shape>[];
  readonly names: readonly string[];
  /** What bots draw their chance from. */
  readonly seed: string;
  /** Milliseconds that a line of the log stays before the next comes. */
  readonly pace: number;
}

/** A table in play before one person: what is shown, what was told so far, and the bots' turns. */
export class Session {
  readonly seated: Seated;
  readonly company: Company;
  readonly screen: Screen;
  readonly listener: Listener;
  language: Language;
  #told = -1;

  constructor(seated: Seated, company: Company, screen: Screen, listener: Listener, language: Language) {
    this.seated = seated;
    this.company = company;
    this.screen = screen;
    this.listener = listener;
    this.language = language;
  }

  get say(): Texts['play'] {
    return texts[this.language].play;
  }

  /** What the game says, in the language of the moment. */
  get text(): Seated['text'][Language] {
    return this.seated.text[this.language];
  }

  /** What the person sees. */
  get lens(): Lens {
    return this.seated.sitting.table.lens(this.company.seat);
  }

  get isOver(): boolean {
    return this.seated.sitting.table.over;
  }

  /** Whether the person must answer now; a sealed answer that is in waits for the others. */
  get isAsked(): boolean {
    return openAsks(this.lens).some(({ seat, ready }) => seat === this.company.seat && !ready);
  }

  /** The answer that the person has left standing to the ask that is open; undefined where there is none. */
  get due(): string | undefined {
    return this.seated.sitting.due().find(({ seat }) => seat === this.company.seat)?.key;
  }

  /** Prints what happened since the last time, as the person saw it, line by line at the table's pace. */
  async tell(): Promise<void> {
    const { sitting } = this.seated;
    const entries = sitting.log.slice(this.#told + 1);
    this.#told = sitting.length;
    const lines = linesOf(this.seated, entries, this.company.seat, this.language, this.company.names);
    for (const line of lines) {
      this.screen.say('told', `· ${line}`);
      await this.listener.pause(this.company.pace);
    }
  }

  /** Prints the last `count` lines of the log. */
  retell(count: number): void {
    const { log } = this.seated.sitting;
    const lines = linesOf(this.seated, log, this.company.seat, this.language, this.company.names);
    this.screen.say('told', ...lines.slice(-count).map((line) => `· ${line}`));
  }

  showBoard(): void {
    this.screen.gap();
    const { entry } = this.seated;
    const { names } = this.company;
    const board = entry.show?.(this.lens, this.language, names) ?? plainBoard(this.lens, this.text, names);
    this.screen.say('board', ...board);
  }

  /** Prints the person's ask and its numbered options. */
  showAsk(): void {
    const { lens, text } = this;
    const { names, seat } = this.company;
    const ask = openAsks(lens).find((open) => open.seat === seat);
    if (ask === undefined) return;
    this.screen.gap();
    this.#showProposal();
    this.screen.say('asked', text.prompt(lens, ask, names));
    const options = optionsOf(lens);
    this.screen.items(
      options.map(({ option }, i) => [label(i, options.length), text.option(lens, option, names)]),
    );
  }

  /** Prints what is proposed, and by whom. */
  #showProposal(): void {
    const { lens, text } = this;
    const { names } = this.company;
    const proposal = proposalIn(lens);
    if (proposal === undefined || proposal.parts.length === 0) return;
    const lines = proposalLines(text, lens, proposal, names);
    this.screen.say('board', this.say.proposed(nth(names, proposal.by)), ...lines.map((line) => `  ${line}`));
  }

  showOutcome(): void {
    const { outcome } = this.lens;
    if (outcome === null) return;
    this.screen.gap();
    this.screen.say('title', this.text.outcome(this.lens, outcome, this.company.names));
  }

  /** Plays what the person has left standing, and tells what came of it. */
  async playDue(key: string): Promise<void> {
    this.seated.sitting.choose(this.company.seat, key);
    await this.tell();
  }

  /** Has one bot that is asked answer, and tells what came of it. */
  async playBot(): Promise<void> {
    const { sitting } = this.seated;
    const { bots, seed } = this.company;
    const waiting = openAsks(this.lens).find(({ seat, ready }) => !ready && seat !== this.company.seat);
    if (waiting === undefined)
      throw new Error(`${sitting.game.id}: nobody is asked, and the game is not over`);
    const { seat } = waiting;
    const { game, table, log } = sitting;
    const bot = nth(bots, seat);
    const account = accountOf(bot, game, table.seats, log);
    const seen = see(game, table.state, seat);
    const key = answerOf(bot, game, seen, `${seed}/${seat}/${sitting.length}`, account);
    const refusal = key === undefined ? 'no option' : sitting.choose(seat, key)?.code;
    if (refusal !== undefined)
      throw new Error(`${sitting.game.id}: the bot's "${key}" is refused: ${refusal}`);
    await this.tell();
  }
}

/** ` 3)`, so that numbers stand under each other. */
const label = (index: number, count: number): string =>
  `${String(index + 1).padStart(String(count).length)})`;
