import {
  type Account,
  type Bot,
  candidates,
  type Foresight,
  type Game,
  Lens,
  type Manifest,
  type Option,
  type Seen,
  type Shape,
} from '@masterplan/kernel';
import type { Advice, BotAsk } from './contract.ts';
import { advised } from './search/advice.ts';

/** Advises the seat of a view on its open ask; undefined where it is not asked. */
type Adviser<S extends Shape> = (game: Game<S>, ask: BotAsk) => readonly Advice[] | undefined;

const never = (): boolean => false;

/** For people away from the table, as `replyOf` is for bots: it knows the view and the account, and nothing else. */
export const adviser =
  <S extends Shape>(
    thumb: Bot<S>,
    foresight: Foresight<S>,
    text: Manifest<S>['text'] | undefined,
  ): Adviser<S> =>
  (game, { seen, seed, account = [], isLate = never }) => {
    // The view was made by the same program's `see`, the account of its own events; both came here as plain JSON.
    const view = seen as Seen<S>;
    const lens = new Lens(game, view, view.viewer);
    const { options } = candidates(lens);
    if (options.length === 0) return undefined;
    const meaning = meaningAt(lens, text);
    const quest = { lens, options, account: account as Account, thumb, foresight, seed };
    return advised({ ...quest, meaning, isLate }).map(({ options: alike, mean, error }) => ({
      ...{ keys: alike.map((option) => game.keyOf(option)), chance: mean, error },
    }));
  };

/** Options that read the same mean the same to whoever reads them; without words each is its own. */
export function meaningAt<S extends Shape>(
  lens: Lens<S>,
  text: Manifest<S>['text'] | undefined,
): (option: Option) => string {
  if (text === undefined) return (option) => lens.game.keyOf(option);
  const { en } = text(lens.game, lens.options);
  const names = Array.from({ length: lens.seats }, (_, seat) => `seat ${seat}`);
  return (option) => en.option(lens, option, names);
}
