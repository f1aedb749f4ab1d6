import type { GameEvent } from '../cards/events.ts';
import { silentAnswer } from '../course/agree.ts';
import {
  candidates,
  type KeyedOption,
  type OpenAsk,
  openAsks,
  play,
  proposerOf,
  type Refusal,
} from '../course/play.ts';
import { type DueAnswer, dueAnswers, type StandingOption, standingOptions } from '../course/standing.ts';
import type { Table } from '../course/table.ts';
import type { Game } from '../game/definition.ts';
import { imagine } from '../imagine/imagine.ts';
import { type OwnSight, see, seeOwn } from '../knowledge/see.ts';
import type { Seen } from '../knowledge/seen.ts';
import { NOT_ANY } from '../state/fields.ts';
import { ACCEPT, type Blocked } from '../state/options.ts';
import type { Outcome, Shape, TableOptions } from '../state/state.ts';
import { type Attempt, Possible, trialOf } from './attempt.ts';
import { type Before, type Beginning, beginningAt, type Moment } from './beginning.ts';
import { EarlierTables } from './earlier.ts';
import { Log, type LogEntry, type Maker, type SeenEntry } from './log.ts';
import { stateMark } from './mark.ts';
import { type GameRecord, hashOf, type RecordFault, type RecordStart, startIn, startOf } from './record.ts';
import { Choices, type Made, type Reach, type UndoRefusal } from './undo.ts';

/** What a seat can do now. */
export interface OwnOptions {
  readonly options: readonly KeyedOption[];
  readonly blocked: readonly Blocked[];
  readonly standing: readonly StandingOption[];
}

/**
 * A table in play: its record, its log as each viewer saw it, versions, undo. The same code runs under a server, in a terminal and
 * in tests. `length` counts every entry of the log; `version` counts those that can be heard of.
 */
