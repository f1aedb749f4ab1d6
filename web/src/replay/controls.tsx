import type { FinishedTable } from '@masterplan/server/wire';
import { useEffect, useMemo, useState } from 'react';
import { type BoardProps, usePlayable } from '../boards/playable.ts';
import { Icon } from '../parts/icon.tsx';
import { CopyLine } from '../table/invite.tsx';
import { useMessages } from '../text/index.ts';
import { isAsSealed } from './seal.ts';
import { lensOf, type Step, type Watcher } from './steps.ts';

interface ControlsProps {
  readonly found: FinishedTable;
  readonly steps: readonly Step[];
  readonly step: number;
  readonly watcher: Watcher;
  readonly board: BoardProps;
  readonly setStep: (step: number) => void;
  readonly setWatcher: (watcher: Watcher) => void;
}

const stepEvery = 1300;

/** Play, step, jump; as whom it is seen; the link to this moment; the record to keep. */
export function Controls(props: ControlsProps) {
  const { found, steps, step, setStep, watcher, board } = props;
  const say = useMessages();
  const last = steps.length - 1;
  const [isPlaying, setPlaying] = useState(false);
  const to = (wanted: number) => setStep(Math.max(0, Math.min(last, wanted)));
  usePlaying({ isPlaying, stop: () => setPlaying(false), step, last, to });
  useArrows(step, to);
  return (
    <section className="ask replay-controls" aria-label={say.replayTitle}>
      <h2 className="ask-question">{board.text.chapter?.(board.lens) ?? say.replayTitle}</h2>
      {step === last && board.lens.outcome !== null && (
        <p className="news">{board.text.outcome(board.lens, board.lens.outcome, board.names)}</p>
      )}
      <div className="replay-buttons">
        <button type="button" className="button" disabled={step === 0} onClick={() => to(step - 1)}>
          <Icon name="previous-button" />
          <span className="unseen">{say.stepBack}</span>
        </button>
        <button
          type="button"
          className="button is-strong"
          onClick={() => {
            if (step === last) to(0);
            setPlaying(!isPlaying);
          }}
        >
          <Icon name={isPlaying ? 'pause-button' : 'play-button'} />
          {isPlaying ? say.pauseReplay : say.play}
        </button>
        <button type="button" className="button" disabled={step === last} onClick={() => to(step + 1)}>
          <Icon name="next-button" />
          <span className="unseen">{say.step}</span>
        </button>
      </div>
      <label className="replay-slider">
        <span className="label">{say.moment(step, last)}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          onChange={({ target }) => to(Number(target.value))}
        />
      </label>
      <Chapters {...props} />
      <Watching {...props} />
      <details>
        <summary className="label">{say.linkHere}</summary>
        <CopyLine
          link={`${location.origin}/replay/${found.table}#${encodeURIComponent(`${step} as ${watcher}`)}`}
        />
      </details>
      <Keep found={found} />
    </section>
  );
}

interface Playing {
  readonly isPlaying: boolean;
  readonly step: number;
  readonly last: number;
  readonly stop: () => void;
  readonly to: (step: number) => void;
}

function usePlaying({ isPlaying, stop, step, last, to }: Playing): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (step >= last) {
      stop();
      return undefined;
    }
    const timer = setTimeout(() => to(step + 1), stepEvery);
    return () => clearTimeout(timer);
  });
}

function useArrows(step: number, to: (step: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches('input, select')) return;
      if (event.key === 'ArrowRight') to(step + 1);
      else if (event.key === 'ArrowLeft') to(step - 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** The chapters of the game, to jump to. */
function Chapters({ found, steps, step, setStep, board }: ControlsProps) {
  const say = useMessages();
  const { game } = usePlayable(found.record.game);
  const chapters = useMemo(() => {
    const titles = steps.map((each) => board.text.chapter?.(lensOf(game, each, 'public')) ?? '');
    return titles.flatMap((title, at) => (title !== titles[at - 1] ? [{ title, at }] : []));
  }, [steps, board.text, game]);
  const here = chapters.findLast(({ at }) => at <= step)?.at ?? 0;
  return (
    <label className="replay-choice">
      <span className="label">{say.jump}</span>
      <select className="input" value={here} onChange={({ target }) => setStep(Number(target.value))}>
        {chapters.map(({ title, at }) => (
          <option key={at} value={at}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function Watching({ watcher, setWatcher, board }: ControlsProps) {
  const say = useMessages();
  const read = (value: string) => setWatcher(value === 'truth' || value === 'public' ? value : Number(value));
  return (
    <label className="replay-choice">
      <span className="label">{say.seenBy}</span>
      <select className="input" value={watcher} onChange={({ target }) => read(target.value)}>
        <option value="public">{say.public}</option>
        <option value="truth">{say.truth}</option>
        {board.names.map((name, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Keep({ found }: { found: FinishedTable }) {
  const say = useMessages();
  const { game } = usePlayable(found.record.game);
  const isGood = useMemo(() => isAsSealed(game, found, undefined), [game, found]);
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([JSON.stringify(found.record)], { type: 'application/json' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [found.record]);
  return (
    <>
      <p className="news">{isGood ? say.sealGood : say.sealBad}</p>
      <a className="button" href={url} download={`${found.record.game}-${found.table}.json`}>
        {say.download}
      </a>
    </>
  );
}
