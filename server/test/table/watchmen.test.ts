import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shelved } from '../../../games/watchmen/program.ts';
import { type Held, Page } from '../support/page.ts';
import { waitingSeats } from '../support/play.ts';
import { bundleGames, gameProgram } from '../support/serving.ts';
import { servingOne, stopServing } from '../support/worlds.ts';

beforeAll(bundleGames, 60_000);
afterAll(stopServing);

/** A person against two bots who has left an answer to attacks standing, and plays as a bot would whenever they are asked otherwise. */
class Absent {
  readonly #page: Page;
  readonly #table: string;
  /** Attacks and First Appearances that came to them. */
  attacks = 0;
  appearances = 0;

  private constructor(page: Page, table: string) {
    this.#page = page;
    this.#table = table;
  }

  static async sitting(port: number, answer: string): Promise<Absent> {
    const page = await Page.hello(port);
    const { table } = await page.ask('playNow', {
      ...{ game: 'watchmen', seats: 3, settings: { pace: 'instant', undo: 'none' } },
    });
    await page.ask('watch', { table });
    await page.ask('choose', { table, seat: 0, version: 0, key: `stand attack ${answer}` });
    return new Absent(page, table);
  }

  get #held(): Held {
    return this.#page.held(this.#table, 0);
  }

  get isOver(): boolean {
    return this.#held.info?.state !== 'playing';
  }

  /** The next thing that wants an answer of theirs: theirs is given where they are asked, an attack is left to what stands. */
  async step(): Promise<void> {
    const held = this.#held;
    const isAsked = (): boolean => waitingSeats(this.#page, this.#table, 0).includes(0);
    await this.#page.until(() => this.isOver || isAsked());
    if (this.isOver) return;
    const { version } = held;
    if (held.asks?.find(({ seat }) => seat === 0)?.sealed) {
      await this.#page.until(() => this.isOver || held.version > version || !isAsked());
      const { events = [] } = held.entries.find((entry) => entry.version === version) ?? {};
      this.attacks += 1;
      if (events.some(({ name }) => name === 'appeared')) this.appearances += 1;
      return;
    }
    const key = shelved.answer({ level: 'thumb', seen: held.seen, seed: String(version) }) ?? '';
    const chosen = await this.#page.ask('choose', { table: this.#table, seat: 0, version, key });
    await this.#page.until(() => held.version >= chosen.version);
  }

  close(): void {
    this.#page.close();
  }
}

/** Far enough for attacks by bots, by the person's own turn and by Super-Villains that turn up. */
const ENOUGH = 3;

describe('an answer left standing against attacks', () => {
  test.each(['take', 'cheapest'])(
    'is given whenever one comes, First Appearances too: %s',
    async (answer) => {
      const server = await servingOne(shelved, () => 'the', gameProgram('watchmen'));
      const absent = await Absent.sitting(server.port, answer);
      while (!absent.isOver && absent.appearances < ENOUGH) await absent.step();
      expect(absent.appearances).toBe(ENOUGH);
      expect(absent.attacks).toBeGreaterThan(ENOUGH);
      absent.close();
    },
  );
});
