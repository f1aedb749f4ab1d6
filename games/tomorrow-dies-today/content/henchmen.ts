import { bereft } from '../rules/conditions/bereft.ts';
import { completed } from '../rules/conditions/completed.ts';
import { deployed } from '../rules/conditions/deployed.ts';
import { deserted } from '../rules/conditions/deserted.ts';
import { did } from '../rules/conditions/did.ts';
import { humbled } from '../rules/conditions/humbled.ts';
import { idle } from '../rules/conditions/idle.ts';
import { lacks } from '../rules/conditions/lacks.ts';
import { most } from '../rules/conditions/most.ts';
import { outdone } from '../rules/conditions/outdone.ts';
import { prevailed } from '../rules/conditions/prevailed.ts';
import { unhurt } from '../rules/conditions/unhurt.ts';
import { assassinate } from '../rules/verbs/assassinate.ts';
import { barter } from '../rules/verbs/barter.ts';
import { carry } from '../rules/verbs/carry.ts';
import { choose } from '../rules/verbs/choose.ts';
import { enhance } from '../rules/verbs/enhance.ts';
import { gain } from '../rules/verbs/gain.ts';
import { retool } from '../rules/verbs/retool.ts';
import { spend } from '../rules/verbs/spend.ts';
import { spy } from '../rules/verbs/spy.ts';
import { steal } from '../rules/verbs/steal.ts';
import { thrift } from '../rules/verbs/thrift.ts';
import { henchman } from './kinds.ts';

/** The nine Named Henchmen: their Attributes, Jin Feng's Affinity and what Azura, Axle and Ugo do are published; the rest is designed. */
export const henchmen = [
  henchman('archibald-kluge', {
    icon: 'mono-wheel-robot',
    has: [0, 1, 3, 1],
    affinity: 'fraud',
    lasting: [thrift({ by: 2 })],
    triggers: [
      { when: outdone({ in: 'gadgets' }) },
      { when: outdone({ in: 'vp' }) },
      { when: humbled({}), stays: true },
    ],
    designed: true,
  }),
  henchman('axle-robbins', {
    icon: 'car-wheel',
    has: [1, 0, 2, 2],
    affinity: 'larceny',
    plot: [
      choose({
        among: [
          [spend({ good: 'corruption', n: 1 }), retool({ to: 'less' })],
          [spend({ good: 'infamy', n: 2 }), retool({ to: 'more' })],
        ],
      }),
    ],
    ending: [gain({ good: 'funding', n: 1, if: deployed({ least: 5 }) })],
    triggers: [
      { when: humbled({}) },
      { when: did({ what: 'bribed', least: 1 }) },
      { when: bereft({ least: 3 }), stays: true },
    ],
    designed: true,
  }),
  henchman('azura-badeau', {
    icon: 'commercial-airplane',
    has: [2, 2, 1, 0],
    affinity: 'trafficking',
    lasting: [carry({ by: 1 })],
    triggers: [
      { when: outdone({ in: 'funding' }), stays: true },
      { when: lacks({ what: 'gadget' }) },
      { when: completed({ least: 1, how: 'together' }) },
    ],
    designed: true,
  }),
  henchman('boris-myasneek', {
    icon: 'meat-cleaver',
    has: [3, 1, 1, 0],
    affinity: 'violence',
    conflict: [steal({ from: 'that rival', if: prevailed({}) })],
    ending: [gain({ good: 'funding', n: 3, if: completed({ least: 2 }) })],
    triggers: [{ when: idle({}) }, { when: outdone({ in: 'henchmen' }) }, { when: humbled({}), stays: true }],
    designed: true,
  }),
  henchman('cassandra-oshea', {
    icon: 'discussion',
    has: [0, 0, 2, 3],
    affinity: 'subversion',
    plot: [barter({ n: 3 })],
    anywhere: true,
    ending: [
      gain({ good: 'corruption', n: 2, if: unhurt({}) }),
      gain({ good: 'espionage', n: 2, if: most({ of: 'infamy' }) }),
    ],
    triggers: [
      { when: lacks({ what: 'espionage' }) },
      { when: bereft({ least: 3 }) },
      { when: did({ what: 'attacked', least: 1 }), stays: true },
    ],
    designed: true,
  }),
  henchman('emerson-barlow', {
    icon: 'top-hat',
    has: [1, 3, 1, 0],
    affinity: 'violence',
    plot: [spend({ good: 'infamy', n: 1, may: true, ifDone: [assassinate()] })],
    anywhere: true,
    completing: [gain({ good: 'infamy', n: 2 })],
    triggers: [
      { when: lacks({ what: 'infamy' }) },
      { when: humbled({}) },
      { when: did({ what: 'traded', least: 1 }), stays: true },
    ],
    designed: true,
  }),
  henchman('jin-feng', {
    icon: 'domino-mask',
    has: [0, 3, 1, 1],
    affinity: 'larceny',
    plot: [steal({ from: 'richer' })],
    anywhere: true,
    completing: [gain({ good: 'funding', n: 1, if: deserted({}) })],
    triggers: [
      { when: outdone({ in: 'infamy' }) },
      { when: idle({}) },
      { when: did({ what: 'felled', least: 1 }), stays: true },
    ],
    designed: true,
  }),
  henchman('the-node', {
    icon: 'cyber-eye',
    has: [0, 2, 2, 1],
    affinity: 'subversion',
    plot: [
      choose({
        among: [[spend({ good: 'infamy', n: 1 }), gain({ good: 'espionage', n: 3 })], [spy({ on: 'rival' })]],
      }),
    ],
    anywhere: true,
    scheming: [gain({ good: 'funding', n: 2, if: outdone({ in: 'funding' }) })],
    triggers: [
      { when: outdone({ in: 'gadgets' }) },
      { when: lacks({ what: 'espionage' }) },
      { when: humbled({}), stays: true },
    ],
    designed: true,
  }),
  henchman('ugo-dottore', {
    icon: 'bubbling-flask',
    has: [1, 0, 3, 1],
    affinity: 'vice',
    plot: [spend({ good: 'data', n: 1, ifDone: [enhance()] })],
    anywhere: true,
    ending: [gain({ good: 'data', n: 1, if: lacks({ what: 'data' }) })],
    triggers: [{ when: idle({}) }, { when: humbled({}) }, { when: bereft({ least: 3 }) }],
    designed: true,
  }),
];
