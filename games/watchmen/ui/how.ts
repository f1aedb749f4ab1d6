import type { HowTo } from '@masterplan/boards/how';

/** How the deck-building game is played, with and without the Watchmen pack, in a screen or two. */
export const howTo: HowTo = [
  {
    cards: ['punch', 'vulnerability', 'kick'],
    en: {
      title: 'Your turn',
      words: [
        'You hold five cards of your own small deck. Play them one by one: most give Power, some do more.',
        'Spend the Power on new cards. They go to your discard pile and come back when your deck is shuffled anew. At the end of your turn everything is laid off, and you draw five.',
      ],
    },
    fr: {
      title: 'Votre tour',
      words: [
        'Vous tenez cinq cartes de votre petit deck. Jouez-les une à une : la plupart donnent de la Puissance, certaines font davantage.',
        'Dépensez cette Puissance en nouvelles cartes. Elles vont à votre Défausse et reviennent quand votre deck est remélangé. En fin de tour, tout est défaussé et vous piochez cinq cartes.',
      ],
    },
  },
  {
    cards: ['high-tech-hero', 'power-ring', 'ras-al-ghul'],
    en: {
      title: 'What to buy',
      words: [
        'Five cards lie in the Line-Up; Kicks are always there. The number in the corner is the price, the star is what the card counts at the end.',
        'Save up for the Super-Villain: beaten, it joins your deck and is worth a lot. But the next one strikes everybody as it appears. A card with a Defense, kept in hand, protects you.',
      ],
    },
    fr: {
      title: 'Quoi acheter',
      words: [
        'Cinq cartes sont dans la Réserve ; les Coups de Pied sont toujours là. Le nombre dans l’angle est le prix, l’étoile ce que la carte vaudra à la fin.',
        'Mettez de côté pour le Super-Vilain : vaincu, il rejoint votre deck et rapporte gros. Mais le suivant frappe tout le monde en se révélant. Une carte avec Défense, gardée en main, vous protège.',
      ],
    },
  },
  {
    cards: ['weakness', 'watchtower'],
    en: {
      title: 'How it ends',
      words: [
        'When the Line-Up cannot be filled any more, or the last Super-Villain has fallen, everybody counts the victory points of all they own. The most wins.',
        'So every card is two things: what it does now, and what it is worth then. Weaknesses only cost you.',
      ],
    },
    fr: {
      title: 'La fin',
      words: [
        'Quand la Réserve ne peut plus être complétée, ou que le dernier Super-Vilain est tombé, chacun compte les points de victoire de tout ce qu’il possède. Le plus riche gagne.',
        'Une carte est donc deux choses : ce qu’elle fait maintenant, et ce qu’elle vaudra. Les Faiblesses, elles, ne font que coûter.',
      ],
    },
  },
  {
    cards: ['loyal', 'secret-mastermind', 'rioting'],
    en: {
      title: 'With the Watchmen pack',
      words: [
        'Now you face three Challenges together, and each of you holds a secret card. The Loyal win when all Challenges are beaten. The Secret Mastermind wins if the main deck runs out before.',
        'A Challenge says which cards it wants. Whoever’s turn it is may contribute them from their hand, and pay the rest in Power. Somebody who never has the right card is either unlucky or lying.',
      ],
    },
    fr: {
      title: 'Avec l’extension Watchmen',
      words: [
        'Vous affrontez ensemble trois Challenges, et chacun cache une carte. Les Loyaux gagnent si tous les Challenges sont vaincus. Le Génie du Crime gagne si le Deck Commun s’épuise avant.',
        'Un Challenge dit quelles cartes il réclame. Celui dont c’est le tour peut contribuer avec celles de sa main, puis payer le reste en Puissance. Qui n’a jamais la bonne carte manque de chance, ou ment.',
      ],
    },
  },
];
