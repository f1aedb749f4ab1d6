import { open } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { kinds } from '../../content/index.ts';
import { justiceLeague } from '../../index.ts';

type Print = Record<string, unknown>;
type List = 'heroes' | 'tyrants' | 'villains' | 'powers' | 'crises';
type Written = Record<List, Print[]> & { game: string };

/** Our own content as a file holds it. */
const written = (): Written => JSON.parse(JSON.stringify(justiceLeague.writePack(justiceLeague.game)));

/** Where a pack is wrong, and how. */
function faultsOf(pack: unknown): string[] {
  const read = justiceLeague.readPack(pack);
  return 'faults' in read ? read.faults.map(({ path, code }) => `${path} ${code}`) : [];
}

/** What is wrong with our own content once its first card of a list is changed. */
function faultsWith(list: List, change: Print): string[] {
  const pack = written();
  pack[list][0] = { ...pack[list][0], ...change };
  return faultsOf(pack);
}

test('content writes out as JSON and reads back as the same game', () => {
  const read = justiceLeague.readPack(written());
  if ('faults' in read) throw new Error(`our own content has faults: ${JSON.stringify(read.faults)}`);
  const byId = (all: readonly { readonly id: string }[]) =>
    new Map(all.map((kind) => [kind.id, { ...kind, titles: undefined }]));
  expect(byId(read.game.kinds)).toEqual(byId(kinds));
  const { state } = open(read.game, { seats: 5, seed: 'pack', options: { characters: 'chance' } });
  expect(state.at.length).toBe(kinds.length);
});

test('a pack brings its own titles', () => {
  const pack = written();
  const titles = { en: { name: 'Something', flavour: 'New.' }, fr: { name: 'Une chose', flavour: 'Neuf.' } };
  pack.crises[0] = { ...pack.crises[0], id: 'something', titles };
  const read = justiceLeague.readPack(pack);
  if ('faults' in read) throw new Error('the pack has faults');
  const kind = read.game.kinds.find(({ id }) => id === 'something');
  if (kind === undefined) throw new Error('the crisis is missing');
  expect(justiceLeague.text(read.game).fr.card(kind).name).toBe('Une chose');
});

test('a pack that is wrong is refused, with where it is wrong', () => {
  expect(faultsWith('crises', { id: 'superman' })).toEqual(['crises[0].id twice']);
  expect(faultsWith('crises', { family: 'gods' })).toEqual(['crises[0].family not-one-of']);
  expect(faultsWith('crises', { colour: 'red' })).toEqual(['crises[0].colour unknown-key']);
  expect(faultsWith('powers', { owner: 'robin' })).toEqual(['powers[0].owner not-one-of']);
  expect(faultsWith('powers', { number: 2.5 })).toEqual(['powers[0].number not-a-whole-number']);
  expect(faultsWith('powers', { does: [{ do: 'explode' }] })).toEqual(['powers[0].does[0].do not-one-of']);
  expect(faultsWith('heroes', { chart: [{ plus: 1 }] })).toEqual(['heroes[0].chart not-a-list']);
  expect(faultsOf({ ...written(), game: 'chess' })).toEqual(['game not-one-of']);
});

test('JL-3.23 a crisis that two heroes’ Darkseid could not afford is refused, and one with nothing to overcome', () => {
  expect(faultsWith('crises', { cost: 5 })).toEqual(['crises[0].cost not-a-whole-number']);
  const pack = written();
  const [{ strength: _strength, agility: _agility, tech: _tech, ...harmless } = {}] = pack.crises;
  pack.crises[0] = harmless;
  expect(faultsOf(pack)).toEqual(['crises[0] missing']);
});

test('a pack with too few cards is refused: sheets, villain cards, crises, ways home and a goal must be there', () => {
  const bare = { game: 'justice-league', heroes: [], tyrants: [], villains: [], powers: [], crises: [] };
  const paths = [...new Set(faultsOf(bare).map((fault) => fault.split(' ')[0]))];
  expect(paths).toEqual(['heroes', 'tyrants', 'villains', 'powers', 'crises']);
});

test('a card made up for a test is checked like a pack’s', () => {
  expect(() => justiceLeague.standIn({ id: 'x', number: 2, does: [{ do: 'explode' }] })).toThrow(
    'not-one-of',
  );
  expect(justiceLeague.standIn({ id: 'x', number: 2, does: [] }).type).toBe('power');
  expect(justiceLeague.standIn({ id: 'x', cost: 2, strength: 4 }).type).toBe('crisis');
});
