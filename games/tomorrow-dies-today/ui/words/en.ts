import { bring as bringText } from '../../text/en/index.ts';
import { words } from './index.ts';

const lines = (them: readonly string[]): string => them.join(', ');

/** What the board itself says; everything a rule says is in `text/`. */
export const en = {
  goods: {
    funding: 'Funding',
    data: 'Data Caches',
    espionage: 'Espionage',
    corruption: 'Corruption',
    infamy: 'Infamy',
    vp: 'VP',
    soldier: 'Soldiers',
    assassin: 'Assassins',
    thief: 'Thieves',
    hacker: 'Hackers',
    scientist: 'Scientists',
    fixer: 'Fixers',
  },
  kinds: {
    henchman: 'Named Henchman',
    resource: 'Resource Mission',
    doomsday: 'Doomsday Mission',
    headquarters: 'Headquarters',
    gadget: 'Gadget',
    directive: 'Directive',
    job: 'Side Job',
    event: 'Global Event',
    marker: 'Staging Marker',
  },
  rings: { interpol: 'Resource Missions', cia: 'Doomsday Missions' },
  agents: { interpol: 'Interpol Agent', cia: 'CIA Agent' },
  stages: { setUp: 'Set-up', scheming: 'Scheming', villainy: 'Villainy', monologuing: 'Monologuing' },
  acts: {
    henchmen: 'Henchmen',
    hiring: 'Hiring',
    'first resource': 'Resource',
    'first jobs': 'Side Jobs',
    placing: 'Missions',
    vaulting: 'Vault',
    contributing: 'Secret pile',
    keeping: 'Doomsday',
    sweep: 'Sweep',
    coordination: 'Coordination',
    'staging markers': 'Markers',
    agents: 'Agents',
    funding: 'Fund & deploy',
    spoils: 'Spoils',
    missions: 'Missions',
    rewards: 'Rewards',
    recall: 'Recall',
    directives: 'Directives',
    'side jobs': 'Side Jobs',
    swaps: 'Swaps',
  },
  gap: 'Deals & fights',
  track: 'The Round',
  isAsked: (who: string) => `${who} is asked.`,
  hasAnswered: (who: string) => `${who} has answered.`,
  round: 'Round',
  teams: 'Teams',
  you: 'You',
  leader: 'Leader',
  vp: (n: number | string) => `${n} VP`,
  how: 'To win: the most VP as a team when the Doomsday Clock is at 0.',
  brief: 'To win: the most VP as a team when the Clock is at 0.',
  clockAt: (n: number) => `Clock at ${n}`,
  vpShort: 'VP',
  warMap: 'The War Map',
  space: (n: number) => `Space ${n}`,
  empty: 'No tile',
  inactive: 'Inactive',
  completed: 'Completed',
  gain: 'Gain',
  spoils: 'Spoils',
  or: 'or',
  forEach: 'each',
  need: (attribute: string, n: number, lack: number | undefined) =>
    lack === undefined
      ? `${attribute} ${n} needed.`
      : lack === 0
        ? `${attribute} ${n} needed: enough.`
        : `${attribute} ${n} needed: ${lack} short.`,
  squadHere: (who: string, letter: string, n: number) =>
    `${who}: Squad ${letter}, ${n === 1 ? '1 Henchman' : `${n} Henchmen`}.`,
  markerDown: (who: string) => `A face-down marker of ${who}`,
  markerUp: (who: string, phase: number) => `${who}, Phase ${phase}`,
  markerYours: (phase: number) => (phase === 0 ? 'Your blank marker' : `Your marker ${phase}`),
  agentComes: (agent: string, phases: readonly number[]) =>
    `${agent}: expected here in Phase ${phases.join(', ')}`,
  agentPaid: (agent: string) => `${agent}, paid off`,
  paidOff: 'paid off',
  alerts: (n: number) => (n === 1 ? '1 High Alert token' : `${n} High Alert tokens`),
  clock: 'Doomsday Clock',
  roundsLeft: (n: number) => (n === 0 ? 'Time is up' : n === 1 ? '1 Round left' : `${n} Rounds left`),
  technology: 'Technology',
  gadgetCosts: (n: number) =>
    n === 0
      ? 'A Gadget is free'
      : n === 1
        ? 'A Gadget costs 1 Data Cache'
        : `A Gadget costs ${n} Data Caches`,
  event: 'Global Event',
  research: 'R&D',
  directives: 'Directives',
  inWorld: (resource: number, doomsday: number) => `In the World: ${resource} + ${doomsday} tiles`,
  base: 'Base',
  atBase: (who: string, squads: readonly string[], loose: number) =>
    `At ${who}’s Base: ${lines([
      ...squads.map((letter) => `Squad ${letter}`),
      ...(loose > 0 ? [loose === 1 ? '1 Henchman in no Squad' : `${loose} Henchmen in no Squad`] : []),
    ])}${squads.length === 0 && loose === 0 ? 'nobody' : ''}`,
  gadgets: (n: number) => (n === 1 ? '1 Gadget' : `${n} Gadgets`),
  jobs: (n: number) => (n === 1 ? '1 Side Job' : `${n} Side Jobs`),
  triggers: (n: number) => (n === 1 ? '1 Betrayal Trigger: −1 VP' : `${n} Betrayal Triggers: −${n} VP`),
  squads: 'Squads',
  notYet: 'Your Named Henchman comes first.',
  choose: 'Cards to choose from',
  firstGive: (good: string) => `Give ${good}`,
  firstWant: (good: string) => `Ask for ${good}`,
  firstAttack: (whom: string) => `Attack ${whom} elsewhere`,
  firstStrike: (attribute: string) => `Strike with ${attribute}`,
  skip: 'Skip',
};

/** Lets the game be played in English. */
export function bring(): void {
  bringText();
  words.bring('en', en);
}
