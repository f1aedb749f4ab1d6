import { currentSentenceNo, type Frame, sentenceNo } from '@masterplan/kernel';
import { bindings } from '../board.ts';

/** What a sentence that asks several times remembers between its asks: one number, 0 at first. `frame` asks. */
export const soFar = (frame: Frame): number => at(frame, sentenceNo(frame));

/** The same for a sentence that is being carried out: the list has gone on to the next one. */
export const before = (frame: Frame): number => at(frame, currentSentenceNo(frame));

const at = (frame: Frame, line: number): number =>
  bindings.line.of(frame) === line ? bindings.count.of(frame) : 0;

/** Remembers a number for the next ask of the sentence that is being carried out. */
export function remember(frame: Frame, count: number): void {
  bindings.line.set(frame, currentSentenceNo(frame));
  bindings.count.set(frame, count);
}
