import { open } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { kinds } from '../../content/index.ts';
import { masterPlan } from '../../index.ts';

type Print = Record<string, unknown>;
type Written = Record<'supers' | 'throwdowns' | 'loot' | 'plans', Print[]> & { game: string };

/** Our own content as a file holds it. */
const written = (): Written => JSON.parse(JSON.stringify(masterPlan.writePack(masterPlan.game)));

/** What is wrong with our own content once a card of it is changed. */
function faultsWith(
  list: 'supers' | 'throwdowns' | 'loot' | 'plans',
  index: number,
  change: Print,
): string[] {
  const pack = written();
  pack[list][index] = { ...pack[list][index], ...change };
  const read = masterPlan.readPack?.(pack);
  return read !== undefined && 'faults' in read ? read.faults.map(({ path, code }) => `${path} ${code}`) : [];
}

test('content writes out as JSON and reads back as the same game', () => {
  const read = masterPlan.readPack?.(written());
  if (read === undefined || 'faults' in read) throw new Error('our own content has faults');
  expect(read.game.kinds.map(({ titles: _titles, ...kind }) => kind)).toEqual(kinds);
  const [ours, theirs] = [masterPlan.game, read.game].map(
    (game) => open(game, { seats: 5, seed: 'pack' }).state,
  );
  expect(theirs).toEqual(ours);
});

test('a pack brings its own titles', () => {
  const pack = written();
  const titles = { en: { name: 'Somebody', flavour: 'New.' }, fr: { name: 'Quelqu’un', flavour: 'Neuf.' } };
  pack.supers[0] = { ...pack.supers[0], id: 'somebody', titles };
  const read = masterPlan.readPack?.(pack);
  if (read === undefined || 'faults' in read) throw new Error('the pack has faults');
  const [kind] = read.game.kinds;
  if (kind === undefined) throw new Error('the pack is empty');
  expect(masterPlan.text(read.game).fr.card(kind).name).toBe('Quelqu’un');
});

test('a file that is too much to play with is refused, and not looked into any further', () => {
  const effects = Array.from({ length: 19_000 }, () => ({ do: 'grab' }));
  expect(faultsWith('supers', 3, { ability: effects })).toEqual(['supers[3].ability not-a-list']);
  expect(faultsWith('supers', 3, { defenses: effects })).toEqual(['supers[3].defenses not-a-list']);
  const pack = written();
  const supers = Array.from({ length: 5000 }, () => ({ nonsense: true }));
  const read = masterPlan.readPack?.({ ...pack, supers });
  expect(read).toEqual({ faults: [{ path: 'supers', code: 'not-a-list', expected: '0–60' }] });
});

test('a pack that is wrong is refused, with where it is wrong', () => {
  expect(faultsWith('supers', 3, { number: 1 })).toEqual(['supers[3].number twice']);
  expect(faultsWith('supers', 3, { id: 'curfew' })).toEqual(['supers[3].id twice']);
  expect(faultsWith('supers', 3, { defenses: ['magic', 'force', 'magic'] })).toEqual([
    'supers[3].defenses twice',
  ]);
  expect(faultsWith('supers', 3, { defenses: [] })).toEqual([]);
  expect(faultsWith('supers', 3, { side: 'neutral' })).toEqual(['supers[3].side not-one-of']);
  expect(faultsWith('supers', 3, { colour: 'red' })).toEqual(['supers[3].colour unknown-key']);
  expect(faultsWith('throwdowns', 0, { loot: 2.5 })).toEqual(['throwdowns[0].loot not-a-whole-number']);
  expect(faultsWith('plans', 0, { needs: { gold: 1 } })).toEqual(['plans[0].needs.gold unknown-key']);
  expect(faultsWith('plans', 0, { needs: { 'moon-deed': 40 } })).toEqual([
    'plans[0].needs.moon-deed not-a-whole-number',
  ]);
});

test('an Ability that no verb can say is refused', () => {
  expect(faultsWith('supers', 3, { ability: [{ do: 'explode' }] })).toEqual([
    'supers[3].ability[0].do not-one-of',
  ]);
  expect(faultsWith('supers', 3, { ability: [{ do: 'look', at: 'moon' }] })).toEqual([
    'supers[3].ability[0].at not-one-of',
  ]);
  expect(faultsWith('supers', 3, { ability: [{ do: 'may-swap', who: 'this', may: true }] })).toEqual([
    'supers[3].ability[0].may unknown-key',
  ]);
  expect(faultsWith('supers', 3, { ability: [{ do: 'grab', ifDone: true }] })).toEqual([
    'supers[3].ability[0].ifDone not-a-list',
  ]);
  expect(faultsWith('supers', 3, { ability: [{ do: 'grab', may: false }] })).toEqual([
    'supers[3].ability[0].may not-one-of',
  ]);
});

test('what could never work is refused', () => {
  const here = { do: 'may-move', who: 'this', to: 'here' };
  expect(faultsWith('supers', 3, { ability: [here] })).toEqual(['supers[3].ability[0].to not-one-of']);
  const guards = (against: readonly string[]) =>
    faultsWith('supers', 3, { ability: [{ do: 'guard', who: 'this', against }] });
  expect(guards([])).toEqual(['supers[3].ability[0].against not-a-list']);
  expect(guards(['magic', 'magic'])).toEqual(['supers[3].ability[0].against twice']);
  expect(faultsWith('plans', 2, { needs: {} })).toEqual(['plans[2].needs missing']);
  const oneSided = masterPlan.readPack?.({
    ...written(),
    supers: written().supers.map((each) => ({ ...each, side: 'hero' })),
    loot: [],
    plans: written().plans.map((each) => ({ ...each, needs: {} })),
  });
  const paths = oneSided !== undefined && 'faults' in oneSided ? oneSided.faults.map(({ path }) => path) : [];
  expect(paths).toEqual(expect.arrayContaining(['supers.villain', 'loot']));
});

test('a pack with too few cards is refused', () => {
  const pack = { ...written(), supers: written().supers.slice(0, 10), throwdowns: [], plans: [] };
  const read = masterPlan.readPack?.(pack);
  const paths = read !== undefined && 'faults' in read ? read.faults.map(({ path }) => path) : [];
  expect(paths).toEqual(['supers', 'throwdowns', 'plans']);
});

test('a card made up for a test is checked like a pack’s', () => {
  expect(() => masterPlan.standIn?.({ id: 'x', attack: 'sarcasm' })).toThrow('not-one-of');
  expect(masterPlan.standIn?.({ id: 'x', needs: { 'moon-deed': 1 } })?.type).toBe('plan');
  expect(masterPlan.standIn?.({ id: 'x', loot: 3 })?.type).toBe('throwdown');
  expect(masterPlan.standIn?.({ id: 'x', copies: 3 })?.type).toBe('loot');
  expect(masterPlan.standIn?.({ id: 'x' })?.type).toBe('super');
});
