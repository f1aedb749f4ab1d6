import type { SeenEvent } from '@masterplan/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Kind } from '../content/kinds.ts';
import { SuperCard } from './card.tsx';
import { faceOf } from './face.ts';
import { Icon } from './icon.tsx';
import { LootToken } from './loot.tsx';
import { Mark } from './marks.tsx';
import type { BoardProps } from './props.ts';
import { words } from './words.ts';

const shownFor = 1500;
const told = ['named', 'knocked out', 'plan complete', 'loser lad'];

/**
 * The great moments, staged one after another over the board: a Throwdown is named, somebody is knocked out, a plan is
 * complete, Loser Lad changes hands. A key or a click goes on to the next; nothing waits for them.
 */
export function Moments(props: BoardProps) {
  const { news } = props;
  const [queue, setQueue] = useState<readonly SeenEvent[]>([]);
  const heard = useRef(news);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    const great = news.filter(({ name }) => told.includes(name));
    if (great.length > 0) setQueue((waiting) => [...waiting, ...great].slice(-4));
  }, [news]);
  const [first] = queue;
  useEffect(() => {
    if (first === undefined) return undefined;
    const next = () => setQueue((waiting) => waiting.slice(1));
    const timer = setTimeout(next, shownFor);
    addEventListener('keydown', next);
    addEventListener('pointerdown', next);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', next);
      removeEventListener('pointerdown', next);
    };
  }, [first]);
  return first === undefined ? null : (
    <div className="moment" aria-hidden="true" key={`${first.name} ${first.cards.join(' ')} ${queue.length}`}>
      <Moment {...props} event={first} />
    </div>
  );
}

function Moment(props: BoardProps & { event: SeenEvent }) {
  const { event, language, names } = props;
  const say = words[language];
  const [a, b] = event.faces.map((face) => props.lens.game.kinds[face]);
  switch (event.name) {
    case 'named':
      return <Banner word={say.showdown} kind={a} {...props} />;
    case 'knocked out':
      return <Duel by={a} down={b} {...props} />;
    case 'plan complete':
      return <Banner word={say.planDone} kind={a} {...props} />;
    default:
      return (
        <div className="moment-banner">
          <span className="sound-word">
            <Icon name="flame" /> {say.loserLad}
          </span>
          <span className="moment-name">
            <Mark seat={event.seat} /> {names[event.seat]}
          </span>
        </div>
      );
  }
}

function Banner({
  word,
  kind,
  text,
  event,
  names,
}: BoardProps & { word: string; kind: Kind | undefined; event: SeenEvent }) {
  if (kind === undefined) return null;
  return (
    <div className="moment-banner">
      <span className="sound-word">{word}</span>
      <span className="moment-name">
        {kind.type === 'loot' ? (
          <LootToken icon={kind.icon} rarity={kind.rarity} name="" label="picture" />
        ) : (
          <Icon name={kind.icon} />
        )}
        {text.card(kind).name}
      </span>
      {event.seat >= 0 && (
        <span className="moment-by">
          <Mark seat={event.seat} /> {names[event.seat]}
        </span>
      )}
    </div>
  );
}

function Duel({
  by,
  down,
  lens,
  text,
  language,
}: BoardProps & { by: Kind | undefined; down: Kind | undefined }) {
  if (by?.type !== 'super' || down?.type !== 'super') return null;
  const speaking = { game: lens.game, text, language };
  return (
    <div className="duel">
      <div className="duel-by">
        <SuperCard kind={by} text={faceOf(speaking, by)} language={language} size="hand" />
      </div>
      <div className="duel-down">
        <SuperCard kind={down} text={faceOf(speaking, down)} language={language} size="hand" />
        <span className="sound-word is-ko">{words[language].knockedOut}</span>
      </div>
    </div>
  );
}
