/** What the front page says of its first evening, its archive and card files. */
export const front = {
  first: 'First edition',
  firstLead: 'Nobody has played here yet. Three ways to begin:',
  watch: 'Watch a game',
  watchLead: 'One game of each kind, move by move: bots played many, and these are the ones worth telling.',
  call: 'Call your friends',
  callLead: 'Open a table, send its link or show its code: phones and laptops join without an account.',
  toTable: 'To the new table',
  sampleNote: 'Reviewed game between bots',
  older: 'Older games',
  live: 'Being played',
  pack: 'Cards',
  packOwn: 'The game’s own',
  packChoose: 'Cards from a file',
  packRemove: 'Use the game’s own cards',
  packWrong: 'This card file cannot be used.',
  packFaults: {
    'not-json': 'It cannot be read: it is not a card file, or it was cut short.',
    'too-large': 'It is too large for a card file.',
  },
  packFault: (path: string, expected: string) => `At “${path}”: expected ${expected}.`,
  packMore: (n: number) => (n === 1 ? 'And one more mistake.' : `And ${n} more mistakes.`),
};
