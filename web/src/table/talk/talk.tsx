import '../look/talk-new.css';
import { everybody } from '@masterplan/kernel';
import type { TableInfo, TalkLine } from '@masterplan/server/wire';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type AnyKind, type BoardProps, usePlayable } from '../../boards/playable.ts';
import { useMessages } from '../../text/index.ts';
import { namesOf } from '../log/names.ts';
import { type Called, sentenceOf } from '../log/sentences.ts';
import { seatsOfMine, type TableProps } from '../props.ts';
import { heardBy } from './lines.ts';
import { placesOn } from './places.ts';
import { Speak, type Speaker } from './speak.tsx';
import { useTalkMessages } from './words.ts';

/** Free chat beside sentences that every reader gets in their own language. */
export function TalkPanel({
  board,
  onRead,
  ...props
}: TableProps & { readonly board: BoardProps } & Pick<HeardProps, 'onRead'>) {
  return (
    <Talk
      lines={heardBy(props)}
      me={props.me.player}
      game={props.info.game}
      pointing={pointingOn(board)}
      onRead={onRead}
    >
      <Speak {...props} speaker={speakerOn(board, seatsOfMine(props.info, props.me))} />
    </Talk>
  );
}

/** The same before the deal, when there are no cards to point at. */
export function GatheringTalk(props: Omit<TableProps, 'view'>) {
  const say = useMessages();
  const { info, me } = props;
  const names = namesOf(info.people, say);
  const [seat = -1] = seatsOfMine(info, me);
  return (
    <Talk
      lines={heardBy(props)}
      me={me.player}
      game={info.game}
      pointing={{ names, kindOf: () => undefined }}
    >
      <Speak {...props} speaker={{ seat, names, role: seat < 0 ? 'watching' : 'playing' }} />
    </Talk>
  );
}

/** What a reader makes of what is pointed at: cards by their kind where they know it, places by name where they have one. */
interface Pointing extends Pick<Called, 'names'> {
  readonly kindOf: (card: number) => AnyKind;
  /** The kind of a number, where it is known. */
  readonly printed?: (kind: number) => AnyKind;
  readonly nameOf?: (kind: AnyKind) => string;
  readonly zoneName?: (zone: number) => string | undefined;
  readonly zoom?: (kind: AnyKind) => void;
}

export const pointingOn = ({ names, lens, text, zoom }: BoardProps): Pointing => ({
  ...{ names, zoom, nameOf: (kind) => text.card(kind).name },
  kindOf: (card) => (card < lens.cards ? lens.kind(card) : undefined),
  printed: (kind) => lens.game.kinds[kind],
  zoneName: (zone) => text.zone?.(lens, zone),
});

interface HeardProps {
  readonly lines: readonly TalkLine[];
  /** The reader, where they were there. */
  readonly me?: string;
  readonly game: TableInfo['game'];
  readonly pointing: Pointing;
  readonly children?: ReactNode;
  /** Told the name of the latest line whenever the reader has it before their eyes. */
  readonly onRead?: ((line: number) => void) | undefined;
}

/** What was said at a table, and the way to say something where there is one. */
export function Talk({ lines, me, game, pointing, onRead, children }: HeardProps) {
  const say = useTalkMessages();
  const { ui } = usePlayable(game);
  const last = lines.at(-1);
  const end = useEndFollowed(last, me, onRead);
  return (
    <section className="talk" aria-label={say.talk}>
      <h2>{say.talk}</h2>
      <div
        ref={end.list}
        className="lines"
        role="log"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={say.talk}
        onScroll={end.look}
      >
        <ol>
          {lines.length === 0 && <li className="quiet">{say.talkNone}</li>}
          {lines.map((line) => (
            <li key={line.no} className={me !== undefined && line.player === me ? 'is-me' : ''}>
              <span className="talk-who">
                {line.seat >= 0 && <ui.Mark seat={line.seat} />}
                {pointing.names[line.seat] ?? line.name}
                {line.channel !== 'table' && <em>{say.channels[line.channel]}</em>}
              </span>
              <Balloon line={line} pointing={pointing} />
            </li>
          ))}
        </ol>
      </div>
      {end.isBehind && (
        <button type="button" className="talk-new" onClick={end.go}>
          {say.talkNew}
        </button>
      )}
      {children}
    </section>
  );
}

