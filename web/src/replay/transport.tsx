import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useMessages } from '../text/index.ts';
import type { Chapter } from './chapters.ts';
import { useReplayWords } from './words.ts';

interface TransportProps {
  readonly step: number;
  readonly last: number;
  readonly chapters: readonly Chapter[];
  readonly to: (step: number) => void;
}

const stepEvery = 1300;

/** Step, play, whole chapters, and the moment as a slider; the arrow keys and Page Up and Down do the same. */
export function Transport({ step, last, chapters, to }: TransportProps) {
  const say = useMessages();
  const told = useReplayWords();
  const [isPlaying, setPlaying] = useState(false);
  const sooner = chapters.findLast(({ at }) => at < step)?.at ?? 0;
  const later = chapters.find(({ at }) => at > step)?.at ?? last;
  usePlaying({ isPlaying, stop: () => setPlaying(false), step, last, to });
  useMomentKeys(
    { ArrowLeft: step - 1, ArrowRight: step + 1, PageUp: sooner, PageDown: later, Home: 0, End: last },
    to,
  );
  return (
    <div className="transport">
      <div className="replay-buttons">
        <Move name={told.sooner} isOff={step === 0} onMove={() => to(sooner)}>
          «
        </Move>
        <Move name={say.stepBack} isOff={step === 0} onMove={() => to(step - 1)}>
          <Icon name="previous-button" />
        </Move>
        <PlayButton
          isPlaying={isPlaying}
          onPlay={() => {
            if (step === last) to(0);
            setPlaying(!isPlaying);
          }}
        />
        <Move name={say.step} isOff={step === last} onMove={() => to(step + 1)}>
          <Icon name="next-button" />
        </Move>
        <Move name={told.later} isOff={step === last} onMove={() => to(later)}>
          »
        </Move>
      </div>
      <Slider step={step} last={last} to={to} />
    </div>
  );
}

function Slider({ step, last, to }: Omit<TransportProps, 'chapters'>) {
  const say = useMessages();
  return (
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
  );
}

function PlayButton({ isPlaying, onPlay }: { isPlaying: boolean; onPlay: () => void }) {
  const say = useMessages();
  return (
    <button type="button" className="button is-strong" onClick={onPlay}>
      <Icon name={isPlaying ? 'pause-button' : 'play-button'} />
      {isPlaying ? say.pauseReplay : say.play}
    </button>
  );
}

interface MoveProps {
  readonly name: string;
  readonly isOff: boolean;
  readonly onMove: () => void;
  readonly children: ReactNode;
}

const Move = ({ name, isOff, onMove, children }: MoveProps) => (
  <button type="button" className="button" aria-label={name} title={name} disabled={isOff} onClick={onMove}>
    {children}
  </button>
);

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

/** Keys that lead to moments as soon as the moments can be seen, wherever the focus is but in a field that needs them itself. */
function useMomentKeys(moments: Readonly<Record<string, number>>, to: (step: number) => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches('input, select')) return;
      const moment = moments[event.key];
      if (moment === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      to(moment);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
