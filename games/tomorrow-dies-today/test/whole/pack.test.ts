import { open } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { kinds } from '../../content/index.ts';
import { tomorrowDiesToday } from '../../index.ts';

type Print = Record<string, unknown>;
type List =
  | 'henchmen'
  | 'resources'
  | 'doomsdays'
  | 'headquarters'
  | 'gadgets'
  | 'directives'
  | 'jobs'
  | 'events';
type Written = Record<List, Print[]> & { game: string };

/** Our own content as a file holds it. */
const written = (): Written =>
  JSON.parse(JSON.stringify(tomorrowDiesToday.writePack(tomorrowDiesToday.game)));

/** Where a pack is wrong, and how. */
function faultsOf(pack: unknown): string[] {
  const read = tomorrowDiesToday.readPack(pack);
  return 'faults' in read ? read.faults.map(({ path, code }) => `${path} ${code}`) : [];
}

/** What is wrong with our own content once its first card of a list is changed. */
function faultsWith(list: List, change: Print): string[] {
  const pack = written();
  pack[list][0] = { ...pack[list][0], ...change };
  return faultsOf(pack);
}

test('content writes out as JSON and reads back as the same game', () => {
  const read = tomorrowDiesToday.readPack(written());
  if ('faults' in read) throw new Error(`our own content has faults: ${JSON.stringify(read.faults)}`);
  const byId = (all: readonly { readonly id: string }[]) =>
    new Map(all.map((kind) => [kind.id, { ...kind, titles: undefined }]));
  expect(byId(read.game.kinds)).toEqual(byId(kinds));
  const own = open(tomorrowDiesToday.game, { seats: 6, seed: 'pack' });
  expect(open(read.game, { seats: 6, seed: 'pack' }).state.at.length).toBe(own.state.at.length);
});

test('a pack brings its own titles', () => {
  const pack = written();
  const titles = { en: { name: 'Something', flavour: 'New.' }, fr: { name: 'Une chose', flavour: 'Neuf.' } };
  pack.gadgets[0] = { ...pack.gadgets[0], id: 'something', titles };
  const read = tomorrowDiesToday.readPack(pack);
  if ('faults' in read) throw new Error('the pack has faults');
  const kind = read.game.kinds.find(({ id }) => id === 'something');
  if (kind === undefined) throw new Error('the Gadget is missing');
  expect(tomorrowDiesToday.text(read.game).fr.card(kind).name).toBe('Une chose');
});

test('a pack that is wrong is refused, with where it is wrong', () => {
  expect(faultsWith('gadgets', { id: 'skin-trade' })).toEqual(['gadgets[0].id twice']);
  expect(faultsWith('resources', { mission: 'baking' })).toEqual(['resources[0].mission not-one-of']);
  expect(faultsWith('resources', { needs: [1, 2, 3] })).toEqual(['resources[0].needs not-a-list']);
  expect(faultsWith('resources', { reward: { gold: 1 } })).toEqual(['resources[0].reward.gold unknown-key']);
  expect(faultsWith('gadgets', { plot: [{ do: 'explode' }] })).toEqual(['gadgets[0].plot[0].do not-one-of']);
  expect(faultsWith('directives', { needs: [{ is: 'lucky' }] })).toEqual([
    'directives[0].needs[0] not-one-of',
  ]);
  expect(faultsWith('jobs', { of: 'nobody' })).toEqual(['jobs[0].of not-one-of']);
  expect(faultsWith('headquarters', { agency: 'cia' })).toEqual(['headquarters missing']);
  expect(faultsOf({ ...written(), game: 'chess' })).toEqual(['game not-one-of']);
});

test('a pack with too few cards is refused', () => {
  const bare = Object.fromEntries(Object.keys(written()).map((list) => [list, []]));
  const paths = faultsOf({ ...bare, game: 'tomorrow-dies-today' }).map((fault) => fault.split(' ')[0]);
  expect(new Set(paths)).toEqual(new Set(Object.keys(bare).filter((list) => list !== 'game')));
});
