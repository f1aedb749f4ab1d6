import { type Game, HIDDEN, type Language, type Lens, nth, type Title } from '@masterplan/kernel';
import { listed, type Translated } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import type { Watchmen } from '../rules/board.ts';
import { messages as en, type Messages } from './en/messages.ts';
import { messages as fr } from './fr/messages.ts';
import { names as english } from './names.en.ts';
import { names as french } from './names.fr.ts';

const titles: Readonly<Record<Language, Readonly<Record<string, Title>>>> = { en: english, fr: french };
const tables: Readonly<Record<Language, Translated<Messages>>> = { en, fr };

/** What a card is called in a language: its pack's title, or ours; a card made up for a test is called by its id. */
export const titleOf = ({ id, titles: own }: Pick<Kind, 'id' | 'titles'>, language: Language): Title =>
  own?.[language] ?? titles[language][id] ?? { name: id, flavour: '' };

/** One language's way of naming what is on a table. */
export class Voice {
  readonly language: Language;
  readonly say: Translated<Messages>;
  readonly game: Game<Watchmen>;

  constructor(game: Game<Watchmen>, language: Language) {
    this.language = language;
    this.say = tables[language];
    this.game = game;
  }

  nameOf(kind: Kind): string {
    return titleOf(kind, this.language).name;
  }

  /** The name of a face as an event tells it. */
  faceName(face: number | undefined): string {
    return face === undefined || face === HIDDEN ? this.say.hidden : this.nameOf(nth(this.game.kinds, face));
  }

  /** The name of a card as the lens's viewer knows it. */
  cardName(lens: Lens<Watchmen>, card: number): string {
    return this.faceName(lens.face(card));
  }

  list(names: readonly string[]): string {
    return listed(this.language, names);
  }

  /** Faces with equal ones counted: "2 × Punch and Kick". */
  count(faces: readonly number[]): string {
    const counts = new Map<number, number>();
    for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
    if (counts.size === 0) return this.say.nothing;
    return this.list([...counts].map(([face, n]) => this.say.copies(n, this.faceName(face))));
  }
}
