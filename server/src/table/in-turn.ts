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

/** The same for each name apart; of a name for which nothing is to be done nothing is kept. */
export class InTurnByName {
  readonly #turns = new Map<string, InTurn>();

  async do<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turns = this.#turns.get(name) ?? new InTurn();
    this.#turns.set(name, turns);
    try {
      return await turns.do(work);
    } finally {
      if (turns.isIdle) this.#turns.delete(name);
    }
  }
}
