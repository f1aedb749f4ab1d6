import { describe, expect, test } from 'vitest';
import { breachesIn } from './planted.ts';

describe('rules never name a card', () => {
  test.each([
    "card.kind === 'rocket'",
    "'rocket' !== card.kind",
    "kind == 'rocket'",
    "kindOf(card) === 'rocket'",
    "faces[0]?.kind === 'rocket'",
    "card.id === 'rocket'",
    'kind === `rocket`',
    'card.kind === 17',
    "['rocket', 'laser'].includes(card.kind)",
  ])('%s is refused', (comparison) => {
    const found = breachesIn({ 'games/chess/rules/a.ts': `\nexport const x = ${comparison};` });
    expect(found).toEqual([expect.stringContaining('games/chess/rules/a.ts:2 rules never name a card')]);
  });

  test('a switch over kinds is refused', () => {
    const text =
      "export function f(kind: string) { switch (kind) { case 'rocket': return 1; default: return 0; } }";
    expect(breachesIn({ 'games/chess/rules/a.ts': text })).toHaveLength(1);
  });

  test('comparing two kinds, or what is printed on them, is the way', () => {
    const text = "export const x = a.kind === b.kind || a.kind === -1 || printed(a).side === 'hero';";
    expect(breachesIn({ 'games/chess/rules/a.ts': text })).toEqual([]);
  });
});

describe('frames are the kernel’s', () => {
  test.each(['table.state.stack.push(frame);', 'stack.push({ verb });'])('%s is refused', (text) => {
    for (const path of ['games/chess/rules/a.ts', 'kernel/src/course/a.ts'])
      expect(breachesIn({ [path]: text })).toContain(
        `${path}:1 a frame is begun by table.push, table.send or table.perform`,
      );
  });

  test.each([
    ['frame.at += 1;', 'by steps, or by begin and run'],
    ['if (frame.at++ === 0) begin();', 'by steps, or by begin and run'],
    ['nth(table.state.stack, 0);', 'the stack is the kernel’s'],
  ])('%s is refused in a game', (text, why) => {
    expect(breachesIn({ 'games/chess/rules/a.ts': text })).toEqual([expect.stringContaining(why)]);
  });

  test.each([
    'const { n } = frame;',
    'const { you, at } = frame;',
    'const { n: numbers } = nth(lens.stack, 0);',
    'const { n } = lens.stack.at(-1) ?? frame;',
    'const { at } = stack[0];',
    'const read = ({ n }: Frame) => n;',
    'function read({ at }: Readonly<Frame>) { return at; }',
    'const read = ({ frame: { n } }) => n;',
    'const { stack } = table.state;',
    'const { state: { stack } } = table;',
    'const read = ({ stack }: State) => stack;',
    'nth(table.stack, 0).n;',
    'newest(stack, round)?.at;',
  ])('%s is refused in a game, and nowhere else', (text) => {
    expect(breachesIn({ 'games/chess/rules/a.ts': text })).toHaveLength(1);
    expect(breachesIn({ 'kernel/src/course/a.ts': text })).toEqual([]);
  });

  test.each([
    "const frame = { verb: '', at: 0, you, self, kind, part: '', did: 0, n: [] };",
    'frame.self = card;',
    "nth(table.stack, 0).part = 'play';",
  ])('%s is refused in a game: a frame is the kernel’s to make', (text) => {
    expect(breachesIn({ 'games/chess/rules/a.ts': text })).toEqual([
      expect.stringContaining('a frame is begun by'),
    ]);
  });

  test.each(['const { you, self, kind } = frame;', 'const { stack } = table;', 'const { n } = said;'])(
    '%s is free',
    (text) => expect(breachesIn({ 'games/chess/rules/a.ts': text })).toEqual([]),
  );

  test.each(['frame.n[0]', 'nth(frame.n, 1)', 'top?.frame.n', 'lastFrame.n.length'])(
    '%s is refused',
    (read) => {
      const found = breachesIn({ 'games/chess/text/a.ts': `export const x = ${read};` });
      expect(found).toEqual([expect.stringContaining('read by its locals, not by number')]);
    },
  );

  test('numbers of an event, and what tests lay out, are free', () => {
    const text = 'export const x = event.n[0];';
    const test = 'stack.push(frame.n[0]);';
    expect(breachesIn({ 'games/chess/text/a.ts': text, 'games/chess/test/a.test.ts': test })).toEqual([]);
  });
});

test('facts.ts of a game hands out no verb, but may ask one', () => {
  const verbs = { 'games/chess/rules/verbs/castle.ts': 'export const castle = 1;' };
  const handed = { 'games/chess/rules/facts.ts': "export { castle } from './verbs/castle.ts';" };
  expect(breachesIn({ ...verbs, ...handed })).toEqual([
    'games/chess/rules/facts.ts:1 facts.ts answers questions: it hands out no verb',
  ]);
  const asked = "import { castle } from './verbs/castle.ts';\nexport const isCastle = () => castle > 0;";
  expect(breachesIn({ ...verbs, 'games/chess/rules/facts.ts': asked })).toEqual([]);
});

describe('truths are flags', () => {
  test.each(['const parity = isOdd(card) ? 1 : 0;', 'let done = card === last ? 0 : 1;'])(
    '%s is refused in rules',
    (text) => {
      expect(breachesIn({ 'games/chess/rules/a.ts': text })).toEqual([
        expect.stringContaining('a truth is a flag or one of several words'),
      ]);
      expect(breachesIn({ 'games/chess/bot/a.ts': text, 'games/chess/test/a.test.ts': text })).toEqual([]);
    },
  );

  test.each(['const more = isLast ? 2 : 1;', 'count += isLast ? 1 : 0;', 'const steps = n === 1 ? 0 : n;'])(
    '%s is free: it counts',
    (text) => expect(breachesIn({ 'games/chess/rules/a.ts': text })).toEqual([]),
  );
});
