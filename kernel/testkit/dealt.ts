import {
  type Account,
  type Bot,
  bind,
  candidates,
  dueAnswers,
  type Game,
  type GameEvent,
  type GameText,
  generator,
  imagine,
  type Language,
  type Lens,
  languages,
  lay,
  type Manifest,
  NONE,
  nth,
  type OpenAsk,
  type Option,
  type Outcome,
  open,
  openAsks,
  play,
  type Seen,
  type Shape,
  type StandIn,
  see,
  seeEvent,
  standInsOf,
  standingOptions,
  type Table,
} from '../src/index.ts';
import { asked, Forced } from './forced.ts';
import type { Literal } from './literal.ts';
import { Luck } from './luck.ts';
import { type Called, keysByKind, meant } from './meaning.ts';

/** A seat by its number or its player's name. */
export type SeatRef = number | string;

/** A seat, or `public`: whoever only watches. */
export type ViewerRef = SeatRef;

/** A registered game, with its table in plain lines where it draws one. */
export interface Shown<S extends Shape> extends Manifest<S> {
  show?(lens: Lens<S>, language: Language, names: readonly string[]): readonly string[];
}

/** A candidate that is not possible, as its seat reads it. */
export interface BlockedText {
  readonly text: string;
  readonly why: string;
  readonly clause: string;
}

const usualNames = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'] as const;

/** What a card is called in `sees` when the viewer does not know its face. */
export const UNSEEN = '?';

/**
 * A table in a position that a test wrote out. Answers are given by meaning: an option's English words (all the words given
 * must be in it), or its key with kinds in place of card numbers (`deploy captain to 2`). Whatever a test asks for that is
 * not there throws with what is there.
 */
