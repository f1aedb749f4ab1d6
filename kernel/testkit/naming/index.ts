import {
  below,
  type Choice,
  candidates,
  type GameEvent,
  type GameText,
  generator,
  type Language,
  type Lens,
  languages,
  type Manifest,
  nth,
  type Option,
  open,
  openAsks,
  optionSetsOf,
  type Shape,
  seeEvent,
  type Table,
  type TableOptions,
} from '../../src/index.ts';
import { type Start, seatsIn } from '../conformance/course.ts';
import { NameFinder, strangeNames } from './finder.ts';
import {
  type Held,
  Holding,
  heldByEvent,
  heldByFields,
  heldByOption,
  heldByOutcome,
  heldByProposal,
  nothingHeld,
  together,
} from './held.ts';

/** A sentence that names something it does not speak of. */
export interface Misnaming {
  readonly what: 'prompt' | 'option' | 'refusal' | 'line' | 'outcome';
  readonly language: Language;
  readonly sentence: string;
  /** The names that nothing it speaks of holds. */
  readonly names: readonly string[];
  /** The ask, option, clause or event it is for. */
  readonly of: string;
  /** How the game came there. */
  readonly choices: readonly Choice[];
}

/**
 * Plays random games and reads every prompt, option, refusal and line of the log, in every language, as everybody gets them: each card,
 * player and number that a sentence names must be one that its frames, its proposal, its option or its event hold.
 */
export function misnamings<S extends Shape>(
  registered: Manifest<S>,
  { seed, games, lookEvery }: { readonly seed: string; readonly games: number; readonly lookEvery: number },
): Misnaming[] {
  const reader = new NameReader(registered);
  const sets = optionSetsOf(registered);
  const { seats } = registered.game;
  return Array.from({ length: games }, (_, no) =>
    reader.read(
      { seats: nth(seats, no % seats.length), options: nth(sets, no % sets.length), seed: `${seed} ${no}` },
      lookEvery,
    ),
  ).flat();
}

interface Tongue<S extends Shape> {
  readonly language: Language;
  readonly text: GameText<S>;
  readonly finder: NameFinder<S>;
}

/** Reads whole games. */
export class NameReader<S extends Shape> {
  readonly #registered: Manifest<S>;
  readonly #tongues = new Map<string, readonly Tongue<S>[]>();
  /** Lines of this game that were read: most are the same for everybody. */
  #lines = new Set<string>();
  #choices: Choice[] = [];
  #spoken: readonly Tongue<S>[] = [];
  #holding = new Holding<S>();
  #found: Misnaming[] = [];

  constructor(registered: Manifest<S>) {
    this.#registered = registered;
  }

  /** What is misnamed in the random game that begins so; of its positions one in `lookEvery` is read. */
  read({ seats, seed, options: asked }: Start, lookEvery: number): Misnaming[] {
    const { game } = this.#registered;
    const options = game.optionsFrom(asked);
    const random = generator(`choices of ${seed}`);
    this.#begin(options);
    let events: GameEvent[] = [];
    const table = open(game, { seats, seed, options, events });
    let chosen: Option | undefined;
    while (this.#choices.length <= game.bound) {
      this.#holding.note(table.lens(seats), chosen, events);
      this.#readLines(events, seats);
      if (table.over) break;
      if (below(random, lookEvery) === 0) this.#readAsks(table);
      const seat = nth(seatsIn(table.state.asked & ~table.state.ready, seats), 0);
      const { options: possible } = candidates(table.lens(seat));
      chosen = nth(possible, below(random, possible.length));
      this.#choices.push([seat, game.keyOf(chosen)]);
      events = [];
      table.events = events;
      table.take(seat, chosen);
    }
    this.#readOutcome(table);
    return this.#found;
  }

  #begin(options: TableOptions): void {
    const { game } = this.#registered;
    const name = JSON.stringify(options);
    const spoken =
      this.#tongues.get(name) ??
      languages.map((language) => {
        const said = this.#registered.text(game, options)[language];
        return {
          language,
          text: said,
          finder: new NameFinder(game, said, this.#registered.homonyms?.(language)),
        };
      });
    this.#tongues.set(name, spoken);
    this.#spoken = spoken;
    this.#holding = new Holding();
    this.#lines = new Set();
    this.#choices = [];
    this.#found = [];
  }

  #readLines(events: readonly GameEvent[], seats: number): void {
    for (const event of events)
      for (let viewer = 0; viewer <= seats; viewer++) {
        const seen = seeEvent(event, viewer);
        const line = `${event.name} ${event.seat} ${seen.cards.join()} ${seen.faces.join()} ${seen.n.join()}`;
        if (this.#lines.has(line)) continue;
        this.#lines.add(line);
        this.#hold('line', event.name, heldByEvent(seen, seats), (text) => text.line(seen, strangeNames));
      }
  }

  #readAsks(table: Table<S>): void {
    for (let viewer = 0; viewer <= table.seats; viewer++) {
      const lens = table.lens(viewer);
      const frames = together(this.#holding.held(lens), heldByProposal(lens));
      for (const ask of openAsks(lens)) {
        const held = together(frames, heldByFields(lens), { ...nothingHeld(), seats: new Set([ask.seat]) });
        this.#hold('prompt', ask.name, held, (text) => text.prompt(lens, ask, strangeNames));
      }
      this.#readCandidates(lens, frames);
    }
  }

  #readCandidates(lens: Lens<S>, frames: Held): void {
    const { options, blocked } = candidates(lens);
    const { keyOf } = lens.game;
    const fields = heldByFields(lens);
    for (const option of options) {
      const held = together(frames, fields, heldByOption(lens, option));
      this.#hold('option', keyOf(option), held, (text) => text.option(lens, option, strangeNames));
    }
    for (const each of blocked) {
      const facts = { ...nothingHeld(), numbers: new Set(each.facts) };
      const held = together(frames, fields, facts, heldByOption(lens, each.option));
      const of = `${keyOf(each.option)} (${each.clause})`;
      this.#hold('refusal', of, held, (text) => text.refusal(lens, each, strangeNames));
    }
  }

  #readOutcome(table: Table<S>): void {
    const lens = table.lens(table.seats);
    const { outcome } = lens;
    if (outcome === null) return;
    const held = heldByOutcome(lens, outcome.winners);
    this.#hold('outcome', outcome.reason, held, (text) => text.outcome(lens, outcome, strangeNames));
  }

  #hold(
    what: Misnaming['what'],
    of: string,
    held: Held,
    say: (text: GameText<S>) => string | undefined,
  ): void {
    for (const { language, text, finder } of this.#spoken) {
      const sentence = say(text) ?? '';
      const names = finder.strange(sentence, held);
      if (names.length > 0)
        this.#found.push({ what, language, sentence, names, of, choices: this.#choices.slice() });
    }
  }
}
