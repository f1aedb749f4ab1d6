/** What the page says about records in files. */
export const reel = {
  open: 'Open a record file',
  faults: {
    'not-json': 'This file cannot be read: it is not a record, or it was cut short.',
    'not-a-record': 'This file holds no game that was played here or elsewhere.',
    'no-such-game': 'This is a record of a game that is not on this page.',
    'other-rules':
      'This game was played with other rules, which are not to be had here any more: it cannot be played again.',
    broken: 'This record does not fit the rules: a choice or a card in it has been changed.',
  },
};
