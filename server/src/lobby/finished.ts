import type { TableLine } from '../../wire/index.ts';
import type { House } from '../house.ts';
import { type FinishedPage, PAGE } from '../store/archive.ts';
import { type Facts, factsOf } from '../table/facts.ts';
import { bareLine } from '../table/lobby-line.ts';

/** Most people whose newest finished tables are kept at hand. */
const KEPT = 1000;

interface Kept {
  /** The archive's when it was asked. */
  readonly news: number;
  readonly tables: Promise<readonly Facts[]>;
}

/** The finished tables, as the lobby shows them. What it was told of the newest is kept until another table is finished. */
export class FinishedTables {
  readonly #house: House;
  readonly #kept = new Map<string, Kept>();

  constructor(house: House) {
    this.#house = house;
  }

  /** One page of those that a person may look at, the newest first; those before the one numbered `before`. */
  async lines(player: string, before?: number): Promise<TableLine[]> {
    const { archive } = this.#house.store;
    const [listed, theirs] =
      before === undefined
        ? await Promise.all([
            this.#newest('', () => archive.listed()),
            this.#newest(player, () => archive.of(player)),
          ])
        : await Promise.all([this.#read(archive.listed(before)), this.#read(archive.of(player, before))]);
    const tables = new Map([...listed, ...theirs].map((facts) => [facts.id, facts]));
    const page = [...tables.values()].sort((a, b) => b.no - a.no).slice(0, PAGE);
    await this.#house.people.meet(
      page.flatMap(({ holders }) => holders.flatMap((each) => each.player ?? [])),
    );
    return page.map((facts) => this.#line(facts, player));
  }

  #newest(player: string, page: () => Promise<FinishedPage>): Promise<readonly Facts[]> {
    const { news } = this.#house.store.archive;
    const kept = this.#kept.get(player);
    if (kept?.news === news) return kept.tables;
    if (this.#kept.size >= KEPT) this.#kept.clear();
    const tables = this.#read(page());
    this.#kept.set(player, { news, tables });
    tables.catch(() => this.#kept.delete(player));
    return tables;
  }

  async #read(page: Promise<FinishedPage>): Promise<readonly Facts[]> {
    const { rows, seats } = await page;
    return rows.map((row) =>
      factsOf(
        { ...row, packJson: null },
        seats.filter(({ tableId }) => tableId === row.id),
      ),
    );
  }

  #line(facts: Facts, player: string): TableLine {
    const line = {
      ...bareLine(this.#house.people, facts, player),
      state: facts.state,
      version: 0,
      asked: [],
    };
    return facts.winners === null ? line : { ...line, winners: facts.winners };
  }
}
