import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';
import { useMessages } from '../text/index.ts';
import { seatOf, type TableProps } from './props.ts';

/** Whether the viewer's own answer is wanted. */
export const isAsked = (props: Pick<TableProps, 'view' | 'info'>): boolean => {
  const seat = seatOf(props);
  return props.info.state === 'playing' && props.view.asks.some((ask) => ask.seat === seat && !ask.ready);
};

/** Calls the person when it is their turn: a badge in the title, and two notes where sound is wanted. */
export function useCall(props: TableProps): void {
  const say = useMessages();
  const asked = isAsked(props);
  const before = useRef(asked);
  const title = say.games[props.info.game]?.short ?? props.info.game;
  useEffect(() => {
    document.title = asked ? `● ${say.yourTurn} · ${title}` : `${title} · Masterplan`;
    if (asked && !before.current && settings.value.sound && document.visibilityState === 'hidden') ring();
    before.current = asked;
  }, [asked, say, title]);
}

function ring(): void {
  const sound = new AudioContext();
  [523, 784].forEach((pitch, i) => {
    const note = sound.createOscillator();
    const loud = sound.createGain();
    const at = sound.currentTime + i * 0.14;
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
    note.connect(loud).connect(sound.destination);
    note.start(at);
    note.stop(at + 0.3);
  });
}
