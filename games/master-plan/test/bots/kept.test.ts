import { faceUp } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { bots } from '../../bot/index.ts';
import { alone } from '../../rules/conditions/alone.ts';
import { burn } from '../../rules/verbs/burn.ts';
import { carryLoot } from '../../rules/verbs/carry-loot.ts';
import { drawLoot } from '../../rules/verbs/draw-loot.ts';
import { exchangeLoot } from '../../rules/verbs/exchange-loot.ts';
import { fetch } from '../../rules/verbs/fetch.ts';
import { grab } from '../../rules/verbs/grab.ts';
import { guard } from '../../rules/verbs/guard.ts';
import { leave } from '../../rules/verbs/leave.ts';
import { look } from '../../rules/verbs/look.ts';
import { strike } from '../../rules/verbs/strike.ts';
import { turnDown } from '../../rules/verbs/turn-down.ts';
import { armed, before, deal, doing, fight, hero, plan, throwdown, villain } from '../tables.ts';

type Table = ReturnType<typeof fight>;
type Needs = Readonly<Record<string, number>>;
type Loot = readonly string[];

/** What seat 0 owns and wants, and what its rivals own. */
interface Owned {
  readonly own?: Loot;
  readonly wants?: Needs;
  readonly rivals?: Readonly<Record<number, Loot>>;
}

const farOff: Needs = { 'mayors-brain': 4, 'moon-deed': 4 };

const owning = ({ own = [], wants = farOff, rivals = {} }: Owned) => ({
  stash: { 0: own, ...rivals },
  plan: { 0: [plan('mine', wants)] },
});

/** The only Super there claims. */
const claiming = (lying: Loot, owned: Owned) =>
  fight({ 0: { 0: [hero(4)] } }, { loot: { 0: lying }, ...owning(owned) });

/** A Super with an exchange of Loot acts; a rival's stands against it. */
const exchanging = (owned: Owned, more = {}) =>
  fight(
    { 0: { 0: [hero(1, doing(exchangeLoot({ with: 'rival', may: true })))] }, 1: { 0: [villain(2)] } },
    { ...owning(owned), ...more },
  );

/** The same with the Loot that lies there. */
const exchangingHere = (lying: Loot, owned: Owned) =>
  fight(
    { 0: { 0: [hero(1, doing(exchangeLoot({ with: 'throwdown', may: true })))] }, 1: { 0: [villain(2)] } },
    { loot: { 0: lying }, ...owning(owned) },
  );

const dear = { loot: { 0: ['moon-deed', 'death-ray', 'white-cat'] } };
const places = { 0: [throwdown('docks', 1)], 1: [throwdown('bank', 3)], 2: [throwdown('zoo', 2)] };

/** The last Super of seat 0 is deployed; what lies where is the only difference. */
const deploying = (loot: Readonly<Record<number, Loot>>, owned: Owned = {}, more = {}) =>
  deal({
    fields: { round: 3 },
    zones: { throwdown: places, loot, hand: { 0: [hero(9, armed)] }, ...owning(owned), ...more },
    stack: ['assemble'],
  });

const even = { 0: ['white-cat', 'henchmen'], 1: ['white-cat', 'henchmen'], 2: ['white-cat', 'henchmen'] };
const loner = doing(drawLoot({ if: alone() }));

type Kept = readonly [what: string, table: () => Table, chosen: string, seat?: number];

