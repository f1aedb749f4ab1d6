import { NOT_ANY, nth } from '@masterplan/kernel';
import { type Good, pieces } from '../content/kinds.ts';
import { deeds, LOOSE, members, type Reader, SQUADS, slotOf, type Tomorrow, vault } from '../rules/board.ts';
import { type Deed, deedNo } from '../rules/deeds.ts';
import { facelessOf, resourceOf } from '../rules/goods.ts';

/** The lists that suppositions change. */
type Changing = 'deeds' | 'vault' | 'members' | 'vp' | 'squadAt' | 'agents' | 'paidOff' | 'status';

/** A table as a bot supposes it: what changes, changes in copies of its own. Conditions and questions of the rules read it as any other. */
export class Supposed implements Reader {
  readonly seats: number;
  readonly game: Reader['game'];
  readonly stack: Reader['stack'];
  readonly fields: { -readonly [Name in keyof Tomorrow['fields']]: Tomorrow['fields'][Name] };
  readonly #from: Reader;
  readonly #laid = new Map<number, readonly number[]>();

  constructor(from: Reader) {
    const { fields } = from;
    this.#from = from;
    this.seats = from.seats;
    this.game = from.game;
    this.stack = from.stack;
    this.fields = { ...fields };
  }

  /** Copies a list before it is changed for the first time. */
  #own(name: Changing): number[] {
    const { fields } = this;
    if (fields[name] === this.#from.fields[name]) fields[name] = fields[name].slice();
    return fields[name];
  }

  zone(zone: number): readonly number[] {
    return this.#laid.get(zone) ?? this.#from.zone(zone);
  }
  at(card: number): number {
    return this.#from.at(card);
  }
  kind(card: number): ReturnType<Reader['kind']> {
    return this.#from.kind(card);
  }

  /** Supposes that a seat has done something in this Round. */
  does(deed: Deed, seat: number, what = 0, n = 1): this {
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
      const list = this.#own('members');
      const where = slotOf(seat, LOOSE);
      members.add(list, where, type, Math.max(n, -members.get(list, where, type)));
    } else this.#own('vp')[seat] = nth(this.fields.vp, seat) + n;
    return this;
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
    this.#laid.set(zone, [...this.zone(zone), card]);
    return this;
  }
  takes(card: number, zone: number): this {
    this.#laid.set(
      zone,
      this.zone(zone).filter((each) => each !== card),
    );
    return this;
  }
}
