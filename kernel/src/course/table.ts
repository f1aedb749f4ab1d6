import { Cards } from '../cards/cards.ts';
import { generator } from '../cards/chance.ts';
import {
  AGAIN,
  type BoundSentence,
  EFFECT,
  listChoices,
  type Sentence,
  stepsOf,
} from '../effects/sentence.ts';
import type { Game, Opening } from '../game/definition.ts';
import { Lens } from '../knowledge/lens.ts';
import { copyTruth } from '../state/copies.ts';
import { copyFields, NOT_ANY } from '../state/fields.ts';
import { missing, nth, repeated } from '../state/lists.ts';
import { DECLINE, NONE, Offers, type Option } from '../state/options.ts';
import type { Frame, Shape, State } from '../state/state.ts';
import {
  beginLocals,
  type FrameLayout,
  freshNumbers,
  type LocalsDeclared,
  type LocalValue,
  type LocalValues,
  layoutIn,
} from './locals.ts';
import { type Phase, type PhaseWith, phaseCalled } from './phase.ts';

/** `did` of a list whose last sentence needs nothing more: what hangs on it has begun. */
const PASSED = 2;

/** A step that runs this long without asking anybody is our fault. */
const ENDLESS = 100_000;

/**
 * A table at work: the truth, and the course of the game over it. Only `run`, `answer` and `setup` get it. `take`
 * changes it in place; `copy` is explicit.
 */
export class Table<S extends Shape = Shape> extends Cards<S> {
  readonly #lenses: (Lens<S> | undefined)[] = [];
  readonly #offers = new Offers();

  constructor(game: Game<S>, state: State<S>, book: 'kept' | 'dropped' = 'kept') {
    super(game, state, book);
  }

  /** A table that shares nothing with this one and goes on from here. Nobody listens to it. */
  copy(book: 'kept' | 'dropped' = this.book): Table<S> {
    return new Table(this.game, copyState(this.game, this.state), book);
  }

  get over(): boolean {
    return this.state.outcome !== null;
  }

  /** What `viewer` sees; viewer number `seats` is the public. */
  lens(viewer: number): Lens<S> {
    const known = this.#lenses[viewer];
    if (known !== undefined) return known;
    const lens = new Lens(this.game, this.state, viewer);
    this.#lenses[viewer] = lens;
    return lens;
  }

  /** Begins a phase for a seat; it runs next. What it remembers begins as declared, except for what is `given`. */
  push<D extends LocalsDeclared>(phase: PhaseWith<S, D>, you?: number, given?: LocalValues<D>): Frame;
  push(phase: Phase<S>, you?: number): Frame;
  push(phase: Phase<S>, you = NOT_ANY, given?: Readonly<Record<string, LocalValue | undefined>>): Frame {
    const n = this.#remembered(phase.layout ?? (phase.my && layoutIn(phase.my)), given);
    const frame = { verb: phase.name, at: 0, you, self: -1, kind: -1, part: '', did: 0, n };
    this.state.stack.push(frame);
    return frame;
  }

  /**
   * Begins a phase about the sentences that a kind has under `part`, for a card that may be gone by now. Its frame says which, so
   * that it can perform them for one seat after the other.
   */
  send<D extends LocalsDeclared>(
    phase: PhaseWith<S, D>,
    about: { readonly card: number; readonly kind: number; readonly part: string },
    you: number,
    given: LocalValues<D>,
  ): Frame {
    const frame = this.push(phase, you, given);
    frame.self = about.card;
    frame.kind = about.kind;
    frame.part = about.part;
    return frame;
  }

  /**
   * Begins the sentences printed on a card under `part`; they run next. The card's face must be public, or have been: where the card
   * may be gone by now, `kind` says what it was.
   */
  perform(card: number, part: string, you: number, kind?: number): Frame;
  /**
   * Begins a list that the current sentence has under a name, with what has been named so far; it runs next. `which` picks
   * one of several lists under that name.
   */
  perform(from: Frame, list: string, you: number, which?: number): Frame;
  perform(from: number | Frame, name: string, you: number, no?: number): Frame {
    if (typeof from !== 'number') return this.#within(from, this.listIn(from, name, no), you);
    const n = this.#remembered(this.game.bindingsLayout);
    return this.#begin(from, no ?? this.#publicFace(from), name, you, n);
  }

  /** Begins the sentences printed on a card under `part` with a later one than the first: those before it are over. */
  resume(card: number, part: string, you: number, from: number): Frame {
    const frame = this.perform(card, part, you);
    frame.at = from;
    frame.did = PASSED;
    return frame;
  }

  /** The part under which a list of the current sentence is found, for `perform`. */
  listIn(frame: Frame, name: string, which = 0): string {
    const path = nth(stepsOf(this.game, frame), frame.at - 1).lists.get(name)?.[which];
    if (path === undefined) throw new RangeError(`no list "${name}" at ${frame.part}.${frame.at - 1}`);
    return path;
  }

