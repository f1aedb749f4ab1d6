import { PassThrough, Writable } from 'node:stream';
import type { AnyManifest } from '@masterplan/kernel';
import { main } from '../src/command.ts';
import type { Io } from '../src/io.ts';
import { tinyGames } from './tiny.ts';

/** What a run of the command printed, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Setting {
  /** What is piped in, all of it at once; or a stream to pipe it in by and by. */
  readonly input?: string;
  readonly stdin?: PassThrough;
  readonly env?: Readonly<Record<string, string>>;
  /** Print to a terminal of so many columns. */
  readonly columns?: number;
  readonly registry?: readonly AnyManifest[];
  readonly root?: URL;
}

/** A stream that keeps what is written to it: a terminal where it has columns, else a file. */
export class Kept extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
  text = '';

  constructor(columns?: number) {
    super({ decodeStrings: false });
    if (columns === undefined) return;
    this.isTTY = true;
    this.columns = columns;
  }

  override _write(chunk: string | Buffer, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

/** Runs a command line in this process. */
export async function run(argv: readonly string[], setting: Setting = {}): Promise<Ran> {
  const stdin = setting.stdin ?? new PassThrough().end(setting.input ?? '');
  const stdout = new Kept(setting.columns);
  const stderr = new Kept();
  const io: Io = { stdin, stdout, stderr, env: { LANG: 'en_GB.UTF-8', ...setting.env } };
  const code = await main(argv, io, setting.registry ?? tinyGames, setting.root);
  return { code, out: stdout.text, err: stderr.text };
}
