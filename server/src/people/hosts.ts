import { takenOver } from '../table/hosting.ts';
import type { LiveTable } from '../table/live.ts';
import type { People } from './people.ts';

/** Sees to it that nobody waits for a host who is gone: after a while without a page of theirs, another has the table. */
export class Hosts {
  readonly #people: People;
  /** How long a host may be away, in milliseconds. */
  readonly #absence: number;
  /** When each table was first found without its host. */
  readonly #awaySince = new WeakMap<LiveTable, number>();

  constructor(people: People, absence: number) {
    this.#people = people;
    this.#absence = absence;
  }

  /** Looks at every table; to be done several times within an absence. */
  async lookAround(tables: Iterable<LiveTable>, now = Date.now()): Promise<void> {
    for (const table of tables) {
      if (this.#people.isHere(table.facts.host)) this.#awaySince.delete(table);
      else if (this.#isLongAway(table, now)) await this.#handOn(table);
    }
  }

  #isLongAway(table: LiveTable, now: number): boolean {
    const since = this.#awaySince.get(table);
    if (since === undefined) this.#awaySince.set(table, now);
    return since !== undefined && now - since >= this.#absence;
  }

  async #handOn(table: LiveTable): Promise<void> {
    const isHere = (player: string): boolean => this.#people.isHere(player);
    if (takenOver(table.facts, { isHere }) === table.facts) return;
    await table.inTurn(async () => {
      const facts = takenOver(table.facts, { isHere });
      if (facts !== table.facts) await table.keep(facts);
    });
  }
}
