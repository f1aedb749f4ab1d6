import {
  type Account,
  type Beginning,
  type Bot,
  type Bots,
  type Fault,
  type Game,
  imagine,
  isRecord,
  type Manifest,
  nth,
  openAt,
  optionsFaults,
  rerunOf,
  type Seen,
  type Shape,
  Sitting,
  see,
  type TableOptions,
  tellingOf,
  temperedName,
} from '@masterplan/kernel';
import { adviser } from './advising.ts';
import type { BotAsk, OfferedTour, Print, Shelved, Start, Sitting as TableInPlay } from './contract.ts';
import { levelsOf, temperedOf } from './levels.ts';
import { type Reply, replyOf } from './reply.ts';
import { reviewOf } from './review.ts';

/** What a server needs of a manifest. A game made up for a test may have no texts. */
type Playable<S extends Shape> = Pick<
  Manifest<S>,
  'game' | 'readPack' | 'tours' | 'back' | 'levels' | 'foresight'
> &
  Partial<Pick<Manifest<S>, 'text' | 'isReference' | 'part'>> & { readonly bots?: NoInfer<Bots<S>> };

/** A rules program: all that a server asks of a game, closed over the kernel it was bundled with. */
export function program<S extends Shape>(manifest: Playable<S>): Shelved {
  const { game, text } = manifest;
  const levels = levelsOf(manifest);
  const tempered = temperedOf(manifest, Object.keys(levels));
  const bots = { ...levels, ...tempered.bots };
  const packed = packReader(manifest);
  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    options: game.options,
    levels: Object.keys(levels),
    searching: Object.keys(levels).filter((level) => levels[level]?.searches === true),
    tempered: tempered.levels,
    channels: [...(game.talk ?? ['table']), 'watchers'],
    sides: (seats, options) => game.sides?.(seats, game.optionsFrom(options)),
    takesPacks: manifest.readPack !== undefined,
    tours: toursOf(manifest),
    ...(text === undefined ? {} : { telling: tellingOf({ ...manifest, text }) }),
    toured: (tour, seed) => toured(manifest, tour, seed),
    open: (start) => opened(manifest, packed, start),
    answer: (ask) => replied(game, packed, bots, ask)?.key,
    reply: (ask) => replied(game, packed, bots, ask),
    ...adviceOf(manifest, packed, bots),
    ...heedsOf(game, Object.values(bots)),
  };
}

/** Games that bring a foresight can be searched: the bot that usually plays goes on in imagined worlds. */
function adviceOf<S extends Shape>(
  manifest: Playable<S>,
  packed: PackReader<S>,
  bots: Bots<S>,
): Pick<Shelved, 'advise' | 'review'> {
  const { game, foresight, text } = manifest;
  const [thumb] = Object.values(bots);
  if (foresight === undefined || thumb === undefined) return {};
  const advise = adviser(thumb, foresight, text);
  return {
    advise: (ask) => advise(playedWith(game, packed, ask), ask),
    review: (record) =>
      reviewOf({ rerun: (played) => rerunOf(manifest, played), text, foresight, thumb }, record),
  };
}

/** Some bots follow what happens; events that none of them heeds are not kept. */
function heedsOf<S extends Shape>(game: Game<S>, bots: readonly Bot<S>[]): Pick<Shelved, 'heeds'> {
  const listeners = bots.filter((bot) => bot.heeds !== undefined);
  if (listeners.length === 0) return {};
  return { heeds: (event) => listeners.some((bot) => bot.heeds?.(game, event)) };
}

const toursOf = <S extends Shape>({ tours = [] }: Playable<S>): OfferedTour[] =>
  tours.map(({ id, seat, position: { seats, options = {} } }) => ({ id, seat, seats, options }));

/** A tour as its seat knows it: what it does not see is dealt from the seed. */
function toured<S extends Shape>(manifest: Playable<S>, id: string, seed: string): Beginning {
  const { game, tours = [] } = manifest;
  const { position, seat } = nth(
    tours.filter((tour) => tour.id === id),
    0,
  );
  const laid = see(game, openAt(manifest, position, seed).state, seat);
  return { start: imagine(game, laid, seed).state, version: 0 };
}

type PackReader<S extends Shape> = (
  pack: unknown,
) => { readonly game: Game<S> } | { readonly faults: readonly Fault[] };

