import type { Entry } from '../../boards/playable.ts';

/** How long a number that could be the beginning of another waits for its next digit, in milliseconds. */
const patience = 700;

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** The digit of a key: as it is typed, or as it is printed where the keyboard has its digits above other signs. */
export function digitOf({ key, code, shiftKey }: Press): string | undefined {
  if (/^[0-9]$/.test(key)) return key;
  return key.length === 1 && !shiftKey ? /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] : undefined;
}

/**
 * Numbers typed at a list of options. One that no other begins with is chosen at once; any other after a moment without a further
 * digit, or when it is confirmed, unless something else stands under it by then.
 */
export class Digits {
  readonly #entries: () => readonly Entry[];
  #typed = '';
  #waiting: { readonly entry: Entry; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  constructor(entries: () => readonly Entry[]) {
    this.#entries = entries;
  }

  press(digit: string): void {
    const typed = this.#typed + digit;
    this.clear();
    const no = Number(typed);
    const entries = this.#entries();
    const entry = entries.find((each) => each.no === no);
    if (entry !== undefined && no * 10 <= entries.length) {
      this.#typed = typed;
      this.#waiting = { entry, timer: setTimeout(() => this.confirm(), patience) };
    } else entry?.choose();
  }

  /** Chooses what waits for a further digit. */
  confirm(): void {
    const asked = this.#waiting?.entry;
    this.clear();
    this.#entries()
      .find(({ no, option, step }) => no === asked?.no && option === asked.option && step === asked.step)
      ?.choose();
  }

  clear(): void {
    clearTimeout(this.#waiting?.timer);
    this.#waiting = undefined;
    this.#typed = '';
  }
}
