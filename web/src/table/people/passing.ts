import { useEffect, useRef } from 'react';
import type { TableLink } from '../../wire/table.ts';
import type { TableProps } from '../props.ts';

/** Which of my seats has to answer next; undefined while none has. */
const nextSeat = ({ info, view, me }: Pick<TableProps, 'info' | 'view' | 'me'>): number | undefined =>
  view.asks.find(({ seat, ready }) => !ready && info.people[seat]?.player === me.player)?.seat;

/**
 * Several people on one device: the page holds one seat's view at a time, and between two persons none but the public one.
 * Returns the seat whose turn it is behind the curtain, and how to draw the curtain aside: the question then has the focus. A
 * public view that is older than what a seat has seen here says nothing: it would call for the person who has just answered.
 */
export function useCurtain(
  link: TableLink,
  props: Pick<TableProps, 'info' | 'view' | 'me'>,
  isShared: boolean,
): { behind: number | undefined; open: () => void } {
  const { view, info } = props;
  const wanted = nextSeat(props);
  const isPublic = view.viewer === info.seats;
  const reached = useRef(0);
  const behind = isShared && isPublic && view.version >= reached.current ? wanted : undefined;
  useEffect(() => {
    reached.current = Math.max(reached.current, view.version);
  }, [view.version]);
  useEffect(() => {
    if (!isShared || isPublic || wanted === view.viewer || info.state !== 'playing') return;
    if (wanted !== undefined) link.look('public');
  }, [isShared, isPublic, wanted, view.viewer, info.state, link]);
  const opened = useRef<number>(undefined);
  useEffect(() => {
    if (opened.current !== view.viewer) return;
    opened.current = undefined;
    document.querySelector<HTMLElement>('.ask-question')?.focus();
  }, [view.viewer]);
  const open = () => {
    if (behind === undefined) return;
    opened.current = behind;
    link.look([behind]);
  };
  return { behind, open };
}
