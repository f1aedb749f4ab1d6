import {
  ACCEPT,
  candidates,
  type Game,
  type GameRecord,
  imagine,
  type LogEntry,
  markOf,
  NONE,
  NOT_ANY,
  nth,
  type OpenAsk,
  type Outcome,
  openAsks,
  optionsOf,
  play,
  proposerOf,
  type Reach,
  type Seen,
  type Shape,
  Sitting,
  type StandingOption,
  type State,
  see,
  standingOptions,
  type TableOptions,
  type UndoRefusal,
} from '@masterplan/kernel';
import type {
  Beginning,
  DueAnswer,
  Heard,
  Maker,
  Moment,
  Possible,
  Seating,
  SeenEntry,
  Start,
  Trial,
} from './contract.ts';
import { type Note, Notes } from './notes.ts';

/** How its record begins: with the seed, or with the position it began in. */
function openingOf({ beginning, seed, ...start }: Start): ConstructorParameters<typeof Sitting>[1] {
  return beginning === undefined ? { ...start, seed } : { ...start, start: beginning.start };
}

/** What people may be told of kinds. */
export interface Said<S extends Shape> {
  /** What is told of a kind to who comes to know it. */
  print(kind: S['kind']): unknown;
  /** Whether anybody may look it up at any time. */
  isReference(kind: S['kind']): boolean;
}

const contents = new WeakMap<object, string>();

/** What all cards of a game come to, as they are printed. */
function contentOf({ kinds }: Game): string {
  const known = contents.get(kinds) ?? markOf(JSON.stringify(kinds));
  contents.set(kinds, known);
  return known;
}

const untold: Said<Shape> = { print: (kind) => kind, isReference: () => false };

/** A sitting as the server needs it: two ways of counting versions, and every view through its viewer's eyes. */
export class SatTable<S extends Shape> implements Seating {
  readonly #sitting: Sitting<S>;
  readonly #game: Game<S>;
  readonly #start: Start;
  readonly #said: Said<S>;
  readonly #notes: Notes;
  /** Seat by seat, window by window: the standing answers left. They are held here and not in the state: see `due`. */
  readonly #left: number[][];
  #version: number;
  #askedSince: number;

  constructor(game: Game<S>, start: Start, said: Said<S> = untold) {
    this.#game = game;
    this.#said = said;
    this.#start = start;
    this.#sitting = new Sitting(game, openingOf(start));
    this.#left = Array.from({ length: start.seats }, () => game.windowNames.map(() => 0));
    this.#version = start.beginning?.version ?? 0;
    this.#askedSince = this.#version;
    this.#notes = new Notes(start.beginning?.told);
    this.#note({ heard: 'loud', sealed: false, by: 'holder' });
  }

  get length(): number {
    return this.#notes.length - 1;
  }

  get version(): number {
    return this.#version;
  }

  get askedSince(): number {
    return this.#askedSince;
  }

  get asked(): number {
    return this.outcome === null ? this.#sitting.table.state.asked : 0;
  }

  get ready(): number {
    return this.#sitting.table.state.ready;
  }

  get outcome(): Outcome | null {
    return this.#sitting.table.state.outcome;
  }

  get options(): TableOptions {
    return this.#sitting.table.state.options;
  }

