import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { keep, kept } from '../keeping.ts';
import { Icon } from '../parts/icon.tsx';
import { useMessages } from '../text/index.ts';
import type { Chapter } from './chapters.ts';
import { useReplayWords } from './words.ts';

interface TransportProps {
  readonly step: number;
  readonly last: number;
  readonly chapters: readonly Chapter[];
  readonly decisions: Decisions | undefined;
  readonly to: (step: number) => void;
}

/** The moments at which somebody had to decide, and who that is. */
export interface Decisions {
  readonly name: string;
  readonly moments: readonly number[];
}

const stepEvery = 1300;
const speeds = [0.5, 1, 2, 4] as const;

/**
 * Step, play at a speed, whole chapters, one player's decisions, and the moment as a slider; the arrow keys, Page Up and Down, comma and
 * full stop do the same.
 */
export function Transport({ step, last, chapters, decisions, to }: TransportProps) {
  const say = useMessages();
  const [speed, setSpeed] = useSpeed();
  const decided = decisions?.moments.findLast((at) => at < step);
  const deciding = decisions?.moments.find((at) => at > step);
  const told = useReplayWords();
  const [isPlaying, setPlaying] = useState(false);
  const sooner = chapters.findLast(({ at }) => at < step)?.at ?? 0;
  const later = chapters.find(({ at }) => at > step)?.at ?? last;
  usePlaying({ isPlaying, every: stepEvery / speed, stop: () => setPlaying(false), step, last, to });
  useMomentKeys(
    {
      ...{ ArrowLeft: step - 1, ArrowRight: step + 1, PageUp: sooner, PageDown: later, Home: 0, End: last },
      ...(decided === undefined ? {} : { ',': decided }),
      ...(deciding === undefined ? {} : { '.': deciding }),
    },
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
      <div className="replay-more">
        {decisions !== undefined && <DecisionMoves {...{ decisions, decided, deciding, to }} />}
        <SpeedChoice speed={speed} onSpeed={setSpeed} />
      </div>
    </div>
  );
}

interface DecisionMovesProps extends Pick<TransportProps, 'to'> {
  readonly decisions: Decisions;
  /** The moments of the decisions before and after the one that is shown. */
  readonly decided: number | undefined;
  readonly deciding: number | undefined;
}

function DecisionMoves({ decisions: { name }, decided, deciding, to }: DecisionMovesProps) {
  const told = useReplayWords();
  const go = (moment: number | undefined) => () => {
    if (moment !== undefined) to(moment);
  };
  return (
    <>
      <Move name={told.decidedBefore(name)} isOff={decided === undefined} onMove={go(decided)}>
        ‹ {name}
      </Move>
      <Move name={told.decidesNext(name)} isOff={deciding === undefined} onMove={go(deciding)}>
        {name} ›
      </Move>
    </>
  );
}

function SpeedChoice({ speed, onSpeed }: { speed: number; onSpeed: (speed: number) => void }) {
  const told = useReplayWords();
  return (
    <label className="replay-speed">
      <span className="label">{told.speed}</span>
      <select className="input" value={speed} onChange={({ target }) => onSpeed(Number(target.value))}>
        {speeds.map((each) => (
          <option key={each} value={each}>
            {told.times(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How fast a replay plays by itself: kept for the next one. */
function useSpeed(): [number, (speed: number) => void] {
  const [speed, setSpeed] = useState(() => speeds.find((each) => String(each) === kept('replay-speed')) ?? 1);
  const change = (wanted: number) => {
    setSpeed(speeds.find((each) => each === wanted) ?? 1);
    keep('replay-speed', String(wanted));
  };
  return [speed, change];
}

function Slider({ step, last, to }: Pick<TransportProps, 'step' | 'last' | 'to'>) {
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
  const told = useReplayWords();
  return (
    <button type="button" className="button is-strong" onClick={onPlay}>
      <Icon name={isPlaying ? 'pause-button' : 'play-button'} />
      {isPlaying ? told.pauseReplay : told.play}
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
  /** Milliseconds from one moment to the next. */
  readonly every: number;
  readonly step: number;
  readonly last: number;
  readonly stop: () => void;
  readonly to: (step: number) => void;
}

function usePlaying({ isPlaying, every, stop, step, last, to }: Playing): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (step >= last) {
      stop();
      return undefined;
    }
    const timer = setTimeout(() => to(step + 1), every);
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
