import { masterPlan } from '@masterplan/master-plan';
import { Limiter, type RateName, usualBounds, usualRates } from '../../src/people/limits.ts';
import type { Hello } from '../../wire/index.ts';
import { Page, Refused } from './page.ts';
import { at } from './play.ts';
import { SEATS, sleep } from './under-load.ts';

const ADDRESS = '203.0.113.7';
/** Sockets that read nothing at all. */
const DEAF = 10;

/** One of them, and the tables they have made. */
interface Member {
  readonly page: Page;
  readonly person: string;
  readonly socket: string;
  readonly gathering: string[];
  readonly playing: string[];
  readonly finished: string[];
}

/** Something to do. */
interface Deed {
  /** The rates it counts for besides messages: those of the person, and those of the address. */
  readonly person: readonly RateName[];
  readonly here: readonly RateName[];
  /** Whether there is something to do it with. */
  readonly isPossible?: (member: Member) => boolean;
  readonly run: (member: Member, turn: number) => Promise<unknown>;
}

const game = { game: 'master-plan', seats: SEATS } as const;
const pack: unknown = masterPlan.writePack(masterPlan.game);
const last = (tables: readonly string[]): string => tables.at(-1) ?? '';
const isGathering = ({ gathering }: Member): boolean => gathering.length > 0;
const isPlaying = ({ playing }: Member): boolean => playing.length > 0;

async function make(member: Member, making: { listed: boolean; pack?: unknown }): Promise<string> {
  const { table } = await member.page.ask('make', { ...game, ...making });
  member.gathering.push(table);
  return table;
}

/** A table with a card file, which they play alone. */
async function makeWithPack(member: Member): Promise<void> {
  const { page, gathering, playing } = member;
  const table = await make(member, { listed: false, pack });
  for (let seat = 0; seat < SEATS; seat++) await page.ask('sit', { table, seat });
  await page.ask('start', { table });
  gathering.pop();
  playing.push(table);
  await page.ask('watch', { table });
  await page.ask('unwatch', { table });
}

/** Says who it is, until it is heard. */
async function greeted(page: Page, key: string | undefined): Promise<Hello> {
  for (;;)
    try {
      return await page.ask('hello', key === undefined ? {} : { key });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      await sleep(100);
    }
}

/** What takes most of the server comes first. */
const deedsWith = (resting: readonly string[]): readonly Deed[] => [
  { person: ['table'], here: ['tableHere', 'packHere'], run: makeWithPack },
  {
    ...{ person: ['table', 'listed'], here: ['tableHere', 'listedHere'] },
    run: (member) => make(member, { listed: true }),
  },
  { person: ['table'], here: ['tableHere'], run: (member) => make(member, { listed: false }) },
  {
    ...{ person: ['table'], here: ['tableHere'] },
    async run({ page, playing }) {
      const { table } = await page.ask('playNow', { game: 'master-plan', settings: { pace: 'quick' } });
      playing.push(table);
    },
  },
  {
    ...{ person: ['table'], here: ['tableHere'], isPossible: isPlaying },
    async run({ page, playing, finished }) {
      const table = playing.pop() ?? '';
      await page.ask('giveUp', { table, seat: 0, on: true });
      finished.push(table);
      playing.push((await page.ask('rematch', { table })).table);
    },
  },
  {
    ...{ person: [], here: ['lookHere', 'openingHere'] },
    async run({ page }, turn) {
      const table = at(resting, turn % resting.length);
      await page.ask('watch', { table });
      await page.ask('unwatch', { table });
    },
  },
  { person: ['lobby'], here: ['lookHere'], run: ({ page }) => page.ask('lobby', {}) },
  { person: [], here: ['lookHere'], run: ({ page }) => page.ask('finished', {}) },
  {
    ...{ person: [], here: ['lookHere'], isPossible: isPlaying },
    run: ({ page, playing }) => page.ask('watch', { table: last(playing) }),
  },
  {
    ...{ person: ['past'], here: ['lookHere'], isPossible: isPlaying },
    run: ({ page, playing }) => page.ask('past', { table: last(playing), version: 0 }),
  },
  {
    ...{ person: [], here: ['lookHere'], isPossible: ({ finished }) => finished.length > 0 },
    run: ({ page, finished }) => page.ask('record', { table: last(finished) }),
  },
  {
    ...{ person: ['talk'], here: [], isPossible: isGathering },
    run: ({ page, gathering }) =>
      page.ask('talk', {
        ...{ table: last(gathering), channel: 'table', said: { say: 'text', text: 'x'.repeat(300) } },
      }),
  },
  { person: ['name'], here: [], run: ({ page }, turn) => page.ask('me', { name: `Nobody ${turn}` }) },
  {
    ...{ person: [], here: [], isPossible: isGathering },
    run: ({ page, gathering }, turn) =>
      page.ask('settings', { table: last(gathering), settings: { spectators: turn % 2 === 0 } }),
  },
  { person: [], here: [], run: ({ page }) => page.ask('ping', {}) },
];

