import type { HowTo } from '@masterplan/boards/how';

/** How Tomorrow Dies Today is played, in a screen or two. */
export const howTo: HowTo = [
  {
    cards: ['jin-feng'],
    en: {
      title: 'Your gang',
      words: [
        'You play a Named Henchman in a team. With you go the Faceless: Soldiers, Thieves, Hackers and others, each good at something.',
        'Six Rounds, then the clock is at 0. The team with the most VP wins. A Betrayal Trigger of yours that is on at the end costs a point.',
      ],
    },
    fr: {
      title: 'Vos troupes',
      words: [
        'Vous jouez un Sbire nommé, en équipe. Avec vous vont les anonymes : Soldats, Voleurs, Hackers et d’autres, chacun doué pour quelque chose.',
        'Six manches, et l’horloge est à 0. L’équipe qui a le plus de PV gagne. Chacun de vos motifs de trahison actifs à la fin coûte un point.',
      ],
    },
  },
  {
    cards: ['art-thievery', 'burgle-fort-knox'],
    en: {
      title: 'Scheme, then send them',
      words: [
        'Put your people into Squads: the Attributes of a Squad are those of its members, added up. Then lay your markers face down on the map: 1, 2 and 3 say where you go in each Phase, blanks only mislead.',
        'In a Phase you pay the way in Funding and deploy to that marker. If your Squads there have every Attribute that the Mission asks for, Complete it and take the Reward.',
      ],
    },
    fr: {
      title: 'Manigancer, puis envoyer',
      words: [
        'Formez des Escouades : leurs Attributs sont ceux de leurs membres, additionnés. Puis posez vos marqueurs face cachée sur la carte : 1, 2 et 3 disent où vous irez à chaque Phase, les autres ne font que tromper.',
        'À chaque Phase, payez le trajet en Fonds et déployez-vous sur ce marqueur. Si vos Escouades y réunissent tous les Attributs qu’exige la Mission, accomplissez-la et prenez la récompense.',
      ],
    },
  },
  {
    cards: ['interpol-headquarters', 'decoy-beacon'],
    en: {
      title: 'What stands in your way',
      words: [
        'Agents move on a tile in every Phase and strike whoever does not pay them off. Where they will be is drawn on the map.',
        'On the same tile as others you may deal: share a Mission, trade, promise. Or attack: both sides choose in secret what they strike and defend with.',
      ],
    },
    fr: {
      title: 'Ce qui vous attend en route',
      words: [
        'À chaque Phase, les Agents avancent d’une tuile et frappent qui ne les soudoie pas. La carte montre où ils seront.',
        'Sur la même tuile que d’autres, vous pouvez négocier : partager une Mission, échanger, promettre. Ou attaquer : chaque camp choisit en secret de quoi il frappe et se défend.',
      ],
    },
  },
  {
    cards: ['the-big-score', 'honest-work'],
    en: {
      title: 'Where points come from',
      words: [
        'Doomsday Missions are worth the most; they lie face down until somebody reveals one. Resource Missions pay for everything else, and give Spoils again and again once Completed.',
        'At the end of a Round claim what you have done: Directives are open to all, Side Jobs are your secret.',
      ],
    },
    fr: {
      title: 'D’où viennent les points',
      words: [
        'Les Missions Apocalypse valent le plus ; elles restent face cachée jusqu’à ce qu’on les révèle. Les Missions Ressource paient tout le reste et, une fois accomplies, donnent du Butin encore et encore.',
        'En fin de manche, réclamez ce que vous avez rempli : les Directives sont ouvertes à tous, les Petits boulots sont votre secret.',
      ],
    },
  },
];
