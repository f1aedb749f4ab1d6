import type { Readable, Writable } from 'node:stream';
import type { Language } from '@masterplan/kernel';
import type { Io as LabIo } from '@masterplan/lab';

/** The streams and settings a command works with. `process` is one; tests bring their own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function print(io: Io, line: string): void {
  io.stdout.write(`${line}\n`);
}

/** Where the laboratory writes: it shows how far it has come while a person watches. */
export const forLab = ({ stdout, stderr }: Io, language: Language): LabIo => ({
  language,
  watched: stdout.isTTY === true,
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
});

export function complain(io: Io, line: string): void {
  io.stderr.write(`${line}\n`);
}

/** Prints what a program reads, on one line. */
export function printJson(io: Io, value: unknown): void {
  print(io, JSON.stringify(value));
}
