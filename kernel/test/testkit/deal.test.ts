import { everyWorld } from '@masterplan/kernel';
import { deal, faceUp, type Literal } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { ambush } from './planted/ambush.ts';

const game = ambush();

const skirmish: Literal = {
  seats: 2,
  zones: {
    role: { 0: ['king'], 1: ['spy'] },
    hand: { 0: ['sword', 'torch', 'shield'], 1: ['shield', 'sword'] },
    deck: ['torch', 'sword'],
    court: ['fool'],
  },
  stack: ['turn'],
};

test('a literal is plain data', () => {
  expect(JSON.parse(JSON.stringify(skirmish))).toEqual(skirmish);
});

test('cards lie where the literal puts them, and only their owners see hands and roles', () => {
  const table = deal(game, skirmish);
  expect(table.zone('hand', 0)).toEqual(['shield', 'sword', 'torch']);
  expect(table.zone('deck')).toEqual(['torch', 'sword']);
  expect(table.sees(1, 'hand', 1)).toEqual(['shield', 'sword']);
  expect(table.sees(0, 'hand', 1)).toEqual(['?', '?']);
  expect(table.sees('public', 'role', 0)).toEqual(['?']);
});

test('a seat answers by the words of its option, or by its key with kinds for cards', () => {
  const table = deal(game, skirmish);
  table.rollsNext(1).answer(0, 'lead sword').answer('Ben', 'block with shield');
  expect(table.zone('pile')).toEqual(['sword', 'shield']);
});

test('dice come as they were fixed, and a roll nobody fixed throws', () => {
  const table = deal(game, { ...skirmish, rolls: [2] });
  table.answer(0, 'sword').answer(1, 'take it');
  expect(table.zone('hand', 0)).toEqual(['shield', 'sword', 'torch']);
  table.answer(1, 'sword');
  expect(() => table.answer(0, 'take it')).toThrow('nobody fixed a roll of 2 sides');
});

test('a meaning that fits no option, or several, throws with the options', () => {
  const table = deal(game, skirmish);
  expect(() => table.answer(0, 'dance')).toThrow(
    /"dance" is none of the options of Ann[\s\S]*Lead the sword/,
  );
  expect(() => table.answer(0, 'lead')).toThrow(/"lead" could mean 2/);
  expect(() => table.answer(1, 'take it')).toThrow('asked: seat 0 by "turn"');
});

test('what is refused names its clause, and a wrong clause is told', () => {
  const table = deal(game, skirmish);
  table.refuses(0, 'lead shield', 'AM-2');
  expect(() => table.refuses(0, 'lead shield', 'AM-3')).toThrow('refused by AM-2, not by AM-3');
  expect(() => table.refuses(0, 'lead sword', 'AM-2')).toThrow('is none of what Ann (seat 0) may not do');
  expect(table.blocked(0)).toEqual([
    { text: 'Lead the shield', why: 'the shield cannot be led', clause: 'AM-2' },
  ]);
});

test('options, prompts and the log are read in either language', () => {
  const table = deal(game, { ...skirmish, rolls: [1] });
  expect(table.options(0)).toEqual(['Lead the sword', 'Lead the torch']);
  expect(table.options(0, 'fr')).toEqual(['Ouvrir avec « sword »', 'Ouvrir avec « torch »']);
  expect(table.prompt(0, 'en', 'public')).toBe('Ann leads a card');
  table.answer(0, 'torch').answer(0, 'Ben');
  expect(table.log('en', 0)).toContain('Ann looks at a role: the spy.');
  expect(table.log('fr')).toContain('Ann regarde un rôle : une carte.');
});

test('a stand-in is printed over a blank, and is a kind of its own', () => {
  const table = deal(game, {
    ...skirmish,
    zones: { ...skirmish.zones, hand: { 0: [{ id: 'flail', type: 'sword' }], 1: ['shield'] } },
  });
  table.answer(0, 'lead flail');
  expect(table.zone('pile')).toEqual(['flail']);
  expect(table.asks).toEqual([{ seat: 1, name: 'ambush', sealed: true, ready: false }]);
});

test('two different stand-ins with one id, a kind nobody knows and a zone nobody has are told', () => {
  const withHand = (...hand: Parameters<typeof faceUp>[0][]): Literal => ({
    ...skirmish,
    zones: { hand: { 0: hand } },
  });
  const twice = withHand({ id: 'flail', type: 'sword' }, { id: 'flail', type: 'torch' });
  expect(() => deal(game, twice)).toThrow('two different stand-ins are called "flail"');
  expect(() => deal(game, withHand('flail'))).toThrow('no kind "flail"');
  expect(() => deal(game, { ...skirmish, zones: { cellar: ['sword'] } })).toThrow('no zone "cellar"');
  expect(() => deal(game, { ...skirmish, zones: { hand: ['sword'] } })).toThrow(
    '"hand" is written as piles by number',
  );
});

