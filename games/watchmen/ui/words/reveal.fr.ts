import type { en } from './reveal.en.ts';

export const fr: typeof en = {
  measure: { points: 'Points de victoire acquis', sides: 'Chemin parcouru par chaque camp, en pour cent' },
  loyal: 'Les Loyaux',
  mastermind: 'Le Génie du Crime',
  role: 'Loyauté',
  plot: 'Complot Criminel',
  hand: 'Main',
  under: 'Sous le Super-Héros',
  secret: {
    title: (who) => `Qui pouvait savoir que ${who} était le Génie du Crime ?`,
    lead: 'Ce qu’on a vu écarte des possibilités. La manière de jouer en dit plus : qui donne, qui garde ses cartes, qui presse le Deck Commun.',
  },
  headlines: {
    gaveNothing: (who, n) => `${who} ne contribue pas, pour le ${n}ᵉ tour de suite`,
    beaten: (who, card) => `${who} vient à bout du Challenge : ${card}`,
    bought: (who, card, cost) => `${who} dépense ${cost} Pouvoir pour ${card}`,
    greatTurn: (who, n) => `${who} réunit ${n} Pouvoir en un seul tour`,
    defeated: (who, card) => `${who} terrasse ${card}`,
    plot: (who, card) => `${who} tombe le masque : son Complot, c’est ${card}`,
  },
};
