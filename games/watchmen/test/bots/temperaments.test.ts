import { courseMark, type Manner, sharesOf } from '@masterplan/bots/testkit';
import {
  firstOf,
  type Lens,
  named,
  nth,
  type Option,
  temperaments,
  temperedName,
  wordOf,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from '../../bot/index.ts';
import { isMastermind } from '../../bot/role.ts';
import { type Card, isCard } from '../../content/kinds.ts';
import { type Watchmen, watchmen } from '../../index.ts';
import { word, zones } from '../../rules/board.ts';
import { attack } from '../../rules/verbs/attack.ts';

const { game } = watchmen;

/** The card that a choice buys; undefined where it buys none. */
function bought(lens: Lens<Watchmen>, chosen: Option): Card | undefined {
  const kind = [word.buy, word.defeat].includes(wordOf(chosen)) ? lens.kind(firstOf(chosen)) : undefined;
  return isCard(kind) ? kind : undefined;
}

/** Ends a turn with nothing left that it could buy. */
const buysOut: Manner<Watchmen> = (lens, chosen, options) =>
  wordOf(chosen) === word.end ? options.every((option) => bought(lens, option) === undefined) : undefined;

/** Buys a card that attacks the others. */
const armsItself: Manner<Watchmen> = (lens, chosen) => bought(lens, chosen)?.says.play.some(attack.is);

/** Buys a card that defends against the others. */
const guardsItself: Manner<Watchmen> = (lens, chosen) => {
  const card = bought(lens, chosen);
  return card && card.defense !== undefined;
};

/** As one of the Loyal, takes another card of the Line-Up instead of ending the turn. */
const takesMore: Manner<Watchmen> = (lens, chosen) => {
  if (isMastermind(lens) || lens.fields.fromLineUp === 0) return undefined;
  if (wordOf(chosen) === word.end) return false;
  return bought(lens, chosen) && lens.at(firstOf(chosen)) === zones.lineUp();
};

/** As the Secret Mastermind, contributes to a Challenge in a turn, to pass for one of the Loyal. */
const pretends: Manner<Watchmen> = (lens, chosen) => {
  if (!isMastermind(lens) || lens.fields.revealed) return undefined;
  if (wordOf(chosen) === word.contribute) return true;
  return wordOf(chosen) === word.end ? false : undefined;
};

/** As one of the Loyal, ends the turn though there is something to buy. */
const holdsBack: Manner<Watchmen> = (lens, chosen, options) => {
  if (isMastermind(lens) || wordOf(chosen) !== word.end) return undefined;
  return lens.fields.fromLineUp === 0 && options.some((option) => bought(lens, option) !== undefined);
};

/** The shares of each manner at tables of a mode, by temperament. */
const sharesIn = (mode: 'base' | 'watchmen', games: number, manners: readonly Manner<Watchmen>[]) =>
  temperaments.map((temper) => {
    const bot = named(bots, temperedName('thumb', temper));
    return sharesOf({ game, seats: 4, games, seed: 'manners', options: { mode } }, bot, bots.thumb, manners);
  });

const modes = [
  {
    mode: 'base',
    games: 40,
    manners: [buysOut, armsItself, guardsItself],
    titles: ['buys all it can', 'buys cards that attack', 'buys cards that defend'],
  },
  {
    mode: 'watchmen',
    games: 60,
    manners: [takesMore, pretends, holdsBack],
    titles: ['takes a second card of the Line-Up', 'contributes in disguise', 'leaves what there is to buy'],
  },
] as const;

describe.each(modes)('in the $mode game', ({ mode, games, manners, titles }) => {
  const shares = sharesIn(mode, games, manners);
  test.each(temperaments.map((temper, no) => [temper, nth(titles, no), no] as const))(
    'the %s player %s more often than the other two',
    (_temper, _title, no) => {
      const [own = 0, ...others] = [nth(shares, no), ...shares.toSpliced(no, 1)].map((each) => nth(each, no));
      for (const other of others) expect(own).toBeGreaterThan(1.1 * other);
    },
  );
});

test.each([
  ['base', '92200c41f94275e8'],
  ['watchmen', '6ebc2a71042762ab'],
])(
  'without a temperament the rules of thumb play as they did before there were any, in the %s game',
  (mode, mark) => {
    expect(courseMark({ game, seats: 4, games: 8, seed: 'frozen', options: { mode } }, bots.thumb)).toBe(
      mark,
    );
  },
);
