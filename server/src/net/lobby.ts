import type { LobbyPush } from '../../wire/index.ts';
import type { Desk } from '../desk/session.ts';
import { faultFacts } from '../log.ts';

/** The lobby is told of changes at most so often. */
const EVERY = 500;

/** Tells the pages in the lobby what has changed, many changes at a time. */
export class LobbyNews {
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();
  #desk: Desk | undefined;

  attach(desk: Desk): void {
    this.#desk = desk;
  }

  changed(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => void this.#tellAll(), EVERY);
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#desk = undefined;
  }

  /** One round at a time, so that old news cannot overtake new; what changes meanwhile is told in the next. */
  async #tellAll(): Promise<void> {
    try {
      await this.#telling;
      this.#timer = undefined;
      this.#telling = this.#tell();
      await this.#telling;
    } catch (fault) {
      this.#desk?.house.log('lobby-failed', faultFacts(fault));
    }
  }

  async #tell(): Promise<void> {
    const desk = this.#desk;
    if (desk === undefined) return;
    const there = [...desk.sessions].filter(({ isInLobby }) => isInLobby);
    if (there.length === 0) return;
    const lists = desk.tables.lobby();
    for (const session of there) {
      if (!session.isInLobby || session.person === undefined) continue;
      const push: LobbyPush = { on: 'lobby', lobby: await lists.for(session.person.id) };
      if (this.#desk !== undefined) session.push(push);
    }
  }
}
