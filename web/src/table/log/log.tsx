import { Said } from '@masterplan/boards';
import { nth, type SeenEvent } from '@masterplan/kernel';
import type { SeenEntry } from '@masterplan/server/wire';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type AnyKind, type BoardProps, usePlayable } from '../../boards/playable.ts';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { type Messages, useMessages } from '../../text/index.ts';
import type { Tab } from '../frame/tabs.tsx';
import { type Run, runsOf } from '../pace/runs.ts';
import { type Away, useSince } from '../people/away.tsx';
import type { TableProps } from '../props.ts';
import type { Past } from './past.tsx';

type LogProps = Pick<TableProps, 'view' | 'info'> & {
  readonly board: BoardProps;
  readonly past: Past;
  readonly away: Away;
  readonly tab: Tab;
};

/** What happened, in the reader's language; names of cards open the card. */
export function LogPanel(props: LogProps) {
  const { view, info, board, past, away } = props;
  const say = useMessages();
  const { edition } = useStore(settings);
  const list = useLatestInSight(props);
  const since = useSince(away, view.entries, board);
  const left = away.why === 'away' ? away.since : undefined;
  const { text, names, seat } = board;
  const runs = useMemo(() => runsOf(view.entries, text, names, seat), [view.entries, text, names, seat]);
  const firstNew = view.entries.find(({ version }) => version > (left ?? Infinity))?.version;
  return (
    <section className="log" aria-label={say.log}>
      <h2>{say.logTitle[edition]}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <div ref={list} className="lines" role="log" aria-live="polite" tabIndex={0} aria-label={say.log}>
        <ol>
          {runs.flatMap((run) => {
            const divider = run.entries.some(({ version }) => version === firstNew) &&
              since !== undefined && (
                <li key="since" className="since">
                  {since}
                </li>
              );
            const told = run.entries.flatMap((entry) => entryLines({ entry, info, board, past, say }));
            if (run.words === undefined) return [divider, ...told];
            return [divider, <RunLine key={run.entries[0]?.version} {...{ run, told, info, board, past }} />];
          })}
        </ol>
      </div>
    </section>
  );
}

interface EntryProps extends Pick<LogProps, 'info' | 'board' | 'past'> {
  readonly entry: SeenEntry;
  readonly say: Messages;
}

/** The lines of one choice. */
function entryLines({ entry, info, board, past, say }: EntryProps): ReactNode[] {
  const lines = linesOf(entry, board, say);
  return lines.map((line, i) => (
    <LogLine
      key={line.key}
      line={line}
      game={info.game}
      board={board}
      past={past}
      version={entry.version}
      note={i === lines.length - 1 ? noteOf(entry, say) : ''}
    />
  ));
}

interface RunProps extends Pick<LogProps, 'info' | 'board' | 'past'> {
  readonly run: Run;
  /** Its lines, one by one. */
  readonly told: readonly ReactNode[];
}

/** Like moves of one seat in one line, and one by one for whoever unfolds it. */
function RunLine({ run: { entries, words = '' }, told, info, board, past }: RunProps) {
  const say = useMessages();
  const last = entries.at(-1);
  const first = entries.flatMap(({ events }) => events)[0];
  if (first === undefined || last === undefined) return null;
  const faces = entries.flatMap(({ events }) => events.flatMap((event) => event.faces));
  const event = { ...first, name: 'run', seat: last.seat, faces };
  return (
    <LogLine
      {...{ board, past, game: info.game, version: last.version, note: noteOf(last, say) }}
      line={{ key: `${last.version}`, words, event }}
    >
      <details className="one-by-one">
        <summary>{say.pacing.oneByOne(told.length)}</summary>
        <ol>{told}</ol>
      </details>
    </LogLine>
  );
}

