import { abroad } from '../rules/conditions/abroad.ts';
import { completed } from '../rules/conditions/completed.ts';
import { did } from '../rules/conditions/did.ts';
import { has } from '../rules/conditions/has.ts';
import { owns } from '../rules/conditions/owns.ts';
import { stormed } from '../rules/conditions/stormed.ts';
import { demand } from '../rules/verbs/demand.ts';
import { expose } from '../rules/verbs/expose.ts';
import { forbid } from '../rules/verbs/forbid.ts';
import { gain } from '../rules/verbs/gain.ts';
import { haste } from '../rules/verbs/haste.ts';
import { hire } from '../rules/verbs/hire.ts';
import { lose } from '../rules/verbs/lose.ts';
import { soften } from '../rules/verbs/soften.ts';
import { spend } from '../rules/verbs/spend.ts';
import { strengthen } from '../rules/verbs/strengthen.ts';
import { toll } from '../rules/verbs/toll.ts';
import { globalEvent } from './kinds.ts';

/** Twelve Global Events: what Global Security demands is published, the rest is designed. Each speaks to every player. */
export const events = [
  globalEvent('global-security', {
    icon: 'video-camera',
    lasting: [demand({ ring: 'resource', of: 'every', by: 1 })],
    solution: [did({ what: 'corrupted', least: 1 })],
  }),
  globalEvent('fuel-crisis', {
    icon: 'gas-pump',
    lasting: [toll({ by: 1 })],
    solution: [completed({ least: 1, of: 'trafficking' })],
    designed: true,
  }),
  globalEvent('manhunt', {
    icon: 'wanted-reward',
    ending: [lose({ good: 'infamy', n: 2, if: has({ good: 'infamy', least: 4 }) })],
    solution: [did({ what: 'routed', least: 1 })],
    designed: true,
  }),
  globalEvent('export-ban', {
    icon: 'trade',
    lasting: [forbid({ what: 'building' })],
    solution: [completed({ least: 1, of: 'larceny' })],
    designed: true,
  }),
  globalEvent('peace-summit', {
    icon: 'peace-dove',
    lasting: [forbid({ what: 'conflicts' }), soften({ by: 4 })],
    solution: [did({ what: 'traded', least: 1, with: 'rival' })],
    designed: true,
  }),
  globalEvent('dragnet', {
    icon: 'police-car',
    lasting: [haste()],
    solution: [did({ what: 'bribed', least: 1 })],
    designed: true,
  }),
  globalEvent('leaked-dossiers', {
    icon: 'files',
    revealed: [expose()],
    solution: [completed({ least: 1, of: 'subversion' })],
    designed: true,
  }),
  globalEvent('mercenary-glut', {
    icon: 'minions',
    revealed: [hire()],
    solution: [did({ what: 'recruited', least: 2 })],
    designed: true,
  }),
  globalEvent('moonless-nights', {
    icon: 'moon',
    lasting: [strengthen({ attribute: 'stealth', by: 2, who: 'small squad' })],
    solution: [stormed({ agency: 'interpol', alert: 2 })],
    designed: true,
  }),
  globalEvent('bull-market', {
    icon: 'bull',
    spoils: [gain({ good: 'funding', n: 1 })],
    solution: [has({ good: 'funding', least: 8 })],
    designed: true,
  }),
  globalEvent('brain-drain', {
    icon: 'brain',
    scheming: [spend({ good: 'funding', n: 1, may: true, ifDone: [gain({ good: 'data', n: 1 })] })],
    solution: [owns({ gadgets: 3 })],
    designed: true,
  }),
  globalEvent('paparazzi', {
    icon: 'photo-camera',
    ending: [gain({ good: 'infamy', n: 2, if: abroad({}) })],
    solution: [completed({ least: 1, ring: 'doomsday' })],
    designed: true,
  }),
];
