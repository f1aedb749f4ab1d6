import { setTimeout as sleep } from 'node:timers/promises';
import { type ByePush, type FromServer, limits } from '../../wire/index.ts';
import type { Bounds } from '../people/limits.ts';
import type { Player } from '../people/people.ts';
import { dispatch } from '../requests/dispatch.ts';
import { departed } from '../requests/person.ts';
import type { Desk, Session } from '../requests/session.ts';
import { no } from '../result.ts';
import type { LiveTable } from '../table/live.ts';
import { Heartbeat } from './heartbeat.ts';
import { Neighbours } from './neighbours.ts';
import { Turns } from './turns.ts';

/** What this server uses of a WebSocket. */
export interface Wire {
  readonly bufferedAmount: number;
  readonly readyState: number;
  send(text: string): void;
  ping(): void;
  pong(data: Buffer): void;
  close(code: number): void;
  terminate(): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'ping' | 'pong', listener: (data: Buffer) => void): void;
  on(event: 'close', listener: () => void): void;
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
/** How long a server that stops waits for pages to hang up: one that cannot be reached never does. */
const FAREWELL = 2000;
/** Whoever has less to read than this is not behind. */
const BARELY = 64 * 1024;

/** The number of a request that is not read any further: a page says it first of all. */
const idAhead = /^\s*\{\s*"id"\s*:\s*(\d{1,15})\s*[,}]/;

/** What a socket shares with others. */
interface Shared {
  readonly desk: Desk;
  readonly bounds: Bounds;
  readonly turns: Turns;
  /** The sockets of its address, itself among them. */
  readonly here: Neighbours<Socket>;
}

/** One page's socket: its messages are answered one after another, in the order they came. */
export class Socket implements Session {
  /** Another for each socket. */
  readonly no: number;
  readonly address: string;
  readonly watching = new Set<LiveTable>();
  person: Player | undefined;
  isInLobby = false;
  readonly #wire: Wire;
  readonly #stream: Stream;
  readonly #id: string;
  readonly #shared: Shared;
  readonly #greeting: NodeJS.Timeout;
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isAlive = true;
  #isClosed = false;

