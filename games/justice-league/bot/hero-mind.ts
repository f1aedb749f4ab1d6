import { NOT_ANY, nth } from '@masterplan/kernel';
import { abilities } from '../content/kinds.ts';
import { used, WATCHTOWER } from '../rules/board.ts';
import { isDown, isRegion, placeOf } from '../rules/facts.ts';
import { heroPlanning } from '../rules/planning.ts';
import { joining, type Member, type Promising, type Tokens, tokensOf } from './crew.ts';
import type { Habits } from './habits.ts';
import { linesBetween, regionsWithCrises, type View } from './prospects.ts';

/** What a hero has in mind when he chooses: what he sees, and where the others have said that they go. */
export class HeroMind {
  readonly lens: View;
  readonly habits: Habits;
  readonly me: number;
  readonly heard: ReadonlyMap<number, number>;

  constructor(lens: View, habits: Habits, heard: ReadonlyMap<number, number>) {
    this.lens = lens;
    this.habits = habits;
    this.me = lens.viewer;
    this.heard = heard;
  }

  get place(): number {
    return placeOf(this.lens, this.me);
  }

  get tokens(): Tokens {
    return tokensOf(this.lens, this.me);
  }

  /** All tokens he has, also those that are used. */
  get allTokens(): Tokens {
    return this.tokens.map((n, no) => n + used.get(this.lens.fields.used, this.me, nth(abilities, no)));
  }

  /**
   * The others who count beside him in a region. For later rounds: all who have said that they go there. For this one: those of
   * them who are there already, while he plans; once he acts he does his part, whoever else is there.
   */
  crewFor(region: number, when: 'now' | 'later'): Member[] {
    const crew: Member[] = [];
    if (when === 'now' && !this.#isPlanning) return crew;
    for (const [hero, to] of this.heard) {
      if (to !== region || hero === this.me || isDown(this.lens, hero)) continue;
      if (when === 'later' || placeOf(this.lens, hero) === region)
        crew.push({ hero, tokens: tokensOf(this.lens, hero) });
    }
    return crew;
  }

  get #isPlanning(): boolean {
    return this.lens.frame.verb === heroPlanning.name;
  }

  /** What he adds in a region, this round unless it is said. */
  adding(
    region: number,
    tokens: Tokens,
    boost: Member['boost'] = {},
    when: 'now' | 'later' = 'now',
  ): Promising {
    const member = { hero: this.me, tokens, boost };
    return joining(this.lens, region, this.crewFor(region, when), member, this.habits);
  }

  /** What the next rounds promise from a place, and the region that promises it. */
  outlook(
    place: number,
    tokens: Tokens,
    without = NOT_ANY,
  ): { readonly worth: number; readonly aim: number } {
    const { later, line } = this.habits;
    let [worth, aim] = [0, NOT_ANY];
    for (const region of regionsWithCrises(this.lens)) {
      if (region === without) continue;
      const nearness = isRegion(place)
        ? line ** linesBetween(this.lens, place, region)
        : place === WATCHTOWER
          ? later
          : later * later;
      const promised = later * nearness * this.adding(region, tokens, {}, 'later').worth;
      if (promised > worth) [worth, aim] = [promised, region];
    }
    return { worth, aim };
  }
}
