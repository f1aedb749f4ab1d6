/** What is told of a finished game. */
export const en = {
  measure: 'Victory points, less Betrayal Triggers that are on',
  team: (no: number) => `Team ${no}`,
  jobs: 'Side Jobs never claimed',
  vault: 'Missions in the Vault',
  markers: 'Markers that lay face down',
  secret: {
    title: (who: string) => `Who could have known what ${who} was really working on?`,
    lead: 'Side Jobs stay hidden until they are claimed. What others hold or have claimed cannot be among them.',
  },
  headlines: {
    completed: (who: string, mission: string) => `${who} Completes “${mission}”`,
    doomsday: (who: string, mission: string) => `Doomsday: ${who} Completes “${mission}”`,
    failed: (who: string, mission: string) => `${who} is left alone: “${mission}” stays open`,
    attacks: (who: string, whom: string) => `${who} turns on ${whom}`,
    stole: (who: string, whom: string) => `${who} robs ${whom}`,
    claimed: (who: string, card: string) => `${who} had been at it all along: ${card}`,
    fell: (who: string) => `${who}’s Named Henchman falls`,
  },
};
