import type { AnyManifest, Language } from '@masterplan/kernel';
import type { UsageFault } from './arguments.ts';
import type { Io } from './io.ts';
import type { Texts } from './text/index.ts';

/** What every command works with. */
export interface House {
  readonly io: Io;
  readonly registry: readonly AnyManifest[];
  /** The folder of the checkout, where rulebooks and tests are. */
  readonly root: URL;
  readonly language: Language;
  readonly say: Texts;
}

/** The exit code: 0 where all went well, 1 where what was checked is wrong; or what is wrong with the command line. */
export type Exit = number | UsageFault;

/** A command, given what stands after its name. */
export type Command = (argv: readonly string[], house: House) => Promise<Exit>;

/** The ids of all games, as they are listed to a person. */
export const gamesOf = ({ registry }: House): string => registry.map(({ game }) => game.id).join(', ');