export class DealtTable<S extends Shape> {
  readonly game: Game<S>;
  readonly table: Table<S>;
  readonly names: readonly string[];
  readonly #text: Readonly<Record<Language, GameText<S>>>;
  readonly #show: Shown<S>['show'];
  readonly #luck: Luck<S>;
  readonly #events: GameEvent[] = [];
  readonly #forced = new Forced<S>((lens, option) => {
    const [key = ''] = keysByKind(lens, option);
    return `${nth(this.names, lens.viewer)}: ${key}`;
  });

  constructor(registered: Shown<S>, literal: Literal) {
    const { seats, options = {} } = literal;
    this.names = literal.names ?? usualNames.slice(0, seats);
    const luck = new Luck<S>(literal);
    const standIns = standInsOf(literal).map((print) => standInFor(registered, print));
    const setup = (table: Table<S>) => {
      luck.sitAt(table);
      lay(table, literal, registered);
    };
    const own = registered.game.verbs;
    const verbs = literal.forced === 'asked' ? asked(own) : this.#forced.watching(own);
    this.game = bind({ ...registered.game, verbs, setup }, [...registered.game.kinds, ...standIns]);
    this.#text = registered.text(this.game, options);
    this.#show = registered.show?.bind(registered);
    this.#luck = luck;
    this.table = open(this.game, { seats, seed: '', options, chance: luck.chance, events: this.#events });
  }

  get fields(): S['fields'] {
    return this.table.fields;
  }

  get outcome(): Outcome | null {
    return this.table.state.outcome;
  }

  /** What was taken without asking since the position was dealt, as one option only was left: `Ann: play again kick`. */
  get forced(): readonly string[] {
    return this.#forced.taken;
  }

  /** The asks open now. */
  get asks(): OpenAsk[] {
    return openAsks(this.#lens('public'));
  }

  /** Chooses for a seat the option that is meant, or leaves the standing answer with this key. */
  answer(seat: SeatRef, meaning: string): this {
    const lens = this.#lens(seat);
    const left = standingOptions(this.table, lens.viewer).find((standing) => standing.key === meaning);
    const options = candidates(lens).options.map((option) =>
      this.#called(lens, option, { key: this.game.keyOf(option), option }),
    );
    const whose = `the options of ${this.#nameOf(seat)}${this.#whoIsAsked()}`;
    const { key, option } = left === undefined ? meant(meaning, options, whose) : { ...left, option: NONE };
    this.#forced.answering(option);
    this.#play(seat, key);
    return this;
  }

  /** What a bot would answer for a seat, as its key with kinds in place of card numbers; nothing is played. */
  chosenBy(bot: Pick<Bot<S>, 'choose'>, seat: SeatRef, account: Account = []): string {
    const lens = this.#lens(seat);
    const { options } = candidates(lens);
    if (options.length < 2) throw new Error(`${this.#nameOf(seat)} has no choice${this.#whoIsAsked()}`);
    return nth(keysByKind(lens, bot.choose(lens, options, generator('chosen'), account)), 0);
  }

  /** Checks that the rules forbid a seat what is meant, by this clause, that there are words for it, and that trying changes nothing. */
  refuses(seat: SeatRef, meaning: string, clause: string): this {
    const lens = this.#lens(seat);
    const blocked = candidates(lens).blocked.map((each) => this.#called(lens, each.option, each));
    const found = meant(meaning, blocked, `what ${this.#nameOf(seat)} may not do${this.#whoIsAsked()}`);
    if (found.clause !== clause)
      throw new Error(`"${meaning}" is refused by ${found.clause}, not by ${clause}`);
    for (const language of languages) this.#text[language].refusal(lens, found, this.names);
    const before = JSON.stringify(this.table.state);
    const refusal = play(this.table, this.#seat(seat), this.game.keyOf(found.option));
    if (refusal?.code !== 'refused') throw new Error(`"${meaning}" is blocked but was not refused`);
    if (JSON.stringify(this.table.state) !== before)
      throw new Error(`refusing "${meaning}" changed the table`);
    return this;
  }

  /** What the next dice will show, in order. */
  rollsNext(...rolls: number[]): this {
    this.#luck.rolls.push(...rolls);
    return this;
  }

  /** The kinds that the next blind picks will take, in order. */
  picksNext(...kinds: string[]): this {
    this.#luck.picks.push(...kinds);
    return this;
  }

  /** How the next shuffled zone will lie, the top card last. */
  shufflesNext(...kinds: string[]): this {
    this.#luck.shuffles.push(kinds);
    return this;
  }

  /** What a seat may choose, as it reads it. None where it is not asked. */
  options(seat: SeatRef, language: Language = 'en'): string[] {
    const lens = this.#lens(seat);
    return candidates(lens).options.map((option) => this.#text[language].option(lens, option, this.names));
  }

  /** What a seat may not choose, and why. */
  blocked(seat: SeatRef, language: Language = 'en'): BlockedText[] {
    const lens = this.#lens(seat);
    const text = this.#text[language];
    return candidates(lens).blocked.map((blocked) => ({
      text: text.option(lens, blocked.option, this.names),
      why: text.refusal(lens, blocked, this.names),
      clause: blocked.clause,
    }));
  }

  /** What a seat is asked, in the words that a viewer reads; its own unless said. */
  prompt(seat: SeatRef, language: Language = 'en', viewer: ViewerRef = seat): string {
    const lens = this.#lens(viewer);
    const ask = openAsks(lens).find((each) => each.seat === this.#seat(seat));
    if (ask === undefined) throw new Error(`${this.#nameOf(seat)} is not asked${this.#whoIsAsked()}`);
    return this.#text[language].prompt(lens, ask, this.names);
  }

  /** The table in plain lines, as a viewer at a terminal reads it. */
  board(viewer: ViewerRef, language: Language = 'en'): string[] {
    if (this.#show === undefined) throw new Error(`${this.game.id} draws no table in plain lines`);
    return this.#show(this.#lens(viewer), language, this.names).slice();
  }

  /** How the game ended, in words. */
  ending(language: Language = 'en'): string {
    if (this.outcome === null) throw new Error(`the game is not over${this.#whoIsAsked()}`);
    return this.#text[language].outcome(this.#lens('public'), this.outcome, this.names);
  }

  /** What is printed on a kind, or on a stand-in, at this table. */
  printed(id: string, language: Language = 'en'): string {
    return this.#text[language].card(this.#kindCalled(id)).text;
  }

  /** What a kind is called. */
  named(id: string, language: Language = 'en'): string {
    return this.#text[language].card(this.#kindCalled(id)).name;
  }

  /** The kinds that truly lie in a zone: the top one last, or, where nobody can follow a card (a hand), by the alphabet. */
  zone(name: string, seat?: SeatRef, which?: number): string[] {
    return this.#kinds(name, seat, which, (card) => this.table.kind(card).id);
  }

  /** The same as a viewer sees it: `?` for a face the viewer does not know. */
  sees(viewer: ViewerRef, name: string, seat?: SeatRef, which?: number): string[] {
    const lens = this.#lens(viewer);
    return this.#kinds(name, seat, which, (card) => lens.kind(card)?.id ?? UNSEEN);
  }

  /** What a viewer has read in the log since the position was dealt. */
  log(language: Language = 'en', viewer: ViewerRef = 'public'): string[] {
    const number = this.#viewer(viewer);
    return this.#events.flatMap(
      (event) => this.#text[language].line(seeEvent(event, number), this.names) ?? [],
    );
  }

  /** The snapshot a viewer gets. */
  seen(viewer: ViewerRef): Seen<S> {
    return see(this.game, this.table.state, this.#viewer(viewer));
  }

  /** A world that the viewer cannot rule out. */
  imagine(viewer: ViewerRef, seed: string): Table<S> {
    return imagine(this.game, this.seen(viewer), seed);
  }

  #play(seat: SeatRef, key: string): void {
    const refusal = play(this.table, this.#seat(seat), key);
    if (refusal) throw new Error(`"${key}" of ${this.#nameOf(seat)} was refused: ${refusal.code}`);
    const [due] = dueAnswers(this.table);
    if (due !== undefined) this.#play(due.seat, due.key);
  }

  #called<T>(lens: Lens<S>, option: Option, what: T): Called<T> {
    return { what, names: [this.#text.en.option(lens, option, this.names), ...keysByKind(lens, option)] };
  }

  #kinds(
    name: string,
    seat: SeatRef | undefined,
    which: number | undefined,
    kindOf: (card: number) => string,
  ): string[] {
    const { layout } = this.game;
    const zone = layout.find(name, seat === undefined ? undefined : this.#seat(seat), which);
    const kinds = this.table.zone(zone).map(kindOf);
    return layout.free(zone) ? kinds.sort() : kinds;
  }

  #kindCalled(id: string): S['kind'] {
    const kind = this.game.kinds.find((each) => each.id === id);
    if (kind === undefined) throw new Error(`there is no kind "${id}"`);
    return kind;
  }

  #seat(seat: SeatRef): number {
    const number = typeof seat === 'number' ? seat : this.names.indexOf(seat);
    if (!(number >= 0 && number < this.table.seats)) throw new RangeError(`nobody sits at "${seat}"`);
    return number;
  }

  #viewer(viewer: ViewerRef): number {
    return viewer === 'public' ? this.table.seats : this.#seat(viewer);
  }

  #lens(viewer: ViewerRef): Lens<S> {
    return this.table.lens(this.#viewer(viewer));
  }

  #nameOf(seat: SeatRef): string {
    return `${nth(this.names, this.#seat(seat))} (seat ${this.#seat(seat)})`;
  }

  #whoIsAsked(): string {
    if (this.outcome !== null) return `; the game is over (${this.outcome.reason})`;
    const forced = this.#forced.sinceLastAnswer;
    const taken = forced.length === 0 ? '' : `; taken without asking: ${forced.join(', ')}`;
    return `; asked: ${this.asks.map(({ seat, name }) => `seat ${seat} by "${name}"`).join(', ')}${taken}`;
  }
}

function standInFor<S extends Shape>(registered: Manifest<S>, print: StandIn): S['kind'] {
  if (registered.standIn === undefined) throw new Error(`${registered.game.id} registers no stand-ins`);
  return registered.standIn(print);
}

/** Deals a position out of plain data and runs to its first ask. */
export const deal = <S extends Shape>(registered: Shown<S>, literal: Literal): DealtTable<S> =>
  new DealtTable(registered, literal);
