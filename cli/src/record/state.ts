import {
  type Check,
  dictionaryOf,
  everybody,
  type Fault,
  type Frame,
  fieldsFault,
  type Game,
  listOf,
  object,
  oneOf,
  optionsFaults,
  type State,
  type TableOptions,
  text,
  whole,
} from '@masterplan/kernel';

const numbers = listOf(whole());
const counts = listOf(whole(0));

const anyText: Check<string> = (value, path, faults): value is string =>
  value === '' || text()(value, path, faults);

const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value, path, faults): value is T | null =>
    value === null || check(value, path, faults);

const setting: Check<string | number | boolean> = (value, path, faults): value is string | number | boolean =>
  typeof value === 'boolean' || typeof value === 'number' || anyText(value, path, faults);

/** Choices made for a table before it opens. */
export const tableOptions: Check<TableOptions> = dictionaryOf(setting);

const field: Check<number | number[]> = (value, path, faults): value is number | number[] =>
  Array.isArray(value) ? numbers(value, path, faults) : whole()(value, path, faults);

/** Whether data has the form of a state; whether it is one that the game could reach is not looked at here. */
export const state: Check<State> = object({
  as: oneOf('truth'),
  rng: numbers,
  sealed: numbers,
  standing: counts,
  seats: whole(1),
  options: tableOptions,
  face: numbers,
  mask: counts,
  lotOf: listOf(whole(-1)),
  tied: counts,
  at: counts,
  zones: listOf(counts),
  lots: listOf(object({ no: whole(0), pool: counts, ins: counts, outs: counts })),
  claims: listOf(
    object({ type: oneOf('alike', 'sum', 'among', 'some', 'holds'), by: text(), slots: counts, n: numbers }),
  ),
  spare: counts,
  nextLot: whole(0),
  stack: listOf(
    object({
      verb: text(),
      at: whole(0),
      you: whole(-1),
      self: whole(-1),
      kind: whole(-1),
      part: anyText,
      did: whole(0, 1),
      n: numbers,
    }),
  ),
  asked: whole(0),
  form: oneOf('open', 'sealed'),
  ready: whole(0),
  fields: dictionaryOf(field),
  outcome: orNull(object({ winners: counts, reason: text() })),
});

/** Where a state of the right form cannot be one of this game's. */
export function stateFaults(game: Game, found: State): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, expected: string) => faults.push({ path, code: 'wrong', expected });
  const all = everybody(found.seats);
  const slots = found.face.length;
  const within = (path: string, list: readonly number[], most: number, least = 0) => {
    if (list.some((entry) => entry < least || entry > most)) fault(path, `${least}–${most}`);
  };
  const long = (path: string, list: readonly unknown[], length: number) => {
    if (list.length !== length) fault(path, `[${length}]`);
  };
  if (!game.seats.includes(found.seats)) fault('seats', game.seats.join(', '));
  long('rng', found.rng, 4);
  long('sealed', found.sealed, found.seats);
  long('standing', found.standing, found.seats * game.windowNames.length);
  for (const name of ['mask', 'lotOf', 'tied'] as const) long(name, found[name], slots);
  within('face', found.face, game.kinds.length - 1);
  within('mask', found.mask, all);
  within('spare', found.spare, slots - 1);
  within('asked', [found.asked], all >> 1);
  if ((found.ready & ~found.asked) !== 0) fault('ready', 'asked');
  return [
    ...faults,
    ...zoneFaults(game, found),
    ...bookFaults(game, found),
    ...courseFaults(game, found),
    ...publicFaults(game, found),
  ];
}

/** Every card is in exactly one zone, and `at` says which. */
function zoneFaults(game: Game, { zones, at, face, seats }: State): Fault[] {
  const count = game.layout.count(seats);
  if (zones.length !== count) return [{ path: 'zones', code: 'wrong', expected: `[${count}]` }];
  const cards = zones.flatMap((zone, no) => zone.map((card) => ({ card, no })));
  const isWhole = cards.length === at.length && new Set(cards.map(({ card }) => card)).size === at.length;
  const isTold = cards.every(({ card, no }) => at[card] === no);
  return isWhole && isTold && face.length >= at.length
    ? []
    : [{ path: 'at', code: 'wrong', expected: 'zones' }];
}

/** What went into a lot came out of it, and claims are about slots there are, by measures the game has. */
function bookFaults(game: Game, { lots, claims, lotOf, face }: State): Fault[] {
  const faults: Fault[] = [];
  const isSlot = (slot: number) => slot < face.length;
  const inOrder = (kinds: readonly (number | undefined)[]) => kinds.map(String).toSorted().join();
  lots.forEach(({ no, pool, ins, outs }, i) => {
    const went = inOrder([...pool, ...ins.map((slot) => face[slot])]);
    const came = inOrder(outs.map((slot) => face[slot]));
    if (went !== came || !outs.every((slot) => lotOf[slot] === no)) {
      faults.push({ path: `lots[${i}]`, code: 'wrong', expected: 'pool + ins = outs' });
    }
  });
  claims.forEach(({ by, type, slots }, i) => {
    const measures = type === 'holds' ? game.predicates : game.attributeValues;
    if (!slots.every(isSlot) || !Object.hasOwn(measures ?? {}, by)) {
      faults.push({ path: `claims[${i}]`, code: 'wrong', expected: Object.keys(measures ?? {}).join(', ') });
    }
  });
  return faults;
}

/** The frames are this game's, and somebody is asked unless the game is over. */
function courseFaults(game: Game, { stack, asked, outcome, seats }: State): Fault[] {
  const faults: Fault[] = stack.flatMap((frame, i) =>
    isFrameOf(game, frame, seats)
      ? []
      : [{ path: `stack[${i}]`, code: 'wrong', expected: Object.keys(game.phaseNamed).join(', ') }],
  );
  if ((outcome === null) !== (asked !== 0) || (outcome === null && stack.length === 0)) {
    faults.push({ path: 'asked', code: 'wrong', expected: 'outcome' });
  }
  return faults;
}

function isFrameOf(game: Game, frame: Frame, seats: number): boolean {
  if (frame.you >= seats) return false;
  if (frame.kind < 0) return Object.hasOwn(game.phaseNamed, frame.verb);
  const kind = game.kinds[frame.kind];
  const sentences = kind === undefined ? undefined : game.sentences?.(kind, frame.part);
  return sentences !== undefined && frame.at <= sentences.length;
}

function publicFaults(game: Game, { fields, options, seats }: State): Fault[] {
  const isOff = fieldsFault(game.fields, fields, seats) !== undefined;
  return [
    ...(isOff
      ? [{ path: 'fields', code: 'wrong', expected: Object.keys(game.fields).join(', ') } as const]
      : []),
    ...optionsFaults(game.options, options),
  ];
}
