import { type Game, HIDDEN, type Language, type Lens, nth, type Title } from '@masterplan/kernel';
import { listed, type Translated } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import { type MasterPlan, plan, zones } from '../rules/board.ts';
import { cards as english } from './en/cards.ts';
import { messages as en, type Messages } from './en/messages.ts';
import { cards as french } from './fr/cards.ts';
import { messages as fr } from './fr/messages.ts';

const titles: Readonly<Record<Language, Readonly<Record<string, Title>>>> = { en: english, fr: french };
const tables: Readonly<Record<Language, Translated<Messages>>> = { en, fr };

/** What a card is called in a language: its pack's title, or ours; a card made up for a test is called by its id. */
export const titleOf = ({ id, titles: own }: Pick<Kind, 'id' | 'titles'>, language: Language): Title =>
  own?.[language] ?? titles[language][id] ?? { name: id, flavour: '' };

/** One language's way of naming what is on a table. */
export class Voice {
  readonly language: Language;
  readonly say: Translated<Messages>;
  readonly game: Game<MasterPlan>;

  constructor(game: Game<MasterPlan>, language: Language) {
    this.language = language;
    this.say = tables[language];
    this.game = game;
  }

  /** The kind with an id. */
  kindCalled(id: string): Kind {
    return nth(this.game.kinds, this.game.kindNo(id));
  }

  nameOf(kind: Kind): string {
    const { name } = titleOf(kind, this.language);
    return kind.type === 'throwdown' ? this.say.throwdown(name) : name;
  }

  /** The name of a face as an event tells it. */
  faceName(face: number | undefined): string {
    return face === undefined || face === HIDDEN ? this.say.someone : this.nameOf(nth(this.game.kinds, face));
  }

  /** The name of a card as the lens's viewer knows it. */
  cardName(lens: Lens<MasterPlan>, card: number): string {
    return this.faceName(lens.face(card));
  }

  /** The Throwdown at a place. */
  placeName(lens: Lens<MasterPlan>, place: number): string {
    const card = lens.zone(zones.throwdown(place))[0];
    return card === undefined ? '' : this.cardName(lens, card);
  }

  /** The Throwdown a card lies at. */
  whereIs(lens: Lens<MasterPlan>, card: number): string {
    return this.placeName(lens, plan.place(lens.at(card)).which);
  }

  list(names: readonly string[]): string {
    return listed(this.language, names);
  }

  /** Faces with equal ones counted: "2 × White Cat and Death Ray". */
  count(faces: readonly number[]): string {
    const counts = new Map<number, number>();
    for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
    if (counts.size === 0) return this.say.nothing;
    return this.list([...counts].map(([face, n]) => this.say.copies(n, this.faceName(face))));
  }
}
