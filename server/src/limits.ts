/** So many at once, and one more every so often. */
export interface Rate {
  readonly burst: number;
  /** Milliseconds until one more is allowed. */
  readonly every: number;
}

/** What is limited, and how. A family behind one router stays far below each of these. */
export interface Rates {
  /** Messages of one socket. */
  readonly message: Rate;
  /** Messages of one socket that could not be read. */
  readonly fault: Rate;
  /** New people from one address. */
  readonly newPerson: Rate;
  /** Wrong keys from one address. */
  readonly wrongKey: Rate;
  /** Tables made by one person. */
  readonly table: Rate;
  /** Tables made from one address. */
  readonly tableHere: Rate;
  /** Lines of talk of one person. */
  readonly talk: Rate;
  /** Names that one person gives, to themselves or to seats of theirs. */
  readonly name: Rate;
  /** Looks of one person at earlier moments of tables. */
  readonly past: Rate;
  /** Sockets opened from one address. */
  readonly socket: Rate;
}

export const usualRates: Rates = {
  message: { burst: 200, every: 20 },
  fault: { burst: 50, every: 1000 },
  newPerson: { burst: 60, every: 5000 },
  wrongKey: { burst: 20, every: 3000 },
  table: { burst: 20, every: 20_000 },
  tableHere: { burst: 80, every: 5000 },
  talk: { burst: 10, every: 1500 },
  name: { burst: 20, every: 5000 },
  past: { burst: 60, every: 250 },
  socket: { burst: 120, every: 500 },
};

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
  draw(what: keyof Rates, who: string, now = Date.now()): number | undefined {
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
