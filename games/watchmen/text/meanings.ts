import type { Meanings } from '@masterplan/kernel/words';

/** What a newcomer cannot know of the words of the glossary, in a sentence or two, and the clause that says the rest. */
export const meanings: Meanings = {
  power: {
    clause: 'B-3.3',
    en: 'What your cards give you to spend on your turn. What you do not spend is lost when the turn ends.',
    fr: 'Ce que vos cartes donnent pendant votre tour, et qui sert à payer. Ce que vous ne dépensez pas est perdu à la fin du tour.',
  },
  'line-up': {
    clause: 'B-3.5',
    en: 'The row of face-up cards that you may buy on your turn.',
    fr: 'La rangée de cartes visibles, que chacun peut acheter pendant son tour.',
  },
  'main-deck': {
    clause: 'B-2.3',
    en: 'The deck that all players share. The Line-Up is refilled from it.',
    fr: 'Le deck partagé par tous, d’où l’on complète la Réserve.',
  },
  punch: {
    clause: 'B-1.1',
    en: 'A Starter that gives +1 Power. You begin with seven.',
    fr: 'Une carte de Départ qui donne +1 Puissance. Vous en avez sept au début.',
    forms: { en: ['Punches'], fr: ['Coups de Poing'] },
  },
  kick: {
    clause: 'B-1.3',
    en: 'A Super Power with cost 3 that gives +2 Power. It has a stack of its own, always for sale.',
    fr: 'Un Super-Pouvoir de coût 3 qui donne +2 Puissance. Il forme une pile à part, toujours en vente.',
    forms: { en: ['Kicks'], fr: ['Coups de Pied'] },
  },
  vulnerability: {
    clause: 'B-1.2',
    en: 'A Starter that does nothing. You begin with three.',
    fr: 'Une carte de Départ sans effet. Vous en avez trois au début.',
    forms: { en: ['Vulnerabilities'], fr: [] },
  },
  weakness: {
    clause: 'B-1.4',
    en: 'A card that does nothing, clogs your deck and costs you a victory point.',
    fr: 'Une carte sans effet qui encombre votre deck et vous coûte un point de victoire.',
    forms: { en: ['Weaknesses'], fr: [] },
  },
  'discard-pile': {
    clause: 'B-3.7',
    en: 'Where the cards you play and buy go. It is shuffled into a new deck when yours runs out.',
    fr: 'La pile où vont vos cartes jouées, achetées ou gagnées. Quand votre deck est vide, on la mélange pour le refaire.',
    forms: { en: ['discard piles'], fr: ['Défausses'] },
  },
  destroy: {
    clause: 'B-5.4',
    en: 'A destroyed card is out of the game; nobody owns it any more.',
    fr: 'Une carte détruite est hors du jeu ; elle n’est plus à personne.',
    forms: {
      en: ['destroys', 'destroyed', 'destroying'],
      fr: ['détruit', 'détruite', 'détruites', 'détruisez', 'détruisent'],
    },
  },
  'super-villain': {
    clause: 'B-9.1',
    en: 'A strong enemy from a stack of its own. Pay the cost of the one that lies face up, and it goes to your discard pile.',
    fr: 'Un ennemi puissant, sur une pile à part. Payez le coût de celui qui est visible pour le vaincre : il va dans votre Défausse.',
  },
  'super-hero': {
    clause: 'B-2.6',
    en: 'Who you are in this game: a large card whose effect helps you for the whole game.',
    fr: 'Qui vous êtes dans cette partie : une grande carte dont l’effet vous sert à chaque tour.',
    forms: { en: ['Super Heroes'], fr: [] },
  },
  'super-power': {
    clause: 'B-5.1',
    en: 'A type of card, like Hero or Equipment. Other cards ask for it or count it.',
    fr: 'Un type de carte, comme Héros ou Équipement. D’autres cartes le demandent ou le comptent.',
  },
  hero: {
    clause: 'B-5.1',
    en: 'A type of card. Other cards ask for it or count it.',
    fr: 'Un type de carte. D’autres cartes le demandent ou le comptent.',
    forms: { en: ['Heroes'], fr: [] },
  },
  villain: {
    clause: 'B-5.1',
    en: 'A type of card; many Villains attack the other players.',
    fr: 'Un type de carte ; beaucoup de Vilains attaquent les autres joueurs.',
  },
  equipment: {
    clause: 'B-5.1',
    en: 'A type of card. Other cards ask for it or count it.',
    fr: 'Un type de carte. D’autres cartes le demandent ou le comptent.',
  },
  location: {
    clause: 'B-5.2',
    en: 'A card that stays in front of you once played and works on each of your turns.',
    fr: 'Une carte qui reste devant vous une fois jouée et agit à chacun de vos tours.',
    forms: { en: [], fr: ['Lieux'] },
  },
  starter: {
    clause: 'B-5.1',
    en: 'One of the weak cards everybody begins with.',
    fr: 'L’une des cartes faibles que chacun possède au début.',
  },
  ongoing: {
    clause: 'B-3.10',
    en: 'An effect that goes on for as long as its card stays in play.',
    fr: 'Un effet qui dure tant que sa carte reste en jeu.',
  },
  attack: {
    clause: 'B-6.1',
    en: 'An effect against players, mostly your foes. Each player it would affect may answer with one Defense.',
    fr: 'Un effet dirigé contre les autres joueurs. Chacun peut y répondre par une Défense.',
  },
  defense: {
    clause: 'B-6.3',
    en: 'A card that you may use from your hand, on anybody’s turn, to avoid an Attack.',
    fr: 'Une carte de votre main qui permet d’éviter une Attaque, même pendant le tour d’un autre.',
  },
  'first-appearance': {
    clause: 'B-9.4',
    en: 'What a Super-Villain does to every player when it is turned up. Defenses work against it.',
    fr: 'Ce qu’un Super-Vilain fait à chaque joueur quand on le révèle. On peut s’en protéger par une Défense.',
    forms: {
      en: ['First Appearance – Attack', 'First Appearance–Attack', 'First Appearance'],
      fr: ['Révélation – Attaque', 'Révélation'],
    },
  },
  foe: {
    clause: 'B-5.7',
    en: 'Any other player, whatever side they are on.',
    fr: 'N’importe quel autre joueur, quel que soit son camp.',
    forms: { en: ['foes'], fr: ['adversaires'] },
  },
  gain: {
    clause: 'B-3.8',
    en: 'To get a card without paying. It goes to your discard pile unless something says otherwise.',
    fr: 'Recevoir une carte sans la payer. Elle va dans votre Défausse.',
    forms: { en: ['gains', 'gained'], fr: ['gagne', 'gagnez', 'gagnée'] },
  },
  'victory-points': {
    clause: 'B-10.3',
    en: 'In the base game the player whose cards are worth the most of them wins. In Watchmen they do not count.',
    fr: 'Dans le jeu de base, gagne celui dont les cartes en valent le plus. Dans Watchmen, ils ne comptent pas.',
    forms: { en: ['victory point', 'VP'], fr: ['point de victoire', 'PV'] },
  },
  'play-area': {
    clause: 'B-8.1',
    en: 'The space in front of you for the cards you have played this turn.',
    fr: 'L’espace devant vous où sont les cartes jouées ce tour-ci.',
  },
  'secret-mastermind': {
    clause: 'W-1.3',
    en: 'The one player against all others, who wins if the main deck runs out before the last Challenge falls.',
    fr: 'Un joueur, seul contre tous : il gagne si le Deck Commun s’épuise avant que le dernier Challenge soit vaincu.',
  },
  loyal: {
    clause: 'W-1.1',
    en: 'All who are Loyal win together if every Challenge falls before the main deck runs out.',
    fr: 'Les joueurs Loyaux gagnent ensemble si tous les Challenges sont vaincus avant que le Deck Commun soit épuisé.',
    forms: { en: [], fr: ['Loyale', 'Loyaux'] },
  },
  loyalty: {
    clause: 'W-4.1',
    en: 'The card that tells you alone whether you are Loyal or the Secret Mastermind.',
    fr: 'La carte qui dit, à vous seul, si vous êtes Loyal ou le Génie du Crime.',
  },
  plot: {
    clause: 'W-8.1',
    en: 'A card everybody has in secret. Only the Secret Mastermind’s comes into play, once the Machination’s task is done.',
    fr: 'Une carte que chacun a en secret. Seule celle du Génie du Crime entre en jeu, une fois accomplie la tâche de la Machination.',
    forms: { en: ['Mastermind Plots', 'Plots', 'Plot'], fr: ['Complots Criminels', 'Complots', 'Complot'] },
  },
  machination: {
    clause: 'W-7.8',
    en: 'The Secret Mastermind’s task, for all to see: these cards, played in one turn, bring the Plot into play.',
    fr: 'La tâche, visible de tous, du Génie du Crime : ces cartes jouées en un seul tour font entrer son Complot en jeu.',
    forms: {
      en: ['Machinations', 'Machination'],
      fr: ['Sombres Machinations', 'Machinations', 'Machination'],
    },
  },
  challenge: {
    clause: 'W-6.1',
    en: 'What the Loyal must beat to win: first by contributing the cards it asks for, then by paying its cost.',
    fr: 'Ce que les Loyaux doivent vaincre pour gagner : on contribue avec les cartes demandées, puis on paie le coût.',
  },
  'to-beat': {
    clause: 'W-6.10',
    en: 'What must be contributed, then paid, to make this card fall.',
    fr: 'Les cartes à fournir, puis la Puissance à payer, pour vaincre cette carte.',
  },
  contribute: {
    clause: 'W-6.7',
    en: 'To lay a card from your hand beside the Challenge. It does not count as played, and you do not get it back.',
    fr: 'Poser une carte de votre main près du Challenge. Elle n’est pas jouée et ne vous rapporte rien d’autre.',
    forms: {
      en: ['contributes', 'contributed', 'contributing'],
      fr: ['contribue', 'contribué', 'contribuez', 'contribution', 'contributions'],
    },
  },
  level: {
    clause: 'W-3.15',
    en: 'Challenges come in three Levels, one of each in a game, the easiest first.',
    fr: 'Les Challenges ont trois Niveaux : un de chaque par partie, le plus facile d’abord.',
  },
  watchmen: {
    clause: 'W-0.3',
    en: 'The pack with hidden roles. A Watchmen card is one that bears its mark.',
    fr: 'L’extension aux rôles cachés. Une carte Watchmen est une carte qui porte sa marque.',
  },
};
