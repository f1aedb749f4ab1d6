import {
  candidates,
  type Game,
  type GameRecord,
  imagine,
  type LogEntry,
  nth,
  type OpenAsk,
  type Outcome,
  openAsks,
  optionsOf,
  play,
  type Reach,
  type Seen,
  type Shape,
  Sitting,
  see,
  seeEvent,
  standingOptions,
  type TableOptions,
  type UndoRefusal,
} from '@masterplan/kernel';
import type { Mine, SeenEntry } from '../../wire/index.ts';
import { markOf } from '../mark.ts';
import type { Beginning, Heard, Maker, Moment, Seating, Start, Trial } from './contract.ts';

/** An entry of the log, as far as it is heard. */
interface Note {
  readonly entry: LogEntry;
  readonly version: number;
  readonly heard: Heard;
  /** An answer to a sealed ask: whose it was is nobody's business. */
  readonly sealed: boolean;
  readonly by: Maker;
}

/** A choice that stands, and whether somebody learned something by it: what undo may reach. */
interface Standing {
  readonly seat: number;
  readonly learned: boolean;
}

/** What was done, to be done again as far as an earlier version. */
type Done =
  | { readonly did: 'choose'; readonly seat: number; readonly key: string }
  | { readonly did: 'undo'; readonly seat: number; readonly reach: Reach; readonly bots: number };

/** How its record begins: with the seed, or with the position it began in. */
function openingOf({ beginning, seed, ...start }: Start): ConstructorParameters<typeof Sitting>[1] {
  return beginning === undefined ? { ...start, seed } : { ...start, start: beginning.start };
}

/** A sitting as the server needs it: two ways of counting versions, and every view through its viewer's eyes. */
export class SatTable<S extends Shape> implements Seating {
  readonly #sitting: Sitting<S>;
  readonly #game: Game<S>;
  readonly #start: Start;
  readonly #printed: (kind: S['kind']) => unknown;
  readonly #notes: Note[] = [];
  readonly #standing: Standing[] = [];
  readonly #course: Done[] = [];
  #version: number;
  #askedSince: number;

  /** `printed` is what is told of a kind to who comes to know it. */
  constructor(game: Game<S>, start: Start, printed: (kind: S['kind']) => unknown = (kind) => kind) {
    this.#game = game;
    this.#printed = printed;
    this.#start = start;
    this.#sitting = new Sitting(game, openingOf(start));
    this.#version = start.beginning?.version ?? 0;
    this.#askedSince = this.#version;
    this.#note('loud', false, 'holder');
  }

