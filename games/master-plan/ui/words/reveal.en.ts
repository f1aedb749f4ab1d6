/** What is told of a finished game. */
export const en = {
  measure: 'Share of the own Master Plan, in percent',
  plan: 'Master Plan',
  hand: 'Hand',
  leftOver: 'Kept back',
  faceDown: 'At Throwdowns that were never settled',
  secret: {
    title: (who: string, what: string) => `Who could have known ${who}’s plan, “${what}”?`,
    lead: 'A plan is ruled out when its owner holds all that it asks for and does not win.',
  },
  headlines: {
    planComplete: (who: string, plan: string) => `${who} completes “${plan}”`,
    knockOuts: (who: string, n: number, at: string) => `${who} knocks out ${n} Supers at ${at}`,
    oneShort: (who: string, plan: string) => `${who} is one Loot away from “${plan}”, and stays there`,
    rare: (who: string, loot: string) => `${who} carries off ${loot}`,
    passedOver: (who: string) => `${who} has nobody left to send and looks on`,
  },
};
