import { Icon } from '@masterplan/boards';
import { useEffect, useRef, useState } from 'react';
import type { Kind } from '../content/kinds.ts';
import { CardFace } from './card.tsx';
import { Opened } from './pile.tsx';
import type { BoardProps } from './props.ts';
import { cardsIn, type View } from './read.ts';
import { words } from './words/index.ts';

/** So long one's own secrets lie open before they are covered again, in milliseconds. */
const openFor = 10_000;

/**
 * One's own Loyalty card and Plot: shown when asked for, never left open. They are covered again by themselves, as soon as
 * the page is left, and by any key that closes a dialog.
 */
export function Secret(props: BoardProps) {
  const { lens, seat, language, text } = props;
  const say = words.in(language);
  const [isOpen, open] = useState(false);
  const cover = useRef(() => open(false));
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = cover.current;
    const timer = setTimeout(close, openFor);
    addEventListener('blur', close);
    document.addEventListener('visibilitychange', close);
    return () => {
      clearTimeout(timer);
      removeEventListener('blur', close);
      document.removeEventListener('visibilitychange', close);
    };
  }, [isOpen]);
  const kinds = secretsOf(lens, seat);
  if (!lens.fields.watchmen || seat < 0 || kinds.length === 0) return null;
  return (
    <>
      <button type="button" className="wm-secret" aria-haspopup="dialog" onClick={() => open(true)}>
        <Icon name="secret-book" />
        <span>
          {say.secret}
          <small>{say.secretSide}</small>
        </span>
      </button>
      {isOpen && (
        <Opened title={say.secret} close={say.cover} onClose={cover.current}>
          <p className="news">{say.secretLead}</p>
          <div className="wm-secrets">
            {kinds.map((kind) => (
              <CardFace key={kind.id} {...{ game: lens.game, text, language, kind }} size="hand" />
            ))}
          </div>
        </Opened>
      )}
    </>
  );
}

/** The Loyalty card and the Plot of a seat, where the viewer knows them. */
export const secretsOf = (lens: View, seat: number): Kind[] =>
  seat < 0
    ? []
    : [...cardsIn(lens, 'loyalty', seat), ...cardsIn(lens, 'plot', seat)].flatMap(
        (card) => lens.kind(card) ?? [],
      );
