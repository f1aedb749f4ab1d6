import type { LobbyPush } from '../../wire/index.ts';
import type { LobbyLists } from '../lobby/lobby.ts';
import type { Tables } from '../lobby/tables.ts';
import { faultFacts } from '../log.ts';
import type { Desk } from '../requests/session.ts';

const on: LobbyPush['on'] = 'lobby';

/** The lobby is told of changes at most so often, and is never older than this. */
const EVERY = 500;
/** Where it takes long to tell everybody, so many times as long passes before the next time. */
const REST = 4;

const nextTurn = (): Promise<void> => new Promise((go) => setImmediate(go));

/** The lobby as it is now, put together when something in it has changed; and the pages there are told, many changes at a time. */
export class LobbyNews {
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();
  #desk: Desk | undefined;
  #pause = EVERY;
  #lists: { readonly lobby: LobbyLists; readonly at: number } | undefined;

  attach(desk: Desk): void {
    this.#desk = desk;
  }

  changed(): void {
    this.#lists = undefined;
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => void this.#tellAll(), this.#pause);
    this.#timer.unref();
  }

  /** The lobby now: who is where and what there is; how far a table is may be half a second old. */
  lists(tables: Tables, now = Date.now()): LobbyLists {
    if (this.#lists === undefined || now - this.#lists.at >= EVERY)
      this.#lists = { lobby: tables.lobby(), at: now };
    return this.#lists.lobby;
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
      const from = performance.now();
      this.#telling = this.#tell();
      await this.#telling;
      this.#pause = Math.max(EVERY, REST * (performance.now() - from));
    } catch (fault) {
      this.#desk?.house.log('lobby-failed', faultFacts(fault));
    }
  }

  /** Others are heard between two pages. */
  async #tell(): Promise<void> {
    const desk = this.#desk;
    if (desk === undefined) return;
    const there = [...desk.sessions].filter(({ isInLobby }) => isInLobby);
    if (there.length === 0) return;
    const lists = this.lists(desk.tables);
    for (const session of there) {
      if (!session.isInLobby || session.person === undefined) continue;
      const lobby = await lists.textFor(session.person.id);
      if (this.#desk !== undefined) session.send(`{"on":${JSON.stringify(on)},"lobby":${lobby}}`);
      await nextTurn();
    }
  }
}
