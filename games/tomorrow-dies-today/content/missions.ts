import { blind } from '../rules/verbs/blind.ts';
import { calm } from '../rules/verbs/calm.ts';
import { flood } from '../rules/verbs/flood.ts';
import { gain } from '../rules/verbs/gain.ts';
import { layOut } from '../rules/verbs/lay-out.ts';
import { lead } from '../rules/verbs/lead.ts';
import { lose } from '../rules/verbs/lose.ts';
import { plague } from '../rules/verbs/plague.ts';
import { players } from '../rules/verbs/players.ts';
import { plunder } from '../rules/verbs/plunder.ts';
import { raze } from '../rules/verbs/raze.ts';
import { setTrack } from '../rules/verbs/set-track.ts';
import { spy } from '../rules/verbs/spy.ts';
import {
  doomsdayMission,
  type Good,
  headquarters,
  type MissionType,
  type Points,
  type ResourceMission,
  resourceMission,
} from './kinds.ts';

/** What is designed of a Resource Mission. */
type Yield = Pick<ResourceMission, 'reward' | 'spoils'>;

/** A Resource Mission: its name and Requirements are published, of the types Larceny for two; the rest is designed. */
const crime = (
  id: string,
  icon: string,
  mission: MissionType,
  needs: Points,
  completed: Points,
  { reward, spoils }: Yield,
) => resourceMission(id, { icon, mission, needs, completed, reward, spoils, designed: true });

const of = (reward: ResourceMission['reward'], ...spoils: readonly Good[]): Yield => ({ reward, spoils });

/** The eighteen Resource Missions, three of each type. */
export const resourceMissions = [
  crime(
    'skin-trade',
    'handcuffed',
    'vice',
    [1, 1, 2, 2],
    [1, 1, 2, 3],
    of({ corruption: 2, funding: 1, infamy: 1 }, 'corruption', 'fixer'),
  ),
  crime(
    'gambling-dens',
    'rolling-dices',
    'vice',
    [1, 2, 3, 0],
    [1, 1, 3, 0],
    of({ funding: 2, corruption: 2 }, 'funding', 'corruption'),
  ),
  crime(
    'narcotics-distribution',
    'medicines',
    'vice',
    [1, 2, 1, 2],
    [1, 3, 2, 1],
    of({ funding: 2, corruption: 1, scientist: 1 }, 'funding', 'scientist'),
  ),
  crime(
    'art-thievery',
    'mona-lisa',
    'larceny',
    [1, 2, 2, 1],
    [0, 3, 3, 1],
    of({ infamy: 3, espionage: 1 }, 'infamy', 'thief'),
  ),
  crime(
    'exotic-car-gta',
    'city-car',
    'larceny',
    [0, 2, 4, 0],
    [0, 3, 3, 0],
    of({ funding: 1, infamy: 2, data: 1 }, 'funding', 'infamy'),
  ),
  crime(
    'maritime-piracy',
    'pirate-flag',
    'larceny',
    [3, 1, 2, 0],
    [3, 2, 2, 0],
    of({ funding: 2, infamy: 1, soldier: 1 }, 'funding', 'soldier'),
  ),
  crime(
    'murder-inc',
    'bloody-stash',
    'violence',
    [1, 3, 1, 1],
    [2, 4, 1, 0],
    of({ infamy: 2, espionage: 1, assassin: 1 }, 'assassin', 'infamy'),
  ),
  crime(
    'ivory-poaching',
    'elephant-head',
    'violence',
    [3, 0, 2, 1],
    [3, 2, 2, 0],
    of({ infamy: 3, funding: 1 }, 'infamy', 'funding'),
  ),
  crime(
    'blood-diamond-harvest',
    'cut-diamond',
    'violence',
    [3, 2, 1, 0],
    [3, 2, 2, 0],
    of({ funding: 2, infamy: 1, soldier: 1 }, 'funding', 'soldier'),
  ),
  crime(
    'counterfeiting-operation',
    'banknote',
    'fraud',
    [0, 3, 2, 1],
    [0, 3, 2, 0],
    of({ funding: 2, data: 2 }, 'funding', 'thief'),
  ),
  crime(
    'ponzi-schemes',
    'great-pyramid',
    'fraud',
    [0, 1, 2, 3],
    [0, 1, 3, 2],
    of({ funding: 2, corruption: 1, fixer: 1 }, 'funding', 'fixer'),
  ),
  crime(
    'rig-sports-events',
    'soccer-field',
    'fraud',
    [0, 2, 3, 1],
    [0, 1, 2, 2],
    of({ funding: 1, data: 2, corruption: 1 }, 'data', 'corruption'),
  ),
  crime(
    'smuggling-ring',
    'cargo-crate',
    'trafficking',
    [0, 4, 1, 1],
    [0, 2, 2, 2],
    of({ espionage: 2, funding: 2 }, 'espionage', 'funding'),
  ),
  crime(
    'arms-dealing',
    'mp5',
    'trafficking',
    [3, 1, 1, 1],
    [1, 3, 1, 0],
    of({ soldier: 1, funding: 1, infamy: 2 }, 'soldier', 'assassin'),
  ),
  crime(
    'cbrne-dealing',
    'biohazard',
    'trafficking',
    [1, 0, 4, 1],
    [1, 0, 4, 2],
    of({ data: 2, espionage: 1, scientist: 1 }, 'data', 'scientist'),
  ),
  crime(
    'political-corruption',
    'vote',
    'subversion',
    [0, 2, 2, 2],
    [0, 1, 2, 2],
    of({ corruption: 2, espionage: 2 }, 'corruption', 'espionage'),
  ),
  crime(
    'social-engineering-scams',
    'fishing-hook',
    'subversion',
    [0, 1, 3, 2],
    [0, 1, 3, 1],
    of({ data: 1, espionage: 2, infamy: 1 }, 'espionage', 'fixer'),
  ),
  crime(
    'hacker-cell',
    'laptop',
    'subversion',
    [0, 3, 3, 0],
    [0, 3, 4, 0],
    of({ data: 2, hacker: 1 }, 'data', 'hacker'),
  ),
];

