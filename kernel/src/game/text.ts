import type { SeenEvent } from '../cards/events.ts';
import type { Proposal } from '../course/agree.ts';
import type { OpenAsk } from '../course/play.ts';
import type { Lens } from '../knowledge/lens.ts';
import type { Blocked, Option } from '../state/options.ts';
import type { Outcome, Shape } from '../state/state.ts';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** What a kind is called and how it speaks; supplied with the content, so that a pack brings its own. */
export interface Title {
  readonly name: string;
  readonly flavour: string;
}

/** A printed card in one language. `text` is composed from the data that runs. */
export interface CardText extends Title {
  readonly text: string;
}

/**
 * All that a game says in one language. Everything gets a lens, or an event as one viewer saw it: nothing here can reach the
 * truth. `names` are the players' names by seat.
 */
export interface GameText<S extends Shape = Shape> {
  readonly title: string;
  /** An open ask, in words; the lens may be the asked seat's or another's. */
  prompt(lens: Lens<S>, ask: OpenAsk, names: readonly string[]): string;
  /** One of the viewer's own options. */
  option(lens: Lens<S>, option: Option, names: readonly string[]): string;
  /** Why a candidate is not possible. */
  refusal(lens: Lens<S>, blocked: Blocked, names: readonly string[]): string;
  /** A line of the log; undefined where the event is not told. */
  line(event: SeenEvent, names: readonly string[]): string | undefined;
  /**
   * What choices that one seat made in a row come to, in one sentence: "plays 4 × Punch and buys Kick for 3". `events` are all
   * that happened in them. Undefined where something in them deserves a line of its own; a choice that may be told with
   * others can also be told so alone.
   */
  together?(events: readonly SeenEvent[], names: readonly string[]): string | undefined;
  outcome(lens: Lens<S>, outcome: Outcome, names: readonly string[]): string;
  card(kind: S['kind']): CardText;
  /** What a zone is called that players may point at (`Gotham City`); undefined for one that nobody need point at now. */
  zone?(lens: Lens<S>, zone: number): string | undefined;
  /** Where in the game a table is (`Round 2: Battle`), from public facts: the heading of what follows in a written game. */
  chapter?(lens: Lens<S>): string;
  /** What is answered beforehand at a window, as a heading: "Attacks". */
  window?(window: string): string;
  /**
   * A standing answer, by window and name. `ask` is being asked; at a window with a usual answer this is what the button says that takes
   * it back: "Deal".
   */
  standing?(window: string, name: string): string;
  /**
   * What a proposal says, line by line, to whoever reads it: the one who made it, who must answer it, or anybody else. Its parts,
   * worded as the options they were, unless said.
   */
  proposal?(lens: Lens<S>, proposal: Proposal, names: readonly string[]): readonly string[];
}

/** What a proposal says in a game's words, line by line. */
export const proposalLines = <S extends Shape>(
  text: Pick<GameText<S>, 'option' | 'proposal'>,
  lens: Lens<S>,
  proposal: Proposal,
  names: readonly string[],
): readonly string[] =>
  text.proposal?.(lens, proposal, names) ?? proposal.parts.map((part) => text.option(lens, part, names));
