import { program, randomBot } from '@masterplan/bots';
import { type GameRecord, isRecord, nth, Sitting, see } from '@masterplan/kernel';
import { type MasterPlan, masterPlan } from '@masterplan/master-plan';
import { afterAll, describe, expect, test } from 'vitest';
import { shelved } from '../../../games/master-plan/program.ts';
import { Page } from '../support/page.ts';
import { at, choose, closeAll, playOn, seated, waitingSeats } from '../support/play.ts';
import { compareWorlds, servingOne, stopServing } from '../support/worlds.ts';

afterAll(stopServing);

const { game } = masterPlan;
/** Without hints: how far a search comes depends on the clock. `secrecy.test.ts` compares those of a game whose search is short. */
const { foresight: _foresight, ...withoutHints } = masterPlan;

/** Any of the keys, not always the same. */
const anyKey = (): ((keys: readonly string[]) => string | undefined) => {
  let turn = 0;
  return (keys) => keys[turn++ % keys.length];
};

const wordOf = (id: string): string => `canary-${id}-yranac`;

/** Our own cards, with a word in every title. */
function canaryPack(): unknown {
  const pack = masterPlan.writePack(game);
  const marked = (entry: unknown): unknown => {
    if (!isRecord(entry) || !isRecord(entry.titles)) return entry;
    const name = wordOf(String(entry.id));
    const titles = Object.fromEntries(
      Object.entries(entry.titles).map(([language, title]) => [language, { ...Object(title), name }]),
    );
    return { ...entry, titles };
  };
  return Object.fromEntries(
    Object.entries(Object(pack)).map(([part, entries]) => [
      part,
      Array.isArray(entries) ? entries.map(marked) : entries,
    ]),
  );
}

describe('Master Plan over sockets', () => {
  test('a whole game; pages that patch see what fresh pages see; the record replays to its hash', async () => {
    const server = await servingOne(shelved, () => 'a whole game');
    const company = await seated(server.port, game.id, 4);
    const { table, pages } = company;
    const pick = anyKey();
    while (at(pages, 0).held(table, 0).info?.state === 'playing') {
      const moves = at(pages, 0).held(table, 0).version;
      await playOn(company, () => at(pages, 0).held(table, 0).version >= moves + 40, pick);
      const fresh = await Page.hello(server.port, at(pages, 2).key);
      await fresh.ask('watch', { table });
      expect(fresh.held(table, 2).seen).toEqual(at(pages, 2).held(table, 2).seen);
      expect(fresh.held(table, 2).entries).toEqual(at(pages, 2).held(table, 2).entries);
      fresh.close();
    }
    const { record } = await at(pages, 3).ask('record', { table });
    expect(Sitting.of(game, record)).toBeInstanceOf(Sitting);
    closeAll(pages);
  }, 60_000);

  test.each([0, 4])(
    'worlds that viewer %i cannot tell apart send the same bytes',
    async (viewer) => {
      expect(
        await compareWorlds({ registered: withoutHints, seats: 4, viewer, pack: canaryPack() }),
      ).toBeGreaterThan(8);
    },
    60_000,
  );

  test('the tour: the first round is ready to be played, and the newcomer begins', async () => {
    const server = await servingOne(shelved, () => 'a tour');
    const page = await Page.hello(server.port);
    const { games } = await page.ask('lobby', {});
    expect(games[0]?.tours).toEqual(['first-round']);
    const settings = { pace: 'slow' } as const;
    const { table, seat } = await page.ask('tour', { game: game.id, tour: 'first-round', settings });
    await page.ask('watch', { table });
    const held = page.held(table, seat);
    expect(held.mine?.options.length).toBe(27);
    expect(held.seen).toMatchObject({ fields: { round: 1, holder: seat } });
    const key = held.mine?.options[0]?.key ?? '';
    expect(await page.ask('choose', { table, seat, version: 0, key })).toEqual({ version: 1 });
    page.close();
  });

  test('an earlier moment of a live game, as a seat knew it', async () => {
    const server = await servingOne(shelved, () => 'the past');
    const company = await seated(server.port, game.id, 4);
    const { table, pages } = company;
    const views: unknown[] = [at(pages, 1).held(table, 1).seen];
    for (let i = 0; i < 6; i++) {
      await choose(company, at(waitingSeats(at(pages, 0), table, 0), 0));
      views.push(at(pages, 1).held(table, 1).seen);
    }
    for (const [version, seen] of views.entries())
      expect(await at(pages, 1).ask('past', { table, seat: 1, version })).toEqual({ seen });
    expect(await at(pages, 0).refusal('past', { table, seat: 1, version: 0 })).toBe('not-your-seat');
    closeAll(pages);
  }, 30_000);
});

