/** What the table at a terminal says in English. */
export const board = {
  heading: (clock: number, track: number, leader: string) =>
    `Doomsday Clock ${clock}. Technology Track ${track}. Team Leader: ${leader}.`,
  event: (card: string) => `Global Event: ${card}`,
  research: (cards: string) => `R&D: ${cards}.`,
  directives: (cards: string) => `Directives: ${cards}.`,
  world: (tiles: string, hidden: number) =>
    `The World: ${tiles === '' ? 'nothing face up' : tiles}; ${hidden === 1 ? '1 Doomsday Mission' : `${hidden} Doomsday Missions`} face down.`,
  ring: { interpol: 'Interpol ring:', cia: 'CIA ring:' },
  facts: (facts: readonly string[]) => facts.join('; '),
  space: (no: number, tile: string) => `${no} ${tile}`,
  status: {
    empty: 'no tile',
    inactive: 'face down',
    active: 'Active',
    completed: 'Completed',
  },
  needs: (points: string) => `needs ${points}`,
  alert: (n: number) => `High Alert ${n}`,
  squad: (who: string, squad: string, them: string, points: string) =>
    `${who}, ${squad}: ${them} (${points})`,
  team: (no: number, whom: string, points: number) => `Team ${no}: ${whom}. ${points} VP.`,
  player: (who: string, henchman: string, vp: number) => `${who}, ${henchman}. ${vp} VP.`,
  vault: (goods: string) => `Vault: ${goods}`,
  tiles: (resource: number, doomsday: number) => `Mission tiles: ${resource} Resource, ${doomsday} Doomsday`,
  gadgets: (cards: string) => `Gadgets: ${cards}`,
  home: (them: string) => `On the Base Tile: ${them}`,
  atBase: (squad: string, them: string, points: string) => `At Base, ${squad}: ${them} (${points})`,
  goal: (phase: number, where: string) => `Phase ${phase}: ${where}`,
  base: (whose: string) => `${whose}’s Base Tile`,
  triggers: (n: number) => `Betrayal Triggers on: ${n}`,
  jobs: (n: number) => `Side Jobs: ${n}`,
  yourJob: (text: string) => `Your Side Job: ${text}`,
  yourTiles: (tiles: string) => `Mission tiles in your Vault: ${tiles}.`,
};
