import type { FromServer, Hello } from '@masterplan/server/wire';
import { vi } from 'vitest';

/** A request as it went over the line. */
interface Sent {
  readonly id: number;
  readonly do: string;
  readonly [said: string]: unknown;
}

/** A line to a server that is played by the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  readonly sent: Sent[] = [];
  readyState = 0;
  onopen: (() => void) | undefined;
  onmessage: ((message: { data: string }) => void) | null | undefined;
  onclose: (() => void) | null | undefined;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The server says something; whatever the page does about it at once is done when this resolves. */
  async says(message: FromServer): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await new Promise<void>((resolve) => setImmediate(resolve));
  }

  /** The last request of that name. */
  last(name: string): Sent {
    const found = this.sent.findLast((each) => each.do === name);
    if (found === undefined) throw new Error(`nothing asked for "${name}"`);
    return found;
  }
}

/** As much of a browser as the wire needs, in place of the globals until `vi.unstubAllGlobals`. */
export class FakeBrowser {
  readonly storage = new Map<string, string>();
  readonly sockets: FakeSocket[] = [];
  /** How often the page began anew. */
  reloads = 0;
  readonly location = {
    ...{ protocol: 'http:', host: 'here', hostname: 'here', origin: 'http://here' },
    ...{ pathname: '/', search: '', hash: '' },
    reload: () => {
      this.reloads += 1;
    },
  };
  readonly #listeners = new Map<string, () => void>();

  constructor({ path = '/', hash = '', key, storage = 'kept' }: FakeBrowserOptions = {}) {
    const { sockets, location } = this;
    const at = new URL(path + hash, location.origin);
    Object.assign(location, { pathname: at.pathname, search: at.search, hash: at.hash });
    if (key !== undefined) this.storage.set('masterplan key', key);
    const listen = (name: string, hear: () => void) => this.#listeners.set(name, hear);
    vi.stubGlobal('location', location);
    const replaceState = (_state: unknown, _title: string, to: string): void => {
      const { pathname, search, hash } = new URL(to, location.origin);
      Object.assign(location, { pathname, search, hash });
    };
    vi.stubGlobal('history', { replaceState });
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('navigator', { language: 'en-GB' });
    vi.stubGlobal('document', { addEventListener: listen, visibilityState: 'visible' });
    vi.stubGlobal('localStorage', storage === 'kept' ? keptStorage(this.storage) : refusingStorage);
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        constructor() {
          super();
          sockets.push(this);
        }
      },
    );
  }

  /** The line opened last. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('the page opened no line');
    return socket;
  }

  /** The server greets whoever said hello last, as a new person where they had no key. */
  async greeted(key?: string, settings: Hello['settings'] = {}): Promise<void> {
    const { id } = this.socket.last('hello');
    const made = key === undefined ? {} : { key };
    const ok = { player: 'p1', name: '', settings, muted: [], reach: { addresses: [] }, ...made };
    await this.socket.says({ id, ok });
  }

  /** Follows a link within the open page. */
  follow(hash: string): void {
    this.location.hash = hash;
    this.tells('hashchange');
  }

  /** The browser tells the page that something has happened. */
  tells(event: 'hashchange' | 'online' | 'visibilitychange'): void {
    this.#listeners.get(event)?.();
  }
}

interface FakeBrowserOptions {
  /** Where it arrives. */
  readonly path?: string;
  readonly hash?: string;
  /** The key it keeps from an earlier visit. */
  readonly key?: string;
  readonly storage?: 'kept' | 'refused';
}

const keptStorage = (storage: Map<string, string>) => ({
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => storage.set(name, value),
  removeItem: (name: string) => storage.delete(name),
});

const refuse = () => {
  throw new Error('this browser keeps nothing');
};
const refusingStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
