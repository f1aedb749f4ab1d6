import type { HowTo } from '@masterplan/boards/how';

/** How Master Plan is played, in a screen or two. */
export const howTo: HowTo = [
  {
    cards: ['freeze-the-exchange', 'white-cat'],
    en: {
      title: 'What you want',
      words: [
        'Your Master Plan is a secret shopping list. Own all the Loot on it, and you win on the spot.',
        'If nobody manages in three rounds, whoever owns the most different kinds of Loot wins. So take what you need, and keep others from what they seem to need.',
      ],
    },
    fr: {
      title: 'Ce que vous voulez',
      words: [
        'Votre Grand Plan est une liste de courses secrète. Réunissez tous les Butins qui y figurent et vous gagnez sur-le-champ.',
        'Si personne n’y arrive en trois manches, la victoire va à qui possède le plus de sortes de Butin. Prenez donc ce qu’il vous faut, et privez les autres de ce qu’ils semblent chercher.',
      ],
    },
  },
  {
    cards: ['rush-hour-bridge'],
    en: {
      title: 'Send your Supers out',
      words: [
        'A few Throwdowns lie in the middle, each with Loot for all to see. In turn, everybody puts one Super from their hand face down at a Throwdown of their choice, until the hands are empty.',
        'What you have at one place is your Squad there: all Heroes or all Villains, never both. Nobody knows who they are but you.',
      ],
    },
    fr: {
      title: 'Envoyez vos Supers',
      words: [
        'Quelques Bagarres sont au milieu, chacune avec ses Butins, visibles de tous. À tour de rôle, chacun pose un Super de sa main, face cachée, à la Bagarre de son choix, jusqu’à ce que les mains soient vides.',
        'Ceux que vous avez au même endroit forment votre Escouade : rien que des Héros ou rien que des Vilains. Vous seul savez qui ils sont.',
      ],
    },
  },
  {
    cards: ['lightning-rod', 'curfew'],
    en: {
      title: 'Let them fight',
      words: [
        'One Throwdown after another is turned up. Where Heroes meet Villains they fight, whoever owns them: your Heroes stand beside your rivals’ Heroes.',
        'The smallest Action Number acts first: it attacks, then uses its Ability. An Attack of Magic, Force or Psychic knocks out anybody on the other side without a Defense of that type.',
      ],
    },
    fr: {
      title: 'Laissez-les se battre',
      words: [
        'Les Bagarres sont retournées l’une après l’autre. Là où des Héros croisent des Vilains, on se bat, quel que soit leur Cerveau : vos Héros font front avec ceux de vos rivaux.',
        'Le plus petit Numéro d’action agit d’abord : il attaque, puis se sert de sa Capacité. Une Attaque de Magie, de Force ou de Psy met K.-O. n’importe qui en face qui n’a pas la Défense de ce type.',
      ],
    },
  },
  {
    cards: ['weather-machine', 'death-ray'],
    en: {
      title: 'Carry off the Loot',
      words: [
        'Everybody still standing takes one Loot, the largest Action Number first. The strong fighters act early; the slow ones choose first, if they live.',
        'Watch what others take. Every Loot they leave lying tells you something about their plan, and yours tells them.',
      ],
    },
    fr: {
      title: 'Emportez le Butin',
      words: [
        'Tous ceux qui tiennent encore debout prennent un Butin, le plus grand Numéro d’action d’abord. Les rapides frappent tôt ; les lents choisissent les premiers, s’ils survivent.',
        'Regardez ce que prennent les autres. Chaque Butin qu’ils laissent en dit long sur leur plan, et les vôtres parlent aussi.',
      ],
    },
  },
];
