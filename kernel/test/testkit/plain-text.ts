import {
  firstOf,
  type Game,
  type GameText,
  type Language,
  type Lens,
  type Option,
  type Shape,
  secondOf,
  wordForm,
  wordOf,
} from '@masterplan/kernel';

/** Words for a game that has none of its own: keys, names of events, and faces as far as they are seen. */
export function plainText<S extends Shape>(game: Game<S>): Readonly<Record<Language, GameText<S>>> {
  const text: GameText<S> = {
    title: game.id,
    prompt: (_lens, ask, names) => `${names[ask.seat]}: ${ask.name}`,
    option: plainOption,
    refusal: (lens, { option, clause }) => `${lens.game.keyOf(option)}: ${clause}`,
    line: ({ name, seat, cards, faces, n }) => [name, seat, ...cards, '|', ...faces, '|', ...n].join(' '),
    outcome: (_lens, { winners, reason }) => `${reason}: ${winners.join(' ')}`,
    card: ({ id }) => ({ name: id, flavour: '', text: '' }),
  };
  return { en: text, fr: text };
}

/** The key of an option, with cards by the ids of their kinds as far as they are known. */
function plainOption<S extends Shape>(lens: Lens<S>, option: Option): string {
  const template = Object.values(lens.game.words)[wordOf(option)];
  if (template === undefined) return lens.game.keyOf(option);
  const { pieces, holes } = wordForm(template);
  const parts = [firstOf(option), secondOf(option)].map((part, i) =>
    holes[i] === 'card' && part < lens.cards ? (lens.kind(part)?.id ?? part) : part,
  );
  return pieces.map((piece, i) => (i < holes.length ? `${piece}${parts[i]}` : piece)).join('');
}