/** The twelve Doomsday Missions, two of each type: names and Requirements are published, the rest is designed. */
export const doomsdayMissions = [
  doomsdayMission('take-over-cartels', {
    icon: 'flamed-leaf',
    mission: 'vice',
    needs: [4, 8, 1, 2],
    reward: { vp: 4, funding: 2 },
    effect: [flood()],
    designed: true,
  }),
  doomsdayMission('corrupt-the-un', {
    icon: 'world',
    mission: 'vice',
    needs: [0, 2, 5, 8],
    reward: { vp: 4, corruption: 2 },
    effect: [calm({ n: 3 })],
    designed: true,
  }),
  doomsdayMission('burgle-fort-knox', {
    icon: 'gold-stack',
    mission: 'larceny',
    needs: [1, 8, 4, 2],
    reward: { vp: 3, funding: 4 },
    effect: [players({ who: 'team', to: [gain({ good: 'funding', n: 2 })] })],
    designed: true,
  }),
  doomsdayMission('kidnap-leaders', {
    icon: 'imprisoned',
    mission: 'larceny',
    needs: [3, 6, 3, 3],
    reward: { vp: 4, infamy: 2 },
    effect: [lead()],
    designed: true,
  }),
  doomsdayMission('supplant-african-warlords', {
    icon: 'barbed-spear',
    mission: 'violence',
    needs: [8, 4, 1, 2],
    reward: { vp: 4, soldier: 1 },
    effect: [plunder({ n: 2 })],
    designed: true,
  }),
  doomsdayMission('bring-down-satellites', {
    icon: 'defense-satellite',
    mission: 'violence',
    needs: [2, 2, 7, 4],
    reward: { vp: 4, infamy: 2 },
    effect: [blind()],
    designed: true,
  }),
  doomsdayMission('crash-wall-street', {
    icon: 'chart',
    mission: 'fraud',
    needs: [0, 6, 8, 1],
    reward: { vp: 4, infamy: 2 },
    effect: [players({ who: 'rivals', to: [lose({ good: 'funding', n: 2 })] })],
    designed: true,
  }),
  doomsdayMission('hijack-world-media', {
    icon: 'tv',
    mission: 'fraud',
    needs: [0, 2, 7, 6],
    reward: { vp: 3, infamy: 3 },
    effect: [layOut({ n: 2 })],
    designed: true,
  }),
  doomsdayMission('russian-nuclear-stockpile', {
    icon: 'nuclear-bomb',
    mission: 'trafficking',
    needs: [6, 5, 4, 0],
    reward: { vp: 4, infamy: 2 },
    effect: [raze()],
    designed: true,
  }),
  doomsdayMission('deploy-neurotoxin', {
    icon: 'gas-mask',
    mission: 'trafficking',
    needs: [4, 3, 6, 2],
    reward: { vp: 4, infamy: 1 },
    effect: [plague()],
    designed: true,
  }),
  doomsdayMission('infiltrate-asian-intelligence', {
    icon: 'spy',
    mission: 'subversion',
    needs: [3, 4, 4, 4],
    reward: { vp: 4, espionage: 2 },
    effect: [spy({ on: 'each rival' })],
    designed: true,
  }),
  doomsdayMission('destroy-ixps', {
    icon: 'server-rack',
    mission: 'subversion',
    needs: [2, 6, 6, 1],
    reward: { vp: 4, data: 2 },
    effect: [setTrack()],
    designed: true,
  }),
];

/** The two headquarters: Requirements are published, Rewards are designed. */
export const bothHeadquarters = [
  headquarters('interpol-headquarters', {
    icon: 'police-badge',
    agency: 'interpol',
    needs: [1, 2, 2, 1],
    reward: { espionage: 1, infamy: 1 },
    designed: true,
  }),
  headquarters('cia-building', {
    icon: 'white-tower',
    agency: 'cia',
    needs: [2, 2, 2, 2],
    reward: { data: 1, corruption: 1 },
    designed: true,
  }),
];
