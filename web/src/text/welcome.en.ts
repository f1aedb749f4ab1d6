/** What is said to somebody who comes to a table before it begins. */
export const welcome = {
  invited: (host: string) => (host === '' ? 'You are invited.' : `${host} invites you.`),
  whatName: 'What shall we call you?',
  sitDown: 'Sit down',
  full: 'Every seat is taken. You can stay and watch.',
  played: 'What will be played',
  seats: 'Players',
  seated: (people: string) => (people === '' ? 'Nobody yet' : people),
  clocks: {
    none: 'None: take your time',
    turn: (seconds: number) => `${seconds} s for each choice`,
    bank: (minutes: number, more: number) => `${minutes} min for the game, ${more} s more with each choice`,
  },
  clock: 'Clock',
  cover: 'For whoever is away',
  covers: (level: string) => `A bot plays on: ${level}`,
  pack: 'Cards',
  ownCards: 'The host’s own cards',
};