export class Sitting<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly #start: RecordStart;
  readonly #before: Before;
  readonly #choices: Choices;
  readonly #log: Log;
  readonly #earlier = new EarlierTables<S>();
  #table: Table<S>;
  #crossed = false;

  /** Begins at the opening of a record without playing its choices: see `Sitting.of`. */
  constructor(game: Game<S>, start: RecordStart, before: Before = { version: 0 }) {
    this.game = game;
    this.#start = start;
    this.#before = before;
    this.#choices = new Choices(start.seats);
    this.#log = new Log(before.told);
    const events: GameEvent[] = [];
    this.#table = startOf(game, start, events);
    const dealt = { did: 'open', seat: -1, events, heard: 'loud', sealed: false, by: 'holder' } as const;
    this.#log.begin({ version: before.version, ...dealt });
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
    const sitting = new Sitting(game, startIn(record));
    for (const [seat, key] of record.choices) {
      const at = sitting.length + 1;
      if (sitting.choose(seat, key)) return { fault: { code: 'refused-choice', at, seat, key } };
    }
    if (record.hash !== hashOf(sitting.table.state)) return { fault: { code: 'other-hash' } };
    if (record.crossed) sitting.#crossed = true;
    if (log !== undefined) sitting.#log.begin(...log);
    return sitting;
  }

  /** As it is now: another one after every choice. */
  get table(): Table<S> {
    return this.#table;
  }

  get log(): readonly LogEntry[] {
    return this.#log.entries;
  }

  get length(): number {
    return this.#log.entries.length - 1;
  }

  get version(): number {
    return this.#log.last.version;
  }

  /** The version since which the open asks are the same: a choice made at an earlier one is stale. */
  get askedSince(): number {
    return this.#log.loudSince;
  }

  /** Mask of the seats with an open ask. */
  get asked(): number {
    return this.#table.state.asked;
  }

  /** Mask of those whose sealed answer is in. */
  get ready(): number {
    return this.#table.state.ready;
  }

  get outcome(): Outcome | null {
    return this.#table.state.outcome;
  }

  get options(): TableOptions {
    return this.#table.state.options;
  }

  /** Mask of seats that are out of the game for good. */
  get out(): number {
    const { game } = this;
    const { seats } = this.#table;
    let out = 0;
    for (let seat = 0; seat < seats; seat++)
      if (game.isOut?.(this.#table.lens(seats), seat)) out |= 1 << seat;
    return out;
  }

  // What a viewer may know

  see(viewer: number): Seen<S> {
    return see(this.game, this.#table.state, viewer);
  }

  /** The viewer's own part of `see`. */
  seeOwn(viewer: number): OwnSight {
    return seeOwn(this.game, this.#table.state, viewer);
  }

  /** What the viewer saw happen after version `since`; -1 for all of it. */
  entries(viewer: number, since: number): SeenEntry[] {
    return this.#log.seenBy(viewer, since);
  }

  asks(): OpenAsk[] {
    return openAsks(this.#table.lens(this.#table.seats));
  }

  mine(seat: number): OwnOptions {
    const { options, blocked } = candidates(this.#table.lens(seat));
    return {
      options: options.map((option) => ({ key: this.game.keyOf(option), option })),
      blocked,
      standing: standingOptions(this.#table, seat),
    };
  }

  /** The first possible answer of a seat. */
  anyKey(seat: number): string | undefined {
    return this.mine(seat).options[0]?.key;
  }

  /** What is answered for a seat that lets its time run out, where the rules say so. */
  silence(seat: number): string | undefined {
    const option = silentAnswer(this.#table.lens(seat));
    return option === undefined ? undefined : this.game.keyOf(option);
  }

  // What happens

  /** Tries a choice and changes nothing. Throws where the rules themselves fail. */
  attempt(seat: number, key: string, by: Maker = 'holder'): Attempt {
    const before = this.#table;
    const trial = trialOf(before, seat, key);
    if ('refusal' in trial) return trial;
    const { table, events, heard, sealed, did, window } = trial;
    return new Possible(trial, () => {
      if (this.#table !== before)
        throw new Error(`${this.game.id}: the table has changed since "${key}" was tried`);
      this.#table = table;
      const made = { choice: [seat, key], learned: table.learned, did } as const;
      this.#earlier.forgetAfter(this.#choices.add(window === undefined ? made : { ...made, window }));
      this.#earlier.add(this.#choices.length, table);
      this.#log.add({ did: 'choose', seat, events, heard, sealed, by });
    });
  }

  /** Plays a key for a seat. Where the rules themselves fail, this throws and the last good state stands. */
  choose(seat: number, key: string): Refusal | undefined {
    const tried = this.attempt(seat, key);
    if (tried.refusal !== undefined) return tried.refusal;
    tried.commit();
    return undefined;
  }

  /** Standing answers to asks that are open. They are held back: whoever runs the table plays them as choices. */
  due(): DueAnswer[] {
    return dueAnswers(this.#table);
  }

  /** The seat whose proposal the asked seats may accept now, and how that is written; undefined where nothing is proposed. */
  proposed(): { readonly by: number; readonly accept: string } | undefined {
    const by = proposerOf(this.#table.lens(this.#table.seats));
    return by === NOT_ANY ? undefined : { by, accept: this.game.keyOf(ACCEPT) };
  }

  /** Plays what is due until nothing is, for whoever runs a table without a pace. */
  settle(): void {
    for (let [due] = this.due(); due !== undefined; [due] = this.due()) this.choose(due.seat, due.key);
  }

  /** Why nothing could be taken back; changes nothing. A game that is over stays over, whoever agrees. */
  undoRefusal(seat: number, reach: Reach, bots: number): UndoRefusal | undefined {
    return this.#table.over ? { code: 'over' } : this.#choices.refusal(seat, reach, bots);
  }

  /**
   * Takes back the seat's last choice and everything after it, as far as `reach` allows. The table is what it was then, or is
   * played again up to there, so the generator is back where it was: whoever chooses as before meets the same luck as before. That is
   * intended. A free undo uses no luck. In an agreed one everybody has seen it; if it came out differently the second time,
   * an undo would be a second throw of the die, and a record of seed and choices could not say which throw counted.
   */
  undo(seat: number, reach: Reach = 'free', bots = 0): UndoRefusal | undefined {
    const refusal = this.undoRefusal(seat, reach, bots);
    if (refusal) return refusal;
    const crosses = reach === 'take-back' && this.undoRefusal(seat, 'free', bots) !== undefined;
    const kept = this.#choices.without(seat);
    const same = this.#choices.sharedWith(kept);
    this.#table = this.#replayed(kept, same);
    this.#choices.keep(kept);
    this.#earlier.forgetAfter(same);
    this.#earlier.add(kept.length, this.#table);
    if (crosses) this.#crossed = true;
    this.#log.add({ did: 'undo', seat, events: [], heard: 'loud', sealed: false, by: 'holder' });
    return undefined;
  }

  /**
   * The table after these choices. All of them were accepted before, so a refusal now is our fault: the replay would be
   * another game. The first `same` of them are those of the table now.
   */
  #replayed(choices: readonly Made[], same: number): Table<S> {
    const earlier = this.#earlier.lastUpTo(same);
    const table = earlier?.table.copy() ?? startOf(this.game, this.#start);
    for (const { choice } of choices.slice(earlier?.choices ?? 0)) {
      const [seat, key] = choice;
      const refusal = play(table, seat, key);
      if (refusal)
        throw new Error(
          `${this.game.id}: "${key}" of seat ${seat} was accepted before and is refused now: ${refusal.code}`,
        );
    }
    return table;
  }

  // What is kept

  /** Seed, config and the choices that stand. Never leaves the authority while the game goes on. */
  record(): GameRecord {
    const { id, version } = this.game;
    const crossed = this.#crossed ? { crossed: true as const } : {};
    const choices = this.#choices.all;
    return { ...this.#start, game: id, rules: version, choices, hash: hashOf(this.#table.state), ...crossed };
  }

  /** A mark of the whole state and of the cards it is about. Never leaves the authority. */
  hash(): string {
    return stateMark(this.game, this.#table.state);
  }

  /**
   * A sitting in another world that `viewer` cannot tell from this one. Its record begins with a state, undo stops there,
   * and its log is what the viewer saw.
   */
  imagined(viewer: number, seed: string): Sitting<S> {
    const { state } = imagine(this.game, this.see(viewer), seed);
    const { seed: _seed, start: _start, ...opening } = this.#start;
    const sitting = new Sitting(this.game, { ...opening, start: state });
    sitting.#log.begin(...this.#log.heardBy(viewer));
    return sitting;
  }

  /** How another table goes on from a moment of this one; undefined if there is no such moment or the game is over then. */
  goingOn(moment: Moment): Beginning | undefined {
    const made = this.#choices.all;
    if (moment.choices > made.length) return undefined;
    const then = new Sitting(this.game, this.#start, this.#before);
    for (const [seat, key] of made.slice(0, moment.choices)) then.choose(seat, key);
    return then.outcome === null ? beginningAt(then, moment) : undefined;
  }
}
