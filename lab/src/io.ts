import type { Language } from '@masterplan/kernel';
import { Figures } from './figures.ts';
import { texts } from './text/index.ts';

/** Where a command writes. */
export interface Io {
  readonly language: Language;
  /** Whether a person watches: only then is progress shown, on the error stream. */
  readonly watched: boolean;
  out(text: string): void;
  err(text: string): void;
}

export interface ProgressBar {
  readonly show: (games: number) => void;
  readonly clear: () => void;
}

const WIDTH = 30;

/** A bar that grows in place while somebody watches; nothing otherwise. */
export function progressBar(io: Io, games: number): ProgressBar {
  if (!io.watched) return { show: () => {}, clear: () => {} };
  const text = texts[io.language];
  const figures = new Figures(text);
  let widest = 0;
  return {
    show(played) {
      const full = Math.round((played / games) * WIDTH);
      const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${text.progress(figures.number(played), figures.number(games))}`;
      widest = Math.max(widest, line.length);
      io.err(`\r${line}`);
    },
    clear: () => io.err(`\r${' '.repeat(widest)}\r`),
  };
}
