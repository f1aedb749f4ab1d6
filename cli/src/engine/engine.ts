import type { AnyManifest } from '@masterplan/kernel';
import {
  type Check,
  type Fault,
  hashOf,
  isRecord,
  type Language,
  languages,
  type Refusal,
} from '@masterplan/kernel';
import { isFault } from '../arguments.ts';
import { linesOf } from '../log.ts';
import { seatedFrom } from '../record/read.ts';
import { openTable, outcomeOf, type Seated, seatNames } from '../seated.ts';
import { type Texts, texts } from '../text/index.ts';
import { asksOf, blockedOf, legendOf, readerOf, standingOf, viewerNo, viewOf } from './answers.ts';
import { deeds, forms, requestId, type Viewer } from './forms.ts';
import { Tables } from './tables.ts';

type ErrorCode =
  | 'bad-json'
  | 'bad-request'
  | 'no-such-game'
  | 'no-such-table'
  | 'not-your-ask'
  | 'not-an-option'
  | 'stale'
  | 'bad-record'
  | 'refused';

/** What stands in an answer beside the request's id. */
type Answer = Readonly<Record<string, unknown>>;
type Deed = (request: unknown) => Answer;

export interface EngineSettings {
  /** The language of error messages. */
  readonly language: Language;
  /** Whether the viewer `"truth"` is let in. */
  readonly truth: 'shown' | 'refused';
}

/** How much an engine holds: what a program forgets to close must not end the process. */
export interface EngineLimits {
  /** No more tables than this are open at once. */
  readonly open: number;
  /** So many of them are laid out, at up to a megabyte each; the others are put away: see `Tables`. */
  readonly laid: number;
}

const usualLimits: EngineLimits = { open: 20_000, laid: 500 };

function failure(code: ErrorCode, message: string, clause?: string): Answer {
  return { error: { code, message, ...(clause === undefined ? {} : { clause }) } };
}

/**
 * The games as a service: each line is a request, and each gets one answer. Bad input is answered with an error and
 * changes nothing.
 */
export class Engine {
  readonly #registry: readonly AnyManifest[];
  readonly #settings: EngineSettings;
  readonly #say: Texts['engine'];
  readonly #words: Texts;
  readonly #limits: EngineLimits;
  readonly #tables: Tables;
  readonly #deeds: Readonly<Record<keyof typeof forms, Deed>>;
  #opened = 0;

  constructor(registry: readonly AnyManifest[], settings: EngineSettings, limits = usualLimits) {
    this.#registry = registry;
    this.#settings = settings;
    this.#limits = limits;
    this.#tables = new Tables(limits.laid);
    this.#words = texts[settings.language];
    this.#say = this.#words.engine;
    this.#deeds = this.#allDeeds();
  }

  /** The answer to a line. Never throws: where the rules themselves fail, the answer says so and the table stands. */
  answer(line: string): Answer {
    let request: unknown;
    try {
      request = JSON.parse(line);
    } catch {
      return { id: null, ...failure('bad-json', this.#say.badJson) };
    }
    const id = isRecord(request) && requestId(request.id, 'id', []) ? request.id : null;
    try {
      return { id, ...this.#deedOf(request)(request) };
    } catch (ourFault) {
      return { id, ...failure('refused', this.#say.ourFault(String(ourFault))) };
    }
  }

  /** The answer to a line that could not be read. */
  unreadable(why: 'too-long' | 'not-utf8'): Answer {
    const error =
      why === 'too-long' ? failure('bad-request', this.#say.tooLong) : failure('bad-json', this.#say.badJson);
    return { id: null, ...error };
  }

  #deedOf(request: unknown): Deed {
    const name = isRecord(request) ? request.do : undefined;
    const known = Object.entries(this.#deeds).find(([deed]) => deed === name);
    return known?.[1] ?? (() => failure('bad-request', this.#say.noSuchDeed(deeds)));
  }

  #allDeeds(): Readonly<Record<keyof typeof forms, Deed>> {
    return {
      games: this.#on(forms.games, () => this.#games()),
      new: this.#on(forms.new, (request) => this.#new(request)),
      load: this.#on(forms.load, ({ record }) => this.#load(record)),
      asks: this.#onView(forms.asks, (seated, viewer) => ({
        version: seated.sitting.length,
        over: seated.sitting.table.over,
        asks: asksOf(seated, viewer),
        ...standingOf(seated, viewer),
      })),
      view: this.#onView(forms.view, ({ sitting }, viewer) => ({ view: viewOf(sitting, viewer) })),
      log: this.#onView(forms.log, (seated, viewer, { lang, since = -1 }) => {
        const { sitting } = seated;
        const entries = sitting.log.slice(since + 1);
        const lines = linesOf(seated, entries, readerOf(sitting, viewer), lang, seatNames(sitting, lang));
        return { version: sitting.length, lines };
      }),
      imagine: this.#onView(forms.imagine, (seated, viewer, { seed }) => this.#imagine(seated, viewer, seed)),
      choose: this.#onSeat(forms.choose, (seated, request) => this.#choose(seated, request)),
      blocked: this.#onSeat(forms.blocked, (seated, { seat }) => ({ blocked: blockedOf(seated, seat) })),
      undo: this.#onSeat(forms.undo, ({ sitting }, { seat }) => {
        const refusal = sitting.undo(seat);
        if (refusal) return failure('refused', this.#words.undoRefused(refusal));
        return { version: sitting.length };
      }),
      legend: this.#onTable(forms.legend, legendOf),
      record: this.#onTable(forms.record, ({ sitting }) => ({ record: sitting.record() })),
      outcome: this.#onTable(forms.outcome, ({ sitting }) => outcomeOf(sitting)),
      hash: this.#onTable(forms.hash, ({ sitting }) => ({ hash: hashOf(sitting.table.state) })),
      close: this.#onTable(forms.close, (_seated, { table }) => ({ closed: this.#tables.delete(table) })),
    };
  }

  // What requests have in common: their form, their table, their seat or viewer

  #on<T>(form: Check<T>, answer: (request: T) => Answer): Deed {
    return (request) => {
      const faults: Fault[] = [];
      return form(request, '', faults) ? answer(request) : this.#badRequest(faults);
    };
  }

