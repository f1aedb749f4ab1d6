import { NOT_ANY, nth } from '@masterplan/kernel';
import { abilities } from '../content/kinds.ts';
import { used, WATCHTOWER } from '../rules/board.ts';
import { isDown, isRegion, placeOf } from '../rules/facts.ts';
import { heroPlanning } from '../rules/planning.ts';
import { joining, type Member, type Promising, type Tokens, tokensOf } from './crew.ts';
import type { Habits } from './habits.ts';
import { linesBetween, regionsWithCrises, type View } from './prospects.ts';

/** A region with a crisis, and what he would add there. */
interface Hope {
  readonly region: number;
  readonly worth: number;
}

/** What a hero has in mind when he chooses: what he sees, and where the others have said that they go. */
export class HeroMind {
  readonly lens: View;
  readonly habits: Habits;
  readonly me: number;
  readonly place: number;
  readonly tokens: Tokens;
  readonly heard: ReadonlyMap<number, number>;
  /** What regions promise for later, by the tokens he would have then: asked for from every place he could go to. */
  readonly #hopes = new Map<string, readonly Hope[]>();

  constructor(lens: View, habits: Habits, heard: ReadonlyMap<number, number>) {
    this.lens = lens;
    this.habits = habits;
    this.me = lens.viewer;
    this.place = placeOf(lens, lens.viewer);
    this.tokens = tokensOf(lens, lens.viewer);
    this.heard = heard;
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
    for (const { region, worth: there } of this.#hopesWith(tokens)) {
      if (region === without) continue;
      const nearness = isRegion(place)
        ? line ** linesBetween(this.lens, place, region)
        : place === WATCHTOWER
          ? later
          : later * later;
      const promised = later * nearness * there;
      if (promised > worth) [worth, aim] = [promised, region];
    }
    return { worth, aim };
  }

  #hopesWith(tokens: Tokens): readonly Hope[] {
    const key = tokens.join(' ');
    const known = this.#hopes.get(key);
    if (known !== undefined) return known;
    const hopes = regionsWithCrises(this.lens).map((region) => ({
      region,
      worth: this.adding(region, tokens, {}, 'later').worth,
    }));
    this.#hopes.set(key, hopes);
    return hopes;
  }
}