  #within({ self, kind, n }: Frame, part: string, you: number): Frame {
    return this.#begin(self, kind, part, you, n.slice());
  }

  #begin(self: number, kind: number, part: string, you: number, n: number[]): Frame {
    const frame = { verb: EFFECT, at: 0, you, self, kind, part, did: 0, n };
    this.state.stack.push(frame);
    return frame;
  }

  #remembered(
    layout: FrameLayout | undefined,
    given?: Readonly<Record<string, LocalValue | undefined>>,
  ): number[] {
    if (layout === undefined) return [];
    const { seats } = this.state;
    return given === undefined ? freshNumbers(layout, seats) : beginLocals(layout, seats, given);
  }

  #publicFace(card: number): number {
    if (!this.isPublic(card))
      throw new Error(`an effect in progress is public, so its card must be: show card ${card} first`);
    return this.face(card);
  }

  /** The frames, the one at work last. Read only. */
  get stack(): readonly Frame[] {
    return this.state.stack;
  }

  /** The frame that began the one at work; undefined where there is none. */
  get sender(): Frame | undefined {
    const { stack } = this.state;
    return stack[stack.length - 2];
  }

  /** Whether a frame is at work and nothing holds it up: it has begun nothing, nobody is asked, the game is not over. */
  goesOn(frame: Frame): boolean {
    const { stack, asked, outcome } = this.state;
    return asked === 0 && outcome === null && stack[stack.length - 1] === frame;
  }

  /** Takes a finished frame off the stack; one that was cut away is off it already. */
  done(frame: Frame): void {
    const { stack } = this.state;
    if (stack[stack.length - 1] === frame) stack.pop();
    else if (stack.includes(frame)) stack.splice(stack.indexOf(frame), 1);
  }

  /** Drops the newest frame of this phase and every frame above it: the rest of it does not happen. Returns the frame. */
  cut(phase: string): Frame {
    const { stack } = this.state;
    for (let i = stack.length - 1; i >= 0; i--) {
      const frame = nth(stack, i);
      if (frame.verb !== phase) continue;
      stack.length = i;
      return frame;
    }
    throw new RangeError(`no frame of "${phase}" to cut`);
  }

  /** Has the sentence that is being answered asked once more: whoever chooses several things is asked several times. */
  repeat(frame: Frame): void {
    frame.at -= 1;
    frame.did = AGAIN;
  }

  /** Asks one seat; its answer acts at once. */
  ask(seat: number): void {
    this.state.asked = 1 << seat;
    this.state.form = 'open';
  }

  /** Asks a mask of seats at once; all answers are handed over together, in seat order. */
  askSealed(seats: number): void {
    const { state } = this;
    if (seats >> state.seats !== 0)
      throw new RangeError(
        `the mask ${seats} asks more than ${state.seats} seats: the public is never asked`,
      );
    state.asked = seats;
    state.form = 'sealed';
    state.ready = 0;
  }

  end(winners: readonly number[], reason: string): void {
    const { state } = this;
    state.outcome = { winners: winners.slice(), reason };
    state.stack.length = 0;
    state.asked = 0;
  }

  /** Fills `offers` with the candidates of a seat's open ask; with none where it has no open ask. */
  list(seat: number, offers: Offers): Offers {
    offers.clear();
    if ((this.state.asked >> seat) & 1) listChoices(this.lens(seat), offers);
    return offers;
  }

  /**
   * Takes an option for a seat, in place, and runs on to the next ask. The option must be one that `list` gives now: use
   * `play` where it may not be.
   */
  take(seat: number, option: Option): void {
    const { state } = this;
    state.sealed[seat] = option;
    if (state.form === 'open') this.#handOver();
    else state.ready |= 1 << seat;
    this.advance();
  }

  /**
   * Leaves a standing answer at a window (0 takes it back). Which one is known to its seat alone; that it did is not secret. It answers
   * nothing by itself: see `dueAnswers`.
   */
  stand(seat: number, window: number, answer: number): void {
    this.state.standing[seat * this.game.windowNames.length + window] = answer;
  }

  /** Runs until somebody must choose or the game is over. */
  advance(): void {
    const { state } = this;
    for (let steps = 0; state.outcome === null; steps++) {
      if (state.asked !== 0) {
        if (state.form === 'open' || state.ready !== state.asked) return;
        this.learned = true;
        this.#handOver();
      } else {
        const frame = state.stack[state.stack.length - 1];
        if (frame === undefined)
          throw new Error(`the course of ${this.game.id} is over, and no rule has called table.end`);
        if (frame.verb === EFFECT) this.#effect(frame);
        else phaseCalled(this.game, frame.verb).run(this, frame);
      }
      if (steps > ENDLESS) throw new Error(`${this.game.id} runs on without asking anybody: ${this.#at()}`);
    }
  }

  /** The frames at work, in words. */
  #at(): string {
    const frames = this.state.stack.map(({ verb, part }) => (verb === EFFECT ? `"${part}"` : `"${verb}"`));
    return `in ${frames.join(' > ')}, some phase must ask, be done or end the game`;
  }

  #handOver(): void {
    const { state, game } = this;
    const { asked } = state;
    const { stack } = state;
    const frame = stack[stack.length - 1] ?? missing(stack, stack.length - 1);
    state.asked = 0;
    state.ready = 0;
    const step = frame.verb === EFFECT ? nth(stepsOf(game, frame), frame.at++) : undefined;
    frame.did = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      if (((asked >> seat) & 1) === 0) continue;
      const option = state.sealed[seat] ?? missing(state.sealed, seat);
      state.sealed[seat] = NONE;
      if (step !== undefined) this.#carryOut(frame, step, seat, option);
      else phaseCalled(game, frame.verb).answer?.(this, frame, seat, option);
    }
  }

  #carryOut(frame: Frame, { run, said }: BoundSentence<S>, seat: number, option: Option): void {
    if (option === DECLINE) return;
    frame.did = 1;
    run(this, frame, said, seat, option);
  }

  /** Carries out one sentence after the other, until something holds the list up or a sentence is asked once more. */
  #effect(frame: Frame): void {
    const steps = stepsOf(this.game, frame);
    do {
      if (frame.at > 0 && frame.did < PASSED && this.#follows(frame, nth(steps, frame.at - 1))) return;
      const step = steps[frame.at];
      if (step === undefined) this.done(frame);
      else this.#sentence(frame, step);
    } while (frame.did !== AGAIN && this.goesOn(frame));
  }

  /** Begins what hangs on the sentence before, once all that it set off is over. */
  #follows(frame: Frame, { ifDone, otherwise }: BoundSentence<S>): boolean {
    const list = frame.did === 1 ? ifDone : otherwise;
    if (list === '') return false;
    frame.did = PASSED;
    this.#within(frame, list, frame.you);
    return true;
  }

  #sentence(frame: Frame, step: BoundSentence<S>): void {
    const { choices, said } = step;
    if (frame.did !== AGAIN && !this.#isDue(frame, said)) {
      frame.at += 1;
      frame.did = PASSED;
    } else if (frame.did !== AGAIN && step.condition !== undefined && !this.#holds(frame, step.condition)) {
      this.#pass(frame);
    } else if (choices === undefined && !step.may) {
      frame.at += 1;
      this.#carryOut(frame, step, frame.you, NONE);
    } else {
      this.#askSentence(frame, step);
    }
  }

  #isDue(frame: Frame, said: Sentence): boolean {
    return this.game.isDue === undefined || this.game.isDue(this, frame, said);
  }

  #holds(frame: Frame, condition: unknown): boolean {
    return this.game.conditions === undefined || this.game.conditions.holds(this, condition, frame);
  }

  #pass(frame: Frame): void {
    frame.at += 1;
    frame.did = 0;
  }

  #askSentence(frame: Frame, step: BoundSentence<S>): void {
    const seat = frame.you;
    const offers = this.#offers.clear();
    listChoices(this.lens(seat), offers);
    if (offers.count === 0) {
      this.#pass(frame);
    } else if (offers.count === 1 && step.forced === 'taken') {
      frame.at += 1;
      this.#carryOut(frame, step, seat, offers.at(0));
    } else {
      this.ask(seat);
    }
  }
}

