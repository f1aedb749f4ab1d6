/** Facts that an error's wording needs. */
export type ErrorFacts = Readonly<Record<string, string | number>>;

export type ErrorWording = (facts: ErrorFacts) => string;

const english = {
  'not-json': () => 'That message could not be read.',
  malformed: ({ path = '' }) => `That message is malformed${path === '' ? '' : ` (at “${path}”)`}.`,
  'too-large': () => 'That is too large to send.',
  'hello-first': () => 'The page has to say who it is first.',
  'wrong-key': () => 'This key is not known here, or has been replaced.',
  'too-many': ({ seconds = 60 }) => `That was too much at once. Try again in ${seconds} s.`,
  'too-many-tables': () => 'This page already shows as many tables as it can. Leave one of them first.',
  'no-game': () => 'There is no such game here.',
  'bad-seats': () => 'This game is not for that many players.',
  'bad-options': ({ path = '' }) => `The table option “${path}” is not possible.`,
  'bad-pack': ({ path = '', fault = '', expected = '' }) =>
    fault === 'not-a-list' && expected !== '[…]'
      ? `The card file has a mistake at “${path}”: there must be ${expected} entries.`
      : `The card file has a mistake at “${path}”: ${expected}.`,
  'no-packs': () => 'This game takes no card files.',
  'no-level': () => 'There is no bot of that level and temperament.',
  'no-table': () => 'There is no such table.',
  'no-seat': () => 'The table has no such seat.',
  'no-card': () => 'The table has no such card.',
  'no-place': () => 'The table has no such place.',
  'no-plan': () => 'Only a card that everybody may look up can be named as a plan.',
  'seat-taken': () => 'Somebody has that seat.',
  'has-played': () => 'Somebody who has played at this table cannot take another seat there.',
  'not-your-seat': () => 'That seat is not yours.',
  'not-host': () => 'Only the host can do that.',
  'no-person': () => 'That person is not at the table.',
  'nobody-to-agree': () => 'There is nobody else at the table who could agree.',
  fixed: () => 'The clock, hints and the bots that step in are fixed once the game has begun.',
  'no-hints': () => 'There are no hints at this table.',
  'no-foresight': () => 'No hints can be given in this game.',
  'no-spectators': () => 'This table is for its players only.',
  'not-gathering': () => 'The game has begun.',
  'not-playing': () => 'The game is not running.',
  'not-paused': () => 'The table is not paused.',
  'not-finished': () => 'The game is not over yet.',
  'no-moment': () => 'The game cannot go on from there.',
  'no-tour': () => 'The game has no such tour.',
  'seats-empty': () => 'Every seat needs a player or a bot first.',
  'not-your-ask': () => 'It is not your turn to choose.',
  'not-an-option': () => 'That is not one of your options.',
  refused: () => 'The rules do not allow that.',
  over: () => 'The game is over.',
  stale: () => 'The table has changed. Look again and choose.',
  'nothing-to-undo': () => 'There is nothing to take back.',
  learned: () => 'Somebody has learned something since, so it cannot be taken back just like that.',
  'others-play': () => 'Other people have played since.',
  'log-full': () =>
    'So much has been done at this table that nothing more can be played here. You can give up and begin again.',
  'no-undo': () => 'Nothing can be taken back at this table.',
  'no-vote': () => 'That vote is closed.',
  'vote-open': () => 'That is being voted on already.',
  'no-channel': () => 'You cannot speak there.',
  'not-watching': () => 'The page does not show that table.',
  'cannot-write': () => 'The server cannot save just now, so the choice was not made. Try again in a moment.',
  held: () => 'The rules of this table cannot be run here; you can only look at it.',
  stopping: () => 'The server is restarting. The page comes back by itself.',
  'our-fault': () => 'Something went wrong on the server. Nothing was changed.',
} satisfies Record<string, ErrorWording>;

export type ErrorCode = keyof typeof english;

/** What every error code says, in English. */
export const errorsEn: Readonly<Record<ErrorCode, ErrorWording>> = english;