  get out(): number {
    const game = this.#game;
    if (game.isOut === undefined) return 0;
    const view = this.#sitting.table.lens(this.#start.seats);
    let out = 0;
    for (let seat = 0; seat < this.#start.seats; seat++) if (game.isOut(view, seat)) out |= 1 << seat;
    return out;
  }

  trial(seat: number, key: string): Trial {
    if (this.#standingOption(seat, key) !== undefined) return { hash: this.hash(), outcome: null };
    const tried = this.#sitting.table.copy();
    const refusal = play(tried, seat, key);
    return refusal ? { refusal } : { hash: this.#markOf(tried.state), outcome: tried.state.outcome };
  }

  choose(seat: number, key: string, by: Maker): Heard {
    const standing = this.#standingOption(seat, key);
    if (standing !== undefined) return this.#leave(seat, standing, by);
    const sealed = this.#sitting.table.state.form === 'sealed';
    const heard = this.#heardOf(seat);
    const refusal = this.#sitting.choose(seat, key);
    if (refusal) throw new Error(`a choice that was possible was refused: ${refusal.code}`);
    if (heard !== 'silent') this.#version += 1;
    this.#note({ heard, sealed, by });
    return heard;
  }

  undoRefusal(seat: number, reach: Reach, bots: number): UndoRefusal | undefined {
    return this.#sitting.undoRefusal(seat, reach, bots);
  }

  undo(seat: number, reach: Reach, bots: number): void {
    const refusal = this.#sitting.undo(seat, reach, bots);
    if (refusal) throw new Error(`an undo that was possible was refused: ${refusal.code}`);
    this.#version += 1;
    this.#note({ heard: 'loud', sealed: false, by: 'holder' });
  }

  hash(): string {
    return this.#markOf(this.#sitting.table.state);
  }

  see(viewer: number): Seen {
    const seen = see(this.#game, this.#sitting.table.state, viewer);
    const left = this.#left[viewer];
    return left === undefined ? seen : { ...seen, standing: left.slice() };
  }

  entries(viewer: number, since: number): SeenEntry[] {
    return this.#notes.seenBy(viewer, since);
  }

  asks(): OpenAsk[] {
    return openAsks(this.#sitting.table.lens(this.#start.seats));
  }

  mine(seat: number): Possible {
    const lens = this.#sitting.table.lens(seat);
    const { options, blocked } = candidates(lens);
    return {
      options: options.map((option) => ({ key: this.#game.keyOf(option), option })),
      blocked,
      standing: standingOptions(lens),
    };
  }

  anyKey(seat: number): string | undefined {
    return optionsOf(this.#sitting.table.lens(seat))[0]?.key;
  }

  due(): DueAnswer[] {
    const { table } = this.#sitting;
    if (this.#game.windowNames.length === 0 || table.state.form !== 'sealed') return [];
    return this.#left.flatMap((left, seat) => {
      if ((((this.asked & ~this.ready) >> seat) & 1) === 0) return [];
      const option = table.standingOption(seat, left);
      return option === NONE ? [] : [{ seat, key: this.#game.keyOf(option) }];
    });
  }

  proposed(): { readonly by: number; readonly accept: string } | undefined {
    const by = proposerOf(this.#sitting.table.lens(this.#start.seats));
    return by === NOT_ANY ? undefined : { by, accept: this.#game.keyOf(ACCEPT) };
  }

  reference(): number[] {
    return this.#game.kinds.flatMap((kind, no) => (this.#said.isReference(kind) ? [no] : []));
  }

  print(kind: number): unknown {
    return this.#said.print(nth(this.#game.kinds, kind));
  }

  record(): GameRecord {
    return this.#sitting.record();
  }

  goingOn({ choices, as, deal, seed }: Moment): Beginning | undefined {
    const made = this.record().choices;
    if (choices > made.length) return undefined;
    const then = new SatTable(this.#game, this.#start);
    for (const [seat, key] of made.slice(0, choices)) then.choose(seat, key, 'holder');
    if (then.outcome !== null) return undefined;
    const { state } = then.#sitting.table;
    return {
      start: deal === 'truth' ? state : imagine(this.#game, see(this.#game, state, as), seed).state,
      version: then.version,
      told: { seat: as, own: then.entries(as, -1), all: then.entries(this.#start.seats, -1) },
    };
  }

  /** What a state comes to, with the cards it is about: by the same numbers other rules could mean other cards. */
  #markOf(state: State<S>): string {
    return markOf(contentOf(this.#game) + JSON.stringify(state));
  }

  #standingOption(seat: number, key: string): StandingOption | undefined {
    if (!key.startsWith('stand ') || this.outcome !== null) return undefined;
    return standingOptions(this.#sitting.table.lens(seat)).find((option) => option.key === key);
  }

  /** A standing answer is nobody else's business, and changes nothing yet. */
  #leave(seat: number, { window, answer }: StandingOption, by: Maker): Heard {
    nth(this.#left, seat)[window] = answer;
    const entry: LogEntry = { version: this.length + 1, did: 'choose', seat, events: [] };
    this.#notes.add({ entry, version: this.#version, heard: 'silent', sealed: true, by });
    return 'silent';
  }

  #heardOf(seat: number): Heard {
    const { form, ready, asked } = this.#sitting.table.state;
    if (form !== 'sealed') return 'loud';
    const bit = 1 << seat;
    if ((ready & bit) !== 0) return 'silent';
    return (ready | bit) === asked ? 'loud' : 'quiet';
  }

  #note(said: Pick<Note, 'heard' | 'sealed' | 'by'>): void {
    const { log } = this.#sitting;
    const entry = nth(log, log.length - 1);
    this.#notes.add({ entry, version: this.#version, ...said });
    if (said.heard === 'loud') this.#askedSince = this.#version;
  }
}
