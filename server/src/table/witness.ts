import type { Account, SeenEvent } from '@masterplan/kernel';
import type { Task } from '../bots/task.ts';
import type { LiveTable } from './live.ts';

interface Witnessed {
  readonly version: number;
  readonly entry: Account[number];
}

/** Keeps for a table's bots what everybody saw and heard there, as far as they heed it. */
export class Witness {
  readonly #table: LiveTable;
  readonly #seen: Witnessed[] = [];
  #readTo = -1;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** The account of the table so far; nothing where no bot follows it. */
  account(): Pick<Task, 'account'> {
    const { sitting, rules, facts, version } = this.#table;
    const shelved = rules?.shelved;
    if (sitting === undefined || shelved?.heeds === undefined) return {};
    const isHeeded = (event: SeenEvent): boolean => shelved.heeds?.(event) ?? false;
    for (const { version: at, events } of sitting.entries(facts.seats, this.#readTo))
      for (const entry of events.filter(isHeeded)) this.#seen.push({ version: at, entry });
    this.#readTo = version;
    const all = [...this.#seen, ...this.#said()].sort((a, b) => a.version - b.version);
    return { account: JSON.stringify(all.map(({ entry }) => entry)) };
  }

  /** What seats said to the whole table in sentences. */
  #said(): Witnessed[] {
    const { seats } = this.#table.facts;
    return this.#table.talk.lines.flatMap(({ version, seat, channel, said }) =>
      channel === 'table' && seat >= 0 && seat < seats && said.say !== 'text' && said.say !== 'hinted'
        ? [{ version, entry: { seat, said } }]
        : [],
    );
  }
}
