/** Everything that is said in English besides cards and clauses. `who`, `whose` and `owner` are players' names. */
export const messages = {
  title: 'All Part of the Master Plan',
  sides: { hero: 'Hero', villain: 'Villain' },
  types: { magic: 'Magic', force: 'Force', psychic: 'Psychic' },
  rarities: { common: 'common', uncommon: 'uncommon', rare: 'rare' },
  /** A Super whose face the reader does not know. */
  hidden: 'a face-down Super',
  throwdown: (name: string) => name,
  copies: (n: number, name: string) => (n === 1 ? name : `${n} × ${name}`),
  nothing: 'nothing',

  card: {
    super: (side: string, number: number, attack: string, defenses: string) =>
      `${side}, Action Number ${number}. ${attack}. ${defenses}.`,
    attack: (type: string) => `Attack: ${type}`,
    noAttack: 'Grey fist: no Attack',
    defenses: (types: string) => `Defense: ${types}`,
    noDefense: 'No Defense',
    throwdown: (loot: number) => `Loot: ${loot}.`,
    loot: (rarity: string, copies: number) => `Loot, ${rarity}: ${copies} in the game.`,
    plan: (needs: string) => `Complete with: ${needs}.`,
  },

  chapter: {
    assemble: (round: number) => `Round ${round}: Assemble`,
    battle: (round: number, at: string) =>
      at === '' ? `Round ${round}: Battle` : `Round ${round}: Battle, ${at}`,
    loot: (round: number, at: string) => `Round ${round}: Loot, ${at}`,
    regroup: (round: number) => `Round ${round}: Regroup`,
    over: 'This was the plan all along',
  },

  ask: {
    assemble: 'Deploy a Super, face-down.',
    battle: 'Name the Throwdown to be settled now.',
    act: (by: string) => `${by} attacks. Whom does it knock out?`,
    loot: (by: string) => `${by} claims a Loot.`,
    regroup: 'Several have knocked out fewest. Who gets Loser Lad?',
    ability: (by: string, sentence: string) => `${by}: ${sentence}`,
    give: (wanted: string) => `What do you give for ${wanted}?`,
  },
  waiting: {
    assemble: (who: string) => `${who} is deploying a Super.`,
    battle: (who: string) => `${who} is naming the Throwdown to be settled now.`,
    act: (who: string, by: string) => `${who} is choosing whom ${by} knocks out.`,
    loot: (who: string, by: string) => `${who} is claiming a Loot for ${by}.`,
    regroup: (who: string) => `${who} is deciding who gets Loser Lad.`,
    ability: (who: string, by: string) => `${who} is using the Ability of ${by}.`,
  },

  option: {
    deploy: (card: string, at: string) => `Deploy ${card} to ${at}`,
    settle: (at: string) => `Settle ${at}`,
    knockOut: (card: string, owner: string) => `Knock out ${card} (${owner})`,
    claim: (loot: string) => `Take ${loot}`,
    hand: (who: string) => `Give Loser Lad to ${who}`,
    move: (card: string, at: string) => `Move ${card} to ${at}`,
    swap: (card: string, other: string, at: string) => `Swap ${card} with ${other} (${at})`,
    trade: (card: string, other: string, owner: string) => `Trade ${card} for ${other} (${owner})`,
    turnDown: (card: string, owner: string) => `Turn down ${card} (${owner})`,
    renumber: (card: string, owner: string) => `Change the number of ${card} (${owner})`,
    guard: (card: string, owner: string) => `Protect ${card} (${owner})`,
    lure: (card: string, owner: string) => `Draw all Attacks to ${card} (${owner})`,
    rescue: (card: string) => `Bring back ${card}`,
    credit: (card: string, owner: string) => `Take credit for ${card} (KO pile of ${owner})`,
    carry: (loot: string, from: string) => `Carry ${loot} here from ${from}`,
    want: (loot: string, owner: string) => `Ask for ${loot} (${owner})`,
    give: (loot: string) => `Give ${loot}`,
    lookAtPlan: (who: string) => `Look at the Master Plan of ${who}`,
    lookAtSquad: (who: string, at: string) => `Look at the Squad of ${who} at ${at}`,
    leave: (card: string) => `Discard ${card}`,
    doIt: 'Do it',
    decline: 'Do nothing',
  },

  refusal: {
    otherSide: (card: string, side: string, at: string) =>
      `${card} is a ${side}; your Squad at ${at} is of the other side.`,
    defends: (card: string) => `${card} has a Defense against it.`,
    ownCamp: (card: string) => `${card} is of the same camp.`,
    turnedDown: (card: string) => `${card} is turned down and out of reach.`,
    decoy: (card: string) => `${card} is safe while another Super draws all Attacks.`,
    swap: (card: string, other: string) => `If ${card} and ${other} swapped, a Squad would be of both sides.`,
    notYours: (card: string) => `${card} was not yours when it was knocked out.`,
    notFewest: (who: string) => `${who} has knocked out more than others.`,
  },

  log: {
    round: (round: number, holder: string) => `Round ${round}. ${holder} holds Loser Lad.`,
    stocked: (at: string, loot: string) => `${at} is stocked with ${loot}.`,
    deployed: (who: string, card: string, at: string) => `${who} deploys ${card} to ${at}.`,
    passedOver: (who: string) => `No Super in the hand of ${who} fits anywhere: ${who} is passed over.`,
    named: (who: string, at: string) => `${who} names ${at}.`,
    turnedUp: (who: string, cards: string) => `${who} turns up ${cards}.`,
    fight: (at: string) => `Heroes against Villains at ${at}.`,
    noFight: (at: string) => `Nobody fights at ${at}.`,
    knockedOut: (by: string, who: string, card: string, owner: string) =>
      `${by} (${who}) knocks out ${card} (${owner}).`,
    nobodyToKnockOut: (by: string) => `${by} finds nobody to knock out.`,
    claimed: (by: string, who: string, loot: string) => `${by} claims ${loot} for ${who}.`,
    settled: (at: string) => `${at} is settled.`,
    settledWith: (at: string, loot: string) => `${at} is settled; back into the bag: ${loot}.`,
    planComplete: (who: string, plan: string) => `${who} completes the Master Plan “${plan}”!`,
    loserLad: (who: string) => `Loser Lad goes to ${who}.`,
    keepsLoserLad: (who: string) => `Loser Lad stays with ${who}.`,
    counted: (who: string, n: number) =>
      `${who} owns ${n === 1 ? 'one kind' : `${n} different kinds`} of Loot.`,
    movedSuper: (card: string, from: string, to: string) => `${card} moves from ${from} to ${to}.`,
    swapped: (leaving: string, coming: string, at: string) =>
      `${coming} takes the place of ${leaving}, who goes to ${at}.`,
    traded: (who: string, card: string, rival: string, other: string) =>
      `${who} trades ${card} for ${other} of ${rival}.`,
    turnedDown: (by: string, card: string) => `${by} turns down ${card}.`,
    /** What a Super does to another one. */
    byAnother: (by: string, what: string) => `${by}: ${what}`,
    renumbered: (card: string, to: number) => `${card} now has Action Number ${to}.`,
    guarded: (card: string, types: string) => `${card} gains a Defense against ${types}.`,
    lured: (card: string) => `${card} draws all Attacks.`,
    left: (card: string) => `${card} leaves.`,
    rescued: (by: string, card: string) => `${by} brings back ${card}.`,
    tookCredit: (who: string, card: string, rival: string) =>
      `${who} takes the credit for ${card} from ${rival}.`,
    willName: (who: string) => `${who} will name the next Throwdown.`,
    lookedAtPlan: (who: string, rival: string) => `${who} looks at the Master Plan of ${rival}.`,
    sawPlan: (who: string, rival: string, plan: string) =>
      `${who} looks at the Master Plan of ${rival}: “${plan}”.`,
    lookedAtSquad: (who: string, rival: string, at: string) =>
      `${who} looks at the Squad of ${rival} at ${at}.`,
    sawSquad: (who: string, rival: string, at: string, cards: string) =>
      `${who} looks at the Squad of ${rival} at ${at}: ${cards}.`,
    grabbed: (by: string, who: string, loot: string) => `${by} grabs ${loot} for ${who}.`,
    carried: (by: string, loot: string, from: string) => `${by} carries ${loot} here from ${from}.`,
    exchanged: (who: string, given: string, wanted: string) => `${who} gives ${given} for ${wanted}.`,
    exchangedWith: (who: string, given: string, wanted: string, rival: string) =>
      `${who} gives ${given} to ${rival} for ${wanted}.`,
  },

  outcome: {
    plan: (who: string) => `${who} has completed a Master Plan and wins.`,
    variety: (who: string) => `${who} owns the most kinds of Loot and wins.`,
    knockOuts: (who: string) => `${who} wins the tie by knock-outs.`,
    largestKnockOut: (who: string) => `${who} wins the tie by the largest Action Number in the KO pile.`,
    shared: (who: string) => `${who} share the win.`,
  },

  board: {
    heading: (round: number, holder: string) => `Round ${round} of 3 · Loser Lad: ${holder}`,
    loot: (loot: string) => `Loot: ${loot}`,
    here: 'being settled',
    player: (who: string, hand: number, kos: number) => `${who}: ${hand} in hand, ${kos} in the KO pile`,
    koPile: (supers: string) => `KO pile: ${supers}`,
    fallen: (name: string, number: number) => `${name} (${number})`,
    owns: (loot: string) => `owns ${loot}`,
    ownsNothing: 'owns nothing',
    plan: (plan: string, needs: string) => `Your Master Plan: ${plan} (${needs})`,
    missing: (loot: string) => `Still missing: ${loot}`,
    hand: 'Your hand:',
    bag: (loot: string) => `Bag: ${loot}`,
    super: (name: string, number: number, side: string, attack: string, defenses: string) =>
      `${number} ${name} · ${side} · ${attack} · ${defenses}`,
    acted: 'acted',
    down: 'turned down',
    lure: 'draws Attacks',
    hidden: (who: string, n: number) => `${who}: ${n} face-down`,
  },
};

export type Messages = typeof messages;
