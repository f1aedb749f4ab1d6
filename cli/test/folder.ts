import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for one file of tests: gone when they are done. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'masterplan-'));

  constructor() {
    afterAll(() => rmSync(this.path, { recursive: true }));
  }

  /** Where a file of this name stands, or would. */
  at(name: string): string {
    return join(this.path, name);
  }

  /** A file with these contents, JSON unless they are text; returns where it stands. */
  file(name: string, contents: unknown): string {
    writeFileSync(this.at(name), typeof contents === 'string' ? contents : JSON.stringify(contents));
    return this.at(name);
  }
}
