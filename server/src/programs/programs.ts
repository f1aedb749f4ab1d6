import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../faults.ts';
import type { Shelved } from '../rules/contract.ts';
import { rulesFolder } from '../store/folder.ts';
import { type AnyShelved, completed } from './older.ts';

/** A game this server offers: its rules, and the same as one bundled file that exports `shelved`. */
export interface Offered {
  readonly shelved: Shelved;
  /** Path of the rules program. Workers run it; a copy stays in the data folder for as long as tables need it. */
  readonly program: string;
}

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

  /** Keeps a copy of each offered program in the data folder. Throws a `StartError` where it cannot. */
  constructor(data: string, offered: readonly Offered[]) {
    this.#folder = rulesFolder(data);
    for (const { shelved, program } of offered) {
      const source = readFileSync(program, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
      const sha = createHash('sha256').update(source).digest('hex');
      const file = this.#fileOf(sha);
      if (!existsSync(file)) this.#write(file, source);
      this.#offered.set(shelved.id, { shelved, sha, file });
    }
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
      const program: { readonly shelved: AnyShelved } = await import(pathToFileURL(file).href);
      return { shelved: completed(program.shelved), sha, file };
    } catch {
      return undefined;
    }
  }
}
