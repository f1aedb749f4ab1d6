import { posix } from 'node:path';
import type { Node } from 'oxc-parser';
import { pathsOutside, withoutExpressions } from './outside.ts';
import {
  isBlindToTimeAndChance,
  isListOfGames,
  isPure,
  type Place,
  placeImported,
  whyNotImport,
} from './rooms.ts';
import {
  type Breach,
  breach,
  importsOf,
  isReference,
  literalText,
  namesDeclaredIn,
  type Source,
  walk,
} from './source.ts';

/** What a rule of the house may look at. */
interface Inspected {
  readonly source: Source;
  readonly place: Place;
  /** Ids of all games: the folders under `games/`. */
  readonly games: readonly string[];
}

type HouseRule = (inspected: Inspected) => Breach[];

/** Files every choice runs through, thousands of times a second: no JSON, no regular expressions. */
const decisionNames = [
  ...['course/table', 'course/play', 'course/standing', 'course/agree', 'course/locals', 'course/phase'],
  'effects/sentence',
  ...['knowledge/lens', 'knowledge/see', 'knowledge/book', 'knowledge/lots', 'cards/cards', 'cards/chance'],
  ...['state/options', 'state/zones', 'state/copies', 'state/fields', 'state/lists'],
];
export const decisionPath: readonly string[] = decisionNames.map((name) => `kernel/src/${name}.ts`);

/** Globals that pure code may not use: clocks, chance, deep copies, code made from text. `Math.random` has its own check. */
const worldly = ['Date', 'performance', 'structuredClone', 'crypto', 'globalThis', 'eval', 'Function'];

/** Names that the browser or Node provides. A file may declare such a name itself: a game has windows of its own. */
const ambient = [
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'fetch', 'WebSocket', 'Worker'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['process', 'Buffer', 'require', 'console'],
];

const directions: HouseRule = ({ source, place }) =>
  importsOf(source).flatMap(({ from, what, at }) => {
    const imported = placeImported(source.path, from);
    const why = imported && whyNotImport(place, imported, what);
    return why ? [breach(source, at, `${why} ('${from}')`)] : [];
  });

const doors: HouseRule = ({ source, place }) => {
  if (place.part === 'test' || place.room === 'bench' || place.room === 'scripts') return [];
  return importsOf(source).flatMap(({ from, at }) => {
    const imported = from.startsWith('.') ? placeImported(source.path, from) : undefined;
    const isList = isListOfGames(posix.join(posix.dirname(source.path), from));
    if (!imported || imported.room === 'scripts' || isList || isListOfGames(source.path)) return [];
    if (imported.room === place.room && imported.game === place.game) return [];
    return [
      breach(source, at, `another room is entered by its door: import the package, not the path '${from}'`),
    ];
  });
};

const nothingFromOutside: HouseRule = ({ source, place }) => {
  if (!isPure(place)) return [];
  return importsOf(source).flatMap(({ from, at }) =>
    from.startsWith('.') || from.startsWith('@masterplan/')
      ? []
      : [breach(source, at, `pure code imports nothing from Node or from outside the house ('${from}')`)],
  );
};

const noWayAroundTheCompiler: HouseRule = ({ source, place }) => {
  if (!isPure(place)) return [];
  const found = /^\/\/\/\s*<reference|\bdeclare\s+global\b/m.exec(source.text);
  return found
    ? [breach(source, found.index, `pure code does not borrow the types of Node or the DOM ('${found[0]}')`)]
    : [];
};

/** Where games are found by their folders, or not known at all. Tests may name one. */
const roomsThatNameNoGame: readonly string[] = [
  'kernel',
  'boards',
  'bots',
  'kit',
  'lab',
  'server',
  'web',
  'cli',
];

const noGameIsNamed: HouseRule = ({ source, place, games }) => {
  if (!roomsThatNameNoGame.includes(place.room) || place.part === 'test') return [];
  const text = `${source.text}\n${posix.basename(source.path)}`;
  return games.flatMap((game) =>
    spellingsOf(game)
      .map((spelling) => text.indexOf(spelling))
      .filter((found) => found >= 0)
      .map((found) => breach(source, found, `${place.room} never names a game ('${game}')`)),
  );
};

