import type { en } from './reveal.en.ts';

export const fr: typeof en = {
  measure: 'Points de victoire : il en faut douze',
  heroes: 'Les héros',
  darkseid: 'Darkseid',
  goal: 'Objectif ultime',
  laid: 'Scellés cette manche',
  hand: 'Pouvoirs en main',
  crises: 'Crises en main',
  toLearn: 'Pouvoirs jamais appris',
  secret: {
    title: (_who, what) => `Qui pouvait deviner l’Objectif ultime de Darkseid, « ${what} » ?`,
    lead: 'Six objectifs sont possibles au départ. Ce que Darkseid montre, et ce qui apparaît ailleurs, en écarte.',
  },
  headlines: {
    heroDefeated: (who) => `${who} est à terre`,
    darkseidDefeated: 'Darkseid lui-même est à terre',
    completed: (card, at) => `Darkseid accomplit ${card} ${at}`,
    thwarted: (who, card, at) => `${who} déjoue ${card} ${at}`,
    goalFailed: (card) => `Darkseid tente trop tôt : ${card}`,
  },
};