describe('a pack whose every card carries a word of its own', () => {
  /** The words of every face that the viewer has known, or has seen in an event. */
  function known(record: GameRecord, viewer: number, reference: typeof masterPlan.isReference): Set<string> {
    const words = new Set<string>();
    for (const kind of game.kinds) if (reference?.(kind)) words.add(wordOf(kind.id));
    const learn = (face: number): void => {
      if (face >= 0) words.add(wordOf(nth(game.kinds, face).id));
    };
    const { seats, options, seed = '' } = record;
    const sitting = new Sitting(game, { seats, options, seed });
    for (const choice of [undefined, ...record.choices]) {
      if (choice !== undefined) sitting.choose(choice[0], choice[1]);
      see(game, sitting.table.state, viewer).face.forEach(learn);
    }
    for (const { events } of sitting.log)
      for (const { faces, masks } of events)
        faces.forEach((face, i) => {
          if ((nth(masks, i) >> viewer) & 1) learn(face);
        });
    return words;
  }

  const told = ({ frames }: Page): Set<string> =>
    new Set(frames.flatMap((frame) => frame.match(/canary-[a-z0-9-]+?-yranac/g) ?? []));

  /** The words of plans that a page has been told. */
  const plansTold = (page: Page): string[] => {
    const words = told(page);
    return game.kinds.flatMap(({ id, type }) =>
      type === 'plan' && words.has(wordOf(id)) ? [wordOf(id)] : [],
    );
  };

  test('the plan of a seat, where nobody may look plans up: told to that seat and to nobody else', async () => {
    const cards = program({
      ...masterPlan,
      isReference: () => false,
      bots: { random: randomBot<MasterPlan>() },
      levels: ['random'],
    });
    const server = await servingOne(cards, () => 'plans');
    const { table, pages } = await seated(server.port, game.id, 4, {}, canaryPack());
    const spectator = await Page.hello(server.port);
    await spectator.ask('watch', { table });
    await playOn({ table, pages }, () => at(pages, 0).held(table, 0).version >= 12, anyKey());
    await Promise.all([...pages, spectator].map((page) => page.ask('ping', {})));
    const plans = pages.map(plansTold);
    expect(plansTold(spectator)).toEqual([]);
    expect(plans.map(({ length }) => length > 0)).toEqual([true, true, true, true]);
    expect(new Set(plans.flat()).size).toBe(plans.flat().length);
    closeAll([...pages, spectator]);
  }, 60_000);

  test.each([
    ['with kinds that anybody may look up', {}],
    ['without any', { isReference: () => false }],
  ])(
    'a seat and a spectator have been told exactly the words they may know, %s',
    async (_, change) => {
      const registered = { ...masterPlan, ...change };
      const cards = program({ ...registered, bots: { random: randomBot<MasterPlan>() }, levels: ['random'] });
      const server = await servingOne(cards, () => 'canaries');
      const people = await Promise.all([0, 1, 2, 3, 4].map(() => Page.hello(server.port)));
      const [pages, spectator] = [people.slice(0, 4), at(people, 4)];
      const made = { game: game.id, seats: 4, listed: true, pack: canaryPack() };
      const { table } = await at(pages, 0).ask('make', made);
      for (const [seat, page] of pages.entries()) await page.ask('sit', { table, seat });
      for (const page of people) await page.ask('watch', { table });
      await at(pages, 0).ask('start', { table });
      await Promise.all(
        pages.map((page, seat) => page.until(() => page.held(table, seat).seen !== undefined)),
      );
      const version = (): number => at(pages, 0).held(table, 0).version;
      await playOn({ table, pages }, () => version() >= 3, anyKey());
      expect(told(at(pages, 1)).size).toBeGreaterThan(told(spectator).size);
      await playOn({ table, pages }, undefined, anyKey());
      await spectator.until(() => spectator.held(table, 4).info?.state === 'finished');
      const words = people.map(told);
      const { record } = await spectator.ask('record', { table });
      for (const [viewer, mine] of words.entries())
        expect([...mine].sort()).toEqual([...known(record, viewer, registered.isReference)].sort());
      closeAll(people);
    },
    60_000,
  );
});
