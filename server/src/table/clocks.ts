import { nth } from '@masterplan/kernel';
import type { ClockSetting, SeatClock } from '../../wire/index.ts';

/** A bank that is empty still gives so much for each ask, so that a person who is there can play on. */
export const LEAST = 5000;

/** The clocks of a table. Each seat with an open ask runs its own; `timeUp` is told once when one runs out. */
export class Clocks {
  readonly #setting: ClockSetting;
  readonly #left: number[];
  readonly #timeUp: (seat: number) => void;
  #running = 0;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `left` as it was stored, where the table goes on. */
  constructor(
    setting: ClockSetting,
    seats: number,
    timeUp: (seat: number) => void,
    left?: readonly number[],
  ) {
    this.#setting = setting;
    this.#timeUp = timeUp;
    const full = setting.kind === 'none' ? 0 : setting.seconds * 1000;
    this.#left = Array.from({ length: seats }, (_, seat) => left?.[seat] ?? full);
  }

  /** Mask of the seats whose clocks run. */
  get running(): number {
    return this.#running;
  }

  /** From now on the clocks of this mask of seats run, and no others. */
  run(seats: number, now: number): void {
    if (this.#setting.kind === 'none') return;
    this.#spend(now);
    this.#start(seats, now);
  }

  /** A seat has answered: it gets its time for the next ask. */
  answered(seat: number, now: number): void {
    const setting = this.#setting;
    this.#spend(now);
    if (setting.kind === 'turn') this.#left[seat] = setting.seconds * 1000;
    if (setting.kind === 'bank')
      this.#left[seat] = Math.max(LEAST, nth(this.#left, seat) + setting.increment * 1000);
  }

  /** A seat has `LEAST` at least. */
  grant(seat: number, now: number): void {
    this.#spend(now);
    this.#left[seat] = Math.max(LEAST, nth(this.#left, seat));
  }

  /** Milliseconds left by seat, to be stored; undefined without a clock. */
  stored(now: number): readonly number[] | undefined {
    if (this.#setting.kind === 'none') return undefined;
    this.#spend(now);
    return this.#left.slice();
  }

  shown(now: number): readonly SeatClock[] | undefined {
    const left = this.stored(now);
    return left?.map((millis, seat) => ({ left: millis, running: ((this.#running >> seat) & 1) === 1 }));
  }

  #spend(now: number): void {
    const spent = now - this.#since;
    this.#since = now;
    this.#left.forEach((left, seat) => {
      if ((this.#running >> seat) & 1) this.#left[seat] = Math.max(0, left - spent);
    });
  }

  #start(seats: number, now: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running = seats;
    this.#since = now;
    if (seats === 0) return;
    const next = Math.min(...this.#left.filter((_, seat) => (seats >> seat) & 1));
    this.#timer = setTimeout(() => this.#ring(), Math.min(next, 2 ** 31 - 1));
    this.#timer.unref();
  }

  #ring(): void {
    const now = Date.now();
    this.#spend(now);
    const up = this.#left.flatMap((left, seat) => (left === 0 && (this.#running >> seat) & 1 ? [seat] : []));
    this.#start(
      up.reduce((running, seat) => running & ~(1 << seat), this.#running),
      now,
    );
    for (const seat of up) this.#timeUp(seat);
  }
}
