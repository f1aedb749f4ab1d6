import {
  askName,
  bind,
  type Game,
  nth,
  type Phase,
  type Position,
  type Sentence,
  type Shape,
  type Verb,
} from '../../src/index.ts';

/**
 * What has to happen at least once in some game: every phase run, every phase and verb that asks asked and answered, every
 * verb carried out but for those that last, every kind known to some seat, and the effect of every kind that has one carried out.
 */
export class Coverage<S extends Shape> {
  /** The game, telling this what it does. */
  readonly game: Game<S>;
  readonly needed: readonly string[];
  readonly #met = new Set<string>();
  readonly #kinds: Uint8Array;
  readonly #effects: Uint8Array;

  constructor(game: Game<S>) {
    this.#kinds = new Uint8Array(game.kinds.length);
    this.#effects = new Uint8Array(game.kinds.length);
    const phases = Object.values(game.phaseNamed);
    const verbs = game.verbs.map((verb) => this.#watchVerb(verb));
    const watched = Object.fromEntries(phases.map((phase) => [phase.name, this.#watchPhase(phase)]));
    this.game = { ...bind({ ...game, verbs }, game.kinds), phaseNamed: watched };
    this.needed = [
      ...phases.flatMap((phase) => [`${phase.name} run`, ...askedAndAnswered(phase)]),
      ...game.verbs
        .filter(({ lasting }) => !lasting)
        .flatMap((verb) => [`${verb.name} carried out`, ...askedAndAnswered(verb)]),
      ...game.kinds.flatMap((kind) => [
        `${kind.id} in play`,
        ...(saysSomething(game, kind) ? [`effect of ${kind.id}`] : []),
      ]),
    ];
  }

  get met(): string[] {
    this.game.kinds.forEach((kind, no) => {
      if (this.#kinds[no]) this.#met.add(`${kind.id} in play`);
      if (this.#effects[no]) this.#met.add(`effect of ${kind.id}`);
    });
    return [...this.#met];
  }

  get isWhole(): boolean {
    const met = new Set(this.met);
    return this.needed.every((each) => met.has(each));
  }

  /** Notes who is asked here, and which cards somebody knows. */
  noteAsked({ stack, mask, face, at }: Position<S>): void {
    const top = stack[stack.length - 1];
    if (top !== undefined) this.#met.add(`${askName(this.game, top)} asked`);
    for (let card = 0; card < at.length; card++) if (mask[card] !== 0) this.#kinds[nth(face, card)] = 1;
  }

  /** Notes that the ask of this position is being answered. */
  noteAnswered({ stack }: Position<S>): void {
    this.#met.add(`${askName(this.game, nth(stack, stack.length - 1))} answered`);
  }

  #watchPhase(phase: Phase<S>): Phase<S> {
    const done = `${phase.name} run`;
    return {
      ...phase,
      run: (table, frame) => {
        this.#met.add(done);
        phase.run(table, frame);
      },
    };
  }

  #watchVerb(verb: Verb<S>): Verb<S> {
    const done = `${verb.name} carried out`;
    return {
      ...verb,
      run: (table, frame, said, seat, option) => {
        this.#met.add(done);
        if (frame.kind >= 0) this.#effects[frame.kind] = 1;
        verb.run(table, frame, said, seat, option);
      },
    };
  }
}

const askedAndAnswered = (asker: { readonly name: string; choices?: unknown }): string[] =>
  asker.choices === undefined ? [] : [`${asker.name} asked`, `${asker.name} answered`];

/** Whether sentences are printed anywhere on a kind that are carried out. */
function saysSomething<S extends Shape>(game: Game<S>, printed: unknown): boolean {
  if (typeof printed !== 'object' || printed === null) return false;
  if (isSentence(printed) && game.verbNamed[printed.do]?.lasting !== true) return true;
  return Object.values(printed).some((inner) => saysSomething(game, inner));
}

const isSentence = (printed: object): printed is Sentence =>
  'do' in printed && typeof printed.do === 'string';
