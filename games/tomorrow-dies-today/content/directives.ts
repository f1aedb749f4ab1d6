import { beaten } from '../rules/conditions/beaten.ts';
import { collected } from '../rules/conditions/collected.ts';
import { completed } from '../rules/conditions/completed.ts';
import { completedTypes } from '../rules/conditions/completed-types.ts';
import { deployed } from '../rules/conditions/deployed.ts';
import { did } from '../rules/conditions/did.ts';
import { generated } from '../rules/conditions/generated.ts';
import { has } from '../rules/conditions/has.ts';
import type { ConditionSaid } from '../rules/conditions/kit.ts';
import { stands } from '../rules/conditions/stands.ts';
import { stormed } from '../rules/conditions/stormed.ts';
import { unhurt } from '../rules/conditions/unhurt.ts';
import { type Amounts, directive } from './kinds.ts';

const order = (id: string, icon: string, reward: Amounts, ...needs: readonly ConditionSaid[]) =>
  directive(id, { icon, needs, reward, designed: true });

/** Twenty-four Goodman Directives, all designed: by where they send whoever wants them. */
export const directives = [
  // To one type of Mission on either ring
  order('sin-tax', 'cigarette', { vp: 1, corruption: 1 }, completed({ least: 1, of: 'vice' })),
  order(
    'the-big-score',
    'duffel-bag',
    { vp: 3 },
    completed({ least: 1, of: 'larceny' }),
    generated({ least: 1 }),
  ),
  order(
    'body-of-work',
    'daggers',
    { vp: 3, infamy: 1 },
    completed({ least: 1, of: 'violence' }),
    beaten({ least: 1 }),
  ),
  order(
    'cooked-books',
    'abacus',
    { vp: 1, data: 1 },
    completed({ least: 1, of: 'fraud' }),
    has({ good: 'funding', least: 4 }),
  ),
  order(
    'bill-of-lading',
    'cargo-ship',
    { vp: 2 },
    completed({ least: 1, of: 'trafficking' }),
    stands({ on: 'anywhere', least: 2 }),
  ),
  order(
    'sleeper-cell',
    'hooded-figure',
    { vp: 1, espionage: 1 },
    completed({ least: 1, of: 'subversion', how: 'alone' }),
  ),
  // To the Doomsday ring
  order('dress-rehearsal', 'time-bomb', { vp: 2 }, completed({ least: 1, ring: 'doomsday' })),
  order('lift-the-curtain', 'theater-curtains', { vp: 2 }, did({ what: 'revealed', least: 2 })),
  order(
    'fire-and-fuel',
    'burning-forest',
    { vp: 3 },
    completed({ least: 1, ring: 'resource' }),
    completed({ least: 1, ring: 'doomsday' }),
  ),
  // To the headquarters
  order('storm-interpol', 'breaking-chain', { vp: 2, infamy: 1 }, stormed({ agency: 'interpol', alert: 2 })),
  order('walk-into-langley', 'entry-door', { vp: 3 }, stormed({ agency: 'cia', alert: 1 })),
  order(
    'friends-in-blue',
    'police-officer-head',
    { vp: 2, corruption: 1 },
    did({ what: 'corrupted', least: 1 }),
  ),
  // To where an Agent is
  order('plain-envelopes', 'envelope', { vp: 1, espionage: 1 }, did({ what: 'bribed', least: 1 })),
  order('under-their-noses', 'magnifying-glass', { vp: 3 }, completed({ least: 1, how: 'watched' })),
  // To several Missions in a Round
  order('diversify', 'compass', { vp: 4 }, completedTypes({ least: 3 })),
  order('clean-getaway', 'running-shoe', { vp: 2 }, completed({ least: 2 }), unhurt({})),
  order('show-of-force', 'tank', { vp: 1, infamy: 1 }, deployed({ least: 6 }), unhurt({})),
  // To Missions that are Completed already
  order('full-warehouse', 'cardboard-box-closed', { vp: 2 }, collected({ least: 2 })),
  order('keep-it-coming', 'factory', { vp: 1, funding: 1 }, generated({ least: 2 })),
  // To other players
  order('joint-venture', 'shaking-hands', { vp: 1, infamy: 1 }, completed({ least: 1, how: 'together' })),
  order('make-an-example', 'guillotine', { vp: 3, infamy: 1 }, did({ what: 'routed', least: 1 })),
  order('share-the-wealth', 'robber', { vp: 3 }, did({ what: 'stole', least: 2 })),
  // To the own Base
  order('arms-race', 'rocket', { vp: 3 }, did({ what: 'built', least: 2 })),
  order(
    'redraw-the-map',
    'treasure-map',
    { vp: 2 },
    did({ what: 'removed', least: 1 }),
    completed({ least: 1 }),
  ),
];
