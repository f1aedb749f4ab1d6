import { nth } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { directives } from '../../content/directives.ts';
import { henchmen } from '../../content/henchmen.ts';
import { kinds } from '../../content/index.ts';
import { jobs } from '../../content/jobs.ts';
import { type Amounts, goods, type Piece, type Resource } from '../../content/kinds.ts';
import { HEADQUARTERS } from '../../rules/board.ts';
import { areMet, isMet } from '../../rules/conditions/index.ts';
import type { ConditionSaid } from '../../rules/conditions/kit.ts';
import { type Deed, deedNames } from '../../rules/deeds.ts';
import { lay } from '../tables.ts';

/** What is so about seat 0, piece by piece; its rival has nothing but a Named Henchman. */
interface Draft {
  readonly deeds: number[];
  readonly has: Partial<Record<Resource, number>>;
  readonly squads: { readonly at?: number; readonly of: readonly Piece[] }[];
  readonly gadgets: string[];
}
type Fact = (draft: Draft) => void;

const noOf = (id: string): number => kinds.findIndex((kind) => kind.id === id);
const by =
  (seat: number, deed: Deed, what = 0, n = 1): Fact =>
  ({ deeds }) =>
    void deeds.push(deedNames.indexOf(deed), seat, what, n);
const did = (deed: Deed, what = 0, n = 1): Fact => by(0, deed, what, n);
const completed = (tile: string, players = 1): Fact => did('completed', noOf(tile), players);
const vault =
  (amounts: Amounts): Fact =>
  ({ has }) =>
    void Object.assign(has, amounts);
const squad =
  (...of: readonly Piece[]): Fact =>
  ({ squads }) =>
    void squads.push({ of });
const at =
  (place: number): Fact =>
  ({ squads }) =>
    void squads.push({ at: place, of: ['thief'] });
const gadget =
  (id: string): Fact =>
  ({ gadgets }) =>
    void gadgets.push(id);

function tableWith(facts: readonly Fact[], rival: Amounts = {}, players = 2) {
  const draft: Draft = { deeds: [], has: {}, squads: [], gadgets: [] };
  for (const fact of facts) fact(draft);
  const { deeds, ...seat } = draft;
  const others = Array.from({ length: players - 2 }, () => ({}));
  return lay({ seats: [seat, { has: rival }, ...others], fields: { deeds }, stack: ['coordination'] }).table;
}

/** What meets each objective: nothing of it can be left out. `never` undoes it. */
interface Case {
  readonly facts: readonly Fact[];
  readonly never?: Fact;
}
const [VICE, LARCENY, VIOLENCE] = ['gambling-dens', 'art-thievery', 'murder-inc'].map((id) => completed(id));
const [FRAUD, TRAFFICKING, SUBVERSION] = ['ponzi-schemes', 'arms-dealing', 'hacker-cell'].map((id) =>
  completed(id),
);
const DOOMSDAY = completed('crash-wall-street');
const DOOMSDAY2 = completed('burgle-fort-knox');
const facts = (...list: readonly (Fact | undefined)[]): Case => ({
  facts: list.flatMap((fact) => fact ?? []),
});
const unless = (never: Fact, ...list: readonly (Fact | undefined)[]): Case => ({ ...facts(...list), never });

