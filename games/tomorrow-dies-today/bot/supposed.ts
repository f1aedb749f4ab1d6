import { NOT_ANY, nth } from '@masterplan/kernel';
import { type Faceless, type Good, pieces } from '../content/kinds.ts';
import {
  baseOf,
  deeds,
  LOOSE,
  members,
  type Reader,
  SQUADS,
  slotOf,
  type Tomorrow,
  vault,
} from '../rules/board.ts';
import { isMet, isOfDeeds } from '../rules/conditions/index.ts';
import type { ConditionSaid } from '../rules/conditions/kit.ts';
import { type Deed, deedNo } from '../rules/deeds.ts';
import { facelessOf, resourceOf } from '../rules/goods.ts';
import { countOf, groupsAt, sizeOf, squadsOf } from '../rules/questions.ts';

/** The lists that suppositions change. */
type Changing = 'deeds' | 'vault' | 'members' | 'vp' | 'squadAt' | 'agents' | 'paidOff' | 'status';

/** A table as a bot supposes it: what changes, changes in copies of its own. Conditions and questions of the rules read it as any other. */
export class Supposed implements Reader {
  readonly seats: number;
  readonly game: Reader['game'];
  readonly stack: Reader['stack'];
  readonly fields: { -readonly [Name in keyof Tomorrow['fields']]: Tomorrow['fields'][Name] };
  readonly #from: Reader;
  /** What cards and faces are read from: suppositions change neither. */
  readonly #root: Reader;
  readonly #changed: Changing[] = [];
  #laid: Map<number, readonly number[]> | undefined;
  /** Conditions about deeds that others made from this one have asked for, each with two masks of seats: asked for, and met by. */
  #asked: Map<ConditionSaid, { seats: number; met: number }> | undefined;

  constructor(from: Reader) {
    const { fields } = from;
    this.#from = from;
    this.#root = from instanceof Supposed ? from.#root : from;
    this.seats = from.seats;
    this.game = from.game;
    this.stack = from.stack;
    this.fields = { ...fields };
  }

  /** Copies a list before it is changed for the first time. */
  #own(name: Changing): number[] {
    const { fields } = this;
    if (!this.#changed.includes(name)) {
      fields[name] = fields[name].slice();
      this.#changed.push(name);
    }
    return fields[name];
  }

  /** Takes back all that was supposed. What it was made from must be as it was. */
  anew(): this {
    for (const name of this.#changed) this.fields[name] = this.#from.fields[name];
    this.#changed.length = 0;
    this.#laid = undefined;
    this.#asked = undefined;
    return this;
  }

  zone(zone: number): readonly number[] {
    return this.#laid?.get(zone) ?? this.#from.zone(zone);
  }
  at(card: number): number {
    return this.#root.at(card);
  }
  kind(card: number): ReturnType<Reader['kind']> {
    return this.#root.kind(card);
  }

  /** Whether a condition holds for a seat. What is about deeds is worked out once as long as nothing more is supposed done. */
  isMet(said: ConditionSaid, seat: number): boolean {
    const from = this.#from;
    return from instanceof Supposed && isOfDeeds(said) && !this.#changed.includes('deeds')
      ? from.#wasMet(said, seat)
      : isMet(this, said, seat);
  }
  #wasMet(said: ConditionSaid, seat: number): boolean {
    const bit = 1 << seat;
    this.#asked ??= new Map();
    let known = this.#asked.get(said);
    if (known === undefined) {
      known = { seats: 0, met: 0 };
      this.#asked.set(said, known);
    }
    if ((known.seats & bit) === 0) {
      known.seats |= bit;
      if (isMet(this, said, seat)) known.met |= bit;
    }
    return (known.met & bit) !== 0;
  }

  /** Supposes that a seat has done something in this Round. */
  does(deed: Deed, seat: number, what = 0, n = 1): this {
    this.#asked = undefined;
    deeds.add(this.#own('deeds'), deedNo(deed), seat, what, n);
    return this;
  }

  /** Supposes that a seat has more of a good, or less; it never has less than nothing. */
  gains(seat: number, good: Good, n: number): this {
    const resource = resourceOf(good);
    const type = facelessOf(good);
    if (resource !== undefined) {
      const list = this.#own('vault');
      vault.add(list, seat, resource, Math.max(n, -vault.get(list, seat, resource)));
    } else if (type !== undefined) {
      for (let left = n; left < 0; left++) this.#letGo(seat, type);
      if (n > 0) members.add(this.#own('members'), slotOf(seat, LOOSE), type, n);
    } else this.#own('vp')[seat] = nth(this.fields.vp, seat) + n;
    return this;
  }

  /** A Henchman leaves: of those at home, who are in no Squad first, then of the last Squad; else of the last Squad out there. */
  #letGo(seat: number, type: Faceless): void {
    const has = (slot: number): boolean => countOf(this, seat, slot, type) > 0;
    const group = groupsAt(this, seat, baseOf(seat)).findLast(has) ?? squadsOf(this, seat).findLast(has);
    if (group === undefined) return;
    members.add(this.#own('members'), slotOf(seat, group), type, -1);
    if (group !== LOOSE && sizeOf(this, seat, group) === 0) this.stands(seat, group, NOT_ANY);
  }

  /** Supposes that a Squad stands somewhere or joins another, that an Agent is somewhere and not paid off, or how a tile lies. */
  stands(seat: number, slot: number, place: number): this {
    this.#own('squadAt')[seat * SQUADS + slot] = place;
    return this;
  }
  joins(seat: number, from: number, into: number): this {
    const list = this.#own('members');
    for (const piece of pieces) {
      const n = members.get(list, slotOf(seat, from), piece);
      members.add(list, slotOf(seat, into), piece, n);
      members.add(list, slotOf(seat, from), piece, -n);
    }
    return this.stands(seat, from, NOT_ANY);
  }
  sends(agency: number, place: number): this {
    this.#own('agents')[agency] = place;
    this.#own('paidOff')[agency] = 0;
    return this;
  }
  turns(place: number, status: number): this {
    this.#own('status')[place] = status;
    return this;
  }

  /** Supposes that a card has come to a zone, or has left it. */
  lays(card: number, zone: number): this {
    return this.#lie(zone, [...this.zone(zone), card]);
  }
  takes(card: number, zone: number): this {
    return this.#lie(
      zone,
      this.zone(zone).filter((each) => each !== card),
    );
  }
  #lie(zone: number, cards: readonly number[]): this {
    this.#laid ??= new Map();
    this.#laid.set(zone, cards);
    return this;
  }
}
