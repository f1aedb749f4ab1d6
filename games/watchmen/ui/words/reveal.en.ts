const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** `third`, `23rd`, `113th`. */
function ordinal(n: number): string {
  const isTeen = n % 100 > 10 && n % 100 < 20;
  return ordinals[n - 1] ?? `${n}${isTeen ? 'th' : (endings[n % 10] ?? 'th')}`;
}

/** What is told of a finished game. */
export const en = {
  measure: { points: 'Victory points owned', sides: 'How near each side is to its goal, in percent' },
  loyal: 'The Loyal',
  mastermind: 'The Secret Mastermind',
  role: 'Loyalty',
  plot: 'Mastermind Plot',
  hand: 'Hand',
  under: 'Under the Super Hero',
  secret: {
    title: (who: string, what: string) => `Who could have known that ${who} was the ${what}?`,
    lead: 'What was seen rules worlds out. How everybody played says more: who gave, who kept cards back, who hurried the main deck along.',
  },
  headlines: {
    gaveNothing: (who: string, n: number) => `${who} contributes nothing for the ${ordinal(n)} turn in a row`,
    beaten: (who: string, card: string) => `${who} beats ${card}`,
    bought: (who: string, card: string, cost: number) => `${who} pays ${cost} Power for ${card}`,
    greatTurn: (who: string, n: number) => `${who} gathers ${n} Power in a single turn`,
    defeated: (who: string, card: string) => `${who} defeats ${card}`,
    plot: (who: string, card: string) => `${who} drops the mask: the Plot is ${card}`,
  },
};
