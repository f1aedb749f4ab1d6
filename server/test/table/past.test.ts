import Libsql from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { shelved as masterPlan } from '../../../games/master-plan/program.ts';
import { databaseFile } from '../../src/store/folder.ts';
import { shelved as duel } from '../shelf/duel.ts';
import { counting } from '../support/counting.ts';
import { at, type Company, choose, closeAll, seated, waitingSeats } from '../support/play.ts';
import { clearFolder, newFolder, serving } from '../support/serving.ts';
import { servingOne, stopServing } from '../support/worlds.ts';

afterAll(stopServing);

/** What a seat's page showed at each version, last of all; grows with every choice. */
class Memory {
  readonly views: unknown[] = [];
  readonly #company: Company;
  readonly #seat: number;

  constructor(company: Company, seat: number) {
    this.#company = company;
    this.#seat = seat;
    this.look();
  }

  look(): void {
    const { version, seen } = at(this.#company.pages, this.#seat).held(this.#company.table, this.#seat);
    this.views[version] = seen;
  }
}

/** Whoever is asked chooses, by turns this and that option. */
async function step(company: Company, turn: number): Promise<void> {
  const { table, pages } = company;
  const seat = at(waitingSeats(at(pages, 0), table, 0), 0);
  const options = at(pages, seat).held(table, seat).mine?.options ?? [];
  await choose(company, seat, options[turn % options.length]?.key);
}

describe('a live game stepped back through', () => {
  test('shows each version as the seat saw it, undone ones too; the table is played again once for each viewer', async () => {
    const { shelved, did } = counting(masterPlan);
    const server = await servingOne(shelved, () => 'stepping back');
    const company = await seated(server.port, shelved.id, 4);
    const { table, pages } = company;
    const memories = [0, 1].map((seat) => new Memory(company, seat));
    const undone = new Set([3, 40]);
    for (let turn = 0; at(memories, 0).views.length < 70; turn++) {
      const seat = at(waitingSeats(at(pages, 0), table, 0), 0);
      await step(company, turn);
      for (const memory of memories) memory.look();
      const { version } = at(pages, seat).held(table, seat);
      if (![...undone].some((each) => version >= each && undone.delete(each))) continue;
      const back = await at(pages, seat).ask('undo', { table, seat, version, reach: 'free' });
      if ('vote' in back) throw new Error('an undo that was not free');
      await Promise.all(
        pages.map((page, i) => page.until(() => page.held(table, i).version === back.version)),
      );
      for (const memory of memories) memory.look();
    }
    const before = { ...did };
    for (const [seat, { views }] of memories.entries())
      for (const version of views.keys())
        expect(await at(pages, seat).ask('past', { table, seat, version })).toEqual({ seen: views[version] });
    expect(did.open).toBe((before.open ?? 0) + 2);
    expect(did.choose).toBeLessThanOrEqual((before.choose ?? 0) + 2 * at(memories, 0).views.length);
    await step(company, 0);
    for (const memory of memories) memory.look();
    const { views } = at(memories, 1);
    for (const version of [views.length - 1, views.length - 2, views.length, 5])
      expect(await at(pages, 1).ask('past', { table, seat: 1, version })).toEqual({
        seen: views[Math.min(version, views.length - 1)],
      });
    expect(did.open).toBe((before.open ?? 0) + 2);
    closeAll(pages);
  }, 60_000);

  test('a sealed answer that was changed is there as it was in the end, and not for others', async () => {
    const server = await servingOne(duel, () => 'sealed');
    const company = await seated(server.port, 'duel', 3);
    const { table, pages } = company;
    await choose(company, 0, 'strike');
    const two = at(pages, 1);
    const keys = two.held(table, 1).mine?.options.map(({ key }) => key) ?? [];
    for (const key of [at(keys, 0), at(keys, keys.length - 1), 'stand attack take'])
      await two.ask('choose', { table, seat: 1, version: 1, key });
    const [own, others] = [new Memory(company, 1), new Memory(company, 2)];
    await choose(company, 2);
    expect(await two.ask('past', { table, seat: 1, version: 2 })).toEqual({ seen: own.views[2] });
    const three = at(pages, 2);
    expect(await three.ask('past', { table, seat: 2, version: 2 })).toEqual({ seen: others.views[2] });
    expect(own.views[2]).toMatchObject({ standing: [1] });
    closeAll(pages);
  });

  test('does not wait for what is being done at the table', async () => {
    const data = newFolder();
    const server = await serving({ data });
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    await choose(company, 0);
    const other = new Libsql(databaseFile(data));
    other.exec('begin immediate');
    let isChosen = false;
    const chosen = choose(company, 1).then(
      () => {
        isChosen = true;
      },
      () => undefined,
    );
    const { seen } = await at(pages, 0).ask('past', { table, seat: 0, version: 0 });
    expect([seen !== null, isChosen]).toEqual([true, false]);
    other.exec('rollback');
    other.close();
    await chosen;
    closeAll(pages);
    await server.stop();
    clearFolder(data);
  });
});
