import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('../../..', import.meta.url));

/** What is made, kept or installed in a checkout, and is no part of it. */
const notCopied = new Set(['node_modules', 'dist', 'reports', 'data', 'rival', '.git']);

/** A game to be added: its files by their paths in its folder, and the name its `index.ts` exports. */
export interface AddedGame {
  readonly id: string;
  readonly exports: string;
  readonly files: Readonly<Record<string, string>>;
}

type Program = ChildProcessByStdio<null, Readable, Readable>;

/** A copy of the checkout with one more game in it. */
export class Checkout {
  readonly root: string;
  /** The programs that still run in it. */
  readonly #running = new Set<Program>();

  /** The copy has everything that was installed here, and its own packages instead of ours. */
  constructor({ id, exports, files }: AddedGame) {
    this.root = mkdtempSync(join(tmpdir(), 'masterplan-checkout-'));
    cpSync(here, this.root, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
    linkInstalled(this.root);
    for (const [path, text] of Object.entries(files)) this.#write(`games/${id}/${path}`, text);
    this.#list(id, exports);
  }

  #write(path: string, text: string): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** The one line that a new game needs outside its folder. */
  #list(id: string, exports: string): void {
    const list = join(this.root, 'games/index.ts');
    const text = readFileSync(list, 'utf8');
    const listed = text.replace(/\];\s*$/, `, ${exports}];\n`);
    if (listed === text) throw new Error('games/index.ts does not end with the list of games');
    writeFileSync(list, `import { ${exports} } from './${id}/index.ts';\n${listed}`);
  }

  #start(words: readonly string[]): Program {
    const program = spawn(process.execPath, words, { cwd: this.root, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.add(program);
    program.on('exit', () => this.#running.delete(program));
    return program;
  }

  /** Runs a program of the copy to its end, and returns what it printed; throws where it fails. */
  async run(...words: readonly string[]): Promise<string> {
    const child = this.#start(words);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)));
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${printed}`);
    return printed;
  }

  /** Builds the page and the programs and opens the tables, as `npm start` does. They are open until the copy is removed. */
  async serve(): Promise<{ readonly url: string }> {
    const words = ['cli/bin.mjs', 'serve', '--port', '0', '--host', '127.0.0.1', '--lang', 'en'];
    const server = this.#start(words);
    server.stderr.pipe(process.stderr);
    for await (const line of createInterface(server.stdout)) {
      const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (url !== undefined) return { url };
    }
    throw new Error(`the server of the copy ended with ${server.exitCode}`);
  }

  /** Ends whatever runs in the copy, and removes it. */
  async remove(): Promise<void> {
    const ended = [...this.#running].map(async (program) => {
      program.kill('SIGTERM');
      await once(program, 'exit');
    });
    await Promise.all(ended);
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Links what `npm ci` brought, and makes the packages of the house those of the copy. */
function linkInstalled(root: string): void {
  const installed = join(here, 'node_modules');
  const ours = '@masterplan';
  mkdirSync(join(root, 'node_modules', ours), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== ours) symlinkSync(join(installed, name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(installed, ours))) {
    const folder = [name, `games/${name}`].find((path) => existsSync(join(root, path, 'package.json')));
    if (folder !== undefined) symlinkSync(join(root, folder), join(root, 'node_modules', ours, name));
  }
}

/** The files of a game that a page of the documentation prints, each in a block that names it: ```` ```ts games/<id>/… ````. */
export function filesIn(page: string, id: string): Record<string, string> {
  const text = readFileSync(join(here, page), 'utf8');
  const blocks = [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)];
  return Object.fromEntries(blocks.map(([, path = '', body = '']) => [relative(`games/${id}`, path), body]));
}
