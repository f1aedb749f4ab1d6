import { Icon } from '@masterplan/boards';
import type { BoardProps } from './props.ts';
import { words } from './words/index.ts';

/** One's own opinions of a player: they are nobody else's business. */
const opinions = ['suspect', 'trust'] as const;
export type Opinion = (typeof opinions)[number];

const icons: Readonly<Record<Opinion, string>> = { suspect: 'puppet', trust: 'shaking-hands' };

const markOf = (opinion: Opinion, seat: number): string => `${opinion} ${seat}`;

const opinionsOf = ({ notes }: BoardProps, seat: number): Opinion[] =>
  opinions.filter((opinion) => notes?.marks.has(markOf(opinion, seat)) === true);

/** The viewer's opinion of a player, as a small sign in the player's box. */
export function OpinionSigns(props: BoardProps & { of: number }) {
  const say = words.in(props.language);
  return opinionsOf(props, props.of).map((opinion) => (
    <span key={opinion} className={`wm-opinion is-${opinion}`} title={say.opinions[opinion]}>
      <Icon name={icons[opinion]} />
      <span className="unseen">{say.opinions[opinion]}</span>
    </span>
  ));
}

/** Where opinions are marked: each is a button that stays pressed. */
export function OpinionButtons(props: BoardProps & { of: number }) {
  const { notes, language, names, of } = props;
  const say = words.in(language);
  if (notes === undefined) return null;
  const held = opinionsOf(props, of);
  return (
    <fieldset className="wm-opinions" aria-label={say.opinionOf(names[of] ?? '')}>
      {opinions.map((opinion) => (
        <button
          key={opinion}
          type="button"
          className="button"
          aria-pressed={held.includes(opinion)}
          onClick={() => notes.toggle(markOf(opinion, of))}
        >
          <Icon name={icons[opinion]} />
          {say.opinions[opinion]}
        </button>
      ))}
    </fieldset>
  );
}
