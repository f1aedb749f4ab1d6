import { bind, type Game, isRecord, type Manifest, type Shape, type StandIn } from '../src/index.ts';

/** A registered game with verbs made up for a test: stand-ins may say them. All else of a stand-in is checked as ever. */
export function withVerbs<S extends Shape, R extends Manifest<S>>(
  registered: R & Manifest<S>,
  ...verbs: Game<S>['verbs']
): R {
  const { game } = registered;
  const names = new Set(verbs.map(({ name }) => name));
  return {
    ...registered,
    game: bind({ ...game, verbs: [...game.verbs, ...verbs] }, game.kinds),
    standIn: (print: StandIn) => standInSaying(registered, names, print),
  };
}

/** Has the game make the stand-in with a sentence of its own wherever one is made up, and puts those in afterwards. */
function standInSaying<S extends Shape>(
  registered: Manifest<S>,
  names: ReadonlySet<string>,
  print: StandIn,
): S['kind'] {
  const { game } = registered;
  if (registered.standIn === undefined) throw new Error(`${game.id} registers no stand-ins`);
  const madeUp = new Map<unknown, unknown>();
  const checked = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(checked);
    if (!isRecord(data)) return data;
    if (typeof data.do !== 'string' || !names.has(data.do)) return copied(data, checked);
    const place = { ...sentenceIn(game.kinds) };
    madeUp.set(place, data);
    return place;
  };
  const kind = registered.standIn({ ...copied(print, checked), id: print.id });
  let found = 0;
  exchange(kind, (value) => {
    if (!madeUp.has(value)) return value;
    found += 1;
    return madeUp.get(value);
  });
  if (found !== madeUp.size) throw new Error(`${game.id} copies what is printed on "${print.id}"`);
  return kind;
}

const copied = (
  data: Readonly<Record<string, unknown>>,
  copy: (value: unknown) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, copy(value)]));

/** Exchanges entries of all lists within plain data. */
function exchange(data: unknown, by: (entry: unknown) => unknown): void {
  if (Array.isArray(data)) for (let i = 0; i < data.length; i++) data[i] = by(data[i]);
  const inner: unknown[] = Array.isArray(data) ? data : isRecord(data) ? Object.values(data) : [];
  for (const entry of inner) exchange(entry, by);
}

/** Some sentence of the game's content that says nothing besides its verb. */
function sentenceIn(data: unknown): Readonly<Record<string, unknown>> | undefined {
  if (isRecord(data) && typeof data.do === 'string' && Object.keys(data).length === 1) return data;
  const inner: unknown[] = Array.isArray(data) ? data : isRecord(data) ? Object.values(data) : [];
  for (const entry of inner) {
    const found = sentenceIn(entry);
    if (found !== undefined) return found;
  }
  return undefined;
}
