import type { BoardProps } from './props.ts';
import { kindAt } from './read.ts';
import type { PlaceStory } from './story.ts';
import { words } from './words/index.ts';

/** A fight of others in a line. */
export function Told({ lens, text, language, story }: BoardProps & { story: PlaceStory | undefined }) {
  const say = words.in(language);
  const nameOf = (card: number): string => {
    const kind = kindAt(lens, card, 'super');
    return kind === undefined ? '' : text.card(kind).name;
  };
  const falls = (story?.knockOuts ?? []).map(({ by, card }) => say.toldKo(nameOf(by), nameOf(card)));
  return (
    <p className="told" role="status">
      <span className="label">{say.skipping}</span>
      {falls.length === 0 ? say.toldNothing : falls.join(' · ')}
    </p>
  );
}