  /** A page that has not said who it is after a while is sent away. */
  constructor(wire: Wire, stream: Stream, no: number, shared: Shared) {
    this.no = no;
    this.#wire = wire;
    this.#stream = stream;
    this.#id = String(no);
    this.#shared = shared;
    this.address = shared.here.address;
    this.#greeting = setTimeout(() => this.person === undefined && this.bye('idle'), shared.bounds.greeting);
    this.#greeting.unref();
    wire.on('message', (data, isBinary) => this.#hear(data, isBinary));
    wire.on('ping', (data) => {
      this.#countControl();
      if (!this.#isClosed) wire.pong(data);
    });
    wire.on('pong', () => {
      this.#countControl();
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

  /** Bytes that were sent to it and that it has not read. */
  get unread(): number {
    return this.#wire.bufferedAmount;
  }

  /** Whether it shows as many tables as it may. */
  get isFull(): boolean {
    return this.watching.size >= this.#shared.bounds.watching;
  }

  /** Resolves when every message so far is answered. */
  get idle(): Promise<void> {
    return this.#turn;
  }

  send(text: string): void {
    this.#endIfBehind();
    if (this.#isClosed || this.#wire.readyState !== OPEN) return;
    outbox.open(this.#stream);
    this.#wire.send(text);
  }

  push(message: FromServer): void {
    this.send(JSON.stringify(message));
    if ('on' in message && message.on === 'bye') this.#close();
  }

  bye(reason: ByePush['reason']): void {
    this.push({ on: 'bye', reason });
  }

  /** Ends a socket that has not answered since the last beat, or reads too little. */
  beat(): void {
    this.#endIfBehind();
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
    void this.#turn.then(() => departed(this.#shared.desk, this));
  }

  #close(): void {
    this.#isClosed = true;
    this.#wire.close(1000);
  }

  /** Ends a socket that is too far behind with reading: it would slow nobody but fill the memory. */
  #endIfBehind(): void {
    const { bounds, here } = this.#shared;
    const { unread } = this;
    if (this.#isClosed || unread <= BARELY) return;
    if (unread > bounds.unreadBytes || here.unread > bounds.unreadBytesHere)
      this.#end('slow-socket', { bytes: unread });
  }

  /** A ping or a pong: who sends too many is no browser. */
  #countControl(): void {
    this.#endIfBehind();
    if (!this.#isClosed && this.#shared.desk.limiter.draw('control', this.#id) !== undefined)
      this.#end('noisy-socket');
  }

  #end(event: string, facts: Readonly<Record<string, number>> = {}): void {
    this.#shared.desk.house.log(event, facts);
    this.#isClosed = true;
    this.#wire.terminate();
  }

  #hear(data: Buffer, isBinary: boolean): void {
    if (this.#isClosed) return;
    const wait = this.#wait(data.length);
    if (wait !== undefined) {
      const id = idAhead.exec(data.toString('latin1', 0, 64))?.[1];
      this.push({ id: id === undefined ? null : Number(id), ...no('too-many', { seconds: wait }) });
      this.#fault();
      return;
    }
    this.#waiting += 1;
    this.#shared.here.waitingBytes += data.length;
    this.#turn = this.#turn.then(() => this.#answer(data, isBinary));
  }

  /** The seconds to wait where a message of so many bytes is one too many. */
  #wait(bytes: number): number | undefined {
    const { desk, bounds, here } = this.#shared;
    const isFull = this.#waiting >= bounds.waiting || here.waitingBytes + bytes > bounds.waitingBytesHere;
    if (isFull) return 1;
    return desk.limiter.draw('message', this.#id) ?? desk.limiter.draw('messageHere', this.address);
  }

  async #answer(data: Buffer, isBinary: boolean): Promise<void> {
    const { desk, turns, here } = this.#shared;
    await turns.next(this.address);
    this.#waiting -= 1;
    here.waitingBytes -= data.length;
    if (this.#isClosed) return;
    const answer = await dispatch(desk, this, isBinary ? '' : data.toString('utf8'));
    this.push(answer);
    if ('error' in answer && ['not-json', 'malformed'].includes(answer.error.code)) this.#fault();
  }

  #fault(): void {
    if (this.#shared.desk.limiter.draw('fault', this.#id) !== undefined) this.bye('too-many-faults');
  }
}

/** All sockets of the server. */
export class Sockets {
  readonly all = new Set<Socket>();
  readonly #bounds: Bounds;
  readonly #turns = new Turns();
  readonly #from = new Map<string, Neighbours<Socket>>();
  readonly #heartbeat = new Heartbeat(this.all);
  #next = 1;
  #isClosing = false;
  #onEmpty: () => void = () => undefined;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  accept(wire: Wire, stream: Stream, desk: Desk, address: string): void {
    if (this.#isClosing) {
      wire.terminate();
      return;
    }
    const here = this.#from.get(address) ?? new Neighbours<Socket>(address);
    const shared = { desk, bounds: this.#bounds, turns: this.#turns, here };
    const socket = new Socket(wire, stream, this.#next++, shared);
    this.all.add(socket);
    this.#from.set(address, here);
    here.all.add(socket);
    wire.on('close', () => {
      this.all.delete(socket);
      here.all.delete(socket);
      if (here.all.size === 0) this.#from.delete(address);
      socket.gone();
      if (this.all.size === 0) this.#onEmpty();
    });
  }

  /** Whether an address has as many sockets as it may. */
  isFull(address: string): boolean {
    return (this.#from.get(address)?.all.size ?? 0) >= this.#bounds.socketsHere;
  }

  /** Answers what has been asked, then tells every page to come back later. Resolves when no connection is left. */
  async close(): Promise<void> {
    this.#heartbeat.stop();
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
}

/** Pings are answered by us: what the library answers by itself would pile up unseen. */
export const socketLimits = { maxPayload: limits.message, perMessageDeflate: false, autoPong: false };
