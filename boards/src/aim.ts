import type { Language, Lens, Shape } from '@masterplan/kernel';

/** How one wins, and how far everybody is, of what everybody can see. */
export interface Aim {
  readonly how: string;
  /** The same for a phone: no more than one of its lines. */
  readonly brief: string;
  readonly standing: readonly Standing[];
}

interface Standing {
  /** Whose it is; nobody's where it is the table's. */
  readonly seats: readonly number[];
  readonly words: string;
  /** The same for a phone, where it can be shorter. */
  readonly brief?: string;
}

/** What a game says of its end while it is played: `games/<id>/ui/aim.ts`. Nothing where the table follows rules it does not know. */
export type AimOf<S extends Shape> = (lens: Lens<S>, language: Language) => Aim | undefined;

/** Something that stands for each seat, in a few words. */
export const forEachSeat = (seats: number, words: (seat: number) => string): Standing[] =>
  Array.from({ length: seats }, (_, seat) => ({ seats: [seat], words: words(seat) }));
