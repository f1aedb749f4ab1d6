import type { Meanings } from '@masterplan/kernel/words';

/** What a newcomer cannot know of the words of the glossary, in a sentence or two, and the clause that says the rest. */
export const meanings: Meanings = {
  vp: {
    clause: 'TD-8.1',
    en: 'Victory points. The team with the most when the clock is at 0 wins.',
    fr: 'Points de victoire. L’équipe qui en a le plus quand l’horloge est à 0 l’emporte.',
  },
  round: {
    clause: 'TD-8.3',
    en: 'Scheming, three Phases of Villainy, Monologuing. There are six.',
    fr: 'Les manigances, trois Phases de méfaits, le monologue. Il y en a six.',
  },
  phase: {
    clause: 'TD-8.6',
    en: 'One of the three parts of Villainy: Agents move, Squads deploy, Missions are Completed.',
    fr: 'Une des trois parties des méfaits : les Agents avancent, les Escouades se déploient, on accomplit des Missions.',
  },
  leader: {
    clause: 'TD-3.2',
    en: 'Acts first in this Round and gets whatever would go to Goodman. The token goes to the next team when the Round ends.',
    fr: 'Agit en premier pendant la manche et reçoit tout ce qui irait à Goodman. Le jeton passe à l’équipe suivante en fin de manche.',
    forms: { en: [], fr: ['Cheffe d’équipe'] },
  },
  henchman: {
    clause: 'TD-30.17',
    en: 'Whoever works for you, Named or Faceless. Henchmen are sent out in Squads.',
    fr: 'Quiconque travaille pour vous, nommé ou anonyme. Les Sbires partent en Escouades.',
    forms: { en: ['Henchmen'], fr: [] },
  },
  named: {
    clause: 'TD-30.14',
    en: 'The character you play. It never dies: whatever would send it to the World sends it home, without its Infamy.',
    fr: 'Le personnage que vous jouez. Il ne meurt jamais : ce qui l’enverrait au Monde le renvoie à la Base, sans son Infamie.',
    forms: { en: ['Named Henchmen'], fr: ['Sbires nommés'] },
  },
  faceless: {
    clause: 'TD-1.8',
    en: 'A Soldier, Assassin, Thief, Hacker, Scientist or Fixer. Each type has Attributes of its own.',
    fr: 'Un Soldat, un Assassin, un Voleur, un Hacker, un Savant ou un Intermédiaire. Chaque type a ses propres Attributs.',
    forms: { en: ['Faceless Henchmen', 'Faceless'], fr: ['Sbires anonymes'] },
  },
  soldier: {
    clause: 'TD-1.8',
    en: 'A Faceless Henchman: Combat 2, Stealth 1.',
    fr: 'Un Sbire anonyme : Combat 2, Discrétion 1.',
  },
  assassin: {
    clause: 'TD-1.8',
    en: 'A Faceless Henchman: Combat 1, Stealth 2.',
    fr: 'Un Sbire anonyme : Combat 1, Discrétion 2.',
  },
  thief: {
    clause: 'TD-1.8',
    en: 'A Faceless Henchman: Stealth 2, Cunning 1.',
    fr: 'Un Sbire anonyme : Discrétion 2, Ruse 1.',
    forms: { en: ['Thieves'], fr: [] },
  },
  hacker: {
    clause: 'TD-1.8',
    en: 'A Faceless Henchman: Stealth 1, Cunning 2.',
    fr: 'Un Sbire anonyme : Discrétion 1, Ruse 2.',
  },
  scientist: {
    clause: 'TD-1.8',
    en: 'A Faceless Henchman: Cunning 2, Diplomacy 1.',
    fr: 'Un Sbire anonyme : Ruse 2, Diplomatie 1.',
  },
  fixer: {
    clause: 'TD-1.8',
    en: 'A Faceless Henchman: Cunning 1, Diplomacy 2.',
    fr: 'Un Sbire anonyme : Ruse 1, Diplomatie 2.',
  },
  recruit: {
    clause: 'TD-C21',
    en: 'To gain a Henchman by a Reward, a Spoil or a card. Buying one for a VP or getting one in a deal is not recruiting.',
    fr: 'Obtenir un Sbire par une récompense, un Butin ou une carte. L’acheter pour un PV ou l’obtenir par une affaire n’est pas recruter.',
    forms: { en: ['recruits', 'recruited'], fr: ['recrutez', 'recruté', 'recrute'] },
  },
  squad: {
    clause: 'TD-14.5',
    en: 'Henchmen who travel together, up to six. You have at most three Squads; only Squads deploy.',
    fr: 'Des Sbires qui voyagent ensemble, six au plus. Vous avez trois Escouades au plus ; elles seules se déploient.',
  },
  base: {
    clause: 'TD-4.2',
    en: 'Your team’s side of the War Map. Squads are formed and Gadgets built on your own Base Tile.',
    fr: 'Le côté de la carte de guerre de votre équipe. On forme les Escouades et construit les Gadgets sur sa propre tuile Base.',
    forms: { en: ['Base Tile'], fr: ['tuile Base'] },
  },
  vault: {
    clause: 'TD-A6',
    en: 'All you own: Resources, Gadgets, cards claimed. It lies open, but for Side Jobs and Mission tiles.',
    fr: 'Tout ce que vous possédez : Ressources, Gadgets, cartes réclamées. Il est visible, sauf les Petits boulots et les tuiles Mission.',
  },
  world: {
    clause: 'TD-1.2',
    en: 'Where everything is that no player controls. What is spent goes there, and so does whoever is lost.',
    fr: 'L’endroit où se trouve tout ce qu’aucun joueur ne contrôle. Ce qui est dépensé ou perdu y va.',
  },
  resource: {
    clause: 'TD-30.2',
    en: 'Funding, Data Caches, Espionage, Corruption and Infamy.',
    fr: 'Fonds, Lots de données, Espionnage, Corruption et Infamie.',
  },
  funding: {
    clause: 'TD-14.10',
    en: 'Pays for Deployments: 1 for up to three Henchmen, 2 for four or five, 3 for six.',
    fr: 'Paie les Déploiements : 1 jusqu’à trois Sbires, 2 pour quatre ou cinq, 3 pour six.',
  },
  data: {
    clause: 'TD-13.2',
    en: 'Pays for Gadgets: as many as the Technology Track shows.',
    fr: 'Paie les Gadgets : autant que l’indique la piste technologique.',
    forms: { en: [], fr: ['Lots de données'] },
  },
  espionage: {
    clause: 'TD-12.2',
    en: 'Pays for plots: new Side Jobs, Missions switched out, removed or revealed.',
    fr: 'Paie les complots : nouveaux Petits boulots, Missions remplacées, retirées ou révélées.',
  },
  corruption: {
    clause: 'TD-17.9',
    en: 'Pays Agents off, moves the Technology Track and corrupts agencies.',
    fr: 'Soudoie les Agents, décale la piste technologique et corrompt les agences.',
  },
  infamy: {
    clause: 'TD-11.2',
    en: 'Three buy any Resource; the Team Leader pays two.',
    fr: 'Trois achètent n’importe quelle Ressource ; le Chef d’équipe en paie deux.',
  },
  attribute: {
    clause: 'TD-30.1',
    en: 'Combat, Stealth, Cunning and Diplomacy. A Squad has those of its members, added up.',
    fr: 'Combat, Discrétion, Ruse et Diplomatie. Une Escouade a ceux de ses membres, additionnés.',
  },
  combat: {
    clause: 'TD-30.1',
    en: 'One of the four Attributes. In a Conflict it hurts, and steals nothing.',
    fr: 'Un des quatre Attributs. Dans un Conflit il blesse et ne vole rien.',
  },
  stealth: {
    clause: 'TD-22.15',
    en: 'One of the four Attributes. In a Conflict it can steal Funding.',
    fr: 'Un des quatre Attributs. Dans un Conflit elle peut voler des Fonds.',
  },
  cunning: {
    clause: 'TD-22.16',
    en: 'One of the four Attributes. In a Conflict it can steal Espionage.',
    fr: 'Un des quatre Attributs. Dans un Conflit elle peut voler de l’Espionnage.',
  },
  diplomacy: {
    clause: 'TD-22.17',
    en: 'One of the four Attributes. In a Conflict it can steal Corruption.',
    fr: 'Un des quatre Attributs. Dans un Conflit elle peut voler de la Corruption.',
  },
  mission: {
    clause: 'TD-24.3',
    en: 'A tile to Complete: the Squads there must have every Attribute it asks for.',
    fr: 'Une tuile à accomplir : les Escouades présentes doivent avoir chaque Attribut exigé.',
  },
  'resource-mission': {
    clause: 'TD-24.4',
    en: 'A Mission round Interpol. Completed, it is flipped, and then gives Spoils.',
    fr: 'Une Mission autour d’Interpol. Accomplie, elle est retournée et donne ensuite du Butin.',
    forms: { en: [], fr: ['Missions Ressource'] },
  },
  'doomsday-mission': {
    clause: 'TD-6.5',
    en: 'A Mission round the CIA, face down until it is revealed. It gives VP.',
    fr: 'Une Mission autour de la CIA, face cachée jusqu’à ce qu’on la révèle. Elle donne des PV.',
    forms: { en: [], fr: ['Missions Apocalypse'] },
  },
  complete: {
    clause: 'TD-24.1',
    en: 'To meet what a Mission asks for with Squads deployed there in this Phase. Its Reward follows.',
    fr: 'Réunir ce qu’exige une Mission avec des Escouades déployées là pendant cette Phase. La récompense suit.',
    forms: {
      en: ['Completed', 'Completes', 'Completing'],
      fr: ['accompli', 'accomplie', 'accomplis', 'accomplies', 'accomplissez', 'accomplit'],
    },
  },
  spoil: {
    clause: 'TD-23.5',
    en: 'A High Alert token on a Completed Resource Mission. Collected, it becomes one of the goods listed.',
    fr: 'Un jeton d’alerte sur une Mission Ressource accomplie. Récolté, il devient un des biens indiqués.',
  },
  generate: {
    clause: 'TD-23.14',
    en: 'To put a Spoil on a Completed Resource Mission, with Squads that meet what its flipped side asks for.',
    fr: 'Poser un Butin sur une Mission Ressource accomplie, avec des Escouades qui ont ce qu’exige sa seconde face.',
    forms: { en: ['Generated', 'Generates', 'Generating'], fr: ['produit', 'produisez', 'produite'] },
  },
  collect: {
    clause: 'TD-23.9',
    en: 'To take Spoils off a Mission, one of the goods listed for each. An Agent there strikes first.',
    fr: 'Prendre le Butin d’une Mission, un des biens indiqués pour chacun. Un Agent présent frappe d’abord.',
    forms: { en: ['Collected', 'Collects', 'Collecting'], fr: ['récoltez', 'récolté', 'récolte'] },
  },
  alert: {
    clause: 'TD-17.14',
    en: 'How watchful an agency is. The tokens on its headquarters and on the tile are the damage its Agent deals.',
    fr: 'La vigilance d’une agence. Les jetons de son quartier général et de la tuile sont les dégâts qu’inflige son Agent.',
    forms: { en: ['High Alert'], fr: ['jetons d’alerte', 'alerte'] },
  },
  agent: {
    clause: 'TD-17.1',
    en: 'Interpol and the CIA have one each. In every Phase it moves on one tile and strikes whoever does not pay it off.',
    fr: 'Interpol et la CIA en ont un chacun. À chaque Phase il avance d’une tuile et frappe qui ne le soudoie pas.',
  },
  conflict: {
    clause: 'TD-22.1',
    en: 'A fight on a tile. Both sides choose secretly with which Attribute they strike and defend.',
    fr: 'Une bagarre sur une tuile. Chaque camp choisit en secret l’Attribut qui frappe et celui qui défend.',
  },
  deployment: {
    clause: 'TD-15.1',
    en: 'Sending Squads to where your marker of the Phase lies, for Funding.',
    fr: 'L’envoi d’Escouades là où se trouve votre marqueur de la Phase, contre des Fonds.',
    forms: { en: ['deploy', 'deployed'], fr: ['déployer', 'déployée'] },
  },
  affinity: {
    clause: 'TD-25.5',
    en: 'The type of Mission your Named Henchman knows best: its Resources double, a Doomsday Mission gives 1 VP more, and even idle Squads may Generate or Collect.',
    fr: 'Le type de Mission préféré de votre Sbire nommé : Ressources doublées, 1 PV de plus sur une Mission Apocalypse, et ses Escouades y produisent ou récoltent même inactives.',
  },
  gadget: {
    clause: 'TD-13.4',
    en: 'A card built from R&D at your Base, for Data Caches.',
    fr: 'Une carte de R&D, construite à votre Base contre des Lots de données.',
  },
  track: {
    clause: 'TD-13.3',
    en: 'What the next Gadget costs, for everybody: 1 to 5. It rises with every Gadget built.',
    fr: 'Ce que coûte à tous le prochain Gadget : de 1 à 5. Elle monte à chaque Gadget construit.',
  },
  directive: {
    clause: 'TD-27.4',
    en: 'An open objective for everybody: whoever has met it this Round claims it in Monologuing. What it asks you to have, you must have then.',
    fr: 'Un objectif visible, pour tous : qui l’a rempli pendant la manche le réclame au monologue. Ce qu’il demande d’avoir, il faut l’avoir alors.',
  },
  job: {
    clause: 'TD-27.11',
    en: 'A secret objective of your own, claimed in Monologuing of a Round in which you met it. What it asks you to have, you must have then.',
    fr: 'Un objectif secret, à vous seul, réclamé au monologue d’une manche où vous l’avez rempli. Ce qu’il demande d’avoir, il faut l’avoir alors.',
    forms: { en: [], fr: ['Petits boulots'] },
  },
  trigger: {
    clause: 'TD-7.9',
    en: 'A grudge of your Named Henchman. Each that is on when the game ends costs 1 VP. A permanent one, once on, stays on.',
    fr: 'Une rancune de votre Sbire nommé. Chaque motif actif en fin de partie coûte 1 PV. Un motif définitif, une fois actif, le reste.',
    forms: { en: [], fr: ['Motifs de trahison'] },
  },
  vice: {
    clause: 'TD-25.5',
    en: 'A type of Mission. Whoever has an Affinity for it gets more out of it.',
    fr: 'Un type de Mission. Qui a une Affinité pour lui en tire davantage.',
  },
  larceny: {
    clause: 'TD-25.5',
    en: 'A type of Mission. Whoever has an Affinity for it gets more out of it.',
    fr: 'Un type de Mission. Qui a une Affinité pour lui en tire davantage.',
  },
  violence: {
    clause: 'TD-25.5',
    en: 'A type of Mission. Whoever has an Affinity for it gets more out of it.',
    fr: 'Un type de Mission. Qui a une Affinité pour lui en tire davantage.',
  },
  fraud: {
    clause: 'TD-25.5',
    en: 'A type of Mission. Whoever has an Affinity for it gets more out of it.',
    fr: 'Un type de Mission. Qui a une Affinité pour lui en tire davantage.',
  },
  trafficking: {
    clause: 'TD-25.5',
    en: 'A type of Mission. Whoever has an Affinity for it gets more out of it.',
    fr: 'Un type de Mission. Qui a une Affinité pour lui en tire davantage.',
  },
  subversion: {
    clause: 'TD-25.5',
    en: 'A type of Mission. Whoever has an Affinity for it gets more out of it.',
    fr: 'Un type de Mission. Qui a une Affinité pour lui en tire davantage.',
  },
  interpol: {
    clause: 'TD-5.1',
    en: 'The agency in the middle of the Resource Missions.',
    fr: 'L’agence au milieu des Missions Ressource.',
  },
  cia: {
    clause: 'TD-6.2',
    en: 'The agency in the middle of the Doomsday Missions.',
    fr: 'L’agence au milieu des Missions Apocalypse.',
  },
};
