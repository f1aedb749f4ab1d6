import type { Answers, FromServer, Reach, RequestName, RequestOf } from '../../wire/index.ts';
import type { House } from '../house.ts';
import type { LobbyLists } from '../lobby/lobby.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Limiter } from '../people/limits.ts';
import type { Player } from '../people/people.ts';
import type { Result } from '../result.ts';
import type { LiveTable } from '../table/live.ts';
import type { Past } from '../table/past.ts';
import type { Watcher } from '../table/views.ts';

/** A page that is connected. */
export interface Session extends Watcher {
  /** Undefined before `hello`. */
  person: Player | undefined;
  /** Whom limits count it for: see `addressOf`. */
  readonly address: string;
  readonly watching: Set<LiveTable>;
  /** Whether it shows as many tables as it may. */
  readonly isFull: boolean;
  isInLobby: boolean;
  push(message: FromServer): void;
}

/** What requests are answered with. */
export interface Desk {
  readonly house: House;
  readonly tables: Tables;
  readonly past: Past;
  readonly limiter: Limiter;
  readonly sessions: ReadonlySet<Session>;
  reach(): Reach;
  /** The lobby as it is now. */
  lobby(): LobbyLists;
}

/** A session whose person is known. */
export interface Known extends Session {
  person: Player;
}

/** Answers one kind of request. */
type Handler<Name extends RequestName> = (
  desk: Desk,
  session: Known,
  request: RequestOf<Name>,
) => Promise<Result<Answers[Name]>>;

export type Handlers<Names extends RequestName> = { readonly [Name in Names]: Handler<Name> };
