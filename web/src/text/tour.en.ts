/** What the page says around a tour; its notes stand with the game. */
export const tour = {
  button: 'Learn by playing',
  lead: 'One round with notes at your elbow, then the game is yours.',
  named: (name: string) => `Learn by playing: ${name}`,
  /** What one learns, by game and tour. */
  names: {
    'master-plan': { 'first-round': 'Master Plan' },
    watchmen: {
      base: 'DC base game',
      loyal: 'Watchmen: Loyal',
      mastermind: 'Watchmen: Mastermind',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  label: 'Tour',
  gotIt: 'Got it',
  noMore: 'Stop the notes',
};
