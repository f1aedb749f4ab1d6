import { dealPool } from '../rules/verbs/deal-pool.ts';
import { discardTop } from '../rules/verbs/discard-top.ts';
import { gain } from '../rules/verbs/gain.ts';
import { gainWeakness } from '../rules/verbs/gain-weakness.ts';
import { mayShow } from '../rules/verbs/may-show.ts';
import { passLeft } from '../rules/verbs/pass-left.ts';
import { pool } from '../rules/verbs/pool.ts';
import { putIt } from '../rules/verbs/put-it.ts';
import { replace } from '../rules/verbs/replace.ts';
import { retireThis } from '../rules/verbs/retire-this.ts';
import { revealHand } from '../rules/verbs/reveal-hand.ts';
import { revealTop } from '../rules/verbs/reveal-top.ts';
import { tuck } from '../rules/verbs/tuck.ts';
import { turnHeroDown } from '../rules/verbs/turn-hero-down.ts';
import { turnHeroesUp } from '../rules/verbs/turn-heroes-up.ts';
import { untuck } from '../rules/verbs/untuck.ts';
import { weighDownLeft } from '../rules/verbs/weigh-down-left.ts';
import { type Card, superVillain } from './kinds.ts';
import { draw, may, power, when } from './sentences.ts';

export const superVillains: readonly Card[] = [
  superVillain('ras-al-ghul', {
    cost: 8,
    vp: 4,
    starts: true,
    play: [power(3), retireThis()],
    icon: 'sparkling-sabre',
  }),
  superVillain('black-manta', {
    cost: 8,
    vp: 4,
    play: [power(3), draw(1)],
    first: [
      discardTop(),
      when(
        { it: { least: 1 } },
        { do: 'choose', among: [[putIt({ to: 'destroyed' })], [{ do: 'discard-hand' }]] },
      ),
    ],
    icon: 'manta-ray',
  }),
  superVillain('captain-cold', {
    cost: 9,
    vp: 5,
    play: [power(2), power(1, { foesWith: { types: ['hero'] } })],
    first: [turnHeroDown()],
    defeated: [turnHeroesUp()],
    icon: 'snowflake-2',
  }),
  superVillain('deathstroke', {
    cost: 9,
    vp: 5,
    play: [may(gain({ which: { types: ['hero', 'villain'] }, otherwise: [power(3)] }))],
    first: [
      revealHand(),
      {
        do: 'destroy',
        from: ['hand', 'discard'],
        n: 1,
        which: { types: ['hero', 'super-power', 'equipment'] },
      },
    ],
    icon: 'crossed-swords',
  }),
  superVillain('atrocitus', {
    cost: 10,
    vp: 5,
    play: [power(2), { do: 'destroy', from: ['discard'], n: 2, how: 'up-to' }],
    first: [tuck()],
    defeated: [untuck()],
    icon: 'ring',
  }),
  superVillain('joker', {
    cost: 10,
    vp: 5,
    play: [
      power(2),
      {
        do: 'each',
        who: 'foes',
        to: [{ do: 'choose', among: [[{ do: 'discard-at-random' }], [{ do: 'draw', n: 1, who: 'active' }]] }],
      },
    ],
    first: [passLeft(), when({ it: { least: 1 } }, weighDownLeft())],
    icon: 'clown',
  }),
  superVillain('lex-luthor', {
    cost: 10,
    vp: 5,
    play: [draw(3)],
    first: [gainWeakness({ n: 1, per: { inLineUp: { types: ['villain'] } } })],
    icon: 'brain',
  }),
  superVillain('sinestro', {
    cost: 10,
    vp: 5,
    play: [
      revealTop({ of: 'main-deck' }),
      putIt({
        to: 'destroyed',
        if: { it: { types: ['hero'] } },
        ifDone: [power(3)],
        otherwise: [putIt({ to: 'hand' })],
      }),
    ],
    first: [revealHand(), { do: 'discard', n: 1, per: { inHand: { types: ['hero'] } } }],
    icon: 'fire-ring',
  }),
  superVillain('brainiac', {
    cost: 11,
    vp: 6,
    play: [{ do: 'reveal-from-hands' }, { do: 'play-them', n: 'each', back: 'hand' }],
    first: [pool({ n: 2 })],
    after: [dealPool()],
    icon: 'brain-tentacle',
  }),
  superVillain('darkseid', {
    cost: 11,
    vp: 6,
    play: [
      {
        do: 'destroy',
        from: ['hand'],
        n: 2,
        how: 'all-or-none',
        ifDone: [power(5)],
        otherwise: [power(3)],
      },
    ],
    first: [mayShow({ which: { types: ['villain'] }, otherwise: [{ do: 'discard', n: 2 }] })],
    icon: 'omega',
  }),
  superVillain('anti-monitor', {
    cost: 12,
    vp: 6,
    play: [power(2), { do: 'destroy', from: ['line-up'], n: 'any' }, replace()],
    first: [revealHand(), { do: 'move', from: 'hand', to: 'line-up', n: 1, which: { least: 1 } }],
    icon: 'black-hole-bolas',
  }),
  superVillain('parallax', {
    cost: 12,
    vp: 6,
    play: [{ do: 'double-power' }],
    first: [revealHand(), { do: 'discard-those', which: { most: 2 } }],
    icon: 'bug-net',
  }),
];