  get length(): number {
    return this.#sitting.version;
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

  trial(seat: number, key: string): Trial {
    const tried = this.#sitting.table.copy();
    const refusal = play(tried, seat, key);
    return refusal
      ? { refusal }
      : { hash: markOf(JSON.stringify(tried.state)), outcome: tried.state.outcome };
  }

  choose(seat: number, key: string, by: Maker): Heard {
    const { state } = this.#sitting.table;
    const sealed = state.form === 'sealed' && !this.#isStanding(seat, key);
    const heard = this.#heardOf(seat, key);
    const refusal = this.#sitting.choose(seat, key);
    if (refusal) throw new Error(`a choice that was possible was refused: ${refusal.code}`);
    this.#course.push({ did: 'choose', seat, key });
    this.#standing.push({ seat, learned: this.#sitting.table.learned });
    if (heard !== 'silent') this.#version += 1;
    this.#note(heard, sealed, by);
    return heard;
  }

  undoRefusal(seat: number, reach: Reach, bots: number): UndoRefusal | undefined {
    const last = this.#standing.findLastIndex((choice) => choice.seat === seat);
    if (last < 0) return { code: 'nothing-to-undo' };
    if (reach === 'take-back') {
      const others = ((1 << this.#start.seats) - 1) & ~(1 << seat);
      return (others & ~bots) === 0 ? undefined : { code: 'others-play' };
    }
    if (reach === 'agreed') return undefined;
    const isLast = last === this.#standing.length - 1;
    return isLast && !nth(this.#standing, last).learned ? undefined : { code: 'learned' };
  }

  undo(seat: number, reach: Reach, bots: number): void {
    const refusal = this.#sitting.undo(seat, reach, bots);
    if (refusal) throw new Error(`an undo that was possible was refused: ${refusal.code}`);
    this.#course.push({ did: 'undo', seat, reach, bots });
    this.#standing.length = this.#standing.findLastIndex((choice) => choice.seat === seat);
    this.#version += 1;
    this.#note('loud', false, 'holder');
  }

  hash(): string {
    return markOf(JSON.stringify(this.#sitting.table.state));
  }

  see(viewer: number): Seen {
    return see(this.#game, this.#sitting.table.state, viewer);
  }

  entries(viewer: number, since: number): SeenEntry[] {
    const entries: SeenEntry[] = [];
    for (let i = this.#notes.length - 1; i >= 0; i--) {
      const note = nth(this.#notes, i);
      if (note.version <= since) break;
      if (note.heard !== 'silent') entries.push(seenEntry(note, viewer));
    }
    return [...this.#told(viewer).filter(({ version }) => version > since), ...entries.reverse()];
  }

  asks(): OpenAsk[] {
    return openAsks(this.#sitting.table.lens(this.#start.seats));
  }

  mine(seat: number): Pick<Mine, 'options' | 'blocked' | 'standing'> {
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

  print(kind: number): unknown {
    return this.#printed(nth(this.#game.kinds, kind));
  }

  past(viewer: number, version: number): Seen | undefined {
    const upTo = this.#notes.findLastIndex((note) => note.version <= version);
    if (upTo < 0) return undefined;
    const replayed = new Sitting(this.#game, openingOf(this.#start));
    for (const done of this.#course.slice(0, upTo)) {
      if (done.did === 'undo') replayed.undo(done.seat, done.reach, done.bots);
      else replayed.choose(done.seat, done.key);
    }
    return see(this.#game, replayed.table.state, viewer);
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

  /** What a viewer is told of the time before the table began. */
  #told(viewer: number): readonly SeenEntry[] {
    const told = this.#start.beginning?.told;
    if (told === undefined) return [];
    return viewer === told.seat ? told.own : told.all;
  }

  #isStanding(seat: number, key: string): boolean {
    if (!key.startsWith('stand ')) return false;
    return standingOptions(this.#sitting.table.lens(seat)).some((option) => option.key === key);
  }

  #heardOf(seat: number, key: string): Heard {
    if (this.#isStanding(seat, key)) return 'silent';
    const { form, ready, asked } = this.#sitting.table.state;
    if (form !== 'sealed') return 'loud';
    const bit = 1 << seat;
    if ((ready & bit) !== 0) return 'silent';
    return (ready | bit) === asked ? 'loud' : 'quiet';
  }

  #note(heard: Heard, sealed: boolean, by: Maker): void {
    const { log } = this.#sitting;
    const entry = nth(log, log.length - 1);
    this.#notes.push({ entry, version: this.#version, heard, sealed, by });
    if (heard === 'loud') this.#askedSince = this.#version;
  }
}

/** An answer to a sealed ask is told without its seat to all others, so that nobody learns who was last. */
function seenEntry({ entry, version, sealed, by }: Note, viewer: number): SeenEntry {
  const isHidden = sealed && entry.seat !== viewer;
  const events = entry.events.map((event) => seeEvent(event, viewer));
  const seat = isHidden ? -1 : entry.seat;
  if (by === 'default') return { version, did: entry.did, seat, events, by: 'default' };
  if (by === 'cover' && !isHidden) return { version, did: entry.did, seat, events, by: 'bot' };
  return { version, did: entry.did, seat, events };
}
