import { beaten } from '../rules/conditions/beaten.ts';
import { collected } from '../rules/conditions/collected.ts';
import { completed } from '../rules/conditions/completed.ts';
import { completedTypes } from '../rules/conditions/completed-types.ts';
import { deployed } from '../rules/conditions/deployed.ts';
import { did } from '../rules/conditions/did.ts';
import { generated } from '../rules/conditions/generated.ts';
import { has } from '../rules/conditions/has.ts';
import type { ConditionSaid } from '../rules/conditions/kit.ts';
import { lacks } from '../rules/conditions/lacks.ts';
import { most } from '../rules/conditions/most.ts';
import { musters } from '../rules/conditions/musters.ts';
import { owns } from '../rules/conditions/owns.ts';
import { stands } from '../rules/conditions/stands.ts';
import { stormed } from '../rules/conditions/stormed.ts';
import { unhurt } from '../rules/conditions/unhurt.ts';
import { type Amounts, sideJob } from './kinds.ts';

const own = (of: string, id: string, icon: string, reward: Amounts, ...needs: readonly ConditionSaid[]) =>
  sideJob(id, { of, icon, needs, reward, designed: true });
const job = (id: string, icon: string, reward: Amounts, ...needs: readonly ConditionSaid[]) =>
  sideJob(id, { icon, needs, reward, designed: true });

/** One Side Job for each Named Henchman, all designed. */
const personal = [
  own('archibald-kluge', 'patent-pending', 'gear-hammer', { vp: 2 }, owns({ gadgets: 3 })),
  own(
    'axle-robbins',
    'custom-paint-job',
    'paint-roller',
    { vp: 3 },
    completed({ least: 1, of: 'larceny' }),
    deployed({ least: 5 }),
  ),
  own(
    'azura-badeau',
    'frequent-flyer',
    'airplane-departure',
    { vp: 2, espionage: 1 },
    stands({ on: 'anywhere', least: 3 }),
  ),
  own('boris-myasneek', 'honest-work', 'fist', { vp: 3, infamy: 1 }, beaten({ least: 1 })),
  own(
    'cassandra-oshea',
    'a-word-in-the-right-ear',
    'conversation',
    { vp: 3, espionage: 1 },
    did({ what: 'bribed', least: 1 }),
    completed({ least: 1 }),
  ),
  own('emerson-barlow', 'tea-for-one', 'teapot', { vp: 3, infamy: 2 }, did({ what: 'felled', least: 1 })),
  own(
    'jin-feng',
    'the-empty-frame',
    'wood-frame',
    { vp: 3, funding: 1 },
    completed({ least: 1, of: 'larceny' }),
    did({ what: 'stole', least: 1 }),
  ),
  own(
    'the-node',
    'root-access',
    'microchip',
    { vp: 3, data: 1 },
    has({ good: 'espionage', least: 2 }),
    stormed({ agency: 'interpol', alert: 1 }),
  ),
  own(
    'ugo-dottore',
    'field-trials',
    'microscope',
    { vp: 3, data: 1 },
    musters({ of: 'scientist', least: 2 }),
    completed({ least: 1 }),
  ),
];

/** Twenty-seven for everybody, all designed; those that show in a Vault, in a Squad or on the map can be guessed at. */
const general = [
  // Seen in the Vault
  job('war-chest', 'chest', { vp: 2 }, has({ good: 'funding', least: 7 })),
  job('dead-drops', 'mailbox', { vp: 3 }, has({ good: 'espionage', least: 3 }), collected({ least: 1 })),
  job(
    'little-black-book',
    'black-book',
    { vp: 3 },
    has({ good: 'corruption', least: 3 }),
    stands({ on: 'headquarters', least: 1 }),
  ),
  job('server-farm', 'database', { vp: 3 }, most({ of: 'data' }), completed({ least: 1 })),
  job('front-page', 'newspaper', { vp: 3 }, most({ of: 'infamy' }), did({ what: 'revealed', least: 1 })),
  job(
    'toy-collector',
    'robot-golem',
    { vp: 2, espionage: 1 },
    did({ what: 'built', least: 1 }),
    completed({ least: 1 }),
  ),
  // Seen in the Squads
  job('private-army', 'tank-tread', { vp: 2 }, most({ of: 'henchmen' }), unhurt({})),
  job('honour-guard', 'rank-3', { vp: 2 }, musters({ of: 'soldier', least: 2 }), unhurt({})),
  job('lan-party', 'keyboard', { vp: 3 }, musters({ of: 'hacker', least: 2 }), generated({ least: 1 })),
  job(
    'old-boys-club',
    'prank-glasses',
    { vp: 3 },
    musters({ of: 'fixer', least: 2 }),
    has({ good: 'corruption', least: 3 }),
  ),
  // Seen on the map
  job('both-payrolls', 'scales', { vp: 3 }, stands({ on: 'headquarters', least: 2 })),
  job('front-row-seats', 'theater', { vp: 3 }, stands({ on: 'doomsday', least: 2 })),
  job('slum-lord', 'village', { vp: 2, funding: 1 }, stands({ on: 'resource', least: 2 }), unhurt({})),
  // To one type of Mission
  job('nightlife', 'martini', { vp: 2 }, generated({ least: 1, on: 'vice' })),
  job(
    'fenced-by-friday',
    'jewel-crown',
    { vp: 3 },
    completed({ least: 1, of: 'larceny' }),
    collected({ least: 1 }),
  ),
  job(
    'no-witnesses',
    'tombstone',
    { vp: 3 },
    completed({ least: 1, of: 'violence' }),
    did({ what: 'attacked', least: 1 }),
  ),
  job(
    'creative-accounting',
    'calculator',
    { vp: 2, data: 1 },
    completed({ least: 1, of: 'fraud' }),
    lacks({ what: 'funding' }),
  ),
  job(
    'ghost-fleet',
    'ghost-ally',
    { vp: 3 },
    completed({ least: 1, of: 'trafficking' }),
    stands({ on: 'doomsday', least: 1 }),
  ),
  job(
    'moles',
    'mole',
    { vp: 3, espionage: 1 },
    completed({ least: 1, of: 'subversion' }),
    did({ what: 'revealed', least: 1 }),
  ),
  // Elsewhere
  job(
    'encore',
    'drama-masks',
    { vp: 2, infamy: 1 },
    completed({ least: 1, ring: 'doomsday', how: 'together' }),
  ),
  job(
    'smile-for-the-camera',
    'cctv-camera',
    { vp: 3 },
    completed({ least: 1, how: 'watched' }),
    lacks({ what: 'corruption' }),
  ),
  job('handshake', 'hand', { vp: 3, funding: 2 }, did({ what: 'traded', least: 1 }), completed({ least: 1 })),
  job('car-pool', 'bus', { vp: 3 }, deployed({ least: 5 }), collected({ least: 1 })),
  job('talent-scout', 'team-idea', { vp: 3 }, did({ what: 'recruited', least: 2 })),
  job('urban-renewal', 'demolish', { vp: 2, espionage: 1 }, did({ what: 'switched', least: 1 })),
  job('payday', 'pay-money', { vp: 3 }, collected({ least: 1, good: 'funding' })),
  job(
    'on-a-shoestring',
    'leather-boot',
    { vp: 2, funding: 1 },
    completedTypes({ least: 2 }),
    lacks({ what: 'funding' }),
  ),
];

export const jobs = [...personal, ...general];
