import { setTimeout as sleep } from 'node:timers/promises';
import { type ByePush, type FromServer, limits } from '../../wire/index.ts';
import { dispatch } from '../desk/dispatch.ts';
import { departed } from '../desk/person.ts';
import type { Desk, Session } from '../desk/session.ts';
import type { Player } from '../people.ts';
import { no } from '../result.ts';
import type { LiveTable } from '../table/live.ts';

/** What this server uses of a WebSocket. */
export interface Wire {
  readonly bufferedAmount: number;
  readonly readyState: number;
  send(text: string): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'close' | 'pong', listener: () => void): void;
  on(event: 'error', listener: (fault: Error) => void): void;
}

/** The stream below a WebSocket: what is written while it is corked goes out together. */
export interface Stream {
  cork(): void;
  uncork(): void;
}

/** Streams that were written to in this turn of the event loop. */
class Outbox {
  readonly #streams = new Set<Stream>();

  /** What is written to the stream from here to the end of the turn goes out in one piece. */
  open(stream: Stream): void {
    if (this.#streams.has(stream)) return;
    if (this.#streams.size === 0) setImmediate(() => this.#send());
    this.#streams.add(stream);
    stream.cork();
  }

  #send(): void {
    const streams = [...this.#streams];
    this.#streams.clear();
    for (const stream of streams) stream.uncork();
  }
}

const outbox = new Outbox();

const OPEN = 1;
/** A page that lets so many bytes pile up is told to come back: it would slow nobody but fill the memory. */
const TOO_FAR_BEHIND = 4 * 1024 * 1024;
/** Most messages of one socket that wait to be answered. */
const WAITING = 100;
const HEARTBEAT = 30_000;
/** How long a server that stops waits for pages to hang up: one that cannot be reached never does. */
const FAREWELL = 2000;

/** One page's socket: its messages are answered one after another, in the order they came. */
export class Socket implements Session {
  readonly address: string;
  readonly watching = new Set<LiveTable>();
  person: Player | undefined;
  isInLobby = false;
  readonly #wire: Wire;
  readonly #stream: Stream;
  readonly #desk: Desk;
  readonly #id: string;
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isAlive = true;
  #isClosed = false;

  readonly #greeting: NodeJS.Timeout;

  /** A page that has not said who it is after `greeting` milliseconds is sent away. */
  constructor(wire: Wire, stream: Stream, desk: Desk, address: string, id: string, greeting: number) {
    this.#wire = wire;
    this.#stream = stream;
    this.#desk = desk;
    this.#id = id;
    this.address = address;
    this.#greeting = setTimeout(() => this.person === undefined && this.bye('idle'), greeting);
    this.#greeting.unref();
    wire.on('message', (data, isBinary) => this.#hear(data, isBinary));
    wire.on('pong', () => {
      this.#isAlive = true;
    });
    wire.on('error', () => wire.terminate());
  }

  get player(): string {
    return this.person?.id ?? '';
  }

  get muted(): readonly string[] {
    return this.person?.muted ?? [];
  }

  /** Resolves when every message so far is answered. */
  get idle(): Promise<void> {
    return this.#turn;
  }

  send(text: string): void {
    if (this.#isClosed || this.#wire.readyState !== OPEN) return;
    if (this.#wire.bufferedAmount > TOO_FAR_BEHIND) {
      this.#desk.house.log('slow-socket', { bytes: this.#wire.bufferedAmount });
      this.#isClosed = true;
      this.#wire.terminate();
    } else {
      outbox.open(this.#stream);
      this.#wire.send(text);
    }
  }

  push(message: FromServer): void {
    this.send(JSON.stringify(message));
    if ('on' in message && message.on === 'bye') this.#close();
  }

  bye(reason: ByePush['reason']): void {
    this.push({ on: 'bye', reason });
  }

  /** Ends a socket that has not answered since the last beat. */
  beat(): void {
    if (this.#isAlive) this.#wire.ping();
    else this.#wire.terminate();
    this.#isAlive = false;
  }

  /** Ends the connection, whatever the page says. */
  cut(): void {
    this.#wire.terminate();
  }

  /** The connection is gone. */
  gone(): void {
    this.#isClosed = true;
    clearTimeout(this.#greeting);
    void this.#turn.then(() => departed(this.#desk, this));
  }

  #close(): void {
    this.#isClosed = true;
    this.#wire.close(1000);
  }

  #hear(data: Buffer, isBinary: boolean): void {
    if (this.#isClosed) return;
    const wait = this.#desk.limiter.draw('message', this.#id);
    if (wait !== undefined || this.#waiting >= WAITING) {
      this.push({ id: null, ...no('too-many', { seconds: wait ?? 1 }) });
      this.#fault();
      return;
    }
    this.#waiting += 1;
    const message = isBinary ? '' : data.toString('utf8');
    this.#turn = this.#turn.then(() => this.#answer(message));
  }

  async #answer(message: string): Promise<void> {
    this.#waiting -= 1;
    if (this.#isClosed) return;
    const answer = await dispatch(this.#desk, this, message);
    this.push(answer);
    if ('error' in answer && ['not-json', 'malformed'].includes(answer.error.code)) this.#fault();
  }

  #fault(): void {
    if (this.#desk.limiter.draw('fault', this.#id) !== undefined) this.bye('too-many-faults');
  }
}

/** What a stranger may take of the server. */
interface SocketBounds {
  /** Milliseconds that a page has to say who it is. */
  readonly greeting: number;
  /** Most sockets that are open from one address. */
  readonly perAddress: number;
}

/** All sockets of the server. */
export class Sockets {
  readonly all = new Set<Socket>();
  readonly #bounds: SocketBounds;
  /** How many are open from each address. */
  readonly #from = new Map<string, number>();
  readonly #beat: NodeJS.Timeout;
  #next = 1;
  #isClosing = false;
  #onEmpty: () => void = () => undefined;

  constructor(bounds: SocketBounds) {
    this.#bounds = bounds;
    this.#beat = setInterval(() => {
      for (const socket of this.all) socket.beat();
    }, HEARTBEAT);
    this.#beat.unref();
  }

  accept(wire: Wire, stream: Stream, desk: Desk, address: string): void {
    if (this.#isClosing) {
      wire.terminate();
      return;
    }
    const id = String(this.#next++);
    const socket = new Socket(wire, stream, desk, address, id, this.#bounds.greeting);
    this.all.add(socket);
    this.#from.set(address, (this.#from.get(address) ?? 0) + 1);
    wire.on('close', () => {
      this.all.delete(socket);
      this.#closed(address);
      socket.gone();
      if (this.all.size === 0) this.#onEmpty();
    });
  }

  /** Whether an address has as many sockets as it may. */
  isFull(address: string): boolean {
    return (this.#from.get(address) ?? 0) >= this.#bounds.perAddress;
  }

  /** Answers what has been asked, then tells every page to come back later. Resolves when no connection is left. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    this.#isClosing = true;
    await Promise.all([...this.all].map(({ idle }) => idle));
    if (this.all.size === 0) return;
    const empty = new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
    for (const socket of this.all) socket.bye('restart');
    await Promise.race([empty, sleep(FAREWELL, undefined, { ref: false })]);
    for (const socket of this.all) socket.cut();
    await empty;
  }

  #closed(address: string): void {
    const left = (this.#from.get(address) ?? 1) - 1;
    if (left > 0) this.#from.set(address, left);
    else this.#from.delete(address);
  }
}

export const socketLimits = { maxPayload: limits.message, perMessageDeflate: false };