const kept: readonly Kept[] = [
  [
    'wins now rather than take a new kind',
    () =>
      claiming(['white-cat', 'moon-deed'], {
        own: ['moon-deed', 'white-cat', 'henchmen'],
        wants: { 'moon-deed': 2, henchmen: 1 },
      }),
    'claim moon-deed',
  ],
  [
    'wins now with a common Loot rather than take a rare new one',
    () =>
      claiming(['death-ray', 'henchmen'], {
        own: ['henchmen', 'henchmen'],
        wants: { henchmen: 3 },
      }),
    'claim henchmen',
  ],
  [
    'takes a kind it does not have rather than a copy',
    () => claiming(['henchmen', 'white-cat'], { own: ['henchmen'] }),
    'claim white-cat',
  ],
  [
    'takes a kind it does not have rather than a second copy, whatever is rare',
    () => claiming(['moon-deed', 'white-cat'], { own: ['moon-deed'], wants: { henchmen: 4 } }),
    'claim white-cat',
  ],
  [
    'of two new kinds takes the one its plan asks for',
    () => claiming(['white-cat', 'henchmen'], { wants: { henchmen: 3 } }),
    'claim henchmen',
  ],
  [
    'of two copies takes the one its plan asks for',
    () => claiming(['white-cat', 'henchmen'], { own: ['white-cat', 'henchmen'], wants: { henchmen: 3 } }),
    'claim henchmen',
  ],
  [
    'takes a new kind rather than start on a plan it cannot finish in the last round',
    () => claiming(['henchmen', 'white-cat'], { own: ['henchmen'], wants: { henchmen: 4, 'death-ray': 4 } }),
    'claim white-cat',
  ],
  [
    'of two useless copies takes the one that is new to a rival',
    () =>
      claiming(['henchmen', 'white-cat'], {
        own: ['henchmen', 'white-cat'],
        rivals: { 1: ['henchmen', 'red-button'] },
      }),
    'claim white-cat',
  ],
  [
    'keeps the last piece of a plan it has seen from a rival',
    () =>
      fight(
        { 0: { 0: [hero(4)] }, 1: { 0: [hero(3)] } },
        {
          loot: { 0: ['henchmen', 'white-cat'] },
          stash: { 0: ['henchmen', 'white-cat'], 1: ['henchmen'] },
          plan: { 0: [plan('mine', farOff)], 1: [faceUp(plan('theirs', { 'white-cat': 1 }))] },
        },
      ),
    'claim white-cat',
  ],
  [
    'pays for what it chose: a copy for a new kind',
    () =>
      exchanging({ own: ['henchmen', 'henchmen'], rivals: { 1: ['white-cat'] } }).answer(0, 'want white-cat'),
    'give henchmen',
  ],
  [
    'pays with the copy and keeps the only one of a kind',
    () =>
      exchanging({ own: ['red-button', 'henchmen', 'henchmen'], rivals: { 1: ['white-cat'] } }).answer(
        0,
        'want white-cat',
      ),
    'give henchmen',
  ],
  [
    'pays with what its plan does not need',
    () =>
      exchanging({
        own: ['henchmen', 'red-button'],
        wants: { henchmen: 2 },
        rivals: { 1: ['henchmen', 'henchmen'] },
      }).answer(0, 'want henchmen'),
    'give red-button',
  ],
  [
    'exchanges for the piece that wins',
    () =>
      exchanging({
        own: ['moon-deed', 'red-button'],
        wants: { 'moon-deed': 2 },
        rivals: { 1: ['moon-deed', 'white-cat'] },
      }),
    'want moon-deed',
  ],
  [
    'pays for the piece that wins',
    () =>
      exchanging({
        own: ['moon-deed', 'red-button'],
        wants: { 'moon-deed': 2 },
        rivals: { 1: ['moon-deed', 'white-cat'] },
      }).answer(0, 'want moon-deed'),
    'give red-button',
  ],
  [
    'declines an exchange of its only Loot for the same',
    () => exchanging({ own: ['henchmen'], rivals: { 1: ['henchmen'] } }),
    'decline',
  ],
  [
    'declines to give a piece of its plan for a useless copy',
    () =>
      exchanging({
        own: ['moon-deed', 'henchmen'],
        wants: { 'moon-deed': 1, henchmen: 1, 'death-ray': 1 },
        rivals: { 1: ['henchmen'] },
      }),
    'decline',
  ],
  [
    'does not pay with the last piece of a plan it has seen',
    () =>
      exchanging(
        { own: ['moon-deed', 'henchmen', 'henchmen'], rivals: { 1: ['white-cat', 'henchmen'] } },
        { plan: { 0: [plan('mine', farOff)], 1: [faceUp(plan('theirs', { 'moon-deed': 1, henchmen: 1 }))] } },
      ).answer(0, 'want white-cat'),
    'give henchmen',
  ],
  [
    'exchanges a copy for a new kind that lies there',
    () => exchangingHere(['white-cat'], { own: ['henchmen', 'henchmen'] }),
    'want white-cat',
  ],
  [
    'pays the copy for it',
    () => exchangingHere(['white-cat'], { own: ['henchmen', 'henchmen'] }).answer(0, 'want white-cat'),
    'give henchmen',
  ],
  [
    'grabs the piece that wins',
    () =>
      fight(
        { 0: { 0: [hero(1, doing(grab()))] }, 1: { 0: [villain(2)] } },
        {
          loot: { 0: ['henchmen', 'moon-deed'] },
          ...owning({ own: ['moon-deed'], wants: { 'moon-deed': 2 } }),
        },
      ),
    'claim moon-deed',
  ],
  [
    'grabs a new kind rather than a copy',
    () =>
      fight(
        { 0: { 0: [hero(1, doing(grab()))] }, 1: { 0: [villain(2)] } },
        { loot: { 0: ['henchmen', 'white-cat'] }, ...owning({ own: ['henchmen'] }) },
      ),
    'claim white-cat',
  ],
  [
    'knocks out the Super that would knock out its own',
    () =>
      fight(
        { 0: { 0: [hero(1, armed)] }, 1: { 0: [villain(8)] }, 2: { 0: [villain(5, armed)] } },
        { ...dear, ...owning({}) },
      ),
    'knock out villain-5',
  ],
  [
    'knocks out the one that would take the last Loot before it',
    () =>
      fight(
        { 0: { 0: [hero(3, armed)] }, 1: { 0: [villain(2)] }, 2: { 0: [villain(8)] } },
        { loot: { 0: ['moon-deed'] }, ...owning({}) },
      ),
    'knock out villain-8',
  ],
  [
    'strikes the armed one of two',
    () =>
      fight(
        {
          0: { 0: [hero(1, doing(strike({ with: 'anything' })))] },
          1: { 0: [villain(6), villain(7, armed)] },
        },
        { ...dear, ...owning({}) },
      ),
    'knock out villain-7',
  ],
  [
    'guards the ally that can be hit',
    () =>
      fight(
        {
          0: {
            0: [
              hero(1, { defenses: ['force'], ...doing(guard({ who: 'ally', against: ['force'] })) }),
              hero(9, { defenses: ['force'] }),
              hero(8),
            ],
          },
          1: { 0: [villain(2, armed)] },
        },
        { loot: { 0: ['moon-deed', 'death-ray'] }, ...owning({}) },
      ),
    'guard hero-8',
  ],
  [
    'turns down the foe that has still to attack',
    () =>
      fight(
        {
          0: { 0: [hero(1, doing(turnDown({ who: 'foe' })))] },
          1: { 0: [villain(6)] },
          2: { 0: [villain(7, armed)] },
        },
        { ...dear, ...owning({}) },
      ),
    'turn down villain-7',
  ],
  [
    'looks at a plan that it does not know',
    () =>
      fight(
        { 0: { 0: [hero(1, doing(look({ at: 'plan' })))] }, 1: { 0: [villain(2)] } },
        {
          plan: {
            0: [plan('mine', farOff)],
            1: [faceUp(plan('seen', farOff))],
            2: [plan('hidden', farOff)],
            3: [faceUp(plan('open', farOff))],
          },
        },
      ),
    'look at plan of 2',
  ],
  [
    'brings Loot it wants to where it fights',
    () =>
      fight(
        { 0: { 0: [hero(9, doing(carryLoot()))] }, 1: { 0: [villain(2)] } },
        { loot: { 0: ['henchmen'], 1: ['henchmen', 'white-cat'] }, ...owning({ own: ['henchmen'] }) },
      ),
    'carry white-cat',
  ],
  [
    'deploys to the piece that wins',
    () =>
      deploying(
        { 0: ['henchmen'], 1: ['white-cat', 'red-button'], 2: ['moon-deed'] },
        { own: ['moon-deed'], wants: { 'moon-deed': 2 } },
      ),
    'deploy hero-9 to 2',
  ],
  [
    'deploys to new kinds rather than to copies',
    () => deploying({ 0: ['henchmen'], 1: ['henchmen'], 2: ['white-cat'] }, { own: ['henchmen'] }),
    'deploy hero-9 to 2',
  ],
  [
    'sends a Super that wants to be alone where it has nobody',
    () => deploying(even, {}, { hand: { 0: [hero(9, loner)] }, squad: { 0: { 0: [hero(5)] } } }),
    'deploy hero-9 to 1',
  ],
  [
    'leaves a Super alone that wants to be',
    () => deploying(even, {}, { hand: { 0: [hero(9)] }, squad: { 0: { 0: [hero(5, loner)] } } }),
    'deploy hero-9 to 1',
  ],
  [
    'takes the piece that wins from another Throwdown',
    () =>
      fight(
        { 0: { 0: [hero(1, doing(fetch()))] }, 1: { 0: [villain(2)] } },
        {
          loot: { 1: ['death-ray'], 2: ['moon-deed'] },
          ...owning({ own: ['moon-deed'], wants: { 'moon-deed': 2 } }),
        },
      ),
    'fetch moon-deed',
  ],
  [
    'has the last piece of a plan it has seen put back into the bag',
    () =>
      fight(
        { 0: { 0: [hero(1, doing(leave({ may: true, ifDone: [burn()] })))] }, 1: { 0: [villain(9)] } },
        {
          loot: { 0: ['moon-deed'] },
          plan: { 0: [plan('mine', farOff)], 1: [faceUp(plan('theirs', { 'moon-deed': 1 }))] },
        },
      ),
    'do it',
  ],
  [
    'has the Throwdown settled first where the piece lies that wins',
    () =>
      before(
        { 0: { 0: [hero(3)], 1: [hero(9)] } },
        {
          loot: { 0: ['henchmen'], 1: ['moon-deed'] },
          ...owning({ own: ['moon-deed'], wants: { 'moon-deed': 2 } }),
        },
      ),
    'settle 1',
  ],
];

test.each(kept.map(([what, table, chosen, seat = 0]) => ({ what, table, chosen, seat })))(
  '$what',
  ({ table, chosen, seat }) => {
    expect(table().chosenBy(bots.thumb, seat)).toBe(chosen);
  },
);
