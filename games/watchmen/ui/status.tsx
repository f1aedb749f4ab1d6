import { Icon } from '@masterplan/boards';
import type { BoardProps } from './props.ts';
import { cardsIn } from './read.ts';
import { words } from './words/index.ts';

/** Where the game is: the turn, and how far the main deck, which is its clock, has run. */
export function Status({ lens, language }: BoardProps) {
  const say = words.in(language);
  const left = cardsIn(lens, 'mainDeck').length;
  return (
    <div className="wm-status">
      {lens.fields.turns > 0 && <b>{say.turn(lens.fields.turns)}</b>}
      <span title={say.mainDeckLeft(left)}>
        <Icon name="pocket-watch" />
        <span aria-hidden="true">{left}</span>
        <span className="unseen">{say.mainDeckLeft(left)}</span>
      </span>
    </div>
  );
}
