import { everybody } from '@masterplan/kernel';
import type { TableInfo, TalkLine } from '@masterplan/server/wire';
import { type ReactNode, useMemo } from 'react';
import { type AnyKind, type BoardProps, usePlayable } from '../boards/playable.ts';
import { useMessages } from '../text/index.ts';
import type { TableProps } from './props.ts';
import { type Called, sentenceOf } from './sentences.ts';
import { Speak, type Speaker } from './speak.tsx';

type TalkProps = TableProps & { readonly board: BoardProps };

/** Free chat beside sentences that every reader gets in their own language. */
export function TalkPanel({ board, ...props }: TalkProps) {
  const { talk, me, info } = props;
  const heard = talk.filter(({ player }) => player === undefined || !me.muted.includes(player));
  return (
    <Talk lines={heard} me={me.player} game={info.game} board={board}>
      <Speak {...props} speaker={useSpeaker(board)} />
    </Talk>
  );
}

interface HeardProps {
  readonly lines: readonly TalkLine[];
  /** The reader, where they were there. */
  readonly me?: string;
  readonly game: TableInfo['game'];
  readonly board: Pick<BoardProps, 'names' | 'lens' | 'text' | 'zoom'>;
  readonly children?: ReactNode;
}

/** What was said at a table, and the way to say something where there is one. */
export function Talk({ lines, me, game, board, children }: HeardProps) {
  const say = useMessages();
  const { ui } = usePlayable(game);
  return (
    <section className="talk" aria-label={say.talk}>
      <h2>{say.talk}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <div className="lines" role="log" aria-live="polite" tabIndex={0} aria-label={say.talk}>
        <ol>
          {lines.length === 0 && <li className="quiet">{say.talkNone}</li>}
          {lines.map((line) => (
            <li key={line.no} className={me !== undefined && line.player === me ? 'is-me' : ''}>
              <span className="talk-who">
                {line.seat >= 0 && <ui.Mark seat={line.seat} />}
                {board.names[line.seat] ?? line.name}
                {line.channel !== 'table' && <em>{say.channels[line.channel]}</em>}
              </span>
              <Balloon line={line} board={board} />
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  );
}

/** What was said; a card that is pointed at opens where the reader knows it. */
function Balloon({ line: { said }, board }: Pick<HeardProps, 'board'> & { line: TalkLine }) {
  const say = useMessages();
  const { names, lens, text, zoom } = board;
  const kindOf = (card: number): AnyKind => (card < lens.cards ? lens.kind(card) : undefined);
  const called: Called = {
    names,
    cardName: (card) => {
      const kind = kindOf(card);
      return kind === undefined ? undefined : text.card(kind).name;
    },
  };
  const words = sentenceOf(said, called, say);
  const kind = said.say === 'point-at' && said.at.kind === 'card' ? kindOf(said.at.card) : undefined;
  if (kind === undefined) return <span className="balloon">{words}</span>;
  return (
    <button type="button" className="balloon is-pointing" onClick={() => zoom(kind)}>
      {words}
    </button>
  );
}

/** Who speaks from here, and which open cards they can point at: each by its name, once. */
function useSpeaker({ lens, text, names, seat }: BoardProps): Speaker {
  return useMemo(() => {
    const open = new Map<string, number>();
    for (let card = 0; card < lens.cards; card++) {
      const kind = lens.knowers(card) === everybody(lens.seats) ? lens.kind(card) : undefined;
      const name = kind === undefined ? '' : text.card(kind).name;
      if (name !== '' && !open.has(name)) open.set(name, card);
    }
    const isOut = seat >= 0 && lens.game.isOut?.(lens, seat) === true;
    return {
      ...{ seat, names, role: seat >= 0 && !isOut ? 'playing' : 'watching' },
      cards: [...open].map(([name, card]) => ({ card, name })).sort((a, b) => a.name.localeCompare(b.name)),
    };
  }, [lens, text, names, seat]);
}