/** `master-plan`, `master_plan`, `Master Plan`, `masterPlan`, `MasterPlan`; not `masterplan`, which is the project. */
function spellingsOf(game: string): string[] {
  const words = game.split('-');
  const titled = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const camel = [...words.slice(0, 1), ...titled.slice(1)];
  return [
    ...new Set([game, words.join('_'), words.join(' '), titled.join(' '), camel.join(''), titled.join('')]),
  ];
}

/** What every game's folder must have, so that each program finds it. */
const allGamesAreListed: HouseRule = ({ source, games }) => {
  if (!isListOfGames(source.path)) return [];
  const listed = importsOf(source).flatMap(
    ({ from }) => /^\.\/([^/]+)\/index\.ts$/.exec(from)?.slice(1) ?? [],
  );
  return [
    ...games
      .filter((game) => !listed.includes(game))
      .map((game) => breach(source, 0, `the game in games/${game} is not listed here`)),
    ...listed
      .filter((game) => !games.includes(game))
      .map((game) => breach(source, 0, `games/${game} is listed here, and there is no such folder`)),
  ];
};

const noTimeNoChance: HouseRule = ({ source, place }) => {
  if (!isBlindToTimeAndChance(place)) return [];
  const own = namesDeclaredIn(source);
  const breaches: Breach[] = [];
  walk(source, (node, parent, key) => {
    if (node.type !== 'Identifier' || !isReference(parent, key)) return;
    const isForeign = worldly.includes(node.name) || (ambient.includes(node.name) && !own.has(node.name));
    if (isForeign) breaches.push(breach(source, node.start, `'${node.name}' does not exist here`));
    if (node.name === 'Math' && !isHonestMath(parent)) {
      breaches.push(breach(source, node.start, "'Math.random' does not exist here: draw from the state"));
    }
  });
  return breaches;
};

function isHonestMath(parent: Node | undefined): boolean {
  return parent?.type === 'MemberExpression' && !parent.computed && nameOf(parent) !== 'random';
}

const quickDecisions: HouseRule = ({ source }) => {
  if (!decisionPath.includes(source.path)) return [];
  const breaches: Breach[] = [];
  walk(source, (node, parent, key) => {
    const found = slowThing(node);
    if (found && (node.type === 'Literal' || isReference(parent, key))) {
      breaches.push(breach(source, node.start, `${found} has no place on the path of a decision`));
    }
  });
  return breaches;
};

/**
 * A getter in an object literal gives each such object a shape of its own, which keeps alive what the getter reads until the engine
 * collects everything.
 */
const noGettersInObjects: HouseRule = ({ source, place }) => {
  if (place.room !== 'kernel' || place.part !== 'src') return [];
  const breaches: Breach[] = [];
  walk(source, (node) => {
    if (node.type === 'Property' && node.kind === 'get')
      breaches.push(
        breach(source, node.start, 'a getter belongs into a class: in an object it holds memory'),
      );
  });
  return breaches;
};

function slowThing(node: Node): string | undefined {
  if (node.type === 'Literal' && 'regex' in node) return 'a regular expression';
  if (node.type !== 'Identifier') return undefined;
  if (node.name === 'RegExp') return 'a regular expression';
  return node.name === 'JSON' ? 'JSON' : undefined;
}

const rulesNameNoCard: HouseRule = ({ source, place }) => {
  if (place.room !== 'games' || place.part !== 'rules') return [];
  const breaches: Breach[] = [];
  walk(source, (node) => {
    const literal = comparedWithKind(node);
    if (literal) {
      const printed = source.text.slice(literal.start, literal.end);
      breaches.push(
        breach(source, literal.start, `rules never name a card: say what ${printed} does in its literal`),
      );
    }
  });
  return breaches;
};

