import type { Thinkers } from './bots/thinkers.ts';
import type { Log } from './log.ts';
import type { People } from './people/people.ts';
import type { Programs } from './programs/programs.ts';
import type { Store } from './store/store.ts';

/** What every table works with. */
export interface House {
  readonly store: Store;
  readonly people: People;
  readonly programs: Programs;
  readonly thinkers: Thinkers;
  readonly log: Log;
  /** When a server was last there before this one, in milliseconds since 1970: clocks go on from then. */
  readonly lastBeat: number;
  /** What the next table is dealt from. */
  newSeed(): string;
  /** Something that the lobby shows has changed. */
  lobbyChanged(): void;
}
