/** So many at once, and one more every so often. */
export interface Rate {
  readonly burst: number;
  /** Milliseconds until one more is allowed. */
  readonly every: number;
}

/**
 * What may be done how often. `…Here` counts for an address, as `addressOf` tells it: an IPv4 address, or a network of IPv6. A family
 * behind one router stays far below each of these. docs/security.md has a line for each.
 */
export const usualRates = {
  /** Messages of one socket. */
  message: { burst: 200, every: 20 },
  messageHere: { burst: 1000, every: 4 },
  /** Messages of one socket that could not be read or were too many. */
  fault: { burst: 50, every: 1000 },
  /** Pings and pongs of one socket: browsers send none of their own accord. */
  control: { burst: 20, every: 1000 },
  newPersonHere: { burst: 60, every: 5000 },
  wrongKeyHere: { burst: 20, every: 3000 },
  /** Tables made by one person. */
  table: { burst: 20, every: 20_000 },
  tableHere: { burst: 80, every: 5000 },
  /** Tables made by one person that everybody's lobby lists. */
  listed: { burst: 10, every: 120_000 },
  listedHere: { burst: 20, every: 60_000 },
  /** Tables made with a card file. */
  packHere: { burst: 10, every: 30_000 },
  /** Tables that are not in memory and have to be opened. */
  openingHere: { burst: 120, every: 1000 },
  /** Requests for which much is put together: the lobby, whole views, records. */
  lookHere: { burst: 400, every: 20 },
  /** Looks of one person at the lobby. */
  lobby: { burst: 20, every: 500 },
  /** Looks of one person at earlier moments of tables. */
  past: { burst: 60, every: 250 },
  /** Looks of one person at what is kept for them, copies of it, and deletions. */
  results: { burst: 20, every: 3000 },
  /** Choices that one person takes back, or asks others to let them. */
  undo: { burst: 30, every: 1000 },
  /** Choices of one person that nobody else hears of. */
  unheard: { burst: 30, every: 1000 },
  /** Hints that one person asks for, each of which has a search think for a second. */
  hint: { burst: 8, every: 6000 },
  hintHere: { burst: 24, every: 2000 },
  /** Lines of talk of one person. */
  talk: { burst: 10, every: 1500 },
  /** Names that one person gives, to themselves or to seats of theirs. */
  name: { burst: 20, every: 5000 },
  socketHere: { burst: 120, every: 500 },
} as const satisfies Readonly<Record<string, Rate>>;

export type RateName = keyof typeof usualRates;
export type Rates = Readonly<Record<RateName, Rate>>;

const MEGABYTE = 1024 * 1024;

/** What nobody has more of at one time; `…Here` as above. */
export const usualBounds = {
  /** Connections of any kind, those that never say a word included. */
  connectionsHere: 600,
  socketsHere: 200,
  /** Milliseconds until a socket has to have said who it is. */
  greeting: 20_000,
  /** Messages of one socket that wait to be answered. */
  waiting: 100,
  /** Bytes of such messages. */
  waitingBytesHere: 4 * MEGABYTE,
  /** Bytes that one socket was sent and has not read. */
  unreadBytes: 4 * MEGABYTE,
  unreadBytesHere: 32 * MEGABYTE,
  /** Tables that one socket shows. */
  watching: 24,
  /** Entries of the log of one table. */
  entries: 10_000,
} as const;

export type BoundName = keyof typeof usualBounds;
export type Bounds = Readonly<Record<BoundName, number>>;

/** So many buckets, and those that are full again are looked for and forgotten. */
const FORGET = 10_000;

/** Counts who does what how often. */
export class Limiter {
  readonly #rates: Rates;
  readonly #buckets = new Map<string, { left: number; at: number; readonly rate: Rate }>();
  #most = FORGET;

  constructor(rates: Rates) {
    this.#rates = rates;
  }

  /** Draws one; the seconds to wait where there is none left. */
  draw(what: RateName, who: string, now = Date.now()): number | undefined {
    const rate = this.#rates[what];
    const { burst, every } = rate;
    const name = `${what} ${who}`;
    const bucket = this.#buckets.get(name) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + (now - bucket.at) / every);
    const isAllowed = left >= 1;
    this.#buckets.set(name, { left: isAllowed ? left - 1 : left, at: now, rate });
    if (this.#buckets.size > this.#most) this.#forget(now);
    return isAllowed ? undefined : Math.ceil(((1 - left) * every) / 1000);
  }

  /** Nobody gains by this: a bucket that is full again counts like one that was never drawn from. */
  #forget(now: number): void {
    for (const [name, { left, at, rate }] of this.#buckets)
      if (left + (now - at) / rate.every >= rate.burst) this.#buckets.delete(name);
    this.#most = Math.max(FORGET, 2 * this.#buckets.size);
  }
}
