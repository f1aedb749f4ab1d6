import type { LobbyPush } from '../../wire/index.ts';
import type { Desk } from '../desk/session.ts';

/** The lobby is told of changes at most so often. */
const EVERY = 500;

/** Tells the pages in the lobby what has changed, many changes at a time. */
export class LobbyNews {
  #timer: NodeJS.Timeout | undefined;
  #desk: Desk | undefined;

  attach(desk: Desk): void {
    this.#desk = desk;
  }

  changed(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#tell();
    }, EVERY);
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#desk = undefined;
  }

  async #tell(): Promise<void> {
    const desk = this.#desk;
    if (desk === undefined) return;
    for (const session of desk.sessions) {
      if (!session.isInLobby || session.person === undefined) continue;
      const push: LobbyPush = { on: 'lobby', lobby: await desk.tables.lobby(session.person.id) };
      if (this.#desk !== undefined) session.push(push);
    }
  }
}
