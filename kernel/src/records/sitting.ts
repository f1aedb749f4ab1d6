import { type GameEvent, hearsay } from '../cards/events.ts';
import { asRead, asWritten, fieldsFault } from '../state/fields.ts';
import type { Game } from '../game/definition.ts';
import { imagine } from '../imagine/imagine.ts';
import { see } from '../knowledge/lens.ts';
import { nth } from '../state/lists.ts';
import { play, type Refusal, standingOptions } from '../course/play.ts';
import { sha256 } from './sha256.ts';
import type { Shape, State, TableOptions } from '../state/state.ts';
import { copyState, open, Table } from '../course/table.ts';

/** A seat's choice, by its key. */
export type Choice = readonly [seat: number, key: string];

/**
 * A game that can be played again to the same bytes: seed, config and option keys, with the version of the rules. A table
 * that was imagined has no seed; its record begins with its state.
 */
export interface GameRecord {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed?: string;
  readonly start?: State;
  /** The content it was played with, where it was not the game's own. */
  readonly pack?: unknown;
  readonly choices: readonly Choice[];
  /** Somebody took back a choice that bots had already answered: the game is left out of statistics. */
  readonly crossed?: true;
  /** The hash of the state after the last choice. */
  readonly hash: string;
}

/** One entry of a table's log. Versions only grow: an undo is an entry too. */
export interface LogEntry {
  readonly version: number;
  readonly did: 'open' | 'choose' | 'undo';
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

/** What is wrong with a record; worded where it is shown. */
export type RecordFault =
  | { readonly code: 'other-game'; readonly game: string }
  | { readonly code: 'other-rules'; readonly rules: string }
  /** The choice number `at`, counted from 1, cannot be made. */
  | { readonly code: 'refused-choice'; readonly at: number; readonly seat: number; readonly key: string }
  | { readonly code: 'other-hash' };

/** Why nothing can be taken back. */
export type UndoRefusal =
  | { readonly code: 'over' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'learned' }
  | { readonly code: 'others-play' };

/**
 * How far an undo may reach. `free`: back to the last moment when anybody learned anything. `agreed`: the others consented.
 * `take-back`: all other seats are bots, whose answers may be undone too; if it goes beyond `free`, the record says so.
 */
export type Reach = 'free' | 'agreed' | 'take-back';

interface Standing {
  readonly choice: Choice;
  readonly learned: boolean;
  /** `sealed`: it answers an ask that waits for others. `left`: it leaves a standing answer. */
  readonly did: 'played' | 'sealed' | 'left';
}

/** Whether the fields of a state are those that a game declares. */
const isStateOf = <S extends Shape>(game: Game<S>, state: State): state is State<S> =>
  fieldsFault(game.fields, state.fields, state.seats) === undefined;

/** The table that a record begins with. */
export const startOf = <S extends Shape>(
  game: Game<S>,
  record: GameRecord,
  events?: GameEvent[],
): Table<S> => {
  const { seats, seed = '', options, start } = record;
  if (start !== undefined) {
    const state = { ...start, fields: asRead(game.fields, start.fields) };
    if (!isStateOf(game, state)) throw new Error(`${game.id}: the record begins with another game's state`);
    const table = new Table(game, copyState(game, state));
    table.events = events;
    return table;
  }
  return open(game, events === undefined ? { seats, seed, options } : { seats, seed, options, events });
};

/** The hash of a whole state. Never leaves the authority while the game goes on. */
export const hashOf = (state: State): string =>
  sha256(JSON.stringify({ ...state, fields: asWritten(state.fields) }));

/** A table in play, with its record, its log and undo. The same code runs under a server, in a terminal and in tests. */
export class Sitting<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly #start: GameRecord;
  readonly #standing: Standing[] = [];
  readonly #log: LogEntry[] = [];
  readonly #heard = new Map<number, LogEntry[]>();
  #table: Table<S>;
  #crossed = false;

  /** Begins at the opening of a record without playing its choices: see `Sitting.of`. */
  constructor(game: Game<S>, start: Omit<GameRecord, 'choices' | 'hash' | 'game' | 'rules'>) {
    this.game = game;
    this.#start = { ...start, game: game.id, rules: game.version, choices: [], hash: '' };
    const events: GameEvent[] = [];
    this.#table = startOf(game, this.#start, events);
    this.#log.push({ version: 0, did: 'open', seat: -1, events });
  }

  /**
   * A sitting at the end of a record, or what is wrong with the record. `log` is the log it had, if that is known: a record
   * holds neither undos nor what happened before an imagined table began.
   */
  static of<S extends Shape>(
    game: Game<S>,
    record: GameRecord,
    log?: readonly LogEntry[],
  ): Sitting<S> | { readonly fault: RecordFault } {
    if (record.game !== game.id) return { fault: { code: 'other-game', game: record.game } };
    if (record.rules !== game.version) return { fault: { code: 'other-rules', rules: record.rules } };
    const { choices, hash, crossed: _, ...start } = record;
    const sitting = new Sitting(game, start);
    for (const [seat, key] of choices) {
      const at = sitting.version + 1;
      if (sitting.choose(seat, key)) return { fault: { code: 'refused-choice', at, seat, key } };
    }
    if (hash !== hashOf(sitting.table.state)) return { fault: { code: 'other-hash' } };
    if (record.crossed) sitting.#crossed = true;
    if (log !== undefined) sitting.#log.splice(0, sitting.#log.length, ...log);
    return sitting;
  }

  get table(): Table<S> {
    return this.#table;
  }