test('worlds can be imagined from a dealt position: cards of one back are exchanged, others are not', () => {
  const table = deal(game, skirmish);
  const roles = new Set<string>();
  for (const world of everyWorld(table.game, table.seen(0))) {
    const spy = world.kind(world.zone(table.game.layout.find('role', 1))[0] ?? 0).id;
    roles.add(spy);
  }
  expect([...roles].sort()).toEqual(['fool', 'spy']);
});

test('what a viewer is shown tells nothing of hidden faces, not by any order either', () => {
  const seen = (viewer: number | 'public', ...[role, hand, deck]: string[][]) =>
    JSON.stringify(
      deal(game, {
        ...skirmish,
        zones: {
          role: { 0: ['king'], 1: role ?? [] },
          hand: { 0: ['sword'], 1: hand ?? [] },
          deck: deck ?? [],
          court: role?.[0] === 'spy' ? ['fool'] : ['spy'],
        },
      }).seen(viewer),
    );
  const usual = [['spy'], ['shield', 'sword'], ['torch', 'sword']];
  const others = [
    [['fool'], ['shield', 'sword'], ['torch', 'sword']],
    [['spy'], ['sword', 'shield'], ['sword', 'torch']],
    [['spy'], ['torch', 'sword'], ['shield', 'sword']],
  ];
  for (const viewer of [0, 'public'] as const)
    for (const other of others) expect(seen(viewer, ...other)).toBe(seen(viewer, ...usual));
  expect(seen(1, ['fool'], ...usual.slice(1))).not.toBe(seen(1, ...usual));
});

test('what went into a mixing is told in the order of kinds, however the literal lays it', () => {
  const pools = (...deck: string[]) =>
    deal(game, { ...skirmish, zones: { ...skirmish.zones, deck } })
      .seen('public')
      .lots.map(({ pool }) => pool);
  const [...told] = pools('torch', 'shield', 'sword');
  expect(told).not.toEqual([]);
  expect(told).toEqual(told.map((pool) => pool.toSorted((a, b) => a - b)));
  expect(pools('sword', 'torch', 'shield')).toEqual(told);
});

test('a field that follows from the rest is laid by itself, and checked where the literal names it', () => {
  const noting = { ...game, derived: ({ seats }: { readonly seats: number }) => ({ note: seats }) };
  expect(deal(game, skirmish).fields.note).toBe(-1);
  expect(deal(noting, skirmish).fields.note).toBe(2);
  expect(deal(noting, { ...skirmish, fields: { note: 2 } }).fields.note).toBe(2);
  expect(() => deal(noting, { ...skirmish, fields: { note: 5 } })).toThrow(
    '"note" is laid as 5, but the rest of the position makes it 2',
  );
});

test('a card that lies open is known to all; one that a seat has seen, to that seat', () => {
  const table = deal(game, {
    ...skirmish,
    zones: { ...skirmish.zones, role: { 0: [{ card: 'king', seenBy: [1] }], 1: [faceUp('spy')] } },
  });
  expect(table.sees(1, 'role', 0)).toEqual(['king']);
  expect(table.sees('public', 'role', 0)).toEqual(['?']);
  expect(table.sees('public', 'role', 1)).toEqual(['spy']);
});

test('a claim of the literal rules out the worlds that do not fit it', () => {
  const table = deal(game, {
    ...skirmish,
    claims: [{ in: { zone: 'hand', seat: 1 }, some: 'leads', values: [1] }],
  });
  for (const world of everyWorld(table.game, table.seen(0))) {
    const kinds = world.zone(world.game.layout.find('hand', 1)).map((card) => world.kind(card).type);
    expect(kinds.some((type) => type === 'sword' || type === 'torch')).toBe(true);
  }
});

test('an effect at work is a frame of the literal', () => {
  const table = deal(game, {
    ...skirmish,
    zones: { ...skirmish.zones, pile: [{ id: 'lantern', type: 'torch', play: [{ do: 'look' }] }] },
    stack: ['turn', { perform: 'lantern', part: 'play', you: 1 }],
  });
  expect(table.options(1)).toEqual(['Look at the role of Ann']);
});

test('shuffles and picks come as they were fixed; otherwise a shuffle changes nothing', () => {
  const shuffling = ambush({ refill: (table) => table.shuffle(table.game.layout.find('deck')) });
  const literal: Literal = { ...skirmish, zones: { ...skirmish.zones, deck: ['torch', 'sword', 'shield'] } };
  const still = deal(shuffling, literal).answer(0, 'sword').answer(1, 'take it');
  expect(still.zone('deck')).toEqual(['torch', 'sword', 'shield']);
  const table = deal(shuffling, literal).shufflesNext('shield', 'torch', 'sword');
  table.answer(0, 'sword').answer(1, 'take it');
  expect(table.zone('deck')).toEqual(['shield', 'torch', 'sword']);
});
