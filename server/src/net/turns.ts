/**
 * Who is answered next. Every address that waits gets one answer in turn, so that one that asks a thousand things delays nobody
 * else by more than one of them; and in between the server hears what has come in.
 */
export class Turns {
  /** What each address waits for, the one whose turn it is first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Resolves when it is this address's turn. */
  next(address: string): Promise<void> {
    return new Promise((go) => {
      const others = this.#waiting.get(address);
      if (this.#waiting.size === 0) setImmediate(() => this.#take());
      if (others === undefined) this.#waiting.set(address, [go]);
      else others.push(go);
    });
  }

  #take(): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [address, waiting] = first;
    const go = waiting.shift();
    this.#waiting.delete(address);
    if (waiting.length > 0) this.#waiting.set(address, waiting);
    if (this.#waiting.size > 0) setImmediate(() => this.#take());
    go?.();
  }
}