/** A list this near to its end, in pixels, is read at its end. */
const nearEnd = 24;

interface End {
  readonly list: RefObject<HTMLDivElement | null>;
  /** There is something new below what the reader looks at. */
  readonly isBehind: boolean;
  /** Notes where the reader has scrolled to. */
  readonly look: () => void;
  readonly go: () => void;
}

/**
 * Keeps the end of a list in sight as it grows, and when it is shown again after being hidden. A reader who has scrolled up
 * stays where they are, until they go to the end or say something themselves.
 */
function useEndFollowed(
  last: TalkLine | undefined,
  me: string | undefined,
  onRead: HeardProps['onRead'],
): End {
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  /** Where the list stood when it was last looked at. */
  const top = useRef(0);
  const [isBehind, setBehind] = useState(false);
  const go = () => {
    const { current } = list;
    if (current === null || current.clientHeight === 0) return;
    isFollowing.current = true;
    current.scrollTop = current.scrollHeight;
    top.current = current.scrollTop;
    setBehind(false);
    if (last !== undefined) onRead?.(last.no);
  };
  const latest = useRef(go);
  latest.current = go;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is shown, or said to be there
  useEffect(() => {
    if (isFollowing.current || (me !== undefined && last?.player === me)) latest.current();
    else setBehind(true);
  }, [last?.no]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const shown = new ResizeObserver(() => isFollowing.current && latest.current());
    shown.observe(current);
    return () => shown.disconnect();
  }, []);
  const look = () => {
    const { current } = list;
    if (current === null || current.clientHeight === 0) return;
    const isAtEnd = current.scrollHeight - current.scrollTop - current.clientHeight < nearEnd;
    /* Word of a scroll comes late: lines that came meanwhile put the end farther away, but only the reader goes up. */
    if (!isAtEnd && current.scrollTop < top.current) isFollowing.current = false;
    top.current = current.scrollTop;
    if (isAtEnd) latest.current();
  };
  return { list, isBehind, look, go };
}

/** What was said; a card that is pointed at opens where the reader knows it. */
function Balloon({ line: { said }, pointing }: { line: TalkLine; pointing: Pointing }) {
  const say = useTalkMessages();
  const { names, nameOf, zoom } = pointing;
  const kind = kindIn(said, pointing);
  const cardName = kind === undefined ? undefined : nameOf?.(kind);
  const zone = zoneIn(said);
  const zoneName = zone === undefined ? undefined : pointing.zoneName?.(zone);
  const words = sentenceOf(said, { names, cardName, zoneName }, say);
  if (cardName === undefined) return <span className="balloon">{words}</span>;
  return (
    <button type="button" className="balloon is-pointing" onClick={() => zoom?.(kind)}>
      {words}
    </button>
  );
}

/** The kind that is pointed at or planned. */
function kindIn(said: TalkLine['said'], { kindOf, printed }: Pointing): AnyKind {
  if (said.say === 'intend') return printed?.(said.kind);
  return said.say === 'point-at' && said.at.kind === 'card' ? kindOf(said.at.card) : undefined;
}

function zoneIn(said: TalkLine['said']): number | undefined {
  if (said.say === 'intend') return said.zone;
  return said.say === 'point-at' && said.at.kind === 'zone' ? said.at.zone : undefined;
}

/** Who speaks from here: the seat that is looked from, or my only one while the page still shows what everybody sees. */
function speakerOn(board: BoardProps, mine: readonly number[]): Speaker {
  const { lens, names } = board;
  const [only = -1] = mine.length === 1 ? mine : [];
  const seat = board.seat >= 0 ? board.seat : only;
  const isOut = seat >= 0 && lens.game.isOut?.(lens, seat) === true;
  const role = seat >= 0 && !isOut ? 'playing' : 'watching';
  return { seat, names, role, openCards: () => openCards(board), places: placesOn(board) };
}

/** The cards that everybody knows, each by its name, once. */
function openCards({ lens, text, language }: BoardProps): { no: number; name: string }[] {
  const open = new Map<string, number>();
  for (let card = 0; card < lens.cards; card++) {
    if (lens.knowers(card) !== everybody(lens.seats)) continue;
    const { name } = text.card(lens.kind(card));
    if (!open.has(name)) open.set(name, card);
  }
  return [...open].map(([name, no]) => ({ no, name })).sort((a, b) => a.name.localeCompare(b.name, language));
}
