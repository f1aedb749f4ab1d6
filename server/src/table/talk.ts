import type { Channel, Said, TalkLine } from '../../wire/index.ts';
import type { TalkRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** What was said at a table, kept in the store. */
export class TableTalk {
  readonly #store: Store;
  readonly #table: string;
  readonly #lines: TalkLine[] = [];
  #next = 1;

  constructor(store: Store, table: string) {
    this.#store = store;
    this.#table = table;
  }

  get lines(): readonly TalkLine[] {
    return this.#lines;
  }

  async load(): Promise<void> {
    this.#lines.splice(0, this.#lines.length, ...(await this.#store.talkOf(this.#table)).map(lineOf));
    this.#next = (this.#lines.at(-1)?.no ?? 0) + 1;
  }

  /** Adds a line when it is durable. */
  async add(line: Omit<TalkLine, 'no'>): Promise<TalkLine> {
    const numbered = { ...line, no: this.#next++ };
    await this.#store.addTalk(rowOf(this.#table, numbered));
    this.#lines.push(numbered);
    return numbered;
  }
}

const lineOf = ({ no, version, seat, player, name, channel, saidJson }: TalkRow): TalkLine => {
  const said: Said = JSON.parse(saidJson);
  return {
    ...{ no, version, seat, name, said, channel: channelOf(channel) },
    ...(player === null ? {} : { player }),
  };
};

const channelOf = (stored: string): Channel =>
  stored === 'team' || stored === 'watchers' ? stored : 'table';

const rowOf = (tableId: string, { no, version, seat, player, name, channel, said }: TalkLine): TalkRow => ({
  ...{ tableId, no, version, seat, player: player ?? null, name, channel },
  saidJson: JSON.stringify(said),
  at: Date.now(),
});
