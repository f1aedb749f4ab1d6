import { useEffect, useMemo, useRef } from 'react';
import type { BoardProps } from '../boards/playable.ts';
import { useMessages } from '../text/index.ts';
import { eventsOf, type Step, type Watcher } from './steps.ts';

interface LogProps {
  readonly steps: readonly Step[];
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

function linesOf(
  steps: readonly Step[],
  watcher: Watcher,
  { text, names }: Pick<BoardProps, 'text' | 'names'>,
): Line[] {
  return steps.flatMap((step, at) =>
    eventsOf(step, watcher).flatMap((event, i) => {
      const words = text.line(event, names);
      return words === undefined ? [] : [{ at, id: `${at} ${i}`, words }];
    }),
  );
}

/** The whole story as the watcher knew it; each line leads to its moment. */
export function ReplayLog({ steps, step, watcher, board: { text, names }, onStep }: LogProps) {
  const say = useMessages();
  const now = useRef<HTMLLIElement>(null);
  const lines = useMemo(() => linesOf(steps, watcher, { text, names }), [steps, watcher, text, names]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of the moment is kept in sight
  useEffect(() => {
    const line = now.current;
    const list = line?.parentElement;
    if (line && list) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
  }, [step]);
  return (
    <section className="log" aria-label={say.log}>
      <h2>{say.log}</h2>
      <ol>
        {lines.map(({ at, id, words }) => (
          <li
            key={id}
            ref={at === step ? now : undefined}
            className={at === step ? 'is-now' : at > step ? 'is-ahead' : ''}
          >
            <button type="button" aria-current={at === step ? 'step' : undefined} onClick={() => onStep(at)}>
              {words}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