  #onTable<T extends { table: string }>(
    form: Check<T>,
    answer: (seated: Seated, request: T) => Answer,
  ): Deed {
    return this.#on(form, (request) => {
      const found = this.#tables.get(request.table);
      if (found === undefined) return failure('no-such-table', this.#say.noSuchTable(request.table));
      return answer(found, request);
    });
  }

  #onSeat<T extends { table: string; seat: number }>(
    form: Check<T>,
    answer: (seated: Seated, request: T) => Answer,
  ): Deed {
    return this.#onTable(form, (seated, request) => {
      const { seats } = seated.sitting.table;
      return isSeat(request.seat, seats) ? answer(seated, request) : this.#noSuchSeat(request.seat, seats);
    });
  }

  #onView<T extends { table: string; viewer: Viewer }>(
    form: Check<T>,
    answer: (seated: Seated, viewer: Viewer, request: T) => Answer,
  ): Deed {
    return this.#onTable(form, (seated, request) => {
      const { viewer } = request;
      const { seats } = seated.sitting.table;
      if (viewer === 'truth' && this.#settings.truth === 'refused') {
        return failure('refused', this.#say.truthRefused);
      }
      if (typeof viewer === 'number' && !isSeat(viewer, seats)) return this.#noSuchSeat(viewer, seats);
      return answer(seated, viewer, request);
    });
  }

  // The requests that need more than a line

  #games(): Answer {
    const games = this.#registry.map(({ game: { id, seats, options, version } }) => ({
      id,
      seats,
      options,
      languages,
      version,
    }));
    return { games };
  }

  #new({ game, seats, seed, options = {}, pack }: Wanted): Answer {
    const entry = this.#registry.find((offered) => offered.game.id === game);
    if (entry === undefined) {
      const games = this.#registry.map((offered) => offered.game.id);
      return failure('no-such-game', this.#words.usage({ code: 'no-such-game', name: game, games }));
    }
    const opened = openTable(entry, { seats, seed: String(seed), options, pack });
    if (isFault(opened)) return failure('bad-request', this.#words.usage(opened));
    return this.#open(opened);
  }

  #load(record: unknown): Answer {
    const loaded = seatedFrom(this.#registry, record);
    if ('trouble' in loaded) return failure('bad-record', this.#words.recordTrouble(loaded.trouble));
    return this.#open(loaded);
  }

  #imagine(from: Seated, viewer: Viewer, seed: string | number): Answer {
    if (viewer === 'truth') return failure('bad-request', this.#say.nothingToImagine);
    const { sitting } = from;
    return this.#open({ ...from, sitting: sitting.imagined(viewerNo(sitting, viewer), String(seed)) });
  }

  #choose({ sitting, text }: Seated, { seat, key, version }: Chosen): Answer {
    if (version !== undefined && version !== sitting.length) {
      return failure('stale', this.#say.stale(sitting.length));
    }
    const refusal = sitting.choose(seat, key);
    if (refusal === undefined) {
      sitting.settle();
      return { version: sitting.length };
    }
    if (refusal.code !== 'refused') return failure(codeOf(refusal), this.#say.refusal(refusal.code));
    const { language } = this.#settings;
    const lens = sitting.table.lens(seat);
    const why = text[language].refusal(lens, refusal, seatNames(sitting, language));
    return failure('refused', why, refusal.clause);
  }

  #open(opened: Seated): Answer {
    const { open } = this.#limits;
    if (this.#tables.size >= open) return failure('refused', this.#say.tooManyTables(open));
    opened.sitting.settle();
    const table = `t${++this.#opened}`;
    this.#tables.set(table, opened);
    return { table, version: opened.sitting.length };
  }

  #badRequest(faults: readonly Fault[]): Answer {
    return failure('bad-request', faults.map(this.#words.fault).join(' '));
  }

  #noSuchSeat(seat: number, seats: number): Answer {
    return failure('bad-request', this.#words.usage({ code: 'no-such-seat', seat, seats }));
  }
}

type Wanted = typeof forms.new extends Check<infer T> ? T : never;
type Chosen = typeof forms.choose extends Check<infer T> ? T : never;

const isSeat = (seat: number, seats: number): boolean => seat >= 0 && seat < seats;

const codeOf = ({ code }: Refusal): ErrorCode => (code === 'over' ? 'not-your-ask' : code);
