/**
 * Hands on what comes over the line, in order, each in a task of its own: the first at once, one that comes meanwhile when the
 * page has drawn the one before. A page that was asleep or busy may find hundreds. Handed on without a pause, they would let
 * nothing of what the page does after drawing be done, and React takes fifty such updates for a loop and gives up.
 */
export class Inbox<Message> {
  readonly #hear: (message: Message) => void;
  readonly #pause = new MessageChannel();
  #waiting: Message[] = [];
  #isPausing = false;

  constructor(hear: (message: Message) => void) {
    this.#hear = hear;
    this.#pause.port1.onmessage = () => {
      this.#isPausing = false;
      const next = this.#waiting.shift();
      if (next !== undefined) this.#handOn(next);
    };
  }

  take(message: Message): void {
    if (this.#isPausing) this.#waiting.push(message);
    else this.#handOn(message);
  }

  /** What was waiting is not handed on. */
  empty(): void {
    this.#waiting = [];
  }

  #handOn(message: Message): void {
    this.#isPausing = true;
    this.#pause.port2.postMessage(undefined);
    this.#hear(message);
  }
}
