const odds = (tenths: number): string => {
  if (tenths === 0) return 'next to no chance';
  return tenths === 10 ? 'almost certain' : `about ${tenths} in 10`;
};

const places = ['Best', 'Second best', 'Third best'];

/** What is said of hints. Chances are told in tenths: 0 to 10. */
export const hints = {
  thinking: 'Looking ahead in games as they might go…',
  none: 'Nothing came of it this time.',
  lead: 'Hint: your chances to win, from what you can know',
  chance: (tenths: number) => `${odds(tenths)} to win`,
  close: 'There is hardly any difference between the first two.',
  mark: (rank: number, tenths: number) => `${places[rank - 1]}: ${odds(tenths)} to win`,
};
