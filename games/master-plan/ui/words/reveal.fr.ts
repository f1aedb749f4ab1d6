import type { en } from './reveal.en.ts';

export const fr: typeof en = {
  measure: 'Part du Grand Plan accomplie, en pour cent',
  plan: 'Grand Plan',
  hand: 'Main',
  leftOver: 'Gardés en réserve',
  faceDown: 'Sur des Bagarres jamais réglées',
  secret: {
    title: (who, what) => `Qui pouvait deviner le plan de ${who}, « ${what} » ?`,
    lead: 'Un plan est écarté dès que son propriétaire a tout ce qu’il demande sans gagner.',
  },
  headlines: {
    planComplete: (who, plan) => `${who} accomplit « ${plan} »`,
    knockOuts: (who, n, at) => `${at} : ${who} met ${n} Supers K.-O.`,
    oneShort: (who, plan) =>
      `À ${who}, il ne manque plus qu’un Butin pour « ${plan} », et il manquera toujours`,
    rare: (who, loot) => `${who} s’empare du Butin rare : ${loot}`,
    passedOver: (who) => `${who} n’a plus personne à envoyer et regarde faire`,
  },
};
