import { imaginer, nth, type Watcher } from '@masterplan/kernel';
import type { Chapter } from '../replay/chapters.ts';
import type { AnySecret, AnyTold } from './any.ts';

/** Worlds that are imagined for one view, and moments that are looked at. */
export const WORLDS = 100;
const MOMENTS = 8;
/** The page answers between slices of so many milliseconds. */
const SLICE = 12;

/** How sure a viewer could be of what a seat hid, at each moment, from 0 to 1; undefined where there was nothing to wonder about. */
export interface Guess {
  readonly viewer: number;
  readonly seen: readonly (number | undefined)[];
  readonly played?: readonly (number | undefined)[];
}

/** What one seat hid, and what the others could have known of it. */
export interface Known {
  readonly seat: number;
  /** The id of what it hid. */
  readonly what: string;
  readonly guesses: readonly Guess[];
}

/** Moments spread over the game, each at the beginning of a chapter. */
export function momentsOf(chapters: readonly Chapter[]): readonly Chapter[] {
  if (chapters.length <= MOMENTS) return chapters;
  const places = Array.from({ length: MOMENTS }, (_, no) =>
    Math.round((no * (chapters.length - 1)) / (MOMENTS - 1)),
  );
  return places.map((place) => nth(chapters, place));
}

/** How many views have to be imagined. */
export const viewsIn = ({ rerun }: AnyTold, moments: readonly Chapter[]): number =>
  rerun.seats * moments.length;

/** Seats that hid something at some moment, and the first thing they hid. */
export function secretsOf(
  secret: AnySecret,
  { rerun }: AnyTold,
  moments: readonly Chapter[],
): Map<number, string> {
  const found = new Map<number, string>();
  for (const { at } of moments)
    for (let seat = 0; seat < rerun.seats; seat++) {
      const [what] = secret.of(rerun.lensAt(at, 'truth'), seat);
      if (what !== undefined && !found.has(seat)) found.set(seat, what);
    }
  return found;
}

/** In how many of the worlds each of these is hidden by a seat, on average. */
function shareIn(hidden: readonly (readonly string[])[], truth: readonly string[]): number | undefined {
  if (truth.length === 0) return undefined;
  const shares = truth.map((id) => hidden.filter((ids) => ids.includes(id)).length / hidden.length);
  return shares.reduce((a, b) => a + b, 0) / shares.length;
}

const breath = (): Promise<void> => new Promise((wake) => setTimeout(wake));

/**
 * Imagines worlds that fit what each seat saw and counts in how many the truth is told. Works in slices, tells how many views are done,
 * and stops where `isWanted` says so. For games that are over alone: it compares with the truth.
 */
export async function knownOf(
  secret: AnySecret,
  told: AnyTold,
  moments: readonly Chapter[],
  tell: (done: number) => void,
  isWanted: () => boolean,
): Promise<readonly Known[]> {
  const { rerun } = told;
  const seats = Array.from({ length: rerun.seats }, (_, seat) => seat);
  const secrets = secretsOf(secret, told, moments);
  const seen = new Map<string, number | undefined>();
  let done = 0;
  for (const { at } of moments)
    for (const viewer of seats) {
      const worlds = await worldsAt(secret, told, at, viewer, isWanted);
      if (!isWanted()) return [];
      for (const seat of secrets.keys()) {
        const truth = secret.of(rerun.lensAt(at, 'truth'), seat);
        seen.set(
          `${at} ${viewer} ${seat}`,
          shareIn(
            worlds.map((world) => nth(world, seat)),
            truth,
          ),
        );
      }
      tell(++done);
    }
  return [...secrets].map(([seat, what]) => ({
    seat,
    what,
    guesses: seats
      .filter((viewer) => viewer !== seat)
      .map((viewer) => ({
        viewer,
        seen: moments.map(({ at }) => seen.get(`${at} ${viewer} ${seat}`)),
        ...suspicion(secret, told, moments, viewer, seat),
      })),
  }));
}

/** What each seat hides in worlds that fit a view. */
async function worldsAt(
  secret: AnySecret,
  { rerun }: AnyTold,
  at: number,
  viewer: number,
  isWanted: () => boolean,
): Promise<(readonly string[])[][]> {
  const view = rerun.seenAt?.(at, viewer);
  if (view === undefined) return [];
  const worlds = imaginer(rerun.game, view);
  const found: (readonly string[])[][] = [];
  let since = performance.now();
  for (let no = 0; no < WORLDS && isWanted(); no++) {
    const world = worlds.next(`${at} ${viewer} ${no}`, 'dropped');
    found.push(Array.from({ length: rerun.seats }, (_, seat) => secret.of(world, seat)));
    if (performance.now() - since < SLICE) continue;
    await breath();
    since = performance.now();
  }
  return found;
}

/** What could be suspected by the way others played, where the game can tell. */
function suspicion(
  secret: AnySecret,
  { rerun }: AnyTold,
  moments: readonly Chapter[],
  viewer: number,
  seat: number,
): Pick<Guess, 'played'> {
  if (secret.suspected === undefined) return {};
  const publicly: Watcher = 'public';
  return {
    played: moments.map(({ at }) => {
      const account = Array.from({ length: at + 1 }, (_, moment) => rerun.eventsAt(moment, publicly)).flat();
      return secret.suspected?.(rerun.lensAt(at, viewer), account, seat);
    }),
  };
}
