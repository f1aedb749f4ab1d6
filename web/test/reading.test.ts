import { expect, test } from 'vitest';
import { asRead } from '../build/reading.ts';

const read = (code: string): string => asRead('rules.ts', code, 'deeds and offers');

test('what changes a table does nothing on a page', () => {
  expect(read('export function spend(table: Table<Game>, seat: number): void { table.pay(seat); }')).toBe(
    'export function spend(table: Table<Game>, seat: number): void {}',
  );
  expect(read('const pay = (table: Table<Game>) => table.pay();')).toBe(
    'const pay = (table: Table<Game>) => {};',
  );
});

test('what a phase runs, offers and answers does nothing on a page; its name and what it remembers stay', () => {
  const phase = `export const choosing = phase({
  name: 'choosing',
  my: drawn,
  run(table, frame) { table.ask(frame.you); },
  choices(lens, seat, frame, offers) { offers.yes(word.keep); },
  answer: (table, frame) => table.done(frame),
  deciders: (view) => view.seats,
});`;
  expect(read(phase)).toBe(`export const choosing = phase({
  name: 'choosing',
  my: drawn,
  run(table, frame) {},
  choices(lens, seat, frame, offers) {},
  answer: (table, frame) => {},
  deciders: (view) => view.seats,
});`);
});

test('questions can be asked: also those that call whatever they read a table', () => {
  const questions = [
    'export const priceOf = (reader: Reader, seat: number): number => reader.fields.price[seat];',
    'export function isHome(table: Reader): boolean { return table.fields.isHome; }',
  ];
  for (const question of questions) expect(read(question)).toBe(question);
});

test('what a function of tables holds within goes with it', () => {
  expect(read('function run(table) { const ask = (table) => table.ask(); ask(table); }\nrun.no = 1;')).toBe(
    'function run(table) {}\nrun.no = 1;',
  );
});

test('where moves can be prepared, the page knows what will be offered', () => {
  const offered = 'const choices = (lens, offers) => { offers.yes(word.keep); };';
  expect(asRead('rules.ts', `${offered}\nfunction run(table) { table.ask(0); }`, 'deeds')).toBe(
    `${offered}\nfunction run(table) {}`,
  );
});
