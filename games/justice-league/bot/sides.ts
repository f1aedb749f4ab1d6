import {
  type Account,
  type Bot,
  type Game,
  NOT_ANY,
  type Option,
  type Remark,
  type Rng,
  type SeenEvent,
} from '@masterplan/kernel';
import type { JusticeLeague } from '../rules/board.ts';
import type { View } from './prospects.ts';

/** Plays as one bot where it is a hero, and as another where it is Darkseid. */
export class Sides {
  readonly name: string;
  readonly #heroes: Bot<JusticeLeague>;
  readonly #darkseid: Bot<JusticeLeague>;

  constructor(name: string, heroes: Bot<JusticeLeague>, darkseid: Bot<JusticeLeague>) {
    this.name = name;
    this.#heroes = heroes;
    this.#darkseid = darkseid;
  }

  choose(lens: View, options: readonly Option[], random: Rng, account: Account): Option {
    return this.#playing(lens).choose(lens, options, random, account);
  }

  speak(lens: View, chosen: Option, random: Rng, account: Account): Remark | undefined {
    return this.#playing(lens).speak?.(lens, chosen, random, account);
  }

  heeds(game: Game<JusticeLeague>, event: Pick<SeenEvent, 'name' | 'n'>): boolean {
    return [this.#heroes, this.#darkseid].some((bot) => bot.heeds?.(game, event) === true);
  }

  #playing({ fields, viewer }: View): Bot<JusticeLeague> {
    return fields.darkseid === NOT_ANY || fields.darkseid === viewer ? this.#darkseid : this.#heroes;
  }
}
