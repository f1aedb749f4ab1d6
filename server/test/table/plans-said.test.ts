import { justiceLeague } from '@masterplan/justice-league';
import type { Remark } from '@masterplan/kernel';
import { afterAll, expect, test } from 'vitest';
import { shelved } from '../../../games/justice-league/program.ts';
import { at, closeAll, seated } from '../support/play.ts';
import { servingOne, stopServing } from '../support/worlds.ts';

afterAll(stopServing);

const { game } = justiceLeague;
const power = (id: string): number => game.kinds.findIndex((kind) => kind.id === id);

test('a plan is said to all, held or not; what not everybody may look up, and places that are not there, are refused', async () => {
  const server = await servingOne(shelved, () => 'plans');
  const { table, pages } = await seated(server.port, game.id, 3);
  const [one, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
  const say = (said: Remark) => one.refusal('talk', { table, seat: 0, channel: 'table', said });
  const plan = {
    say: 'intend',
    kind: power('supersonic-flight'),
    zone: game.layout.find('tile', -1, 3),
  } as const;
  expect(await say(plan)).toBe('');
  expect(await say({ say: 'intend', kind: plan.kind })).toBe('');
  expect(await say({ ...plan, kind: power('brainiac') })).toBe('no-plan');
  expect(await say({ ...plan, kind: game.kinds.length })).toBe('no-plan');
  expect(await say({ ...plan, zone: 9999 })).toBe('no-place');
  await Promise.all([two, three].map((page) => page.until(() => page.talk.length === 2)));
  for (const page of [two, three]) expect(page.talk[0]).toMatchObject({ seat: 0, said: plan });
  closeAll(pages);
});
