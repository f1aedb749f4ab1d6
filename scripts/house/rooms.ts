import { posix } from 'node:path';

export const roomNames = [
  'kernel',
  'boards',
  'games',
  'bots',
  'kit',
  'lab',
  'server',
  'web',
  'cli',
  'bench',
  'scripts',
] as const;
type RoomName = (typeof roomNames)[number];

/** Where in the house a file or an imported module stands. */
export interface Place {
  readonly room: RoomName;
  /** The game, for a place in `games/<game>`; otherwise empty. */
  readonly game: string;
  /** The first step inside the room or game: `src`, `testkit`, `rules`, `ui`, `bot.ts`; empty at its door. */
  readonly part: string;
  /** The step after that, for a place in a game; otherwise empty. */
  readonly file: string;
}

/** Imports point one way: each room and the rooms it may import, besides itself. */
const below: Readonly<Record<RoomName, readonly RoomName[]>> = {
  kernel: [],
  bots: ['kernel'],
  boards: ['kernel'],
  games: ['boards', 'bots', 'kernel'],
  kit: ['kernel', 'scripts'],
  lab: ['bots', 'games', 'kit', 'kernel', 'scripts'],
  server: ['bots', 'kit', 'kernel', 'scripts'],
  web: ['server', 'boards', 'kernel', 'scripts'],
  cli: ['server', 'lab', 'bots', 'games', 'kit', 'kernel', 'scripts'],
  bench: ['lab', 'bots', 'games', 'kit', 'kernel', 'scripts'],
  scripts: ['server', 'lab', 'cli', 'bots', 'games', 'kit', 'kernel'],
};

/** Tests may name a game and seat its bots, where the code they test finds games by their folders. */
const belowTests: readonly RoomName[] = ['games', 'bots'];

/** Of a game's rules its board and its words may read what lies on the table, and questions that are answered through a lens. */
const rulesOpenToTheBoard = ['board.ts', 'facts.ts'];
const readersOfTheBoard = ['ui', 'text'];
/** Its doors to the page, and what stands behind them. */
const partsThatDraw = ['ui', 'front.ts', 'playable.ts'];
/** What only tests use: themselves, and what says how the browser's are run. */
const partsOfTests = ['test', 'playwright.config.ts'];
const roomsThatRunTheTestkit: readonly RoomName[] = ['cli', 'bench', 'scripts'];

/** The one file of `games/` that is in no game: it lists them, and is a door of its own. */
export const isListOfGames = (path: string): boolean => path === 'games/index.ts';

export function placeOf(path: string): Place | undefined {
  const [first, ...rest] = path.split('/');
  const room = roomNames.find((name) => name === first);
  if (!room) return undefined;
  if (room !== 'games' || isListOfGames(path)) return { room, game: '', part: rest[0] ?? '', file: '' };
  return { room, game: rest[0] ?? '', part: rest[1] ?? '', file: rest[2] ?? '' };
}

/** The place an import leads to; undefined when it leads out of the house. */
export function placeImported(importer: string, from: string): Place | undefined {
  if (from.startsWith('.')) return placeOf(posix.join(posix.dirname(importer), from));
  if (!from.startsWith('@masterplan/')) return undefined;
  const inHouse = from.slice('@masterplan/'.length);
  return placeOf(inHouse) ?? placeOf(`games/${inHouse}`);
}

/** Rules, content, text, bots and the kernel run anywhere: no DOM, no Node, nothing from outside the house. */
export function isPure({ room, part }: Place): boolean {
  if (room === 'kernel') return part === 'src' || part === 'testkit';
  if (room === 'games')
    return ['rules', 'content', 'text', 'bot', 'statistics.ts', 'program.ts', 'index.ts'].includes(part);
  return room === 'bots' && part === 'src';
}

/** Here chance comes from the state alone and time does not exist. */
export function isBlindToTimeAndChance({ room, part }: Place): boolean {
  if (room === 'kernel') return part === 'src';
  return room === 'games' && ['rules', 'content', 'text'].includes(part);
}

/** Why `importer` may not import `imported`, or undefined when it may. */
export function whyNotImport(importer: Place, imported: Place, what: 'types' | 'values'): string | undefined {
  if (importer.game !== '' && imported.game !== '' && importer.game !== imported.game) {
    return `a game never imports another game (${importer.game} imports ${imported.game})`;
  }
  const isBelow = below[importer.room].includes(imported.room);
  const isForTests = partsOfTests.includes(importer.part) && belowTests.includes(imported.room);
  if (importer.room !== imported.room && !isBelow && !(isForTests && importer.room !== 'kernel')) {
    return `imports point one way: ${importer.room} may not import ${imported.room}`;
  }
  if (importer.room === 'games' && imported.room === 'boards' && !partsThatDraw.includes(importer.part)) {
    return 'of a game only ui/, front.ts and playable.ts draw: nothing else imports boards';
  }
  if (importer.room === 'games' && imported.room === 'bots' && importer.part === 'rules') {
    return 'rules know no bots';
  }
  if (imported.room === 'scripts' && importer.part === 'src' && importer.room !== 'bench') {
    return 'code that ships never imports scripts/: what programs share is in kit/';
  }
  return whyNotOnThePage(importer, imported, what) ?? whyNotTestCode(importer, imported);
}

function whyNotOnThePage(importer: Place, imported: Place, what: 'types' | 'values'): string | undefined {
  if (
    importer.room === 'games' &&
    readersOfTheBoard.includes(importer.part) &&
    imported.part === 'rules' &&
    what === 'values' &&
    !rulesOpenToTheBoard.includes(imported.file)
  ) {
    return 'ui/ and text/ know no rules: of rules/ they import only board.ts and facts.ts';
  }
  if (
    importer.room === 'web' &&
    imported.room === 'server' &&
    imported.part !== 'wire' &&
    importer.part !== 'test'
  )
    return 'imports point one way: web may not import server, but for its wire';
  return undefined;
}

function whyNotTestCode(importer: Place, imported: Place): string | undefined {
  if (partsOfTests.includes(importer.part) || roomsThatRunTheTestkit.includes(importer.room))
    return undefined;
  if (imported.part === 'test') return 'code that ships never imports test code';
  if (imported.part === 'testkit' && importer.part !== 'testkit')
    return 'code that ships never imports the testkit';
  return undefined;
}
