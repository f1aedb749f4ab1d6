import { NOT_ANY, nth } from '@masterplan/kernel';
import { abilities, type Power } from '../content/kinds.ts';
import { used, VILLAIN_CARD, WATCHTOWER, zones } from '../rules/board.ts';
import { hasCrisis, heroesOf, isDown, isRegion, placeOf, revealedAt, tileAt } from '../rules/facts.ts';
import { heroPlanning } from '../rules/planning.ts';
import { boomTube } from '../rules/verbs/boom-tube.ts';
import { confront } from '../rules/verbs/confront.ts';
import { move } from '../rules/verbs/move.ts';
import { overcome } from '../rules/verbs/overcome.ts';
import { type Aim, aimAt, joining, type Member, type Promising, type Tokens, tokensOf } from './crew.ts';
import type { Habits } from './habits.ts';
import { mostOf } from './picking.ts';
import { linesBetween, regionsWithCrises, type View } from './prospects.ts';
import type { News, Word } from './talk.ts';

/**
 * Nobody counts on who is in no region, as little as on a hero so many travel lines away: he can go anywhere, he goes last, and he
 * sees where the others went.
 */
const AWAY = 6;

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
  readonly heard: ReadonlyMap<number, Word>;
  /** What regions promise for later, by the tokens he would have then: asked for from every place he could go to. */
  readonly #hopes = new Map<string, readonly Hope[]>();
  readonly #listeners: readonly number[];
  readonly #news: News;
  readonly #aims = new Map<number, Aim>();
  #staying: number | undefined;
  /** What those who hear him make of each region that he could name. */
  readonly #answers = new Map<number, number>();
  readonly #theirs = new Map<number, readonly Hope[]>();

  /** `listeners` are heroes who will plan after him this round, and hear what he says; `news` is about hidden crises. */
  constructor(
    lens: View,
    habits: Habits,
    heard: ReadonlyMap<number, Word>,
    listeners: readonly number[] = [],
    news: News = new Map(),
  ) {
    this.lens = lens;
    this.habits = habits;
    this.me = lens.viewer;
    this.place = placeOf(lens, lens.viewer);
    this.tokens = tokensOf(lens, lens.viewer);
    this.heard = heard;
    this.#listeners = listeners;
    this.#news = news;
  }

  /** What he knows of a target. */
  aim(target: number): Aim {
    let aim = this.#aims.get(target);
    if (aim === undefined) {
      aim = aimAt(this.lens, target, this.habits);
      this.#aims.set(target, aim);
    }
    return aim;
  }

  /** What the place where he is promises: asked for beside every other, found out once. */
  staying(promise: () => number): number {
    this.#staying ??= promise();
    return this.#staying;
  }

  /** A hidden crisis that he has looked at, that is worth going to for another hero, and that nobody has pointed at; NOT_ANY for none. */
  find(pointed: ReadonlySet<number>): number {
    const { lens, habits } = this;
    const others = heroesOf(lens).filter((hero) => hero !== this.me);
    const promises = (region: number): number =>
      mostOf(others, (hero) => joining(this.aim(region), [], { hero, tokens: allOf(lens, hero) }).worth);
    for (const region of regionsWithCrises(lens)) {
      const tile = tileAt(lens, region) ?? NOT_ANY;
      const isNews = lens.knows(tile) && revealedAt(lens, region) === undefined && !pointed.has(tile);
      if (isNews && promises(region) > habits.praise) return tile;
    }
    return NOT_ANY;
  }

  /** How much more, or less, a hidden crisis is worth than one that nobody has looked at. */
  #fame(region: number): number {
    const tile = tileAt(this.lens, region);
    const news = tile === undefined || this.lens.knows(tile) ? undefined : this.#news.get(tile);
    if (news === undefined) return 1;
    return news === 'praised' ? this.habits.praised : this.habits.passed;
  }

  /** All tokens he has, also those that are used. */
  get allTokens(): Tokens {
    return allOf(this.lens, this.me);
  }

  /**
   * The others who count beside him in a region. For later rounds: all who have said that they go there. For this one: those of
   * them who are there already and act, while he plans; once he acts he does his part, whoever else is there.
   */
  crewFor(region: number, when: 'now' | 'later'): Member[] {
    const crew: Member[] = [];
    if (when === 'now' && !this.#isPlanning) return crew;
    for (const [hero, said] of this.heard) {
      if (hero === this.me || isDown(this.lens, hero) || this.#goalOf(hero, said) !== region) continue;
      if (when === 'later' || (placeOf(this.lens, hero) === region && this.#acts(hero)))
        crew.push({ hero, tokens: tokensOf(this.lens, hero) });
    }
    return crew;
  }

  /** Where another hero goes: where he has said; once he has acted, deeds tell more than words, and he stays at the crisis where he is. */
  #goalOf(hero: number, { region, power }: Word): number {
    const isToAct = power !== NOT_ANY && (this.#isPlanning || this.lens.size(zones.laid(hero)) > 0);
    const place = placeOf(this.lens, hero);
    return !isToAct && isRegion(place) && hasCrisis(this.lens, place) ? place : region;
  }

  get #isPlanning(): boolean {
    return this.lens.frame.verb === heroPlanning.name;
  }

  /** What he adds in a region this round. */
  adding(region: number, tokens: Tokens, boost: Member['boost'] = {}): Promising {
    const member = { hero: this.me, tokens, boost };
    const added = joining(this.aim(region), this.crewFor(region, 'now'), member);
    return region === VILLAIN_CARD ? added : { ...added, worth: added.worth * this.#fame(region) };
  }

  /**
   * What a hero adds to a crew in a later round. The farther they have to go, the less he counts on them; what they do only
   * together, and so at the right moment, he counts for a small part.
   */
  #shared(region: number, crew: readonly Member[], member: Member): number {
    const aim = this.aim(region);
    const alone = joining(aim, [], member).worth;
    if (crew.length === 0) return alone;
    const together = joining(aim, crew, member).worth;
    const share = this.#comes(region, crew) * (together > alone ? this.habits.company : 1);
    return share * together + (1 - share) * alone;
  }

  /** How likely all of a crew come to where they have said that they go. */
  #comes(region: number, crew: readonly Member[]): number {
    const { comes } = this.habits;
    return crew.reduce((likely, { hero }) => likely * comes ** this.#linesLeft(hero, region), 1);
  }

  /** The power that a hero has said he plays this round. */
  #powerOf(hero: number): Power | undefined {
    const said = this.heard.get(hero)?.power ?? NOT_ANY;
    const kind = said === NOT_ANY ? undefined : nth(this.lens.game.kinds, said);
    return kind?.type === 'power' ? kind : undefined;
  }

  /** Whether a hero does something about a crisis where he is: unless he has said that he plays another power. */
  #acts(hero: number): boolean {
    const power = this.#powerOf(hero);
    return power === undefined || power.does.some((said) => confront.is(said) || overcome.is(said));
  }

  /** How many travel lines a hero still has to go to a region after the power that he has planned. */
  #linesLeft(hero: number, region: number): number {
    const place = placeOf(this.lens, hero);
    const lines = isRegion(place) ? linesBetween(this.lens, place, region) : AWAY;
    const { does = [] } = (this.#isPlanning ? this.#powerOf(hero) : undefined) ?? {};
    const far = does.reduce((sum, said) => sum + (move.is(said) && said.to === undefined ? said.far : 0), 0);
    return does.some(boomTube.is) ? 0 : Math.max(0, lines - far);
  }

  /** What the next rounds promise from a place, and the region that promises it. */
  outlook(
    place: number,
    tokens: Tokens,
    without = NOT_ANY,
  ): { readonly worth: number; readonly aim: number } {
    const { later } = this.habits;
    let [worth, aim] = [0, NOT_ANY];
    for (const { region, worth: there } of this.#hopesWith(tokens)) {
      if (region === without) continue;
      const promised = later * this.#nearness(place, region) * there + this.#answerTo(region);
      if (promised > worth) [worth, aim] = [promised, region];
    }
    return { worth, aim };
  }

  #nearness(place: number, region: number): number {
    const { later, line } = this.habits;
    if (isRegion(place)) return line ** linesBetween(this.lens, place, region);
    return place === WATCHTOWER ? later : later * later;
  }

  /** By how much those who will hear him have more to hope for, or less, when he says that he goes to a region. */
  #answerTo(region: number): number {
    if (this.#listeners.length === 0) return 0;
    const known = this.#answers.get(region);
    if (known !== undefined) return known;
    const me = { hero: this.me, tokens: this.tokens };
    let answer = 0;
    for (const hero of this.#listeners) {
      const hopes = this.#hopesOf(hero);
      const there = this.#hopeOf(hero, region, [me]);
      answer += mostOf(hopes, (hope) => (hope.region === region ? there : hope.worth));
      answer -= mostOf(hopes, (hope) => hope.worth);
    }
    this.#answers.set(region, answer);
    return answer;
  }

  /** What another hero can hope for, region by region, as long as he goes alone. */
  #hopesOf(hero: number): readonly Hope[] {
    const known = this.#theirs.get(hero);
    if (known !== undefined) return known;
    const hopes = regionsWithCrises(this.lens).map((region) => ({
      region,
      worth: this.#hopeOf(hero, region, []),
    }));
    this.#theirs.set(hero, hopes);
    return hopes;
  }

  #hopeOf(hero: number, region: number, crew: readonly Member[]): number {
    const member = { hero, tokens: tokensOf(this.lens, hero) };
    const nearness = this.#nearness(placeOf(this.lens, hero), region);
    return this.habits.later * nearness * this.#shared(region, crew, member);
  }

  #hopesWith(tokens: Tokens): readonly Hope[] {
    const key = tokens.join(' ');
    const known = this.#hopes.get(key);
    if (known !== undefined) return known;
    const hopes = regionsWithCrises(this.lens).map((region) => ({
      region,
      worth:
        this.#fame(region) * this.#shared(region, this.crewFor(region, 'later'), { hero: this.me, tokens }),
    }));
    this.#hopes.set(key, hopes);
    return hopes;
  }
}

/** All tokens a hero has, also those that are used. */
const allOf = (lens: View, hero: number): Tokens =>
  tokensOf(lens, hero).map((n, no) => n + used.get(lens.fields.used, hero, nth(abilities, no)));
