import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Shelved } from '@masterplan/bots';
import { StartError } from '../faults.ts';
import { rulesFolder } from '../store/folder.ts';
import { type AnyShelved, completed } from './older.ts';

/** A game this server offers. */
export interface Offered {
  /** Path of its rules program: one bundled file that exports `shelved`. A copy stays in the data folder while tables need it. */
  readonly program: string;
  /** Played by in the server's own thread: what the program exports unless said, as tests do. */
  readonly shelved?: Shelved;
}

/** The rules programs in a folder, where each was bundled as `rules-<game>.mjs`. */
export const programsIn = (folder: URL): Offered[] =>
  readdirSync(folder)
    .filter((name) => /^rules-.+\.mjs$/.test(name))
    .sort()
    .map((name) => ({ program: fileURLToPath(new URL(name, folder)) }));

/** Rules that can be played by: which they are, and where workers find them. */
export interface Rules {
  readonly shelved: Shelved;
  /** Sha256 of the program, hex. */
  readonly sha: string;
  readonly file: string;
}

/** The rules programs of a server: those it offers now, and those its tables began with. */
export class Programs {
  readonly #folder: string;
  readonly #offered = new Map<string, Rules>();
  readonly #kept = new Map<string, Promise<Rules | undefined>>();

  private constructor(data: string) {
    this.#folder = rulesFolder(data);
  }

  /** Keeps a copy of each offered program in the data folder, and plays by it. Throws a `StartError` where it cannot. */
  static async from(data: string, offered: readonly Offered[]): Promise<Programs> {
    const programs = new Programs(data);
    for (const each of offered) await programs.#offer(each);
    return programs;
  }

  async #offer({ program, shelved }: Offered): Promise<void> {
    const source = readFileSync(program, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    const sha = createHash('sha256').update(source).digest('hex');
    const file = this.#fileOf(sha);
    if (!existsSync(file)) this.#write(file, source);
    const rules = shelved === undefined ? await this.kept(sha) : { shelved, sha, file };
    if (rules === undefined) throw new Error(`${program} is no rules program`);
    this.#offered.set(rules.shelved.id, rules);
  }

  #write(file: string, source: string): void {
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(`${file}.${process.pid}`, source);
      renameSync(`${file}.${process.pid}`, file);
    } catch {
      throw new StartError({ code: 'unwritable-folder', folder: this.#folder });
    }
  }

  get offered(): readonly Rules[] {
    return [...this.#offered.values()];
  }

  offeredFor(game: string): Rules | undefined {
    return this.#offered.get(game);
  }

  /** Where pages find rules that a table is played by; undefined where they are those of the pages, which are offered. */
  addressOf({ sha, shelved }: Rules): string | undefined {
    return sha === this.offeredFor(shelved.id)?.sha ? undefined : `/rules/${sha}.mjs`;
  }

  /** The rules a table began with, as they were then. */
  kept(sha: string): Promise<Rules | undefined> {
    const known = this.#kept.get(sha) ?? this.#load(sha);
    this.#kept.set(sha, known);
    return known;
  }

  #fileOf(sha: string): string {
    return join(this.#folder, `${sha}.mjs`);
  }

  async #load(sha: string): Promise<Rules | undefined> {
    const file = this.#fileOf(sha);
    if (!/^[0-9a-f]{64}$/.test(sha) || !existsSync(file)) return undefined;
    try {
      const { shelved }: { readonly shelved?: AnyShelved } = await import(pathToFileURL(file).href);
      return shelved === undefined ? undefined : { shelved: completed(shelved), sha, file };
    } catch {
      return undefined;
    }
  }
}
