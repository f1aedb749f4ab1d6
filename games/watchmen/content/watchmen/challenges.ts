import { addToLineUp } from '../../rules/verbs/add-to-line-up.ts';
import { attack } from '../../rules/verbs/attack.ts';
import { denounce } from '../../rules/verbs/denounce.ts';
import { destroyCheapest } from '../../rules/verbs/destroy-cheapest.ts';
import { destroyPlayed } from '../../rules/verbs/destroy-played.ts';
import { discardTop } from '../../rules/verbs/discard-top.ts';
import { drain } from '../../rules/verbs/drain.ts';
import { putIt } from '../../rules/verbs/put-it.ts';
import { tally } from '../../rules/verbs/tally.ts';
import { tick } from '../../rules/verbs/tick.ts';
import type { Filter } from '../filters.ts';
import { type Challenge, type ChallengePrint, challengeOf, type Need } from '../kinds.ts';
import { when } from '../sentences.ts';

const designed = (id: string, print: Omit<ChallengePrint, 'id' | 'designed'>): Challenge =>
  challengeOf({ id, designed: true, ...print });

const need = (n: number, which: Filter): Need => ({ n, which });
/** Asked for with three or more players only. */
const forMany = (of: Need): Need => ({ ...of, many: true });
const aHero = need(1, { types: ['hero'] });
const aVillain = need(1, { types: ['villain'] });
const anEquipment = need(1, { types: ['equipment'] });
const aSuperPower = need(1, { types: ['super-power'] });
const aKick = need(1, { named: 'kick' });
const ofThePack = need(1, { watchmen: true });
const ofCost = (least: number): Need => need(1, { least });

/** Two Loyal players at a table of two face Super-Villains besides (W-5.11). */
const forVillains = (n: number) => when({ villain: 'face-up' }, drain({ n }));

export const challenges: readonly Challenge[] = [
  designed('rioting', {
    level: 1,
    cost: 5,
    end: [destroyCheapest(), denounce()],
    needs: [need(2, { labels: ['attack', 'defense'] }), forMany(aHero)],
    icon: 'molotov',
  }),
  designed('keane-act', {
    level: 1,
    cost: 6,
    blanks: true,
    end: [denounce()],
    needs: [aKick, anEquipment, forMany(aHero)],
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
    needs: [aHero, ofCost(5), forMany(aHero), forMany(anEquipment), forMany(aSuperPower)],
    icon: 'ribbon-medal',
  }),
  designed('nixon', {
    level: 2,
    cost: 11,
    refilled: [addToLineUp({ n: 1 })],
    needs: [aHero, aVillain, forMany(anEquipment), forMany(aSuperPower), forMany(ofCost(5))],
    icon: 'public-speaker',
  }),
  designed('alien-invasion', {
    level: 3,
    cost: 13,
    end: [destroyPlayed({ which: { least: 3 }, if: { contributed: 'nothing' } }), forVillains(4)],
    needs: [
      ofThePack,
      aVillain,
      forMany(ofThePack),
      forMany(anEquipment),
      forMany(aSuperPower),
      forMany(ofCost(6)),
    ],
    icon: 'tentacle-strike',
  }),
  designed('nuclear-clock', {
    level: 3,
    cost: 12,
    end: [tick({ until: 12 }), forVillains(2)],
    needs: [
      { n: 1, which: { types: ['location'] }, from: 'play' },
      ofThePack,
      aHero,
      forMany(ofThePack),
      forMany(aVillain),
      forMany(ofCost(6)),
    ],
    icon: 'nuclear-bomb',
  }),
];
