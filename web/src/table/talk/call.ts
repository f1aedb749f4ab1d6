import { useEffect, useRef } from 'react';
import { titleOf } from '../../boards/front.ts';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { useMessages } from '../../text/index.ts';
import { isCovered, seatOf, type TableProps } from '../props.ts';

/** Whether the viewer's own answer is wanted. */
export const isAsked = (props: Pick<TableProps, 'view' | 'info'>): boolean => {
  const seat = seatOf(props);
  if (props.info.state !== 'playing' || isCovered(props)) return false;
  return props.view.asks.some((ask) => ask.seat === seat && !ask.ready);
};

/** Calls the person when it is their turn: a badge in the title, and two notes where sound is wanted. */
export function useCall(props: TableProps): void {
  const say = useMessages();
  const asked = isAsked(props);
  const before = useRef(asked);
  const { title } = titleOf(props.info, useStore(settings).language);
  useEffect(() => {
    document.title = asked ? `● ${say.yourTurn} · ${title}` : `${title} · Masterplan`;
    if (asked && !before.current && settings.value.sound) void ring();
    before.current = asked;
  }, [asked, say, title]);
}

/** The one a page rings with: browsers give out few. */
let ringing: AudioContext | undefined;

/** A browser lets no page ring before somebody has touched it; a call that is late by then calls nobody. */
const latest = 1000;

async function ring(): Promise<void> {
  ringing ??= new AudioContext();
  const sound = ringing;
  const called = Date.now();
  await sound.resume();
  if (Date.now() - called > latest) return;
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
