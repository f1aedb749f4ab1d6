import { addToLineUp } from '../../rules/verbs/add-to-line-up.ts';
import { attack } from '../../rules/verbs/attack.ts';
import { denounce } from '../../rules/verbs/denounce.ts';
import { destroyCheapest } from '../../rules/verbs/destroy-cheapest.ts';
import { discardTop } from '../../rules/verbs/discard-top.ts';
import { putIt } from '../../rules/verbs/put-it.ts';
import { tally } from '../../rules/verbs/tally.ts';
import { tick } from '../../rules/verbs/tick.ts';
import type { Filter } from '../filters.ts';
import { type Challenge, type ChallengePrint, challengeOf, type Need } from '../kinds.ts';

const designed = (id: string, print: Omit<ChallengePrint, 'id' | 'designed'>): Challenge =>
  challengeOf({ id, designed: true, ...print });

const need = (n: number, which: Filter): Need => ({ n, which });
const aHero = need(1, { types: ['hero'] });
const aVillain = need(1, { types: ['villain'] });
const anEquipment = need(1, { types: ['equipment'] });
const aSuperPower = need(1, { types: ['super-power'] });
const twoOfThePack = need(2, { watchmen: true });

export const challenges: readonly Challenge[] = [
  designed('rioting', {
    level: 1,
    cost: 8,
    end: [destroyCheapest(), denounce()],
    needs: [need(2, { labels: ['attack', 'defense'] }), aHero, aVillain],
    icon: 'molotov',
  }),
  designed('keane-act', {
    level: 1,
    cost: 9,
    blanks: true,
    end: [denounce()],
    needs: [need(2, { named: 'kick' }), aHero, anEquipment],
    icon: 'gavel',
  }),
  designed('cancer-scare', {
    level: 2,
    cost: 10,
    between: [
      attack({
        who: 'players',
        to: [
          discardTop(),
          putIt({
            to: 'destroyed',
            if: { it: { least: 5 } },
            ifDone: [tally({ every: 6, drain: 6 })],
          }),
        ],
      }),
    ],
    needs: [need(2, { types: ['hero'] }), anEquipment, aSuperPower, need(1, { least: 5 })],
    icon: 'ribbon-medal',
  }),
  designed('nixon', {
    level: 2,
    cost: 11,
    refilled: [addToLineUp({ n: 1 })],
    needs: [aHero, aVillain, anEquipment, aSuperPower, need(1, { least: 5 })],
    icon: 'public-speaker',
  }),
  designed('alien-invasion', {
    level: 3,
    cost: 13,
    end: [discardTop({ if: { contributed: 'nothing' }, ifDone: [putIt({ to: 'destroyed' })] })],
    needs: [twoOfThePack, aVillain, anEquipment, aSuperPower, need(1, { least: 6 })],
    icon: 'tentacle-strike',
  }),
  designed('nuclear-clock', {
    level: 3,
    cost: 12,
    end: [tick({ until: 12 })],
    needs: [
      { n: 1, which: { types: ['location'] }, from: 'play' },
      twoOfThePack,
      aHero,
      aVillain,
      need(1, { least: 6 }),
    ],
    icon: 'nuclear-bomb',
  }),
];
