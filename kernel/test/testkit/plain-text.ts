import type { Game, GameText, Language, Shape } from '@masterplan/kernel';

/** Words for a game that has none of its own: keys, names of events, and faces as far as they are seen. */
export function plainText<S extends Shape>(game: Game<S>): Readonly<Record<Language, GameText<S>>> {
  const text: GameText<S> = {
    title: game.id,
    prompt: (_lens, ask, names) => `${names[ask.seat]}: ${ask.name}`,
    option: (lens, option) =>
      wordsOf(lens.game.keyOf(option), (card) => (card < lens.cards ? lens.kind(card)?.id : undefined)),
    refusal: (lens, { option, clause }) => `${lens.game.keyOf(option)}: ${clause}`,
    line: ({ name, seat, cards, faces, n }) => [name, seat, ...cards, '|', ...faces, '|', ...n].join(' '),
    outcome: (_lens, { winners, reason }) => `${reason}: ${winners.join(' ')}`,
    card: ({ id }) => ({ name: id, flavour: '', text: '' }),
  };
  return { en: text, fr: text };
}

const wordsOf = (key: string, kindOf: (card: number) => string | undefined): string =>
  key.replace(/\d+/g, (digits) => kindOf(Number(digits)) ?? digits);
