import type { Readable, Writable } from 'node:stream';

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

export function complain(io: Io, line: string): void {
  io.stderr.write(`${line}\n`);
}

/** Prints what a program reads, on one line. */
export function printJson(io: Io, value: unknown): void {
  print(io, JSON.stringify(value));
}
