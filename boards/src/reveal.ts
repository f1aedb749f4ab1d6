import type { Account, GameText, Language, Lens, Rerun, SeenEvent, Shape } from '@masterplan/kernel';

/** A finished game as it is told: played again, in the words and with the names of its reader. */
export interface Told<S extends Shape> {
  readonly rerun: Rerun<S>;
  readonly text: GameText<S>;
  readonly language: Language;
  readonly names: readonly string[];
}

/** Cards that a seat hid until the end. The `great` ones (a role, a plan) are turned up one by one, the rest lies beside them. */
export interface Hidden<S extends Shape> {
  readonly title: string;
  readonly kinds: readonly S['kind'][];
  readonly size: 'great' | 'small';
}

/** How those who win together stood at a moment. */
export interface Standing {
  readonly seats: readonly number[];
  readonly points: number;
  /** What they are called together; their own names unless said. */
  readonly name?: string;
}

/** A sentence worth the front page, and the moment it happened. The weightiest are printed. */
export interface Headline {
  readonly at: number;
  readonly weight: number;
  readonly words: string;
  /** What it is about: of two about the same the second is worth less, so that a front page has more than one story. */
  readonly topic?: string;
}

/** What others at the table wonder about: who has which role, which plan. */
export interface Secret<S extends Shape> {
  readonly words: Readonly<Record<Language, SecretWords>>;
  /** The ids of what a seat hides, in the truth or in an imagined world, which are read alike; none where there is nothing to wonder about. */
  of(world: Pick<Lens<S>, 'zone' | 'kind' | 'fields' | 'seats'>, seat: number): readonly string[];
  /** How likely a viewer could have thought it by the way others played: 0 to 1. Where this is missing, only what was seen counts. */
  suspected?(lens: Lens<S>, account: Account, seat: number): number;
}

export interface SecretWords {
  /** `what` is what the seat hid, as the game's text calls it. */
  readonly title: (who: string, what: string) => string;
  readonly lead: string;
}

/** What a game tells when it is over. Everything is read from the truth: nobody plays any more. */
export interface Reveal<S extends Shape> {
  /** What is counted of those who play. */
  measure(told: Told<S>): string;
  hidden(told: Told<S>, seat: number): readonly Hidden<S>[];
  /** Whoever wins together is one entry; the same entries in the same order at every moment. */
  standing(told: Told<S>, moment: number): readonly Standing[];
  headlines(told: Told<S>): readonly Headline[];
  readonly secret?: Secret<S>;
}

/** What a game of any shape tells; it is given its own games only. */
// biome-ignore lint/suspicious/noExplicitAny: games of different shapes are told by one page
export type AnyReveal = Reveal<any>;

/** What happened in truth, moment by moment. */
export function* storyOf<S extends Shape>(
  rerun: Rerun<S>,
): Generator<{ readonly at: number; readonly event: SeenEvent }> {
  for (let at = 0; at <= rerun.lastMoment; at++)
    for (const event of rerun.eventsAt(at, 'truth')) yield { at, event };
}

/** The last of the heaviest, by a weight; undefined where there is none. */
export function heaviest<T>(all: readonly T[], weightOf: (each: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (best, each) => (best === undefined || weightOf(each) >= weightOf(best) ? each : best),
    undefined,
  );
}