const cases: Readonly<Record<string, Case>> = {
  'sin-tax': facts(VICE),
  'the-big-score': facts(LARCENY, did('generated', noOf('murder-inc'))),
  'body-of-work': facts(VIOLENCE, did('beaten', 1)),
  'cooked-books': facts(FRAUD, vault({ funding: 4 })),
  'bill-of-lading': facts(TRAFFICKING, at(1), at(8)),
  'sleeper-cell': facts(SUBVERSION),
  'dress-rehearsal': facts(DOOMSDAY),
  'lift-the-curtain': facts(did('revealed'), did('revealed')),
  'fire-and-fuel': facts(VICE, DOOMSDAY),
  'storm-interpol': facts(did('stormed', 0, 2)),
  'walk-into-langley': facts(did('stormed', 1, 1)),
  'friends-in-blue': facts(did('corrupted')),
  'plain-envelopes': facts(did('bribed')),
  'under-their-noses': facts(did('defied', noOf('gambling-dens'))),
  diversify: facts(VICE, FRAUD, DOOMSDAY2),
  'clean-getaway': unless(did('lost'), VICE, FRAUD),
  'show-of-force': unless(did('lost'), did('deployed', 3, 6)),
  'full-warehouse': facts(did('collected'), did('collected', 1)),
  'keep-it-coming': facts(did('generated', noOf('murder-inc')), did('generated', noOf('murder-inc'))),
  'joint-venture': facts(completed('gambling-dens', 2)),
  'make-an-example': facts(did('routed', 1)),
  'share-the-wealth': facts(did('stole', 1), did('stole', 1)),
  'arms-race': facts(did('built'), did('built')),
  'redraw-the-map': facts(did('removed'), VICE),

  'patent-pending': facts(gadget('jet-pack'), gadget('neurotoxin'), gadget('escape-pod')),
  'custom-paint-job': facts(LARCENY, did('deployed', 3, 5)),
  'frequent-flyer': facts(at(1), at(8), at(HEADQUARTERS.cia)),
  'honest-work': facts(did('beaten', 1)),
  'a-word-in-the-right-ear': facts(did('bribed'), VICE),
  'tea-for-one': facts(did('felled', 1)),
  'the-empty-frame': facts(LARCENY, did('stole', 1)),
  'root-access': facts(vault({ espionage: 2 }), did('stormed', 0, 1)),
  'field-trials': facts(squad('scientist', 'scientist'), VICE),

  'war-chest': facts(vault({ funding: 7 })),
  'dead-drops': facts(vault({ espionage: 3 }), did('collected')),
  'little-black-book': facts(vault({ corruption: 3 }), at(HEADQUARTERS.cia)),
  'server-farm': facts(vault({ data: 1 }), VICE),
  'front-page': facts(vault({ infamy: 1 }), did('revealed')),
  'toy-collector': facts(did('built'), VICE),
  'private-army': unless(did('lost'), squad('thief')),
  'honour-guard': unless(did('lost'), squad('soldier', 'soldier')),
  'lan-party': facts(squad('hacker', 'hacker'), did('generated', noOf('murder-inc'))),
  'old-boys-club': facts(squad('fixer', 'fixer'), vault({ corruption: 3 })),
  'both-payrolls': facts(at(HEADQUARTERS.interpol), at(HEADQUARTERS.cia)),
  'front-row-seats': facts(at(7), at(12)),
  'slum-lord': unless(did('lost'), at(1), at(6)),
  nightlife: facts(did('generated', noOf('gambling-dens'))),
  'fenced-by-friday': facts(LARCENY, did('collected')),
  'no-witnesses': facts(VIOLENCE, did('attacked', 1)),
  'creative-accounting': unless(vault({ funding: 1 }), FRAUD),
  'ghost-fleet': facts(TRAFFICKING, at(8)),
  moles: facts(SUBVERSION, did('revealed')),
  encore: facts(completed('crash-wall-street', 2)),
  'smile-for-the-camera': unless(vault({ corruption: 1 }), did('defied', noOf('gambling-dens'))),
  handshake: facts(did('traded', 1), VICE),
  'car-pool': facts(did('collected'), did('deployed', 3, 5)),
  'talent-scout': facts(did('recruited', 6, 2)),
  'urban-renewal': facts(did('switched')),
  payday: facts(did('collected', goods.indexOf('funding'))),
  'on-a-shoestring': unless(vault({ funding: 1 }), VICE, FRAUD),
};

test('every Directive and Side Job is tried', () => {
  expect(Object.keys(cases).sort()).toEqual([...directives, ...jobs].map(({ id }) => id).sort());
});

test.each([...directives, ...jobs])(
  '$id is met by what it asks for, and by nothing less',
  ({ id, needs }) => {
    const { facts: list, never } = cases[id] ?? facts();
    expect(areMet(tableWith(list), needs, 0)).toBe(true);
    for (const left of list.keys())
      expect(areMet(tableWith(list.filter((_, no) => no !== left)), needs, 0)).toBe(false);
    const undone = never === undefined ? [] : [...list, never];
    expect(areMet(tableWith(undone), needs, 0)).toBe(false);
  },
);