/** A list whose latest line is in sight, or the one that is looked back at: with every new line, and whenever it gets another size. */
function useLatestInSight({ view, past, tab }: LogProps): RefObject<HTMLDivElement | null> {
  const lines = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are shown
  useEffect(() => {
    const list = lines.current;
    if (list === null) return undefined;
    const show = () => {
      const at = list.querySelector('.is-at');
      if (at) at.scrollIntoView({ block: 'nearest' });
      else list.scrollTop = list.scrollHeight;
    };
    show();
    const size = new ResizeObserver(show);
    size.observe(list);
    return () => size.disconnect();
  }, [view.entries, past.wanted, tab]);
  return lines;
}

interface Line {
  readonly key: string;
  readonly words: string;
  readonly event: SeenEvent | undefined;
}

/** What an entry says; an undo has no events, and a line all the same. */
function linesOf(entry: SeenEntry, { text, names }: BoardProps, say: Messages): Line[] {
  if (entry.did === 'undo') {
    const name = names[entry.seat];
    const words = name === undefined ? say.logUndone : say.logUndo(name);
    return [{ key: `${entry.version}`, words, event: undefined }];
  }
  return entry.events.flatMap((event, i) => {
    const words = text.line(event, names);
    return words === undefined ? [] : [{ key: `${entry.version} ${i}`, words, event }];
  });
}

function noteOf({ by }: SeenEntry, say: Messages): string {
  if (by === 'bot') return say.logByBot;
  return by === 'default' ? say.logDefault : '';
}

function LogLine({
  line: { words, event },
  game,
  board,
  past,
  version,
  note,
  children,
}: {
  line: Line;
  game: string;
  board: BoardProps;
  past: Past;
  version: number;
  note: string;
  children?: ReactNode;
}) {
  const say = useMessages();
  const { ui } = usePlayable(game);
  const seat = event?.seat ?? -1;
  const isAt = past.wanted === version;
  return (
    <li
      className={`${event === undefined ? 'is-note' : `is-${event.name.replaceAll(' ', '-')}`}${isAt ? ' is-at' : ''}`}
    >
      <button
        type="button"
        className="look-back"
        aria-label={say.past.look(words)}
        aria-current={isAt ? 'step' : undefined}
        onClick={() => past.look(version)}
      >
        {seat >= 0 ? <ui.Mark seat={seat} /> : <span aria-hidden="true">¶</span>}
      </button>
      <span>
        {event === undefined ? <Said>{words}</Said> : withCards(words, event, board)}
        {note !== '' && <em>{` (${note})`}</em>}
        {children}
      </span>
    </li>
  );
}

/** The words of a line, with the names of its cards as buttons that open them. */
function withCards(words: string, event: SeenEvent, { text, lens, zoom }: BoardProps): ReactNode[] {
  let pieces: AnyKind[] = [words];
  for (const face of new Set(event.faces)) {
    if (face < 0) continue;
    const kind: AnyKind = nth(lens.game.kinds, face);
    const { name } = text.card(kind);
    pieces = pieces.flatMap((piece) =>
      typeof piece === 'string'
        ? piece.split(name).flatMap((part, i) => (i === 0 ? [part] : [kind, part]))
        : [piece],
    );
  }
  return pieces.map((piece, i) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a line's pieces never change places
    if (typeof piece === 'string') return <Said key={i}>{between(piece)}</Said>;
    return (
      <span key={i} className="unbroken">
        {opening.exec(wordsAt(pieces, i - 1))?.[0]}
        <button type="button" className="card-name" onClick={() => zoom(piece)}>
          {text.card(piece).name}
        </button>
        {closing.exec(wordsAt(pieces, i + 1))?.[0]}
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
}

/** Marks that stay on one line with the name they open or close: a line may break on either side of a button. */
const opening = /[«“(]\u00a0?$/;
const closing = /^(?:\u00a0?[»”),.:;!?])+/;

const between = (words: string): string => words.replace(opening, '').replace(closing, '');

const wordsAt = (pieces: readonly AnyKind[], at: number): string => {
  const piece: unknown = pieces[at];
  return typeof piece === 'string' ? piece : '';
};
