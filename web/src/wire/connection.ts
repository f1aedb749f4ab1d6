import type { Answers, Hello, Push, RequestName, RequestOf, WireError } from '@masterplan/server/wire';
import { keep } from '../keeping.ts';
import { Store } from '../store.ts';
import { answerIn, type Heard, heardIn } from './heard.ts';
import { Inbox } from './inbox.ts';
import { changeKey, keyIn, ownKey } from './own-key.ts';

/** What a request says besides its number and its name. */
type Said<Name extends RequestName> = Omit<RequestOf<Name>, 'id' | 'do'>;

interface Waiting {
  readonly resolve: (ok: unknown) => void;
  readonly reject: (error: Refused) => void;
}

/** The server said no: the code is worded by `faultText`. */
export class Refused extends Error {
  readonly error: WireError;

  constructor(error: WireError) {
    super(error.code);
    this.error = error;
  }
}

export type Line = 'calling' | 'open' | 'lost' | 'replaced';

const longestWait = 8000;

/** How often the page asks whether the line still carries anything, and how long it waits to hear something then. */
const feelEvery = 15_000;
const patience = 10_000;

/**
 * The page's one line to the server. It says hello with the person's key, comes back by itself when it is lost or has gone dead
 * without a word, and calls `onOpen` each time so that whoever shows something asks for it again.
 */
export class Connection {
  readonly line = new Store<Line>('calling');
  readonly me = new Store<Hello | undefined>(undefined);
  /** A key that a link brought: it waits for the person's word, and a browser without a key of its own calls nobody before. */
  readonly offeredKey = new Store<string | undefined>(undefined);
  readonly #pushes = new Set<(push: Push) => void>();
  readonly #opens = new Set<() => void>();
  readonly #waiting = new Map<number, Waiting>();
  readonly #inbox = new Inbox<Heard>((message) => this.#hear(message));
  #socket: WebSocket | undefined;
  /** The key this page said hello with, or was given then. */
  #saidKey: string | undefined;
  #nextId = 1;
  #failures = 0;
  /** Runs while nothing has been heard since the page asked whether anybody is there. */
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#readLink();
    if (this.key !== undefined || this.offeredKey.value === undefined) this.#call();
    addEventListener('hashchange', () => this.#readLink());
    setInterval(() => this.#feel(), feelEvery);
    addEventListener('online', () => this.#callNow());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#callNow();
    });
  }

  /** Sends a request; rejects with `Refused`. */
  async request<Name extends RequestName>(name: Name, said: Said<Name>): Promise<Answers[Name]> {
    const socket = this.#socket;
    if (socket === undefined || socket.readyState !== WebSocket.OPEN) throw new Refused({ code: 'stopping' });
    const id = this.#nextId++;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    socket.send(JSON.stringify({ id, do: name, ...said }));
    return answerIn(name, await answer);
  }

  onPush(hear: (push: Push) => void): () => void {
    this.#pushes.add(hear);
    return () => this.#pushes.delete(hear);
  }

  /** Calls now if the line is open, and again whenever it opens. */
  onOpen(ask: () => void): () => void {
    this.#opens.add(ask);
    if (this.line.value === 'open') ask();
    return () => this.#opens.delete(ask);
  }

  /** The key that makes this browser the person. */
  get key(): string | undefined {
    return ownKey();
  }

  async replaceKey(): Promise<void> {
    const { key } = await this.request('newKey', {});
    keep('key', key);
    this.#saidKey = key;
  }

  /** The person wants to be whom the link's key makes them; the key they had is put aside. */
  acceptKey(): void {
    const { value: key } = this.offeredKey;
    if (key === undefined) return;
    changeKey(key);
    location.reload();
  }

  /** The person goes on with the key they have, or as somebody new. */
  refuseKey(): void {
    this.offeredKey.set(undefined);
    if (this.#socket === undefined) this.#call();
  }

  /**
   * Begins anew where the key is worth nothing here any more: with the one that another page of this browser has got since, else as
   * a new person. The old key is put aside, in case it is worth something again.
   */
  startAnew(): void {
    if (this.key === this.#saidKey) changeKey(undefined);
    location.reload();
  }

  /**
   * Takes a key out of the address and asks the person about it, wherever the link leads: whoever wrote the link has the key too,
   * and would see this person's hand and could play for them.
   */
  #readLink(): void {
    const key = keyIn(location.hash);
    if (key === undefined) return;
    history.replaceState(null, '', location.pathname + location.search);
    if (key !== this.key) this.offeredKey.set(key);
  }

  #callNow(): void {
    if (this.line.value === 'lost') this.#call();
    else this.#feel();
  }

  /** Asks whether anybody is there. A line nothing comes over is given up at once: its own farewell could take minutes. */
  #feel(): void {
    const socket = this.#socket;
    if (this.line.value !== 'open' || socket === undefined || this.#doubt !== undefined) return;
    this.#doubt = setTimeout(() => {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
      this.#lose();
    }, patience);
    this.request('ping', {}).catch(() => undefined);
  }

  #trust(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #call(): void {
    if (this.#socket !== undefined && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
    );
    this.#socket = socket;
    socket.onopen = () => void this.#greet();
    socket.onmessage = ({ data }) => {
      this.#trust();
      this.#inbox.take(heardIn(JSON.parse(String(data))));
    };
    socket.onclose = () => this.#lose();
  }

  async #greet(): Promise<void> {
    const { key } = this;
    this.#saidKey = key;
    try {
      const hello = await this.request('hello', key === undefined ? {} : { key });
      // Another page of this browser may have got a key while this was on its way: the one that is kept stays.
      if (hello.key !== undefined && this.key === key) changeKey(hello.key);
      this.#saidKey = hello.key ?? key;
      this.#failures = 0;
      this.me.set(hello);
      this.line.set('open');
      for (const ask of this.#opens) ask();
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.#greetAgain(fault.error);
    }
  }

  /** After a hello that was refused: for want of a key there is nothing to try, anything else passes. */
  #greetAgain({ code, facts }: WireError): void {
    const socket = this.#socket;
    if (code === 'wrong-key') this.line.set('replaced');
    if (code === 'wrong-key' || socket?.readyState !== WebSocket.OPEN) return;
    this.line.set('lost');
    const wait = Number(facts?.seconds ?? 0) * 1000 + this.#nextPause();
    setTimeout(() => this.#socket === socket && void this.#greet(), wait);
  }

  #hear(message: Heard): void {
    if ('on' in message) {
      if (message.on === 'bye' && message.reason === 'key-replaced') this.line.set('replaced');
      for (const hear of this.#pushes) hear(message);
      return;
    }
    if ('ok' in message) this.#answered(message.id)?.resolve(message.ok);
    else if (message.id === null) this.#refuseAll(message.error);
    else this.#answered(message.id)?.reject(new Refused(message.error));
  }

  #answered(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** Nobody knows which of the requests it was: none of them waits for an answer that may never come. */
  #refuseAll(error: WireError): void {
    for (const { reject } of this.#waiting.values()) reject(new Refused(error));
    this.#waiting.clear();
  }

  /** How long to wait before the next attempt, in milliseconds: longer each time, and never for everybody alike. */
  #nextPause(): number {
    const pause = Math.min(longestWait, 250 * 2 ** this.#failures) * (0.7 + Math.random() * 0.6);
    this.#failures += 1;
    return pause;
  }

  #lose(): void {
    this.#trust();
    this.#inbox.empty();
    this.#refuseAll({ code: 'stopping' });
    if (this.line.value === 'replaced') return;
    this.line.set('lost');
    setTimeout(() => this.#callNow(), this.#nextPause());
  }
}
