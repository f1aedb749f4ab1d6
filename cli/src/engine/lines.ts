/** A line of input; or that it was longer than allowed, or not UTF-8. */
export type Line = { readonly text: string } | { readonly unreadable: 'too-long' | 'not-utf8' };

const NEWLINE = 0x0a;

/**
 * Cuts input into lines, the last one with or without its newline. A line of more than `longest` bytes is told as soon as
 * it is known to be too long, and the rest of it is thrown away as it comes: it is never kept.
 */
export class LineCutter {
  readonly #longest: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #pieces: Uint8Array[] = [];
  #size = 0;
  #skipping = false;

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** The lines that are complete with this chunk. */
  *cut(chunk: Uint8Array): Generator<Line> {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      yield* this.#add(chunk.subarray(from, to));
      if (!this.#skipping) yield this.#line();
      this.#skipping = false;
      from = to + 1;
    }
    yield* this.#add(chunk.subarray(from));
  }

  /** What is left at the end of input. */
  *end(): Generator<Line> {
    if (this.#size > 0) yield this.#line();
  }

  *#add(piece: Uint8Array): Generator<Line> {
    if (this.#skipping) return;
    this.#size += piece.length;
    if (this.#size <= this.#longest) {
      if (piece.length > 0) this.#pieces.push(piece);
      return;
    }
    this.#forget();
    this.#skipping = true;
    yield { unreadable: 'too-long' };
  }

  #line(): Line {
    const bytes = Buffer.concat(this.#pieces, this.#size);
    this.#forget();
    try {
      return { text: this.#decoder.decode(bytes) };
    } catch {
      return { unreadable: 'not-utf8' };
    }
  }

  #forget(): void {
    this.#pieces = [];
    this.#size = 0;
  }
}
