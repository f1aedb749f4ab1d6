/** What the page says about records in files. */
export const reel = {
  open: 'Open a record file',
  faults: {
    'not-json': 'This file cannot be read: it is not a record, or it was cut short.',
    'not-a-record': 'This file does not hold a game.',
    'no-such-game': 'This is a record of a game that is not on this page.',
    'other-rules': 'This game was played with other rules, which are no longer here: it cannot be replayed.',
    broken: 'This record does not fit the rules: a choice or a card in it has been changed.',
  },
};