test('alone is alone, with others is with others, and a ring is a ring', () => {
  const needsOf = (id: string): readonly ConditionSaid[] =>
    nth(
      [...directives, ...jobs].filter((each) => each.id === id),
      0,
    ).needs;
  expect(areMet(tableWith([completed('hacker-cell', 2)]), needsOf('sleeper-cell'), 0)).toBe(false);
  expect(areMet(tableWith([completed('gambling-dens', 1)]), needsOf('joint-venture'), 0)).toBe(false);
  expect(areMet(tableWith([completed('gambling-dens', 1)]), needsOf('dress-rehearsal'), 0)).toBe(false);
  expect(areMet(tableWith([did('stormed', 1, 0)]), needsOf('walk-into-langley'), 0)).toBe(false);
  expect(
    areMet(
      tableWith([vault({ data: 1 }), completed('gambling-dens')], { data: 1 }),
      needsOf('server-farm'),
      0,
    ),
  ).toBe(false);
});

test.each([
  'body-of-work',
  'share-the-wealth',
  'honest-work',
  'the-empty-frame',
  'tea-for-one',
  'no-witnesses',
])('TD-C1 %s is not met by a sham fight with a team-mate', (id) => {
  const needs = [...directives, ...jobs].find((each) => each.id === id)?.needs ?? [];
  const fight = (whom: number): Fact[] =>
    (['attacked', 'beaten', 'stole', 'felled', 'routed'] as const).map((deed) => did(deed, whom, 2));
  const work = [VIOLENCE, LARCENY].flatMap((fact) => fact ?? []);
  const met = (whom: number) => areMet(tableWith([...work, ...fight(whom)], {}, 4), needs, 0);
  expect([met(1), met(2)]).toEqual([true, false]);
});

const triggerOf = (id: string, no: number): ConditionSaid => {
  const found = henchmen.find((each) => each.id === id);
  return nth(found?.triggers ?? [], no).when;
};

test.each([
  ['archibald-kluge', 2, [by(1, 'routed', 0)], [by(1, 'routed', 1)]],
  ['axle-robbins', 0, [by(1, 'routed', 0)], [by(1, 'routed', 1)]],
  ['axle-robbins', 1, [did('bribed')], []],
  ['axle-robbins', 2, [did('lost', 0, 3)], [did('lost', 0, 2)]],
  ['azura-badeau', 1, [], [gadget('jet-pack')]],
  ['azura-badeau', 2, [completed('gambling-dens', 2)], [completed('gambling-dens')]],
  ['boris-myasneek', 0, [], [completed('gambling-dens')]],
  ['cassandra-oshea', 0, [], [vault({ espionage: 1 })]],
  ['cassandra-oshea', 1, [did('lost', 0, 3)], [did('lost', 0, 2)]],
  ['cassandra-oshea', 2, [did('attacked', 1)], []],
  ['emerson-barlow', 2, [did('traded', 1)], []],
  ['jin-feng', 1, [], [completed('gambling-dens')]],
  ['jin-feng', 2, [did('felled', 1)], []],
  ['the-node', 2, [by(1, 'routed', 0)], [by(1, 'routed', 1)]],
  ['ugo-dottore', 0, [], [completed('gambling-dens')]],
  ['ugo-dottore', 2, [did('lost'), did('lost', 0, 2)], [did('lost', 0, 2)]],
] as const)('Betrayal Trigger %s %i is on with this, and off with that', (id, no, on, off) => {
  expect(isMet(tableWith(on), triggerOf(id, no), 0)).toBe(true);
  expect(isMet(tableWith(off), triggerOf(id, no), 0)).toBe(false);
});

test('Betrayal Triggers that compare look at every other player, and a tie is no reason', () => {
  const outdone = triggerOf('jin-feng', 0);
  expect(isMet(tableWith([], { infamy: 1 }), outdone, 0)).toBe(true);
  expect(isMet(tableWith([vault({ infamy: 1 })], { infamy: 1 }), outdone, 0)).toBe(false);
  const poorer = triggerOf('azura-badeau', 0);
  expect(isMet(tableWith([], { funding: 1 }), poorer, 0)).toBe(true);
  const behind = triggerOf('archibald-kluge', 1);
  expect(isMet(tableWith([], { vp: 1 }), behind, 0)).toBe(true);
  const fewer = triggerOf('boris-myasneek', 1);
  expect([isMet(tableWith([]), fewer, 0), isMet(tableWith([squad('thief')]), fewer, 1)]).toEqual([
    false,
    true,
  ]);
  const unarmed = triggerOf('the-node', 0);
  expect(isMet(tableWith([gadget('jet-pack')]), unarmed, 1)).toBe(true);
});
