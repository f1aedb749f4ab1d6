import { type Check, type Fault, named } from '@masterplan/kernel';
import {
  type Answers,
  answers,
  type Hello,
  type Mine,
  type Push,
  patched,
  pushes,
  type RequestName,
  type RequestOf,
  type SeenEntry,
  type TableFrame,
  type TableInfo,
  type TalkLine,
  type WireError,
} from '../../wire/index.ts';
import { openSocket, type RawSocket } from './wire-client.ts';

type Asked<Name extends RequestName> = Omit<RequestOf<Name>, 'id' | 'do'>;

/** A table as a page holds it: one of these for each view. */
export interface Held {
  version: number;
  info: TableInfo | undefined;
  seen: unknown;
  mine: Mine | undefined;
  asks: TableFrame['asks'];
  entries: SeenEntry[];
  kinds: Record<number, unknown>;
}

/** A refused request, as an error of the test. */
export class Refused extends Error {
  readonly error: WireError;

  constructor(error: WireError) {
    super(error.code);
    this.error = error;
  }
}

/** What the server said, which must be what the wire has written down, to the last key. */
function asWritten<T>(check: Check<T>, value: unknown): T {
  const faults: Fault[] = [];
  if (check(value, '', faults)) return value;
  throw new Error(`the server said what is not on the wire: ${JSON.stringify(faults.slice(0, 3))}`);
}

/** A page without a picture: speaks the protocol, keeps its views up to date, remembers every frame. */
export class Page {
  readonly frames: string[] = [];
  readonly talk: TalkLine[] = [];
  readonly pushes: Push[] = [];
  readonly #socket: RawSocket;
  readonly #held = new Map<string, Held>();
  readonly #answers = new Map<number, { resolve: (ok: unknown) => void; reject: (fault: Error) => void }>();
  readonly #watches = new Set<() => void>();
  #next = 1;
  me: Hello | undefined;

  private constructor(socket: RawSocket) {
    this.#socket = socket;
    socket.onText = (text) => this.#hear(text);
    socket.onClose = () => {
      for (const { reject } of this.#answers.values()) reject(new Error('closed'));
      this.#answers.clear();
      for (const look of this.#watches) look();
    };
  }

  static async open(port: number, headers?: Record<string, string>): Promise<Page> {
    return new Page(await openSocket(port, headers));
  }

  /** A page of a person, old or new. */
  static async hello(port: number, key?: string): Promise<Page> {
    const page = await Page.open(port);
    page.me = await page.ask('hello', key === undefined ? {} : { key });
    return page;
  }

  get isClosed(): boolean {
    return this.#socket.isClosed;
  }

  get key(): string {
    return this.me?.key ?? '';
  }

  get raw(): RawSocket {
    return this.#socket;
  }

  ask<Name extends RequestName>(name: Name, asked: Asked<Name>): Promise<Answers[Name]> {
    if (this.isClosed) return Promise.reject(new Error('closed'));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const answered = (ok: unknown) => resolve(asWritten<Answers[Name]>(answers[name], ok));
      this.#answers.set(id, { resolve: answered, reject });
      this.#socket.send(JSON.stringify({ id, do: name, ...asked }));
    });
  }

  /** The code a request is refused with; '' where it is not. */
  async refusal<Name extends RequestName>(name: Name, asked: Asked<Name>): Promise<string> {
    try {
      await this.ask(name, asked);
      return '';
    } catch (fault) {
      if (fault instanceof Refused) return fault.error.code;
      throw fault;
    }
  }

  held(table: string, viewer: number): Held {
    const name = `${table} ${viewer}`;
    const held = this.#held.get(name) ?? {
      ...{ version: -1, info: undefined, seen: undefined, mine: undefined, asks: undefined },
      ...{ entries: [], kinds: {} },
    };
    this.#held.set(name, held);
    return held;
  }

  /** Waits until something is so. */
  until(isSo: () => boolean, millis = 8000): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((seen, gaveUp) => {
      const timer = setTimeout(() => {
        this.#watches.delete(look);
        gaveUp(new Error('waited in vain'));
      }, millis);
      const look = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.#watches.delete(look);
        seen();
      };
      this.#watches.add(look);
    });
  }

  /** Forgets what it was told, apart from what it shows. */
  forget(): void {
    this.frames.length = 0;
    this.pushes.length = 0;
    this.talk.length = 0;
  }

  close(): void {
    this.#socket.close();
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text);
    if ('on' in message) this.#push(asWritten<Push>(named(pushes, message.on), message));
    else this.#answer(message);
    for (const look of this.#watches) look();
  }

  #answer(message: { id: number; ok?: unknown; error?: WireError }): void {
    const waiting = this.#answers.get(message.id);
    this.#answers.delete(message.id);
    if (message.error === undefined) waiting?.resolve(message.ok);
    else waiting?.reject(new Refused(message.error));
  }

  #push(push: Push): void {
    this.pushes.push(push);
    if (push.on === 'talk') this.talk.push(push.line);
    if (push.on !== 'table') return;
    const held = this.held(push.table, push.viewer);
    held.version = push.version;
    if (push.info !== undefined) held.info = push.info;
    if (push.seen !== undefined) {
      held.seen = push.seen;
      held.entries = [];
    }
    if (push.change !== undefined) held.seen = patched(held.seen, push.change);
    if (push.entries !== undefined) held.entries.push(...push.entries);
    if (push.asks !== undefined) held.asks = push.asks;
    if (push.mine !== undefined) held.mine = push.mine;
    Object.assign(held.kinds, push.kinds);
  }
}
