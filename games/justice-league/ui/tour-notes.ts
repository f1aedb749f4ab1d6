import type { Language } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';

interface Note {
  readonly title: string;
  readonly words: string;
}

const en = {
  heroPlan: {
    title: 'Seal a power',
    words:
      'You are Cyborg, in Bialya, where a crisis lies open. White Noise lets you confront it. Everybody seals a power at the same time; low numbers act first. Say what you plan: the heroes hear it, and so does Darkseid.',
  },
  heroWait: {
    title: 'Darkseid chooses last',
    words:
      'He has seen who sealed, and heard what was said, and now lays two powers. Then all cards turn up at once, and the row above the map shows who acts when.',
  },
  order: {
    title: 'Equal numbers',
    words:
      'Heroes with the same number agree on their order. One proposes, the others agree with a click; if they cannot agree, a die decides.',
  },
  confront: {
    title: 'Put tokens on an ability',
    words:
      'Each ability of a crisis has a score. As many tokens as the score overcome it for sure. With fewer you roll: under every number of tokens stands in how many of six ways it succeeds, and whether you would fall.',
  },
  move: {
    title: 'Move or transport',
    words:
      'Moving follows the lines, round the world too. Transport leads home to the Watchtower or from there anywhere; at the Watchtower you get tokens, powers and health back.',
  },
  train: {
    title: 'Rise a level',
    words:
      'For every ability you overcame you get an XP token back when the crisis is thwarted. Spend them: a level brings a new power, and often a token.',
  },
  heroCard: {
    title: 'Your power asks you something',
    words:
      'What is printed on it happens line by line. What can be chosen carries a number on the map; “Why not?” explains the rest.',
  },
  heroAlone: {
    title: 'From here it is your game',
    words:
      'Twelve victory points for thwarted crises win for the heroes; so does a map without a crisis. Stay together where scores are high, and do not let crises ripen to stage 3.',
  },
  darkPlan: {
    title: 'Lay two powers',
    words:
      'The heroes have sealed theirs. You lay two of yours. Your hidden crises are dashed on the map: only you see them. Advance them to stage 3, then complete them with Triumph.',
  },
  darkWait: {
    title: 'The heroes plan aloud',
    words:
      'They may talk, and you hear every word; they may also lie. Watch where they stand: a hero beside a hidden crisis can reveal it.',
  },
  place: {
    title: 'Hide a crisis',
    words:
      'Pick a crisis from your hand, then a region without one. You pay all of them together, and only the sum is told: heroes never know which is the dear one.',
  },
  darkCard: {
    title: 'Your power asks you something',
    words:
      'What is printed on it happens line by line. Where you stand, heroes roll one less; but beside no crisis of yours they can confront you.',
  },
  darkAlone: {
    title: 'From here it is your game',
    words:
      'Twelve victory points win: completed crises, and one for every hero you defeat. Or reach your Ultimate Goal, which nobody else has seen.',
  },
} satisfies Readonly<Record<string, Note>>;

export type NoteName = keyof typeof en;

const fr: Readonly<Record<NoteName, Note>> = {
  heroPlan: {
    title: 'Scellez un pouvoir',
    words:
      'Vous êtes Cyborg, au Bialya, où une crise est face visible. Bruit blanc vous permet de l’affronter. Tous scellent un pouvoir en même temps ; les petits numéros agissent d’abord. Dites ce que vous prévoyez : les héros l’entendent, et Darkseid aussi.',
  },
  heroWait: {
    title: 'Darkseid choisit en dernier',
    words:
      'Il a tout entendu et pose maintenant deux pouvoirs. Ensuite toutes les cartes sont retournées à la fois, et la rangée au-dessus de la carte montre qui agit quand.',
  },
  order: {
    title: 'Numéros égaux',
    words:
      'Des héros qui ont le même numéro s’entendent sur leur ordre. L’un propose, les autres acceptent d’un clic ; faute d’accord, un dé décide.',
  },
  confront: {
    title: 'Misez des jetons sur une capacité',
    words:
      'Chaque capacité d’une crise a un score. Autant de jetons que le score la surmontent à coup sûr. Avec moins, on lance le dé : sous chaque nombre de jetons est écrit combien de faces sur six réussissent, et si vous risquez de tomber.',
  },
  move: {
    title: 'Se déplacer ou se transporter',
    words:
      'Un déplacement suit les lignes, même autour du monde. Le transport ramène à la Tour de garde, ou mène de là n’importe où ; à la Tour, on retrouve jetons, pouvoirs et santé.',
  },
  train: {
    title: 'Montez d’un niveau',
    words:
      'Pour chaque capacité surmontée, un jeton d’expérience vous revient quand la crise est déjouée. Dépensez-les : un niveau apporte un nouveau pouvoir, et souvent un jeton.',
  },
  heroCard: {
    title: 'Votre pouvoir vous interroge',
    words:
      'Ce qui y est imprimé s’accomplit phrase par phrase. Ce qu’on peut choisir porte un numéro sur la carte ; « Pourquoi pas ? » explique le reste.',
  },
  heroAlone: {
    title: 'À vous de jouer',
    words:
      'Douze points de victoire en crises déjouées donnent la victoire aux héros ; une carte sans crise aussi. Restez groupés où les scores sont hauts, et ne laissez pas mûrir les crises jusqu’au stade 3.',
  },
  darkPlan: {
    title: 'Posez deux pouvoirs',
    words:
      'Les héros ont scellé les leurs. Posez-en deux. Vos crises cachées sont en pointillé sur la carte : vous seul les voyez. Menez-les au stade 3, puis accomplissez-les avec Triomphe.',
  },
  darkWait: {
    title: 'Les héros se concertent',
    words:
      'Ils peuvent parler, et vous entendez tout ; ils peuvent aussi mentir. Voyez où ils se tiennent : un héros auprès d’une crise cachée peut la révéler.',
  },
  place: {
    title: 'Cachez une crise',
    words:
      'Choisissez une crise de votre main, puis une région qui n’en a pas. Vous les payez toutes ensemble, et seule la somme est dite : les héros ne savent jamais laquelle est chère.',
  },
  darkCard: {
    title: 'Votre pouvoir vous interroge',
    words:
      'Ce qui y est imprimé s’accomplit phrase par phrase. Là où vous êtes, les héros retirent un au dé ; mais loin de vos crises, ils peuvent vous affronter.',
  },
  darkAlone: {
    title: 'À vous de jouer',
    words:
      'Douze points de victoire suffisent : les crises accomplies, et un pour chaque héros vaincu. Ou bien atteignez votre Objectif ultime, que personne d’autre n’a vu.',
  },
};

export const notes: Readonly<Record<Language, Readonly<Record<NoteName, Note>>>> = {
  en,
  fr: unbrokenThroughout(fr),
};
