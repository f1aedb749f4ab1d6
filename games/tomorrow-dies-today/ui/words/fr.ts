import { unbrokenThroughout } from '@masterplan/kernel/words';
import { bring as bringText } from '../../text/fr/index.ts';
import { type Words, words } from './index.ts';

const enumerees = (them: readonly string[]): string => them.join(', ');

export const fr: Words = unbrokenThroughout({
  goods: {
    funding: 'des Fonds',
    data: 'des Lots de données',
    espionage: 'de l’Espionnage',
    corruption: 'de la Corruption',
    infamy: 'de l’Infamie',
    vp: 'des PV',
    soldier: 'des Soldats',
    assassin: 'des Assassins',
    thief: 'des Voleurs',
    hacker: 'des Hackers',
    scientist: 'des Savants',
    fixer: 'des Intermédiaires',
  },
  kinds: {
    henchman: 'Sbire nommé',
    resource: 'Mission Ressource',
    doomsday: 'Mission Apocalypse',
    headquarters: 'Quartier général',
    gadget: 'Gadget',
    directive: 'Directive',
    job: 'Petit boulot',
    event: 'Événement mondial',
    marker: 'Marqueur',
  },
  rings: { interpol: 'Missions Ressource', cia: 'Missions Apocalypse' },
  agents: { interpol: 'Agent d’Interpol', cia: 'Agent de la CIA' },
  stages: { setUp: 'Mise en place', scheming: 'Manigances', villainy: 'Méfaits', monologuing: 'Monologue' },
  acts: {
    henchmen: 'Sbires',
    hiring: 'Embauche',
    'first resource': 'Ressource',
    'first jobs': 'Boulots',
    placing: 'Missions',
    vaulting: 'Coffre',
    contributing: 'Pile secrète',
    keeping: 'Apocalypse',
    sweep: 'Ratissage',
    coordination: 'Coordination',
    'staging markers': 'Marqueurs',
    agents: 'Agents',
    funding: 'Financer, déployer',
    spoils: 'Butin',
    missions: 'Missions',
    rewards: 'Récompenses',
    recall: 'Rappel',
    directives: 'Directives',
    'side jobs': 'Boulots',
    swaps: 'Échanges',
  },
  gap: 'Affaires et bagarres',
  track: 'La manche',
  isAsked: (who) => `À ${who} de répondre.`,
  hasAnswered: (who) => `${who} a répondu.`,
  round: 'Manche',
  teams: 'Équipes',
  you: 'Vous',
  leader: 'Chef',
  vp: (n) => `${n} PV`,
  how: 'Pour gagner : avoir avec son équipe le plus de PV quand l’horloge de l’Apocalypse est à 0.',
  brief: 'Le plus de PV en équipe quand l’horloge est à 0.',
  clockAt: (n) => `Horloge à ${n}`,
  vpShort: 'PV',
  warMap: 'La carte de guerre',
  space: (n) => `Emplacement ${n}`,
  empty: 'Sans tuile',
  inactive: 'Inactive',
  completed: 'Accomplie',
  gain: 'Gain',
  spoils: 'Butin',
  or: 'ou',
  forEach: 'par jeton',
  need: (attribute, n, lack) =>
    lack === undefined
      ? `${attribute} : ${n} requis.`
      : lack === 0
        ? `${attribute} : ${n} requis, c’est assez.`
        : `${attribute} : ${n} requis, il en manque ${lack}.`,
  squadHere: (who, letter, n) => `${who} : Escouade ${letter}, ${n} ${n < 2 ? 'Sbire' : 'Sbires'}.`,
  markerDown: (who) => `Un marqueur face cachée : ${who}`,
  markerUp: (who, phase) => `${who}, Phase ${phase}`,
  markerYours: (phase) => (phase === 0 ? 'Votre marqueur vierge' : `Votre marqueur ${phase}`),
  agentComes: (agent, phases) => `${agent} : attendu ici en Phase ${phases.join(', ')}`,
  agentPaid: (agent) => `${agent}, soudoyé`,
  paidOff: 'soudoyé',
  alerts: (n) => (n < 2 ? `${n} jeton d’alerte` : `${n} jetons d’alerte`),
  clock: 'Horloge de l’Apocalypse',
  roundsLeft: (n) => (n === 0 ? 'Le temps est écoulé' : n === 1 ? 'Encore 1 manche' : `Encore ${n} manches`),
  technology: 'Technologie',
  gadgetCosts: (n) =>
    n === 0
      ? 'Un Gadget est gratuit'
      : `Un Gadget coûte ${n} ${n < 2 ? 'Lot de données' : 'Lots de données'}`,
  event: 'Événement mondial',
  research: 'R&D',
  directives: 'Directives',
  inWorld: (resource, doomsday) => `Dans le Monde : ${resource} + ${doomsday} tuiles`,
  base: 'Base',
  atBase: (who, squads, loose) =>
    `À la Base (${who}) : ${enumerees([
      ...squads.map((letter) => `Escouade ${letter}`),
      ...(loose > 0 ? [`${loose} ${loose < 2 ? 'Sbire' : 'Sbires'} hors Escouade`] : []),
    ])}${squads.length === 0 && loose === 0 ? 'personne' : ''}`,
  gadgets: (n) => `${n} ${n < 2 ? 'Gadget' : 'Gadgets'}`,
  jobs: (n) => `${n} ${n < 2 ? 'Petit boulot' : 'Petits boulots'}`,
  triggers: (n) => (n < 2 ? `${n} motif de trahison : −${n} PV` : `${n} motifs de trahison : −${n} PV`),
  squads: 'Escouades',
  notYet: 'D’abord, votre Sbire nommé.',
  choose: 'Cartes au choix',
  firstGive: (good) => `Donner ${good}`,
  firstWant: (good) => `Demander ${good}`,
  firstAttack: (whom) => `Attaquer ${whom} ailleurs`,
  firstStrike: (attribute) => `Frapper avec ${attribute}`,
  skip: 'Passer',
});

/** Lets the game be played in French. */
export function bring(): void {
  bringText();
  words.bring('fr', fr);
}