/** The literal that a node compares a printed kind or its id with: `kind === 'x'`, `case 'x'`, `['x'].includes(kind)`. */
function comparedWithKind(node: Node): Node | undefined {
  if (node.type === 'BinaryExpression' && ['===', '!==', '==', '!='].includes(node.operator)) {
    if (meansKind(node.left) && isWrittenOut(node.right)) return node.right;
    if (meansKind(node.right) && isWrittenOut(node.left)) return node.left;
  }
  if (node.type === 'SwitchStatement' && meansKind(node.discriminant)) {
    return node.cases.flatMap(({ test }) => (test && isWrittenOut(test) ? [test] : []))[0];
  }
  if (
    node.type === 'CallExpression' &&
    nameOf(node.callee) === 'includes' &&
    node.arguments.some(meansKind)
  ) {
    const list = node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
    return list?.type === 'ArrayExpression' ? list : undefined;
  }
  return undefined;
}

function isWrittenOut(node: Node): boolean {
  return literalText(node) !== undefined || (node.type === 'Literal' && typeof node.value === 'number');
}

function meansKind(node: Node): boolean {
  return /^(kind|id)$|^kind(Id|Of|Name)$|Kind(Id)?$/.test(nameOf(node) ?? '');
}

/** The last name of an expression: `card.kind` and `kindOf(card)` give `kind` and `kindOf`. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type !== 'MemberExpression') return undefined;
  return node.computed ? literalText(node.property) : nameOf(node.property);
}

/** The one file that puts frames on the stack. */
const TABLE = 'kernel/src/course/table.ts';

const BEGUN = 'a frame is begun by table.push, table.send or table.perform';

/** What of a frame and of the state is the kernel's, and why. */
const ofAFrame: Readonly<Record<string, string>> = {
  n: 'what a frame remembers is read by its locals, not by number',
  at: 'frame.at is the kernel’s: a phase says what comes when by steps, or by begin and run',
};
const ofTheState: Readonly<Record<string, string>> = {
  stack: 'the stack is the kernel’s: read `stack` of table or lens',
};

/** Frames are begun by `push`, `send` and `perform`, and what they remember is read by name. */
const framesAreTheKernels: HouseRule = ({ source, place }) => {
  const isRoom =
    place.room === 'games' ? place.part !== 'test' : place.room === 'kernel' && place.part === 'src';
  if (!isRoom || source.path === TABLE) return [];
  const breaches: Breach[] = [];
  walk(source, (node, parent) => {
    const isPushed =
      node.type === 'MemberExpression' && nameOf(node.object) === 'stack' && nameOf(node) === 'push';
    if (isPushed) breaches.push(breach(source, node.start, BEGUN));
    if (place.room !== 'games') return;
    if (isRawFrame(node) || isPoked(node)) breaches.push(breach(source, node.start, BEGUN));
    for (const { of, what } of readIn(node, parent)) {
      const why = isFrame(of) ? ofAFrame[what] : isState(of) ? ofTheState[what] : undefined;
      if (why !== undefined) breaches.push(breach(source, node.start, why));
    }
  });
  return breaches;
};

/** Something that is read of a thing: `thing.what`, or `what` among the names that it is taken apart into. */
interface Read {
  readonly of: Node;
  readonly what: string;
}

function readIn(node: Node, parent: Node | undefined): Read[] {
  if (node.type === 'MemberExpression') return [{ of: node.object, what: nameOf(node) ?? '' }];
  if (node.type !== 'ObjectPattern') return [];
  const of = takenApart(node, parent);
  return of === undefined ? [] : keysOf(node).map((what) => ({ of, what }));
}

/** What a pattern takes apart: the value of its variable or parameter, the property it stands under, or else the type it names. */
function takenApart(node: Node, parent: Node | undefined): Node | undefined {
  if (node.type === 'ObjectPattern' && node.typeAnnotation) return node.typeAnnotation.typeAnnotation;
  if (parent?.type === 'VariableDeclarator') return parent.init ?? undefined;
  if (parent?.type === 'AssignmentExpression' || parent?.type === 'AssignmentPattern') return parent.right;
  return parent?.type === 'Property' ? parent.key : undefined;
}

