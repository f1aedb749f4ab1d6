import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { channels, limits, requestForms } from '../../wire/index.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const server = page.slice(page.indexOf("# The server's protocol"));

/** The first cells of its tables: requests, each with what it says in braces. */
const requests = server
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(0, line.indexOf('|', 1)))
  .join('');

const writtenAs = (name: string): RegExp => new RegExp(`[\`]${name}(?: [{]([^}]*)[}])?[\`]`);

test('docs/protocol.md has every request a page can make, with all that it can say', () => {
  for (const [name, form] of Object.entries(requestForms)) {
    const written = writtenAs(name).exec(requests);
    expect(written, name).not.toBeNull();
    const keys = (written?.[1] ?? '').split(/[?,\s]+/).filter((key) => key !== '');
    const said = Object.keys(form).filter((key) => key !== 'id');
    expect(keys.sort(), name).toEqual(said.sort());
  }
});

test('docs/protocol.md has the channels, and the largest message', () => {
  for (const channel of channels) expect(server).toContain(`\`${channel}\``);
  expect(server).toContain(`${limits.message / 1024} kB`);
});