  /** Grows with every entry of the log. */
  get version(): number {
    return this.#log.length - 1;
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /**
   * Plays a key for a seat. A sealed answer that is changed while others have still to answer replaces the earlier one, and
   * nobody learns that there was one. Where the rules themselves fail, this throws and the last good state stands.
   */
  choose(seat: number, key: string): Refusal | undefined {
    const { form } = this.#table.state;
    const before = this.#table.copy();
    const events: GameEvent[] = [];
    this.#table.events = events;
    this.#table.learned = false;
    try {
      const refusal = play(this.#table, seat, key);
      if (refusal) return refusal;
    } catch (ourFault) {
      this.#table = before;
      throw ourFault;
    }
    this.#stand([seat, key], form);
    this.#log.push({ version: this.version + 1, did: 'choose', seat, events });
    return undefined;
  }

  /**
   * Takes back the seat's last choice and everything after it, as far as `reach` allows. While a sealed ask is open, it
   * takes back the seat's answer to it and nothing else, whatever others have answered meanwhile: they have learned nothing.
   * The table is played again from its opening, so the generator is back where it was: whoever chooses as before meets the
   * same luck as before. That is intended. A free undo uses no luck. In an agreed one everybody has seen it; if it came out
   * differently the second time, an undo would be a second throw of the die, and a record of seed and choices could not say
   * which throw counted.
   */
  undo(seat: number, reach: Reach = 'free', bots = 0): UndoRefusal | undefined {
    const refusal = this.undoRefusal(seat, reach, bots);
    if (refusal) return refusal;
    const crosses = reach === 'take-back' && this.undoRefusal(seat, 'free', bots) !== undefined;
    const sealed = this.#sealedOf(seat);
    const last = this.#lastOf(seat);
    const kept = this.#standing.filter((_, at) => (sealed < 0 ? at < last : at !== sealed));
    this.#table = this.#replayed(kept);
    this.#standing.splice(0, this.#standing.length, ...kept);
    if (crosses) this.#crossed = true;
    this.#log.push({ version: this.version + 1, did: 'undo', seat, events: [] });
    return undefined;
  }

  /**
   * The table after these choices. All of them were accepted before, so a refusal now is our fault: the replay would be
   * another game.
   */
  #replayed(choices: readonly Standing[]): Table<S> {
    const table = startOf(this.game, this.#start);
    for (const { choice } of choices) {
      const [seat, key] = choice;
      const refusal = play(table, seat, key);
      if (refusal)
        throw new Error(
          `${this.game.id}: "${key}" of seat ${seat} was accepted before and is refused now: ${refusal.code}`,
        );
    }
    return table;
  }

  /**
   * A sitting in another world that `viewer` cannot tell from this one. Its record begins with a state, undo stops there,
   * and its log is what the viewer saw.
   */
  imagined(viewer: number, seed: string): Sitting<S> {
    const { state } = imagine(this.game, see(this.game, this.#table.state, viewer), seed);
    const { seats, options, pack } = this.#start;
    const sitting = new Sitting(this.game, {
      seats,
      options,
      start: state,
      ...(pack === undefined ? {} : { pack }),
    });
    sitting.#log.splice(0, 1, ...this.#heardBy(viewer));
    return sitting;
  }

  /** Seed, config and the choices that stand. Never leaves the authority while the game goes on. */
  record(): GameRecord {
    const choices = this.#standing.map(({ choice }) => choice);
    const crossed = this.#crossed ? { crossed: true as const } : {};
    return { ...this.#start, choices, ...crossed, hash: hashOf(this.#table.state) };
  }

  /** The log as `viewer` can tell it. Kept, because a bot imagines many worlds from one moment. */
  #heardBy(viewer: number): readonly LogEntry[] {
    const heard = this.#heard.get(viewer) ?? [];
    this.#heard.set(viewer, heard);
    for (const entry of this.#log.slice(heard.length)) {
      heard.push({ ...entry, events: entry.events.map((event) => hearsay(event, viewer)) });
    }
    return heard;
  }

  #stand(choice: Choice, form: State['form']): void {
    const [seat, key] = choice;
    const { learned } = this.#table;
    const isLeft = standingOptions(this.#table.lens(seat)).some((option) => option.key === key);
    const did = isLeft ? 'left' : form === 'sealed' && !learned ? 'sealed' : 'played';
    const earlier = did === 'sealed' ? this.#sealedOf(seat) : -1;
    if (earlier < 0) this.#standing.push({ choice, learned, did });
    else this.#standing[earlier] = { choice, learned, did };
  }

  #lastOf(seat: number): number {
    return this.#standing.findLastIndex(({ choice }) => choice[0] === seat);
  }

  /**
   * The index of the seat's answer to the open sealed ask; -1 if there is none. The answer that closes an ask is `played`.
   */
  #sealedOf(seat: number): number {
    const closed = this.#standing.findLastIndex(({ did }) => did === 'played');
    return this.#standing.findIndex(
      ({ choice, did }, at) => at > closed && did === 'sealed' && choice[0] === seat,
    );
  }

  /** Why nothing could be taken back; changes nothing. A game that is over stays over, whoever agrees. */
  undoRefusal(seat: number, reach: Reach, bots: number): UndoRefusal | undefined {
    if (this.#table.over) return { code: 'over' };
    const last = this.#lastOf(seat);
    if (last < 0) return { code: 'nothing-to-undo' };
    if (reach === 'take-back') {
      const others = ((1 << this.#table.seats) - 1) & ~(1 << seat);
      return (others & ~bots) === 0 ? undefined : { code: 'others-play' };
    }
    if (reach === 'agreed' || this.#sealedOf(seat) >= 0) return undefined;
    const isLast = last === this.#standing.length - 1;
    return isLast && !nth(this.#standing, last).learned ? undefined : { code: 'learned' };
  }
}