const keysOf = (node: Node): string[] =>
  node.type === 'ObjectPattern' || node.type === 'ObjectExpression'
    ? node.properties.flatMap((each) => (each.type === 'Property' ? [nameOf(each.key) ?? ''] : []))
    : [];

/** Whether an expression or a type is a frame, by its name or by how it is taken from the stack. */
function isFrame(node: Node): boolean {
  if (node.type === 'TSTypeReference') return typesIn(node).includes('Frame');
  if (node.type === 'ChainExpression') return isFrame(node.expression);
  if (node.type === 'LogicalExpression') return isFrame(node.left) || isFrame(node.right);
  if (node.type === 'MemberExpression' && node.computed) return nameOf(node.object) === 'stack';
  if (node.type !== 'CallExpression') return /frame$/i.test(nameOf(node) ?? '');
  const { callee, arguments: given } = node;
  const [first] = given;
  const from = callee.type === 'MemberExpression' ? callee.object : first;
  return (nameOf(callee) ?? '') === 'newest' || (from !== undefined && nameOf(from) === 'stack');
}

const isState = (node: Node): boolean =>
  node.type === 'TSTypeReference' ? typesIn(node).includes('State') : nameOf(node) === 'state';

/** The names in a type: `Readonly<Frame>` has two. */
function typesIn(node: Node): string[] {
  if (node.type !== 'TSTypeReference') return [];
  const name = node.typeName.type === 'Identifier' ? [node.typeName.name] : [];
  return [...name, ...(node.typeArguments?.params ?? []).flatMap(typesIn)];
}

/** A frame written out by hand. */
const isRawFrame = (node: Node): boolean =>
  node.type === 'ObjectExpression' && ['verb', 'self', 'n'].every((key) => keysOf(node).includes(key));

/** A frame that is made another one's after it was begun. */
const isPoked = (node: Node): boolean =>
  node.type === 'AssignmentExpression' &&
  node.left.type === 'MemberExpression' &&
  isFrame(node.left.object) &&
  ['verb', 'self', 'kind', 'part', 'did'].includes(nameOf(node.left) ?? '');

/** What boards and words read of the rules are questions with answers, not the rules themselves. */
const factsAreQuestions: HouseRule = ({ source, place }) => {
  if (place.room !== 'games' || place.part !== 'rules' || place.file !== 'facts.ts') return [];
  const breaches: Breach[] = [];
  walk(source, (node) => {
    if (node.type === 'ExportNamedDeclaration' && node.source?.value.startsWith('./verbs/'))
      breaches.push(breach(source, node.start, 'facts.ts answers questions: it hands out no verb'));
  });
  return breaches;
};

/** A truth is kept as a flag: what is 0 or 1 by a condition is asked about with `=== 1` later on. */
const truthsAreFlags: HouseRule = ({ source, place }) => {
  if (place.room !== 'games' || place.part !== 'rules') return [];
  const breaches: Breach[] = [];
  walk(source, (node) => {
    if (node.type !== 'VariableDeclarator' || node.init?.type !== 'ConditionalExpression') return;
    const ends = [node.init.consequent, node.init.alternate].map((end) =>
      end.type === 'Literal' ? end.value : undefined,
    );
    if (ends.includes(0) && ends.includes(1))
      breaches.push(breach(source, node.start, 'a truth is a flag or one of several words, never 0 or 1'));
  });
  return breaches;
};

const nothingOutsideTheCheckout: HouseRule = ({ source }) => pathsOutside(withoutExpressions(source));

export const houseRules: readonly HouseRule[] = [
  directions,
  doors,
  nothingFromOutside,
  noWayAroundTheCompiler,
  noGameIsNamed,
  allGamesAreListed,
  noTimeNoChance,
  quickDecisions,
  noGettersInObjects,
  rulesNameNoCard,
  framesAreTheKernels,
  factsAreQuestions,
  truthsAreFlags,
  nothingOutsideTheCheckout,
];
