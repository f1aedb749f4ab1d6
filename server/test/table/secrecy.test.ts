import type { Sitting as InPlay } from '@masterplan/bots';
import { bind, nth, type SeenEntry, Sitting, see } from '@masterplan/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { duel } from '../../../kernel/test/tiny/duel.ts';
import { bigSquads } from '../../../kernel/test/tiny/squads.ts';
import {
  canaries,
  registered as canaryCards,
  canaryGame,
  shelved as canaryShelf,
} from '../shelf/canaries.ts';
import { foresight } from '../shelf/duel.ts';
import { Page } from '../support/page.ts';
import { at, closeAll, playOn } from '../support/play.ts';
import { compareWorlds, servingOne, stopServing } from '../support/worlds.ts';

afterAll(stopServing);

/** Three are struck at once: two can have answered while the third has not. */
const fourDuel = bind(
  { ...duel, seats: [4] },
  [1, 1, 1, 1, 0, 0, 0, 0, 0].map((shield, i) => ({ id: `card-${i}`, shield })),
);

describe('two worlds a seat cannot tell apart send it the same bytes', () => {
  test.each([0, 1])('squads deployed face down, seat %i', async (viewer) => {
    expect(
      await compareWorlds({ registered: { game: bigSquads }, seats: nth(bigSquads.seats, 0), viewer }),
    ).toBeGreaterThan(3);
  });

  test.each([0, 1, 2, 3])('a duel of hidden hands, viewer %i', async (viewer) => {
    expect(await compareWorlds({ registered: { game: duel, foresight }, seats: 3, viewer })).toBeGreaterThan(
      2,
    );
  });

  test.each([1, 2, 3, 4])('a duel of four, in one of which minds are changed, viewer %i', async (viewer) => {
    expect(await compareWorlds({ registered: { game: fourDuel }, seats: 4, viewer })).toBeGreaterThan(3);
  });

  test('and a table that lets the truth slip is caught', async () => {
    const comparison = { registered: { game: duel }, seats: 3, viewer: 1 };
    const leaks = { asks: leaky('asks'), mine: leaky('mine'), entries: leaky('entries') };
    for (const [leak, tamper] of Object.entries({ ...leaks, attempt: leaky('attempt'), past: leakyPast() }))
      await expect(compareWorlds({ ...comparison, tamper }), leak).rejects.toThrow(/deeply equal/);
  });
});

/** A table one of whose answers has a mark of the truth in it, where the wire lets it through. */
const leaky =
  (leak: 'asks' | 'mine' | 'entries' | 'see' | 'attempt') =>
  (sitting: InPlay): InPlay =>
    new Proxy(sitting, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name !== leak) return value.bind(target);
        return (...asked: unknown[]) => marked(leak, Reflect.apply(value, target, asked), target.hash());
      },
    });

const markedEach = (list: unknown, mark: string): unknown =>
  Array.isArray(list) ? list.map((each: object) => ({ ...each, mark })) : list;

function marked(leak: string, answer: unknown, mark: string): unknown {
  if (leak === 'attempt') return { refusal: { code: 'refused', option: 0, clause: mark, facts: [] } };
  if (leak === 'asks') return markedEach(answer, mark);
  if (leak === 'entries')
    return Array.isArray(answer)
      ? answer.map((entry: SeenEntry) => ({ ...entry, events: markedEach(entry.events, mark) }))
      : answer;
  if (leak === 'mine') return { ...Object(answer), blocked: [{ option: 0, clause: mark, facts: [] }] };
  return { ...Object(answer), mark };
}

/** Tables that are opened to step back through others, and let the truth slip: after each of two servers has tried one and dealt one. */
function leakyPast(): (sitting: InPlay) => InPlay {
  let opened = 0;
  return (sitting) => {
    opened += 1;
    return opened > 4 ? leaky('see')(sitting) : sitting;
  };
}

describe('a pack whose every card carries a word of its own', () => {
  /** The words of faces the viewer has known at some moment of the game. */
  function known(record: Parameters<typeof Sitting.of>[1], viewer: number): Set<string> {
    const game = canaryGame(canaries);
    const sitting = new Sitting(game, {
      seats: record.seats,
      options: record.options,
      seed: record.seed ?? '',
    });
    const words = new Set<string>();
    const look = (): void => {
      for (const face of see(game, sitting.table.state, viewer).face)
        if (face >= 0) words.add(nth(canaries, face));
    };
    look();
    for (const [seat, key] of record.choices) {
      sitting.choose(seat, key);
      look();
    }
    return words;
  }

  test.each([0, 1, 2, 3])('worlds that viewer %i cannot tell apart send the same bytes', async (viewer) => {
    const pack = { words: canaries };
    expect(await compareWorlds({ registered: canaryCards, seats: 3, viewer, pack })).toBeGreaterThan(1);
  });

  const told = (page: Page): Set<string> =>
    new Set(canaries.filter((word) => page.frames.slice(0, -1).some((frame) => frame.includes(word))));

  test('every seat and a spectator have been told the words they may know, and no other', async () => {
    const server = await servingOne(canaryShelf, () => 'seven');
    const pages = await Promise.all([0, 1, 2].map(() => Page.hello(server.port)));
    const spectator = await Page.hello(server.port);
    const pack = { words: canaries };
    const { table } = await at(pages, 0).ask('make', { game: 'canaries', seats: 3, listed: true, pack });
    for (const [seat, page] of pages.entries()) await page.ask('sit', { table, seat });
    await at(pages, 0).ask('start', { table });
    for (const page of [...pages, spectator]) await page.ask('watch', { table });
    const company = { table, pages };
    await playOn(company, undefined, (keys) => keys.find((key) => key.startsWith('defend')) ?? keys[0]);
    await spectator.until(() => spectator.held(table, 3).info?.state === 'finished');
    const answers = await Promise.all([...pages, spectator].map((page) => page.ask('record', { table })));
    for (const [viewer, page] of [...pages, spectator].entries())
      expect(told(page)).toEqual(known(at(answers, 0).record, viewer));
    expect(told(at(pages, 1)).size).toBeGreaterThan(told(spectator).size);
    closeAll([...pages, spectator]);
  });

  test('a pack that is not well made is refused with its place', async () => {
    const server = await servingOne(canaryShelf, () => 'eight');
    const page = await Page.hello(server.port);
    const bad = page.ask('make', { game: 'canaries', seats: 3, listed: true, pack: { words: [] } });
    await expect(bad).rejects.toMatchObject({ error: { code: 'bad-pack', facts: { path: 'words' } } });
    page.close();
  });
});
