import { faultFacts } from './log.ts';
import { Hosts } from './people/hosts.ts';
import type { Desk } from './requests/session.ts';

/** How often the server writes that it is there, while clocks run. */
const BEAT = 5000;

/** What is done again and again while a server runs. */
export class Rounds {
  readonly #desk: Desk;
  readonly #hosts: Hosts;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(desk: Desk, sweep: number, absence: number) {
    this.#desk = desk;
    this.#hosts = new Hosts(desk.house.people, absence);
    this.#timers = [
      setInterval(() => void this.#sweep(), sweep),
      setInterval(() => void this.#lookForHosts(), absence / 4),
      setInterval(() => void this.beat(), BEAT),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Writes that the server is there, where time runs at a table; that it could not be written is no matter. */
  async beat(): Promise<void> {
    const { tables, house } = this.#desk;
    if (tables.areTimed) await house.store.beat(Date.now()).catch(() => undefined);
  }

  async #lookForHosts(): Promise<void> {
    const { tables, house } = this.#desk;
    await this.#hosts
      .lookAround(tables.live)
      .catch((fault: unknown) => house.log('hosts-failed', faultFacts(fault)));
  }

  async #sweep(): Promise<void> {
    const { tables, house } = this.#desk;
    await tables.sweep().catch((fault: unknown) => house.log('sweep-failed', faultFacts(fault)));
  }
}
