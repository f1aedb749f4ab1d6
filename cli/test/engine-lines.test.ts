import { expect, test } from 'vitest';
import { LineCutter } from '../src/engine/lines.ts';
import { run } from './streams.ts';

const MIB = 1024 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);

/** The lines a cutter makes of these chunks, the end of input included. */
function linesOf(longest: number, ...chunks: readonly string[]): string[] {
  const cutter = new LineCutter(longest);
  const lines = [...chunks.flatMap((chunk) => [...cutter.cut(bytes(chunk))]), ...cutter.end()];
  return lines.map((line) => ('text' in line ? line.text : `(${line.unreadable})`));
}

test('lines are cut at newlines, wherever the chunks end', () => {
  expect(linesOf(10, 'one\ntwo\nthr', 'ee\n', '\n', 'four')).toEqual(['one', 'two', 'three', '', 'four']);
  const e = new Uint8Array(bytes('é\n'));
  const cutter = new LineCutter(10);
  expect([...cutter.cut(e.subarray(0, 1)), ...cutter.cut(e.subarray(1))]).toEqual([{ text: 'é' }]);
});

test('a line that is too long is told once, at once, and the next is read again', () => {
  const cutter = new LineCutter(4);
  expect([...cutter.cut(bytes('12345'))]).toEqual([{ unreadable: 'too-long' }]);
  expect([...cutter.cut(bytes('6789'))]).toEqual([]);
  expect([...cutter.cut(bytes('0\nabcd\n'))]).toEqual([{ text: 'abcd' }]);
  expect(linesOf(4, '12345\n12345\n', '1234')).toEqual(['(too-long)', '(too-long)', '1234']);
});

test('a line that is not UTF-8 is told', () => {
  const cutter = new LineCutter(10);
  expect([...cutter.cut(new Uint8Array([0xff, 0xfe, 0x0a]))]).toEqual([{ unreadable: 'not-utf8' }]);
});

test('a line of 1 MiB is read, a longer one is refused, and the engine goes on', async () => {
  const request = '{"id":1,"do":"games"}';
  const longest = request.padEnd(MIB);
  const { code, out } = await run(['engine'], { input: `${longest}\n${longest} \n${request}` });
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers).toMatchObject([
    { id: 1, games: expect.anything() },
    { id: null, error: { code: 'bad-request', message: 'The line is longer than 1 MiB.' } },
    { id: 1, games: expect.anything() },
  ]);
  expect(code).toBe(0);
});

test('a hundred megabytes without a newline are not kept', async () => {
  const cutter = new LineCutter(MIB);
  const chunk = new Uint8Array(MIB).fill(0x61);
  const before = process.memoryUsage().arrayBuffers;
  let told = 0;
  for (let i = 0; i < 100; i++) told += [...cutter.cut(chunk.slice())].length;
  globalThis.gc?.();
  expect(told).toBe(1);
  expect([...cutter.end()]).toEqual([]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * MIB);
});

test('end of input ends the engine with 0, after the last answer', async () => {
  expect(await run(['engine'])).toEqual({ code: 0, out: '', err: '' });
  const { code, out } = await run(['engine'], { input: 'x' });
  expect([code, JSON.parse(out).error.code]).toEqual([0, 'bad-json']);
});

test('the truth is shown with --truth alone', async () => {
  const input = [
    '{"id":1,"do":"new","game":"duel","seats":2,"seed":1}',
    '{"id":2,"do":"view","table":"t1","viewer":"truth"}',
  ].join('\n');
  const lastOf = (out: string) => JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
  expect(lastOf((await run(['engine'], { input })).out).error.code).toBe('refused');
  expect(lastOf((await run(['engine', '--truth'], { input })).out).view.as).toBe('truth');
});
