/** Does one thing after another, each when the one before is over, however that ended. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve();
  /** How many things are being done, or wait for their turn. */
  #inHand = 0;

  get isIdle(): boolean {
    return this.#inHand === 0;
  }

  do<T>(work: () => Promise<T>): Promise<T> {
    this.#inHand += 1;
    const next = this.#last.then(work).finally(() => {
      this.#inHand -= 1;
    });
    this.#last = next.catch(() => undefined);
    return next;
  }
}
