import type { en } from './reveal.en.ts';

export const fr: typeof en = {
  measure: 'Points de victoire, moins les motifs de trahison actifs',
  team: (no) => `Équipe ${no}`,
  jobs: 'Petits boulots jamais réclamés',
  vault: 'Missions au Coffre',
  markers: 'Marqueurs restés face cachée',
  secret: {
    title: (who) => `Qui pouvait savoir à quoi travaillait vraiment ${who} ?`,
    lead: 'Les Petits boulots restent cachés jusqu’à ce qu’on les réclame. Ceux que d’autres ont en main ou ont réclamés sont exclus.',
  },
  headlines: {
    completed: (who, mission) => `« ${mission} » : mission accomplie pour ${who}`,
    doomsday: (who, mission) => `Apocalypse : ${who} accomplit « ${mission} »`,
    failed: (who, mission) => `Personne ne suit ${who} : « ${mission} » reste à accomplir`,
    attacks: (who, whom) => `${who} se retourne contre ${whom}`,
    stole: (who, whom) => `${who} dépouille ${whom}`,
    claimed: (who, card) => `${who} y travaillait depuis le début : ${card}`,
    fell: (who) => `${who} perd son Sbire nommé`,
  },
};
