import type { Meanings } from '@masterplan/kernel/words';

/** What a newcomer cannot know of the words of the glossary, in a sentence or two, and the clause that says the rest. */
export const meanings: Meanings = {
  mastermind: {
    clause: 'MP-1.2',
    en: 'A player. A Mastermind is on neither side and sends Heroes and Villains alike.',
    fr: 'Un joueur. Un Cerveau n’est d’aucun camp : il envoie aussi bien des Héros que des Vilains.',
    forms: { en: ['Masterminds'], fr: ['Cerveaux'] },
  },
  plan: {
    clause: 'MP-2.1',
    en: 'Your secret goal: the Loot it asks for. Whoever owns all of it first wins at once.',
    fr: 'Votre but secret : les Butins qu’il demande. Le premier à les posséder tous gagne aussitôt.',
  },
  super: {
    clause: 'MP-4.2',
    en: 'A card that fights for you, a Hero or a Villain. You send it face down to a Throwdown.',
    fr: 'Une carte qui se bat pour vous, Héros ou Vilain. Elle se joue face cachée à une Bagarre.',
  },
  hero: {
    clause: 'MP-5.15',
    en: 'One of the two sides. Heroes fight only Villains, whoever sent them, and never share a Squad with one.',
    fr: 'L’un des deux camps. Les Héros ne combattent que les Vilains, quel que soit leur Cerveau, et ne partagent jamais une Escouade avec eux.',
    forms: { en: ['Heroes'], fr: [] },
  },
  villain: {
    clause: 'MP-5.15',
    en: 'One of the two sides. Villains fight only Heroes, whoever sent them, and never share a Squad with one.',
    fr: 'L’un des deux camps. Les Vilains ne combattent que les Héros, quel que soit leur Cerveau, et ne partagent jamais une Escouade avec eux.',
  },
  throwdown: {
    clause: 'MP-5.5',
    en: 'A place where Loot lies and Supers meet. Once a round each one is fought over and its Loot is shared out.',
    fr: 'Un lieu où se trouve du Butin et où les Supers se rencontrent. À chaque manche on s’y bat, puis son Butin est partagé.',
  },
  squad: {
    clause: 'MP-5.12',
    en: 'All the Supers that one player has at one Throwdown. They are all Heroes or all Villains.',
    fr: 'Tous les Supers d’un joueur à une même Bagarre : tous Héros, ou tous Vilains.',
  },
  mark: {
    clause: 'MP-5.13',
    en: 'The sign of your colour. It lies on your Squad and tells everybody whose it is.',
    fr: 'Le signe à votre couleur, posé sur votre Escouade : chacun sait ainsi à qui elle est.',
  },
  loot: {
    clause: 'MP-5.6',
    en: 'What lies at the Throwdowns. Your Master Plan needs some of it, and different kinds decide the game if nobody completes a plan.',
    fr: 'Ce qu’on se dispute aux Bagarres. Votre Grand Plan en demande certains ; si aucun plan n’est accompli, le plus de sortes différentes gagne.',
  },
  'loser-lad': {
    clause: 'MP-3.11',
    en: 'Whoever holds him deploys first and names the Throwdown that is fought over next.',
    fr: 'Son détenteur déploie le premier et désigne chaque Bagarre à régler.',
  },
  number: {
    clause: 'MP-6.9',
    en: 'The large number on a Super. In a fight the smallest acts first; afterwards the largest claims first.',
    fr: 'Le numéro imprimé en grand sur un Super. Dans un combat, le plus petit agit le premier ; le plus grand se sert le premier.',
    forms: { en: ['Action Numbers'], fr: ['Numéros d’action'] },
  },
  ability: {
    clause: 'MP-6.18',
    en: 'What a Super does after its Attack, as its text says.',
    fr: 'Ce que fait un Super après son Attaque, comme le dit son texte.',
    forms: { en: ['Abilities'], fr: [] },
  },
  attack: {
    clause: 'MP-6.11',
    en: 'What a Super does first when it acts: it knocks out one enemy that has no Defense of the same type.',
    fr: 'Ce que fait d’abord un Super qui agit : mettre K.-O. un adversaire qui n’a pas de Défense du même type.',
  },
  defense: {
    clause: 'MP-6.14',
    en: 'Protects a Super from Attacks of that type, and from no other.',
    fr: 'Protège un Super des Attaques de ce type, et d’aucun autre.',
  },
  magic: {
    clause: 'MP-6.11',
    en: 'One of the three types of Attack and Defense: Magic, Force, Psychic.',
    fr: 'L’un des trois types d’Attaque et de Défense : Magie, Force, Psy.',
  },
  force: {
    clause: 'MP-6.11',
    en: 'One of the three types of Attack and Defense: Magic, Force, Psychic.',
    fr: 'L’un des trois types d’Attaque et de Défense : Magie, Force, Psy.',
  },
  psychic: {
    clause: 'MP-6.11',
    en: 'One of the three types of Attack and Defense: Magic, Force, Psychic.',
    fr: 'L’un des trois types d’Attaque et de Défense : Magie, Force, Psy.',
  },
  'ko-pile': {
    clause: 'MP-6.16',
    en: 'The Supers that yours have knocked out. Everybody may look through it.',
    fr: 'La pile des Supers que les vôtres ont mis K.-O. Chacun peut la consulter.',
    forms: { en: ['KO piles', 'KO'], fr: ['piles de K.-O.', 'K.-O.'] },
  },
  'knock-out': {
    clause: 'MP-6.16',
    en: 'A Super that is knocked out leaves the fight and goes to the KO pile of whoever did it.',
    fr: 'Un Super mis K.-O. quitte le combat et va dans la pile de K.-O. du Cerveau dont le Super a frappé.',
    forms: {
      en: ['knocks out', 'knocked out', 'knocking out', 'knock-out', 'knock-outs'],
      fr: ['met K.-O.', 'mettez K.-O.', 'mis K.-O.'],
    },
  },
  settle: {
    clause: 'MP-A36',
    en: 'A Throwdown is settled when its fight is over and its Loot is shared out.',
    fr: 'Une Bagarre est réglée quand le combat est fini et le Butin partagé.',
    forms: { en: ['settles', 'settled'], fr: ['règle', 'réglée', 'réglées'] },
  },
  round: {
    clause: 'MP-4.1',
    en: 'Recruit, assemble, then settle every Throwdown. Three rounds are played.',
    fr: 'Recruter, déployer, puis régler chaque Bagarre. On joue trois manches.',
  },
};
