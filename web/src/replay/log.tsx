import { Said } from '@masterplan/boards';
import type { Watcher } from '@masterplan/kernel';
import { useEffect, useMemo, useRef } from 'react';
import type { BoardProps } from '../boards/playable.ts';
import { useMessages } from '../text/index.ts';
import type { Film } from './film.ts';
import { useReplayWords } from './words.ts';

interface LogProps {
  readonly film: Film;
  readonly step: number;
  readonly watcher: Watcher;
  readonly board: BoardProps;
  readonly onStep: (step: number) => void;
}

interface Line {
  readonly at: number;
  readonly id: string;
  readonly words: string;
}

/** What is told of a moment. */
function linesAt(
  { rerun }: Film,
  at: number,
  watcher: Watcher,
  { text, names }: Pick<BoardProps, 'text' | 'names'>,
): Line[] {
  return rerun.eventsAt(at, watcher).flatMap((event, i) => {
    const words = text.line(event, names);
    return words === undefined ? [] : [{ at, id: `${at} ${i}`, words }];
  });
}

/** The whole story as the watcher knew it; each line leads to its moment. */
export function ReplayLog({ film, step, watcher, board: { text, names }, onStep }: LogProps) {
  const say = useMessages();
  const now = useRef<HTMLLIElement>(null);
  const lines = useMemo(
    () =>
      Array.from({ length: film.rerun.lastMoment + 1 }, (_, at) =>
        linesAt(film, at, watcher, { text, names }),
      ).flat(),
    [film, watcher, text, names],
  );
  const told = lines.filter(({ at }) => at <= step).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line told by this moment is kept in sight
  useEffect(() => {
    const line = now.current;
    const list = line?.parentElement;
    if (line && list) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
  }, [step, lines]);
  return (
    <section className="log" aria-label={say.log}>
      <h2>{say.log}</h2>
      <ol>
        {lines.map(({ at, id, words }, no) => (
          <li
            key={id}
            ref={no === told - 1 ? now : undefined}
            className={at === step ? 'is-now' : at > step ? 'is-ahead' : ''}
          >
            <button type="button" aria-current={at === step ? 'step' : undefined} onClick={() => onStep(at)}>
              <Said>{words}</Said>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A moment in words alone, for where no board can show it. */
export function MomentInWords({ film, step, watcher, board }: Omit<LogProps, 'onStep'>) {
  const say = useMessages();
  const told = useReplayWords();
  const lines = linesAt(film, step, watcher, board);
  return (
    <section className="in-words" aria-label={say.news}>
      <p className="news">{told.inWords}</p>
      <ol role="status">
        {lines.length === 0 && <li>{told.nothingTold}</li>}
        {lines.map(({ id, words }) => (
          <li key={id}>
            <Said>{words}</Said>
          </li>
        ))}
      </ol>
    </section>
  );
}
