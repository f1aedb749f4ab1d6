import type { Io } from '../io.ts';

/** What a piece of text is; a terminal with colours shows it. */
type Ink = 'title' | 'board' | 'told' | 'asked' | 'number' | 'note' | 'warning';

/** Ink to the terminal's codes for it: on, off. */
const inks: Readonly<Record<Ink, readonly [on: string, off: string]>> = {
  title: ['1', '22'],
  board: ['', ''],
  told: ['2', '22'],
  asked: ['1;33', '22;39'],
  number: ['36', '39'],
  note: ['32', '39'],
  warning: ['31', '39'],
};

/** So many items are worth columns. */
const MANY = 10;

/** Breaks a line between words so that it fits; what follows hangs under its first word, `hang` further in. */
export function wrap(line: string, width: number, hang = 2): string[] {
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  const further = ' '.repeat(Math.min(indent + hang, width >> 1));
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const cut = rest.lastIndexOf(' ', width);
    const isBreak = cut > (lines.length === 0 ? indent : further.length);
    lines.push(rest.slice(0, isBreak ? cut : width).trimEnd());
    rest = further + rest.slice(isBreak ? cut : width).trimStart();
  }
  return [...lines, rest];
}

/** Prints to a person: lines fit the width, and colours are used where a terminal shows them and nobody objects. */
export class Screen {
  readonly #io: Io;
  readonly #hasColours: boolean;

  constructor(io: Io) {
    this.#io = io;
    const objects = Boolean(io.env.NO_COLOR) || io.env.TERM === 'dumb';
    this.#hasColours = io.stdout.isTTY === true && !objects;
  }

  get width(): number {
    return Math.max(40, Math.min(this.#io.stdout.columns || 80, 120));
  }

  /** Prints lines in one ink. */
  say(ink: Ink, ...lines: readonly string[]): void {
    for (const line of lines.flatMap((text) => text.split('\n'))) {
      for (const piece of wrap(line, this.width)) this.#io.stdout.write(`${this.dip(ink, piece)}\n`);
    }
  }

  /** Prints a line that must stay in one piece, for copying. */
  verbatim(line: string): void {
    this.#io.stdout.write(`${line}\n`);
  }

  /** Prints labelled texts, one below the other; many short ones in columns, read downwards. */
  items(list: readonly (readonly [label: string, text: string])[]): void {
    const widest = Math.max(0, ...list.map(([label, text]) => label.length + 1 + text.length));
    const columns = list.length < MANY ? 1 : Math.max(1, Math.floor((this.width + 2) / (widest + 2)));
    const rows = Math.ceil(list.length / columns);
    for (let row = 0; row < rows; row++) {
      const [first, ...beside] = list.filter((_, i) => i % rows === row);
      if (first === undefined) continue;
      if (beside.length === 0) this.#item(...first);
      else this.#row([first, ...beside], widest);
    }
  }

  #row(items: readonly (readonly [string, string])[], width: number): void {
    const cells = items.map(([label, text]) => {
      return `${this.dip('number', label)} ${text.padEnd(width - label.length - 1)}`;
    });
    this.verbatim(cells.join('  ').trimEnd());
  }

  #item(label: string, text: string): void {
    const [first = '', ...more] = wrap(text, this.width - label.length - 1, 0);
    const pad = ' '.repeat(label.length + 1);
    this.verbatim(`${this.dip('number', label)} ${first}`);
    for (const line of more) this.verbatim(`${pad}${line}`);
  }

  gap(): void {
    this.#io.stdout.write('\n');
  }

  /** The text in its ink. */
  dip(ink: Ink, text: string): string {
    const [on, off] = inks[ink];
    return this.#hasColours && on !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  }
}
