import type { Language } from '@masterplan/kernel';
import type { ComponentType } from 'react';

/** What the lobby shows of a game before anybody sits down to it: `games/<id>/front.ts` exports it. */
export interface Front {
  /** Its number in the house's series. The newest leads the front page; a game without a number is the newest of all. */
  readonly issue?: number;
  /** The ink of its page. */
  readonly accent: 'magenta' | 'cyan' | 'yellow' | 'green';
  /** How long it takes, about. */
  readonly minutes: number;
  /** Its cover; the house prints a plain one unless said. One in `ui/cover.tsx` is drawn by the build of the page, and keeps no state. */
  readonly Cover?: ComponentType<CoverProps>;
  /** Where it can be played in several ways, the one on the cover, by the option's name: tables begun from it are that one. */
  readonly shown?: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<Language, FrontWords>>;
}

export interface CoverProps {
  readonly title: string;
  readonly blurb: string;
}

/** How a game is called: in full, and where there is little room. */
export interface GameTitle {
  readonly title: string;
  readonly short: string;
}

/** What the page itself says of a game. */
export interface FrontWords extends GameTitle {
  /** The headline, and what the game is about. */
  readonly line: string;
  readonly lead: string;
  /** A few words for the cover. */
  readonly blurb: string;
  /** How it is called at tables that chose something, by the option's name and its value. */
  readonly ways?: Readonly<Record<string, Readonly<Record<string, GameTitle>>>>;
  /** What a table can choose, by the option's name and its values. What is not named here cannot be chosen in the lobby. */
  readonly options?: Readonly<
    Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
  >;
  /** What one learns on each tour, by its id. */
  readonly tours?: Readonly<Record<string, string>>;
  /** What the games to watch are, and what happens in them, by the names of their files. */
  readonly samples?: Readonly<Record<string, { readonly kind: string; readonly title: string }>>;
}
