import type { Meanings } from '@masterplan/kernel/words';

/** What a newcomer cannot know of the words of the glossary, in a sentence or two, and the clause that says the rest. */
export const meanings: Meanings = {
  vp: {
    clause: 'JL-18.1',
    en: 'Victory points. Twelve win at once, whichever side has them.',
    fr: 'Points de victoire. Le premier camp qui en a douze gagne aussitôt.',
  },
  crisis: {
    clause: 'JL-1.6',
    en: 'One of Darkseid’s schemes, a tile on the map. Its cost is also its victory points, for whichever side gets it.',
    fr: 'Un complot de Darkseid, une tuile sur la carte. Son coût est aussi son nombre de points de victoire, pour le camp qui l’obtient.',
    forms: { en: ['crises'], fr: [] },
  },
  region: {
    clause: 'JL-2.10',
    en: 'One of the twelve squares of the world map. Apokolips and the Watchtower are no regions.',
    fr: 'Une des douze cases de la carte du monde. Apokolips et la Tour de Garde n’en sont pas.',
  },
  adjacent: {
    clause: 'JL-2.11',
    en: 'Joined by a travel line.',
    fr: 'Reliée par une ligne.',
    forms: { en: [], fr: ['adjacent'] },
  },
  power: {
    clause: 'JL-4.4',
    en: 'A card that says what its owner does this round. Heroes choose one a round, Darkseid two.',
    fr: 'Une carte qui dit ce que fait son propriétaire pendant la manche. Un héros en choisit une par manche, Darkseid deux.',
  },
  number: {
    clause: 'JL-5.2',
    en: 'Powers act from the lowest number to the highest. Heroes have even numbers, Darkseid odd ones.',
    fr: 'Les pouvoirs agissent du plus petit numéro au plus grand. Ceux des héros sont pairs, ceux de Darkseid impairs.',
    forms: { en: [], fr: ['numéro'] },
  },
  replenished: {
    clause: 'JL-6.1',
    en: 'This power returns to the hand when the round ends.',
    fr: 'Ce pouvoir retourne en main à la fin de la manche.',
  },
  spent: {
    clause: 'JL-6.2',
    en: 'A spent power lies beside the sheet until another card brings it back: Watchtower or Apokolips, mostly.',
    fr: 'Un pouvoir épuisé reste à côté de la fiche jusqu’à ce qu’une autre carte le rende : Tour de Garde ou Apokolips, le plus souvent.',
    forms: { en: [], fr: ['s’épuise', 'épuisée'] },
  },
  token: {
    clause: 'JL-2.16',
    en: 'Strength, agility and tech are counted in tokens: ready on the left of the sheet, used on the right.',
    fr: 'Force, agilité et tech se comptent en jetons : prêts à gauche de la fiche, utilisés à droite.',
  },
  wound: {
    clause: 'JL-9.1',
    en: 'Three wounds defeat a hero, and Darkseid gains a victory point.',
    fr: 'À trois blessures un héros est vaincu, et Darkseid gagne un point de victoire.',
  },
  defeated: {
    clause: 'JL-9.3',
    en: 'Out for the round. In the next one a hero must play Watchtower, Darkseid Apokolips.',
    fr: 'Hors de jeu pour la manche. À la suivante, un héros doit jouer Tour de Garde, Darkseid Apokolips.',
    forms: { en: [], fr: ['vaincue'] },
  },
  stage: {
    clause: 'JL-10.16',
    en: 'How far a crisis has come: 0 to 3. At stage 3 Darkseid can complete it; a score with + grows with the stage.',
    fr: 'Où en est une crise, de 0 à 3. Au stade 3, Darkseid peut l’accomplir ; une valeur marquée + augmente avec le stade.',
  },
  hidden: {
    clause: 'JL-10.7',
    en: 'Face down: only Darkseid knows what it is, and its text does nothing.',
    fr: 'Face cachée : seul Darkseid sait ce que c’est, et son texte est sans effet.',
    forms: { en: [], fr: ['cachée'] },
  },
  reveal: {
    clause: 'JL-10.2',
    en: 'To turn a crisis face up, for good. Only a revealed crisis can be confronted.',
    fr: 'Retourner une crise face visible, pour de bon. On n’affronte qu’une crise révélée.',
    forms: { en: ['revealed', 'reveals'], fr: ['révélé', 'révélée', 'révélez', 'révèle'] },
  },
  confront: {
    clause: 'JL-10.9',
    en: 'To try the abilities of a crisis, or of Darkseid, one after the other, by spending tokens and perhaps rolling the die.',
    fr: 'S’attaquer aux capacités d’une crise, ou de Darkseid, l’une après l’autre, en dépensant des jetons et parfois en lançant le dé.',
    forms: { en: ['confronted', 'confronts'], fr: ['affrontez', 'affronte'] },
  },
  overcome: {
    clause: 'JL-10.18',
    en: 'To reach the score of an ability. The hero lays an XP token on it.',
    fr: 'Atteindre la valeur d’une capacité. Le héros y pose un jeton XP.',
    forms: { en: ['overcomes'], fr: ['surmontez', 'surmonte', 'surmontée'] },
  },
  thwart: {
    clause: 'JL-14.1',
    en: 'A crisis all of whose abilities are overcome is thwarted: its victory points go to the heroes.',
    fr: 'Une crise dont toutes les capacités sont surmontées est déjouée : ses points de victoire vont aux héros.',
    forms: { en: ['thwarted'], fr: ['déjouée'] },
  },
  complete: {
    clause: 'JL-17.1',
    en: 'Darkseid completes a crisis at stage 3 with Triumph: its victory points are his.',
    fr: 'Avec Triomphe, Darkseid accomplit une crise au stade 3 : ses points de victoire sont à lui.',
    forms: { en: ['completed', 'completes'], fr: ['accomplissez', 'accomplie', 'accompli'] },
  },
  advance: {
    clause: 'JL-16.7',
    en: 'To raise a crisis by one stage, to 3 at most.',
    fr: 'Faire passer une crise au stade suivant, jusqu’à 3.',
    forms: { en: ['advances', 'advanced'], fr: ['faites progresser', 'fait progresser', 'progresser'] },
  },
  transport: {
    clause: 'JL-7.4',
    en: 'To go without travel lines. Only so does one come to the Watchtower and to Apokolips.',
    fr: 'Aller sans suivre les lignes. C’est le seul moyen d’atteindre la Tour de Garde et Apokolips.',
    forms: { en: ['transports'], fr: ['transportez', 'transporte'] },
  },
  energy: {
    clause: 'JL-2.19',
    en: 'What Darkseid pays with. Used energy returns with Apokolips.',
    fr: 'Ce avec quoi Darkseid paie. L’énergie utilisée revient avec Apokolips.',
  },
  goal: {
    clause: 'JL-18.2',
    en: 'Darkseid’s secret card. If what it asks for is so when its number comes up, he wins at once.',
    fr: 'La carte secrète de Darkseid. Si ce qu’elle demande est vrai quand vient son numéro, il gagne aussitôt.',
  },
  xp: {
    clause: 'JL-6.6',
    en: 'Experience, spent at the end of a round to rise a level: new powers, more tokens, more energy.',
    fr: 'L’expérience, dépensée en fin de manche pour gagner un niveau : nouveaux pouvoirs, plus de jetons, plus d’énergie.',
  },
  'villain-card': {
    clause: 'JL-15.1',
    en: 'Darkseid himself, with a score for each ability. Heroes can confront him where no crisis lies, or when he strikes.',
    fr: 'Darkseid en personne, avec une valeur par capacité. On peut l’affronter là où il n’y a pas de crise, ou quand il frappe.',
  },
  symbol: {
    clause: 'JL-11.5',
    en: 'One side of the die. It overcomes the ability, whatever its score.',
    fr: 'Une face du dé. Elle surmonte la capacité, quelle que soit sa valeur.',
  },
};
