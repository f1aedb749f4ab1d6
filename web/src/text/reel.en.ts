/** What the page says about games that are watched again. */
export const reel = {
  open: 'Open a record file',
  openTitle: 'Watch a record from a file',
  openLead: 'A game you downloaded is played again on this page. The file goes nowhere.',
  faults: {
    'not-json': 'This file cannot be read: it is not a record, or it was cut short.',
    'not-a-record': 'This file holds no game that was played here or elsewhere.',
    'no-such-game': 'This is a record of a game that is not on this page.',
    'other-rules':
      'This game was played with other rules, which are not to be had here any more: it cannot be played again.',
    broken: 'This record does not fit the rules: a choice or a card in it has been changed.',
  },
  fits: 'The page has played every choice again and came to the end that the record says.',
  link: 'Link to this moment',
  record: 'The record and its seal',
  noLink: 'A file has no address: send the file itself, and say the moment.',
  sooner: 'Chapter before',
  later: 'Next chapter',
  playOn: 'Play on from here against bots',
  playOnLead: 'Take a seat at this very moment. Bots take the others, and the story goes your way.',
  playAs: 'In the seat of',
  asKnown: (name: string) => `Dealt anew, as ${name} knew it`,
  asTrue: 'With the cards as they truly lay',
  playOnOver: 'The game is over at this moment. Step back to play on.',
  oldRules: (rules: string) => `Played with the rules of its time, version ${rules}.`,
  inWords: 'This game was played with older rules that today’s board cannot draw. It is told in words.',
  nothingTold: 'Nothing is told of this moment.',
};