/** Reads each pack once as long as it is in use. */
function packReader<S extends Shape>({ readPack }: Playable<S>): PackReader<S> {
  const read = new WeakMap<object, ReturnType<PackReader<S>>>();
  return (pack) => {
    if (readPack === undefined || !isRecord(pack))
      return { faults: [{ path: '', code: 'not-an-object', expected: '{…}' }] };
    const known = read.get(pack) ?? readPack(pack);
    read.set(pack, known);
    return known;
  };
}

/** What people may be told of kinds, and of seats when the game is over. */
interface Said<S extends Shape> {
  /** What is told of a kind to who comes to know it. */
  print(kind: S['kind']): unknown;
  /** Whether anybody may look it up at any time. */
  isReference(kind: S['kind']): boolean;
  readonly part: Manifest<S>['part'];
}

/** Of its own content every page has the print. */
const ownSaid = <S extends Shape>({ isReference, part }: Playable<S>): Said<S> => ({
  part,
  print: (kind) => kind,
  isReference: (kind) => isReference?.(kind) ?? false,
});

/** A table sat down to; where it began in a position, that stands in place of the seed. */
function satDown<S extends Shape>(
  game: Game<S>,
  { beginning, seed, ...start }: Start,
  said: Said<S>,
): TableInPlay {
  const opening = beginning === undefined ? { ...start, seed } : { ...start, start: beginning.start };
  const sitting = new Sitting(game, opening, beginning);
  return Object.assign(sitting, {
    part: (seat: number) => said.part?.(sitting.table, seat),
    print: (kind: number) => said.print(nth(game.kinds, kind)),
    reference: () => game.kinds.flatMap((kind, no) => (said.isReference(kind) ? [no] : [])),
  });
}

/** What a page is told of kinds that are not in its own content; each is put into words once. */
function saidOf<S extends Shape>(
  { text, isReference, part }: Playable<S>,
  game: Game<S>,
  options: TableOptions,
): Said<S> {
  const texts = text?.(game, options);
  const prints = new Map<Game<S>['kinds'][number], Print>();
  const printOf = (kind: Game<S>['kinds'][number]): Print =>
    texts === undefined ? { kind } : { kind, texts: { en: texts.en.card(kind), fr: texts.fr.card(kind) } };
  return {
    part,
    isReference: (kind) => isReference?.(kind) ?? false,
    print(kind) {
      const print = prints.get(kind) ?? printOf(kind);
      prints.set(kind, print);
      return print;
    },
  };
}

function opened<S extends Shape>(
  manifest: Playable<S>,
  packed: PackReader<S>,
  start: Start,
): TableInPlay | { readonly faults: readonly Fault[]; readonly in: 'options' | 'pack' } {
  const own = manifest.game;
  const faults = optionsFaults(own.options, start.options);
  if (faults.length > 0) return { faults, in: 'options' };
  if (start.pack === undefined) return satDown(own, start, ownSaid(manifest));
  const read = packed(start.pack);
  if ('faults' in read) return { faults: read.faults, in: 'pack' };
  return satDown(read.game, start, saidOf(manifest, read.game, start.options));
}

function replied<S extends Shape>(
  own: Game<S>,
  packed: PackReader<S>,
  bots: Bots<S>,
  ask: BotAsk,
): Reply | undefined {
  const { seen, seed, account, isLate } = ask;
  const bot = botFor(bots, ask);
  if (bot === undefined) throw new Error(`${own.id} has no bots`);
  const game = playedWith(own, packed, ask);
  // The view was made by the same program's `see`, the account of its own events; both came here as plain JSON.
  return replyOf(bot, game, seen as Seen<S>, seed, (account ?? []) as Account, isLate);
}

/** Who answers: whom the ask names, as far as there is such a bot; the usual one where there is none of the level. */
function botFor<S extends Shape>(bots: Bots<S>, { level, temper }: BotAsk): Bot<S> | undefined {
  const named = temper === undefined ? undefined : bots[temperedName(level, temper)];
  return named ?? (Object.hasOwn(bots, level) ? bots[level] : Object.values(bots)[0]);
}

/** The game with the content of the table that is asked about. */
function playedWith<S extends Shape>(own: Game<S>, packed: PackReader<S>, { pack }: BotAsk): Game<S> {
  const read = pack === undefined ? { game: own } : packed(pack);
  if ('faults' in read) throw new Error(`${own.id}: a pack in play cannot be read`);
  return read.game;
}
