import type { HowTo } from '@masterplan/boards/how';

/** How the Justice League Strategy Game is played, in a screen or two. */
export const howTo: HowTo = [
  {
    cards: ['parademons', 'lex-luthor'],
    en: {
      title: 'Heroes against one',
      words: [
        'One of you is Darkseid, all others are heroes. Crises lie on the map, most of them hidden. Every crisis is worth victory points: to the heroes if they thwart it, to Darkseid if he completes it.',
        'The side that has 12 VP first wins. The heroes also win if a round begins without any crisis; Darkseid also wins by the secret goal he holds.',
      ],
    },
    fr: {
      title: 'Les héros contre un seul',
      words: [
        'L’un de vous est Darkseid, tous les autres sont des héros. Des crises sont posées sur la carte, presque toutes cachées. Chacune vaut des points de victoire : aux héros s’ils la déjouent, à Darkseid s’il l’accomplit.',
        'Le premier camp à 12 PV gagne. Les héros gagnent aussi si une manche commence sans aucune crise ; Darkseid, par l’Objectif ultime qu’il garde secret.',
      ],
    },
  },
  {
    cards: ['supersonic-flight', 'heat-vision'],
    en: {
      title: 'One power a round',
      words: [
        'Each hero seals one power, then Darkseid seals two. All are turned up together and act from the smallest number to the largest.',
        'You may say what you plan, and you should. But Darkseid hears every word, and plays after you.',
        'A power with the red sign is spent; Watchtower brings it back, with your tokens and your health.',
      ],
    },
    fr: {
      title: 'Un pouvoir par manche',
      words: [
        'Chaque héros scelle un pouvoir, puis Darkseid en scelle deux. Tous sont retournés ensemble et agissent du plus petit numéro au plus grand.',
        'Dites ce que vous préparez : c’est permis, et utile. Mais Darkseid entend tout, et choisit après vous.',
        'Un pouvoir au signe rouge s’épuise ; la Tour de Garde le rend, avec vos jetons et votre santé.',
      ],
    },
  },
  {
    cards: ['bernadeth', 'omega-engine'],
    en: {
      title: 'Confront a crisis',
      words: [
        'Go where it lies, reveal it, and overcome its abilities one by one: strength, agility, tech. Spend tokens of that kind equal to the score, and it is done for sure.',
        'With fewer tokens you roll the die. It may add enough, it may wound you. Three wounds and you are out for the round, and Darkseid gains a point.',
        'All abilities overcome: the crisis is thwarted.',
      ],
    },
    fr: {
      title: 'Affronter une crise',
      words: [
        'Allez sur place, révélez-la, et surmontez ses capacités une à une : force, agilité, tech. Dépensez autant de jetons de la même sorte que son score, et c’est acquis.',
        'Avec moins de jetons, vous lancez le dé. Il peut ajouter ce qui manque, ou vous blesser. À trois blessures vous êtes hors jeu pour la manche, et Darkseid gagne un point.',
        'Toutes les capacités surmontées : la crise est déjouée.',
      ],
    },
  },
  {
    cards: ['granny-goodness', 'darkseid-2'],
    en: {
      title: 'If you are Darkseid',
      words: [
        'Place crises for energy, advance them stage by stage, and complete them at stage 3. A crisis that nobody has revealed cannot be confronted: hurry where they do not look.',
        'Strike heroes who gambled their tokens away. When your energy is gone, Apokolips gives it back.',
      ],
    },
    fr: {
      title: 'Si vous êtes Darkseid',
      words: [
        'Placez des crises contre de l’énergie, faites-les progresser stade par stade, et accomplissez-les au stade 3. Une crise que personne n’a révélée ne peut pas être affrontée : pressez-vous là où l’on ne regarde pas.',
        'Frappez les héros qui ont joué tous leurs jetons. Quand l’énergie manque, Apokolips la rend.',
      ],
    },
  },
];
