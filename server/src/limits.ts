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
  socket: { burst: 120, every: 500 },
};

/** Buckets that nobody has drawn from for long are full again, and forgotten. */
const FORGET = 10_000;

/** Counts who does what how often. */
export class Limiter {
  readonly #rates: Rates;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(rates: Rates) {
    this.#rates = rates;
  }

  /** Draws one; the seconds to wait where there is none left. */
  draw(what: keyof Rates, who: string, now = Date.now()): number | undefined {
    const { burst, every } = this.#rates[what];
    const name = `${what} ${who}`;
    const bucket = this.#buckets.get(name) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + (now - bucket.at) / every);
    const isAllowed = left >= 1;
    this.#buckets.set(name, { left: isAllowed ? left - 1 : left, at: now });
    if (this.#buckets.size > FORGET) this.#forget(now);
    return isAllowed ? undefined : Math.ceil(((1 - left) * every) / 1000);
  }

  /** Whether there is one to draw. */
  allows(what: keyof Rates, who: string, now = Date.now()): boolean {
    const { every } = this.#rates[what];
    const bucket = this.#buckets.get(`${what} ${who}`);
    return bucket === undefined || bucket.left + (now - bucket.at) / every >= 1;
  }

  #forget(now: number): void {
    for (const [name, { at }] of this.#buckets) if (now - at > 3600_000) this.#buckets.delete(name);
    if (this.#buckets.size > FORGET) this.#buckets.clear();
  }
}
