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
    assemble: 'Deploy a Super face down.',
    naming: 'Name the Throwdown to settle now.',
    act: (by: string) => `${by} attacks. Whom does it knock out?`,
    loot: (by: string) => `Which Loot does ${by} claim?`,
    regroup: 'Several players are tied for the fewest knock-outs. Who gets Loser Lad?',
    ability: (by: string, sentence: string) => `${by}: ${sentence}`,
    give: (wanted: string) => `What do you give for ${wanted}?`,
  },
  waiting: {
    assemble: (who: string) => `${who} is deploying a Super.`,
    naming: (who: string) => `${who} is naming the Throwdown to settle now.`,
    act: (who: string, by: string) => `${who} is choosing whom ${by} knocks out.`,
    loot: (who: string, by: string) => `${who} is claiming a Loot for ${by}.`,
    regroup: (who: string) => `${who} is deciding who gets Loser Lad.`,
    ability: (who: string, by: string) => `${who} is using ${by}’s Ability.`,
  },

  option: {
    deploy: (card: string, at: string) => `Deploy ${card} to ${at}`,
    settle: (at: string) => `Settle ${at}`,
    knockOut: (card: string, owner: string) => `Knock out ${card} (${owner})`,
    claim: (loot: string) => `Take ${loot}`,
    hand: (who: string) => `Give Loser Lad to ${who}`,
    leave: (card: string) => `Discard ${card}`,
    doIt: 'Do it',
    decline: 'Do nothing',
  },

  refusal: {
    otherSide: (card: string, side: string, at: string) =>
      `${card} is a ${side}; your Squad at ${at} is on the other side.`,
    defends: (card: string) => `${card} has a Defense of that type.`,
    ownCamp: (card: string) => `${card} is in the same camp.`,
    turnedDown: (card: string) => `${card} is asleep and out of reach.`,
    decoy: (card: string) => `${card} is safe while another Super draws all Attacks.`,
    swap: (card: string, other: string) =>
      `Swapping ${card} and ${other} would mix Heroes and Villains in one Squad.`,
    smallSquad: (card: string) => `The Squad of ${card} is not larger than yours.`,
    notYours: (card: string) => `${card} was not yours when it was knocked out.`,
    notFewest: (who: string) => `${who} does not have the fewest knock-outs.`,
  },

  log: {
    round: (round: number, holder: string) => `Round ${round}. ${holder} holds Loser Lad.`,
    stocked: (at: string, loot: string) => `Loot at ${at}: ${loot}.`,
    deployed: (who: string, card: string, at: string) => `${who} deploys ${card} to ${at}.`,
    passedOver: (who: string) => `${who} cannot deploy any Super and is skipped.`,
    named: (who: string, at: string) => `${who} names ${at}.`,
    turnedUp: (who: string, cards: string) => `${who} reveals ${cards}.`,
    fight: (at: string) => `Heroes against Villains at ${at}.`,
    noFight: (at: string) => `Nobody fights at ${at}.`,
    knockedOut: (by: string, who: string, card: string, owner: string) =>
      `${by} (${who}) knocks out ${card} (${owner}).`,
    nobodyToKnockOut: (by: string) => `${by}’s Attack finds nobody to knock out.`,
    claimed: (by: string, who: string, loot: string) => `${by} claims ${loot} for ${who}.`,
    settled: (at: string) => `${at} is settled.`,
    settledWith: (at: string, loot: string) => `${at} is settled. Back into the bag: ${loot}.`,
    planComplete: (who: string, plan: string) => `${who} completes the Master Plan “${plan}”!`,
    loserLad: (who: string) => `Loser Lad goes to ${who}.`,
    keepsLoserLad: (who: string) => `Loser Lad stays with ${who}.`,
    counted: (who: string, n: number) =>
      `${who} owns ${n === 1 ? '1 kind' : `${n} different kinds`} of Loot.`,
  },

  outcome: {
    plan: (who: string) => `${who} has completed their Master Plan and wins.`,
    variety: (who: string) => `${who} owns the most kinds of Loot and wins.`,
    knockOuts: (who: string) => `${who} wins the tie with the most knock-outs.`,
    largestKnockOut: (who: string) => `${who} wins the tie with the largest Action Number in a KO pile.`,
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
    down: 'asleep',
    lure: 'draws Attacks',
    hidden: (who: string, n: number) => `${who}: ${n} face down`,
  },
};

export type Messages = typeof messages;