/** A copy of the truth that shares nothing that can change. */
export function copyState<S extends Shape>(game: Game<S>, state: State<S>): State<S> {
  const hidden = {
    rng: state.rng.slice(),
    sealed: state.sealed.slice(),
    standing: state.standing.slice(),
    face: state.face.slice(),
  };
  return copyTruth(state, hidden, game.lists);
}

/** Opens a table: set up, and run to the first ask. */
export function open<S extends Shape>(game: Game<S>, opening: Opening): Table<S> {
  const { seats } = opening;
  if (!game.seats.includes(seats)) throw new RangeError(`${game.id} is not for ${seats} seats`);
  const zones: number[][] = [];
  while (zones.length < game.layout.count(seats)) zones.push([]);
  const state: State<S> = {
    as: 'truth',
    rng: generator(opening.seed),
    sealed: repeated(NONE, seats),
    standing: game.standing(seats).slice(),
    seats,
    options: game.optionsFrom(opening.options ?? {}),
    face: [],
    mask: [],
    lotOf: [],
    tied: [],
    at: [],
    zones,
    lots: [],
    claims: [],
    spare: [],
    nextLot: 0,
    stack: [],
    asked: 0,
    form: 'open',
    ready: 0,
    fields: copyFields(game.opened(seats), game.lists),
    outcome: null,
  };
  const table = new Table(game, state, opening.book ?? 'kept');
  table.chance = opening.chance;
  table.events = opening.events;
  game.setup(table);
  if (state.stack.length === 0) table.push(game.course);
  table.advance();
  return table;
}
