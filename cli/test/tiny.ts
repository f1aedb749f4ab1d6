import { randomBot } from '@masterplan/bots';
import type { AnyManifest, Manifest } from '@masterplan/kernel';
import {
  firstOf,
  type Game,
  type GameText,
  type Language,
  type Lens,
  nth,
  type Shape,
} from '@masterplan/kernel';
import { duel } from '../../kernel/test/tiny/duel.ts';
import { heistVote } from '../../kernel/test/tiny/heist-vote.ts';
import { sealedPowers } from '../../kernel/test/tiny/sealed-powers.ts';
import { thieves } from '../../kernel/test/tiny/thieves.ts';
import { ticTacToe } from '../../kernel/test/tiny/tic-tac-toe.ts';

const words = {
  en: { asks: 'chooses', why: 'is not possible', knows: 'sees', over: 'It is over' },
  fr: { asks: 'choisit', why: 'n’est pas possible', knows: 'voit', over: 'C’est fini' },
};

/** A game's keys and kinds, said as they are: enough words for tests of the command. */
function plainText<S extends Shape>(game: Game<S>, language: Language): GameText<S> {
  const say = words[language];
  const idOf = (face: number) => game.kinds[face]?.id ?? '?';
  return {
    title: `${game.id} (${language})`,
    prompt: (_lens, { seat, name }, names) => `${names[seat]} ${say.asks} (${name})`,
    option: (_lens, option) => `${language} ${game.keyOf(option)}`,
    refusal: (_lens, { option }) => `${game.keyOf(option)} ${say.why}`,
    line: ({ name, faces, n }) => `${language} ${name} ${faces.map(idOf).join()} ${n.join()}`.trim(),
    outcome: (_lens, { reason }) => `${say.over}: ${reason}`,
    card: (kind) => ({
      name: `${kind.id} ${language}`,
      text: say.knows,
      flavour: kind.id === 'knave' ? '' : kind.id,
    }),
    standing: (window, name) => `${language} ${window} ${name}`,
  };
}

const everyCard = (lens: Lens, language: Language): string[] => [
  `${language}: ${JSON.stringify(lens.fields)}`,
  ...Array.from({ length: lens.cards }, (_, card) => `card ${card}: ${lens.kind(card)?.id ?? '?'}`),
];

/** A game whose four cards a pack can replace. */
const withPack = <S extends Shape>(game: Game<S>): Manifest<S> => ({
  ...offered(game),
  readPack: (data) =>
    Array.isArray(data) && data.length === 4 && data.every((id) => typeof id === 'string')
      ? { game: { ...game, kinds: data.map((id) => ({ id })) } }
      : { faults: [{ path: '[3]', code: 'missing', expected: 'card' }] },
  writePack: ({ kinds }) => kinds.map(({ id }) => id),
});

function offered<S extends Shape>(game: Game<S>, board?: 'draws-no-board'): Manifest<S> {
  return {
    game,
    bots: { random: randomBot(), first: { name: 'first', choose: (_lens, options) => nth(options, 0) } },
    text: (played) => ({ en: plainText(played, 'en'), fr: plainText(played, 'fr') }),
    ...(board === undefined ? { show: everyCard } : {}),
  };
}

/** Games of every kind of ask: open, sealed, with windows, with hidden hands. */
export const tinyGames: readonly AnyManifest[] = [
  offered(ticTacToe),
  withPack(thieves),
  offered(sealedPowers, 'draws-no-board'),
  offered(duel),
];

/** A game of one joint decision. */
export const agreeing = offered(heistVote, 'draws-no-board');

const turn = ticTacToe.course;

/** Noughts and crosses with a fault in its rules: marking the middle breaks half-way. */
export const breaking = offered({
  ...ticTacToe,
  phaseNamed: {
    turn: {
      ...turn,
      answer(table, frame, seat, option) {
        turn.answer?.(table, frame, seat, option);
        if (firstOf(option) === 4) throw new Error('the pen broke');
      },
    },
  },
});
