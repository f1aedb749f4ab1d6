/** What is told of a finished game. */
export const en = {
  measure: 'Victory points: twelve win',
  heroes: 'The heroes',
  darkseid: 'Darkseid',
  goal: 'Ultimate Goal',
  laid: 'Sealed this round',
  hand: 'Powers in hand',
  crises: 'Crises in hand',
  toLearn: 'Powers never learned',
  secret: {
    title: (_who: string, what: string) => `Who could have known Darkseid’s Ultimate Goal, “${what}”?`,
    lead: 'Six goals are possible at first. What Darkseid shows, and what turns up elsewhere, leaves fewer.',
  },
  headlines: {
    heroDefeated: (who: string) => `${who} is struck down`,
    darkseidDefeated: 'Darkseid himself is struck down',
    completed: (card: string, at: string) => `Darkseid completes ${card} ${at}`,
    thwarted: (who: string, card: string, at: string) => `${who} thwarts ${card} ${at}`,
    goalFailed: (card: string) => `Darkseid tries ${card} too early`,
  },
};