/**
 * One address that does everything it is allowed, as often as it is allowed: it counts by the server's own limits and asks as soon
 * as they let it. Some of its pages read nothing, and all send pings.
 */
export class Crowd {
  readonly #port: number;
  readonly #resting: readonly string[];
  readonly #deeds: readonly Deed[];
  readonly #limiter = new Limiter(usualRates);
  readonly #members: Member[] = [];
  readonly #deaf: Page[] = [];
  /** Of the people they are: some have several pages. */
  readonly #keys: string[] = [];
  #isLeaving = false;
  /** Requests that were answered, and that were refused all the same. */
  readonly counts = { done: 0, refused: 0 };

  /** `resting` are tables that were put away. */
  constructor(port: number, resting: readonly string[]) {
    this.#port = port;
    this.#resting = resting;
    this.#deeds = deedsWith(resting);
  }

  get sockets(): number {
    return [...this.#members, ...this.#deaf.map((page) => ({ page }))].filter(({ page }) => !page.isClosed)
      .length;
  }

  /** They come as fast as they may, and keep at it until they are told to leave. */
  async come(): Promise<void> {
    const arriving = this.#arrive();
    for (let turn = 0; !this.#isLeaving; turn++) {
      const member = this.#members[turn % Math.max(1, this.#members.length)];
      if (member === undefined || !this.#act(member, turn)) await sleep(1);
    }
    await arriving;
  }

  leave(): void {
    this.#isLeaving = true;
    for (const { page } of this.#members) page.close();
    for (const page of this.#deaf) page.close();
  }

  async #arrive(): Promise<void> {
    for (let count = 0; !this.#isLeaving; count++) {
      while (!this.#mayOpen()) await sleep(100);
      const page = await Page.open(this.#port, { 'x-forwarded-for': ADDRESS }).catch(() => undefined);
      if (page === undefined) continue;
      const isNew = this.#limiter.draw('newPersonHere', ADDRESS) === undefined;
      const key = isNew ? undefined : this.#keys[count % this.#keys.length];
      page.me = await greeted(page, key);
      if (page.me.key !== undefined) this.#keys.push(page.me.key);
      if (count % 20 === 19 && this.#deaf.length < DEAF) this.#deafen(page);
      else
        this.#members.push({
          ...{ page, person: page.me.player, socket: String(count) },
          ...{ gathering: [], playing: [], finished: [] },
        });
    }
  }

  #mayOpen(): boolean {
    if (this.#isLeaving) return true;
    return this.sockets < usualBounds.socketsHere && this.#limiter.draw('socketHere', ADDRESS) === undefined;
  }

  /** It asks for a table again and again, and reads nothing. */
  #deafen(page: Page): void {
    this.#deaf.push(page);
    page.raw.pause();
    for (let id = 1; id < 40; id++)
      page.raw.send(`{"id":${id},"do":"watch","table":"${at(this.#resting, 0)}"}`);
  }

  /** Does the next thing that is allowed; false where nothing is. */
  #act(member: Member, turn: number): boolean {
    if (member.page.isClosed) return false;
    if (this.#mayPing(member)) member.page.raw.sendFrame(9, Buffer.alloc(125));
    const deed = this.#deeds.find(
      (each) => (each.isPossible?.(member) ?? true) && this.#isAllowed(each, member),
    );
    if (deed === undefined) return false;
    const { counts } = this;
    void deed.run(member, turn).then(
      () => {
        counts.done += 1;
        member.page.forget();
      },
      () => {
        counts.refused += 1;
      },
    );
    return true;
  }

  /** Half as often as it may: one that came too early for the server's clock would end the socket. */
  #mayPing({ socket }: Member): boolean {
    const drawn = [1, 2].map(() => this.#limiter.draw('control', socket));
    return drawn.every((wait) => wait === undefined);
  }

  #isAllowed({ person, here }: Deed, member: Member): boolean {
    const isDrawn = (rate: RateName, who: string): boolean => this.#limiter.draw(rate, who) === undefined;
    return (
      here.every((rate) => isDrawn(rate, ADDRESS)) &&
      person.every((rate) => isDrawn(rate, member.person)) &&
      isDrawn('message', member.socket) &&
      isDrawn('messageHere', ADDRESS)
    );
  }
}
