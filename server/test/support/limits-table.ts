import { type BoundName, type RateName, usualBounds, usualRates } from '../../src/people/limits.ts';
import { errorsEn, errorsFr, limits } from '../../wire/index.ts';

/** What happens to who runs into a limit. */
type Outcome = 'too-many' | 'too-many-tables' | 'log-full' | 'idle' | 'cut off' | '429' | 'hung up';

interface Explained {
  readonly whose: 'socket' | 'person' | 'address' | 'table';
  readonly what: string;
  readonly outcome: Outcome;
}

const rates: Readonly<Record<RateName, Explained>> = {
  message: { whose: 'socket', what: 'messages', outcome: 'too-many' },
  messageHere: { whose: 'address', what: 'messages', outcome: 'too-many' },
  fault: { whose: 'socket', what: 'messages that cannot be read or are too many', outcome: 'cut off' },
  control: { whose: 'socket', what: 'pings and pongs', outcome: 'cut off' },
  newPersonHere: { whose: 'address', what: 'new people', outcome: 'too-many' },
  wrongKeyHere: { whose: 'address', what: 'wrong keys', outcome: 'too-many' },
  table: { whose: 'person', what: 'tables made, rematches included', outcome: 'too-many' },
  tableHere: { whose: 'address', what: 'tables made, rematches included', outcome: 'too-many' },
  listed: { whose: 'person', what: 'of these, tables that everybody’s lobby lists', outcome: 'too-many' },
  listedHere: {
    whose: 'address',
    what: 'of these, tables that everybody’s lobby lists',
    outcome: 'too-many',
  },
  packHere: { whose: 'address', what: 'of these, tables with a card file', outcome: 'too-many' },
  openingHere: { whose: 'address', what: 'tables that have to be read from the disk', outcome: 'too-many' },
  lookHere: {
    ...{ whose: 'address', outcome: 'too-many' },
    what: 'answers for which much is put together: `lobby`, `finished`, `watch`, `past`, `record`, `statistics`, `results`',
  },
  lobby: { whose: 'person', what: 'looks at the lobby', outcome: 'too-many' },
  past: { whose: 'person', what: 'looks at earlier moments of tables', outcome: 'too-many' },
  results: {
    ...{ whose: 'person', outcome: 'too-many' },
    what: 'looks at one’s own statistics, copies of one’s results, and deletions of them',
  },
  undo: { whose: 'person', what: 'choices taken back, or asked to be', outcome: 'too-many' },
  unheard: {
    ...{ whose: 'person', outcome: 'too-many' },
    what: 'choices that nobody else hears of: standing answers, and sealed answers that are changed',
  },
  hint: { whose: 'person', what: 'hints asked for', outcome: 'too-many' },
  hintHere: { whose: 'address', what: 'hints asked for', outcome: 'too-many' },
  talk: { whose: 'person', what: 'lines of talk', outcome: 'too-many' },
  name: { whose: 'person', what: 'names given, to oneself or a seat', outcome: 'too-many' },
  socketHere: { whose: 'address', what: 'sockets opened', outcome: '429' },
};

const bounds: Readonly<Record<BoundName, Explained>> = {
  connectionsHere: {
    ...{ whose: 'address', outcome: 'hung up' },
    what: 'connections of any kind that are open, also those that say nothing; a trusted proxy has no such limit',
  },
  socketsHere: { whose: 'address', what: 'sockets that are open', outcome: '429' },
  greeting: { whose: 'socket', what: 'milliseconds until it has said who it is', outcome: 'idle' },
  waiting: { whose: 'socket', what: 'messages that wait to be answered', outcome: 'too-many' },
  waitingBytesHere: {
    whose: 'address',
    what: 'bytes of messages that wait to be answered',
    outcome: 'too-many',
  },
  unreadBytes: {
    whose: 'socket',
    what: 'bytes that were sent to it and that it has not read',
    outcome: 'cut off',
  },
  unreadBytesHere: {
    ...{ whose: 'address', outcome: 'cut off' },
    what: 'the same of all its sockets; the next one that is behind goes',
  },
  watching: { whose: 'socket', what: 'tables that it shows', outcome: 'too-many-tables' },
  entries: {
    ...{ whose: 'table', outcome: 'log-full' },
    what: 'entries of its log: choices, also those that were taken back, and undos',
  },
};

const number = new Intl.NumberFormat('en');

const seconds = (millis: number): string => `${millis / 1000} s`;

const names = <K extends string>(of: Readonly<Record<K, unknown>>): K[] => Object.keys(of) as K[];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');

/** How often something may be done. */
export const ratesTable = (): string =>
  table(
    ['limit', 'of one', 'what', 'at once', 'then one more every', 'who does more'],
    names(rates).map((name) => {
      const { whose, what, outcome } = rates[name];
      const { burst, every } = usualRates[name];
      return [`\`${name}\``, whose, what, number.format(burst), seconds(every), outcome];
    }),
  );

/** How much there may be at one time. */
export const boundsTable = (): string =>
  table(
    ['limit', 'of one', 'what', 'at most', 'who has more'],
    names(bounds).map((name) => {
      const { whose, what, outcome } = bounds[name];
      return [`\`${name}\``, whose, what, number.format(usualBounds[name]), outcome];
    }),
  );

const inMessages: Readonly<Record<keyof typeof limits, string>> = {
  name: 'characters of a name; none that cannot be shown',
  chat: 'bytes of a line of chat; what cannot be shown of it becomes a space',
  optionKey: 'characters of an option’s key',
  message: 'bytes of a message; a socket that sends a larger one is closed',
  settings: 'entries of a person’s own settings',
  settingText: 'characters of each',
  turnSeconds: 'seconds of a clock for each ask, at least',
  seats: 'seats of a table',
};

/** What one message may hold. */
export const messageTable = (): string =>
  table(
    ['in a message', 'at most'],
    names(inMessages).map((name) => [inMessages[name], number.format(limits[name])]),
  );

/** What whoever runs into a limit reads. */
export const sentences = (): string => {
  const facts = { seconds: 5 };
  return table(
    ['code', 'English', 'French'],
    (['too-many', 'too-many-tables', 'log-full', 'too-large', 'malformed', 'bad-pack'] as const).map(
      (code) => {
        const said =
          code === 'bad-pack' ? { path: 'cards[0].play', fault: 'not-a-list', expected: '0–8' } : facts;
        return [`\`${code}\``, errorsEn[code](said), errorsFr[code](said)];
      },
    ),
  );
};
