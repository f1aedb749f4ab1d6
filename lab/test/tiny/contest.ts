import { anyOf, randomBot } from '@masterplan/bots';
import { type Bot, firstOf, type Game, type GameText, type Watch } from '@masterplan/kernel';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';
import { contest } from '../../src/contest.ts';

type ShapeOf<G> = G extends Game<infer S> ? S : never;
type Noughts = ShapeOf<typeof ticTacToe>;

/** Takes the middle, then corners: enough to beat chance. */
const centreBot: Bot<Noughts> = {
  name: 'centre',
  choose: (_lens, options, random) =>
    options.find((option) => firstOf(option) === 4) ??
    options.find((option) => firstOf(option) % 2 === 0) ??
    anyOf(options, random),
};

const silent: GameText<Noughts> = {
  title: 'Noughts',
  prompt: () => '',
  option: () => '',
  refusal: () => '',
  line: () => undefined,
  outcome: () => '',
  card: ({ id }) => ({ name: id, flavour: '', text: '' }),
};

/** Takes the middle whenever it can, or never where there is another way. */
const middle =
  (how: 'always' | 'never') =>
  (bot: Bot<Noughts>): Bot<Noughts> => ({
    name: bot.name,
    choose(lens, options, random, account) {
      const wanted = options.filter((option) => (firstOf(option) === 4) === (how === 'always'));
      return bot.choose(lens, wanted.length > 0 ? wanted : options, random, account);
    },
  });

/** Follows when the middle is taken: the choice's number, counted from 1; 0 where nobody chose it. */
function watch(): Watch<Noughts> {
  let choices = 0;
  let taken = 0;
  return {
    chosen(_lens, option) {
      choices += 1;
      if (firstOf(option) === 4) taken = choices;
    },
    lengths: () => ({ centred: taken }),
  };
}

/** Tic-tac-toe for the lab: one factor, one length, a pack that is only good when it is `{}`. */
export const noughts = contest<Noughts>({
  game: ticTacToe,
  text: () => ({ en: silent, fr: { ...silent, title: 'Morpion' } }),
  readPack: (data) =>
    JSON.stringify(data) === '{}'
      ? { game: ticTacToe }
      : { faults: [{ path: 'supers[3].number', code: 'wrong', expected: 'nothing at all' }] },
  bots: { centre: centreBot, random: randomBot() },
  statistics: {
    factors: { order: (_table, seat) => (seat === 0 ? 'first' : 'second') },
    bars: [
      { of: 'factor', factor: 'order', least: 0.2, most: 1.5 },
      { of: 'ending', reason: 'full', least: 0.05, most: 0.5 },
      { of: 'handicap', bot: 'random', points: 0.1 },
      {
        ...{ of: 'share', what: 'follower', factor: 'order', value: 'second', seats: [2] },
        ...{ cast: { factor: 'order', bots: { first: 'random' } }, least: 0.5, most: 1 },
      },
      {
        ...{ of: 'worth', what: 'thinking', factor: 'order', value: 'second', points: 0.1 },
        more: { factor: 'order', bots: { first: 'random', second: 'centre' } },
        less: { factor: 'order', bots: { first: 'random', second: 'random' } },
      },
      {
        ...{ of: 'share', what: 'everywhere', factor: 'order', value: 'second', together: true },
        ...{ cast: { factor: 'order', bots: { first: 'random' } }, least: 0.5, most: 1 },
      },
      { of: 'share', what: 'nowhere', factor: 'order', value: 'second', seats: [7], least: 0, most: 1 },
      { of: 'use', least: 0.2 },
      { of: 'length', length: 'marks', least: 5, most: 7 },
      { of: 'length', length: 'centred', least: 1, most: 1 },
      {
        ...{ of: 'share', what: 'few', factor: 'bot', value: 'random', bots: ['random'] },
        ...{ games: 40, least: 0, most: 0.5 },
      },
      { of: 'sway', factor: 'order', value: 'first', points: 0.12, games: 200 },
    ],
    subjects: () => [
      { what: 'nothing', concerns: () => true, forced: {}, forbidden: {} },
      {
        ...{ what: 'middle', concerns: () => true },
        ...{ forced: { bot: middle('always') }, forbidden: { bot: middle('never') } },
      },
      { what: 'elsewhere', concerns: () => false, forced: {}, forbidden: {} },
    ],
    uses: (table) => ({ line: table.state.outcome?.reason === 'line', never: false }),
    page: { file: 'fairness-noughts.md', games: 1000 },
    lengths: { marks: (table) => table.fields.filled },
    watch,
    words: {
      en: {
        factors: { order: 'Order' },
        values: { first: 'starts', second: 'follows' },
        lengths: { marks: 'marks' },
        endings: { line: 'a line', full: 'a draw' },
      },
      fr: {
        factors: { order: 'Ordre' },
        values: { first: 'commence', second: 'suit' },
        lengths: { marks: 'marques' },
        endings: { line: 'ligne', full: 'nulle' },
      },
    },
  },
});
