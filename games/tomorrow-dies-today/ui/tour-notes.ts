import type { Language } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';

interface Note {
  readonly title: string;
  readonly words: string;
}

const en = {
  coordination: {
    title: 'Get ready',
    words:
      'You are Jin Feng, and your gang is at Base in no Squad. Choose “Commit forces to Squads” first: only Squads go anywhere. What else you could do, you can find out in the next Round.',
  },
  commit: {
    title: 'Form a Squad',
    words:
      'Put everybody into Squad A. Below, the four Attributes of all members are added up; the planner says at once which Missions that is enough for, and what the way costs.',
  },
  staging: {
    title: 'Lay your markers',
    words:
      'Five markers each, face down: 1, 2 and 3 say where you go in that Phase, blanks only mislead. Pick a marker below, then a place. Under each place you read whether your Squad is enough; dashed figures show where Agents will be.',
  },
  wait: {
    title: 'The others scheme',
    words: 'Look at the Missions meanwhile: a click opens a tile, and the colour of its cap tells the ring.',
  },
  watch: {
    title: 'Three Phases of Villainy',
    words:
      'In each Phase the Agents move first, then everybody deploys to the marker of that Phase, and Missions are Completed. The track above the map says where we are and who is asked.',
  },
  agents: {
    title: 'An Agent has come',
    words:
      'It deals damage to all on its tile unless you pay it off in Corruption, all of the price or nothing. Whoever is hit leaves the Squad.',
  },
  funding: {
    title: 'Pay for the way',
    words:
      'Your marker says where to; you say who goes. One to three Henchmen cost 1 Funding, and one less from Base. Under each choice stands whether it is enough for the Mission.',
  },
  dealings: {
    title: 'Between two Actions',
    words:
      'Players who share a tile with you can be bargained with or attacked: click their Squad on the map. Such moments pass unless you step in with “Deal or attack”.',
  },
  conflict: {
    title: 'A fight',
    words:
      'Choose in secret what you strike with and what you defend with. Two points are one success; defence parries as many. What gets through sends home, steals or, with Combat, kills.',
  },
  completing: {
    title: 'A Mission is within reach',
    words:
      'Complete it: the Reward is yours, twice its Resources where your Named Henchman has an Affinity. A Resource Mission can then bring Spoils, Phase after Phase.',
  },
  spoils: {
    title: 'Spoils',
    words:
      'Generate puts a High Alert token on the tile; Collect takes one Spoil for each token there. The more lies there, the harder an Agent strikes.',
  },
  recall: {
    title: 'Home, or stay?',
    words: 'Squads may stay where they are: the way on costs no less from there, but Spoils are near.',
  },
  claims: {
    title: 'Claim what you have done',
    words: 'Directives are for whoever did them this Round; Side Jobs are yours alone. Both bring points.',
  },
  other: {
    title: 'A choice',
    words: 'Read the question above the list. What can be chosen carries the same number on the table.',
  },
  alone: {
    title: 'From here it is your game',
    words:
      'Six Rounds, then the team with the most points wins; Betrayal Triggers cost one each. Doomsday Missions are worth the most: reveal one with Espionage.',
  },
} satisfies Readonly<Record<string, Note>>;

export type NoteName = keyof typeof en;

const fr: Readonly<Record<NoteName, Note>> = {
  coordination: {
    title: 'Préparez-vous',
    words:
      'Vous êtes Jin Feng, et votre bande attend à la Base, hors Escouade. Choisissez d’abord « Affecter des Sbires aux Escouades » : seules les Escouades se déplacent. Le reste, vous l’essaierez à la manche suivante.',
  },
  commit: {
    title: 'Formez une Escouade',
    words:
      'Affectez tout le monde à l’Escouade A. En bas, les quatre Attributs de ses membres s’additionnent ; le plan dit aussitôt à quelles Missions cela suffit et ce que coûte le trajet.',
  },
  staging: {
    title: 'Posez vos marqueurs',
    words:
      'Cinq marqueurs chacun, face cachée : 1, 2 et 3 disent où vous irez à cette Phase, les vierges ne servent qu’à tromper. Choisissez un marqueur en bas, puis un lieu. Sous chaque lieu, on lit si votre Escouade suffit ; les silhouettes en pointillés montrent où seront les Agents.',
  },
  wait: {
    title: 'Les autres manigancent',
    words:
      'En attendant, regardez les Missions : un clic ouvre une tuile, et la couleur du haut dit à quel anneau elle appartient.',
  },
  watch: {
    title: 'Trois Phases de méfaits',
    words:
      'À chaque Phase, les Agents bougent d’abord, puis chacun se déploie vers son marqueur et les Missions s’accomplissent. La piste au-dessus de la carte dit où l’on en est et qui doit répondre.',
  },
  agents: {
    title: 'Un Agent est arrivé',
    words:
      'Il inflige des dégâts à tous ceux de sa tuile, sauf si vous le soudoyez : tout le prix en Corruption, ou rien. Qui est touché quitte l’Escouade.',
  },
  funding: {
    title: 'Payez le trajet',
    words:
      'Le marqueur dit où ; à vous de dire qui. Un à trois Sbires coûtent 1 Fonds, et un de moins depuis la Base. Sous chaque choix, on lit s’il suffit à la Mission.',
  },
  dealings: {
    title: 'Entre deux actions',
    words:
      'Avec ceux qui partagent votre tuile, vous pouvez négocier ou vous battre : cliquez sur leur Escouade. Les occasions passent, sauf si vous intervenez par « Négocier ou attaquer ».',
  },
  conflict: {
    title: 'Une bagarre',
    words:
      'Choisissez en secret avec quoi frapper et avec quoi vous défendre. Deux points font un succès ; la défense en pare autant. Ce qui passe renvoie à la Base, vole ou, avec Combat, tue.',
  },
  completing: {
    title: 'Une Mission à portée',
    words:
      'Accomplissez-la : la récompense est à vous, Ressources doublées si votre Sbire nommé a l’Affinité. Une Mission Ressource peut ensuite rapporter du Butin, Phase après Phase.',
  },
  spoils: {
    title: 'Le Butin',
    words:
      'Produire pose un jeton d’alerte sur la tuile ; récolter prend un Butin par jeton. Plus il y en a, plus l’Agent frappe fort.',
  },
  recall: {
    title: 'Rentrer ou rester ?',
    words:
      'Les Escouades peuvent rester sur place : la suite ne coûte pas moins, mais le Butin est tout près.',
  },
  claims: {
    title: 'Réclamez votre dû',
    words:
      'Une Directive revient à qui l’a remplie cette manche ; un Petit boulot n’est qu’à vous. Les deux rapportent des points.',
  },
  other: {
    title: 'Un choix',
    words:
      'Lisez la question au-dessus de la liste. Ce qui peut être choisi porte le même numéro sur la table.',
  },
  alone: {
    title: 'À vous de jouer',
    words:
      'Six manches, puis l’équipe qui a le plus de points gagne ; chaque motif de trahison actif en coûte un. Les Missions Apocalypse valent le plus : révélez-en une avec de l’Espionnage.',
  },
};

/** What newcomers are told, in both languages. */
export const notes: Readonly<Record<Language, Readonly<Record<NoteName, Note>>>> = {
  en,
  fr: unbrokenThroughout(fr),
};
