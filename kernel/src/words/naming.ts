import type { SeenEvent } from '../cards/events.ts';
import type { Told } from '../effects/spoken.ts';
import type { Game } from '../game/definition.ts';
import type { Title } from '../game/text.ts';
import type { Lens } from '../knowledge/lens.ts';
import { HIDDEN } from '../knowledge/seen.ts';
import { nth } from '../state/lists.ts';
import { type Option, wordOf } from '../state/options.ts';
import type { Shape } from '../state/state.ts';
import { listed } from './messages.ts';
import { Parts } from './parts.ts';
import type { Language } from './vocabulary.ts';

/** A card as far as its titles go: one of a pack brings its own. */
interface Titled {
  readonly id: string;
  readonly titles?: Readonly<Record<Language, Title>>;
}

/** What a game has in one language besides its vocabulary: its messages, and what its cards are called. */
export interface Tongue<M> {
  readonly messages: M;
  readonly titles: Readonly<Record<string, Title>>;
}

/** The languages of a game that have been brought here: programs bring all of them, the page each when it is first read. */
export class Tongues<M> {
  readonly #brought = new Map<Language, Tongue<M>>();

  bring(language: Language, tongue: Tongue<M>): void {
    this.#brought.set(language, tongue);
  }

  in(language: Language): Tongue<M> {
    const tongue = this.#brought.get(language);
    if (tongue === undefined)
      throw new Error(`what the game says in "${language}" has not been loaded: "bring" it`);
    return tongue;
  }

  /** What a card is called: its pack's title, or the game's; a card made up for a test is called by its id. */
  titleOf({ id, titles }: Titled, language: Language): Title {
    return titles?.[language] ?? this.in(language).titles[id] ?? { name: id, flavour: '' };
  }
}

/** The messages that every game needs for naming what is on its table. */
interface Naming {
  /** A card whose face the viewer does not know. */
  readonly hidden: string;
  readonly nothing: string;
  readonly copies: (n: number, name: string) => string;
}

/** One language's way of naming what is on a table. */
export abstract class Namer<S extends Shape, M extends Naming> {
  readonly game: Game<S>;
  readonly language: Language;
  readonly say: M;

  constructor(game: Game<S>, language: Language, say: M) {
    this.game = game;
    this.language = language;
    this.say = say;
  }

  abstract nameOf(kind: S['kind']): string;

  /** The kind with an id. */
  kindCalled(id: string): S['kind'] {
    return nth(this.game.kinds, this.game.kindNo(id));
  }

  /** The name of a face as an event tells it. */
  faceName(face: number | undefined): string {
    return face === undefined || face === HIDDEN ? this.say.hidden : this.nameOf(nth(this.game.kinds, face));
  }

  /** The name of a card as the lens's viewer knows it. */
  cardName(lens: Lens<S>, card: number): string {
    return this.faceName(lens.face(card));
  }

  /** What a place is called; a game whose words speak of places says how. */
  placeName(_lens: Lens<S>, place: number): string {
    return String(place);
  }

  /** The place a card lies at. */
  whereIs(lens: Lens<S>, card: number): string {
    return this.placeName(lens, lens.game.layout.place(lens.at(card)).which);
  }

  /** The player in front of whom a card lies, or ''. */
  ownerName(lens: Lens<S>, names: readonly string[], card: number): string {
    return names[lens.game.layout.place(lens.at(card)).seat] ?? '';
  }

  /** What an option says whose word was brought by a verb; undefined for any other. */
  optionBrought(lens: Lens<S>, option: Option, names: readonly string[]): string | undefined {
    const word = this.game.brought.wordNo.get(wordOf(option));
    if (word === undefined) return undefined;
    return word.say(this.language, new Parts(this, lens, names, option), this, lens);
  }

  /** A line of the log that was brought by a verb; undefined for any other, and where nothing is told. */
  lineBrought(event: SeenEvent, names: readonly string[]): string | undefined {
    const told: Told = {
      who: names[event.seat] ?? '',
      cards: event.faces.map((face) => this.faceName(face)),
      event,
    };
    return this.game.brought.lineNamed.get(event.name)?.tell(this.language, told, event.n, names, this);
  }

  list(names: readonly string[]): string {
    return listed(this.language, names);
  }

  /** Faces with equal ones counted: "2 × Torch and Rope". */
  count(faces: readonly number[]): string {
    const counts = new Map<number, number>();
    for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
    if (counts.size === 0) return this.say.nothing;
    return this.list([...counts].map(([face, n]) => this.say.copies(n, this.faceName(face))));
  }
}
