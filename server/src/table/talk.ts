import { randomInt } from 'node:crypto';
import type { Remark } from '@masterplan/kernel';
import type { Channel, TalkLine, TalkPush } from '../../wire/index.ts';
import type { TalkRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { mayHear, wrongIn } from './hearing.ts';
import type { LiveTable } from './live.ts';

/** A line's name towards readers: drawn, not counted, since a count would tell of lines that they may not hear. */
const newName = (): number => randomInt(2 ** 47);

/** Most lines of one channel that are kept of a table; then the oldest go. */
export const KEPT = 500;

interface Kept {
  /** Its place among all that was said there. */
  readonly place: number;
  readonly line: TalkLine;
}

/** What was said at a table, kept in the store in the order it was said. */
export class TableTalk {
  readonly #store: Store;
  readonly #table: LiveTable;
  readonly #kept: Kept[] = [];
  #next = 1;

  constructor(store: Store, table: LiveTable) {
    this.#store = store;
    this.#table = table;
  }

  get lines(): readonly TalkLine[] {
    return this.#kept.map(({ line }) => line);
  }

  async load(): Promise<void> {
    const rows = await this.#store.talkOf(this.#table.facts.id);
    this.#kept.splice(0, this.#kept.length);
    for (const row of rows) this.#keep({ place: row.no, line: lineOf(row) });
    this.#next = (rows.at(-1)?.no ?? 0) + 1;
  }

  /** Adds a line when it is durable, and tells it to everybody who may hear it. */
  async add(line: Omit<TalkLine, 'no' | 'version'>): Promise<TalkLine> {
    const named = { ...line, version: this.#table.version, no: newName() };
    const { facts, views } = this.#table;
    const place = this.#next++;
    await this.#store.addTalk(rowOf(facts.id, place, named), this.#oldest(named.channel)?.place ?? 0);
    this.#keep({ place, line: named });
    const push: TalkPush = { on: 'talk', table: facts.id, line: named };
    const told = JSON.stringify(push);
    for (const watcher of views.watchers) if (mayHear(this.#table, watcher, named)) watcher.send(told);
    return named;
  }

  #keep(kept: Kept): void {
    const oldest = this.#oldest(kept.line.channel);
    if (oldest !== undefined) this.#kept.splice(this.#kept.indexOf(oldest), 1);
    this.#kept.push(kept);
  }

  /** The line that has to go when another is said there; undefined while there is room. */
  #oldest(channel: Channel): Kept | undefined {
    const said = this.#kept.filter(({ line }) => line.channel === channel);
    return said.length < KEPT ? undefined : said[0];
  }

  /** What a bot says, where players may talk to the table. */
  async remark(seat: number, remark: Remark): Promise<void> {
    const isPossible = this.#table.channels.includes('table') && wrongIn(this.#table, remark) === undefined;
    if (isPossible) await this.add({ seat, name: '', channel: 'table', said: remark });
  }
}

const lineOf = ({ version, seat, player, name, channel, saidJson }: TalkRow): TalkLine => {
  const said: TalkLine['said'] = JSON.parse(saidJson);
  return {
    ...{ no: newName(), version, seat, name, said, channel: channelOf(channel) },
    ...(player === null ? {} : { player }),
  };
};

const channelOf = (stored: string): Channel =>
  stored === 'team' || stored === 'watchers' ? stored : 'table';

const rowOf = (
  tableId: string,
  no: number,
  { version, seat, player, name, channel, said }: TalkLine,
): TalkRow => ({
  ...{ tableId, no, version, seat, player: player ?? null, name, channel },
  saidJson: JSON.stringify(said),
  at: Date.now(),
});
