import { createInterface, type Interface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Io } from '../io.ts';

/**
 * Listens to a person's lines, typed or piped; piped ones are repeated, so that what is printed reads as it was played.
 * Lines that come early wait their turn. After the end of input nothing more is said; Ctrl-C breaks off at once.
 */
export class Listener {
  readonly #io: Io;
  readonly #lines: Interface;
  readonly #isTerminal: boolean;
  readonly #waiting: string[] = [];
  readonly #left = new AbortController();
  #isInterrupted = false;
  #wake: () => void = () => {};

  constructor(io: Io) {
    const { stdin, stdout } = io;
    this.#io = io;
    this.#isTerminal = stdin.isTTY === true && stdout.isTTY === true;
    this.#lines = this.#isTerminal
      ? createInterface({ input: stdin, output: stdout, terminal: true, historySize: 0 })
      : createInterface({ input: stdin, terminal: false });
    this.#lines.on('line', (line) => {
      this.#waiting.push(line);
      this.#wake();
    });
    this.#lines.on('SIGINT', this.#interrupt);
    this.#lines.on('close', () => {
      this.#left.abort();
      this.#wake();
    });
    process.on('SIGINT', this.#interrupt);
  }

  /** Whether the person broke off with Ctrl-C. */
  get isInterrupted(): boolean {
    return this.#isInterrupted;
  }

  /** The next line; undefined when the person has left. */
  async line(prompt: string): Promise<string | undefined> {
    if (this.#waiting.length === 0 && !this.#left.signal.aborted) {
      if (this.#isTerminal) {
        this.#lines.setPrompt(prompt);
        this.#lines.prompt();
      }
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
    const line = this.#waiting.shift();
    if (!this.#isTerminal && line !== undefined) this.#io.stdout.write(`${prompt}${line}\n`);
    return line;
  }

  /** Waits, or returns early if the person leaves. */
  async pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    await sleep(milliseconds, undefined, { signal: this.#left.signal }).catch(() => {});
  }

  /** Stops listening, so that the process can end. */
  close(): void {
    process.off('SIGINT', this.#interrupt);
    this.#lines.close();
  }

  readonly #interrupt = (): void => {
    this.#isInterrupted = true;
    this.#waiting.length = 0;
    this.#lines.close();
  };
}
