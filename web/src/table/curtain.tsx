import { useEffect, useRef, useState } from 'react';
import { Waiting } from '../app.tsx';
import { usePlayable } from '../boards/playable.ts';
import { useMessages } from '../text/index.ts';
import type { TableLink } from '../wire/table.ts';
import { namesOf } from './names.ts';
import type { TableProps } from './props.ts';

/** Which of my seats has to answer next; undefined while none has. */
const nextSeat = ({ info, view, me }: Pick<TableProps, 'info' | 'view' | 'me'>): number | undefined =>
  view.asks.find(({ seat, ready }) => !ready && info.people[seat]?.player === me.player)?.seat;

/**
 * Several people on one device: the page holds one seat's view at a time, and between two persons none but the public one.
 * Returns the seat whose turn it is behind the curtain, and how to draw the curtain aside: the question then has the focus.
 */
export function useCurtain(
  link: TableLink,
  props: Pick<TableProps, 'info' | 'view' | 'me'>,
  isShared: boolean,
): { behind: number | undefined; open: () => void } {
  const { view, info } = props;
  const wanted = nextSeat(props);
  const isPublic = view.viewer === info.seats;
  const behind = isShared && isPublic ? wanted : undefined;
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

/** Between two persons: who is to take the device, which the focus says too. Nothing of any seat is on the page. */
export function Curtain({
  info,
  seat,
  onOpen,
}: Pick<TableProps, 'info'> & { seat: number; onOpen: () => void }) {
  const say = useMessages();
  const { ui } = usePlayable(info.game);
  const [isOpening, setOpening] = useState(false);
  const name = namesOf(info.people, say)[seat] ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (isOpening) return <Waiting />;
  return (
    <main id="content" className="wait-page curtain" data-game={info.game}>
      <ui.Mark seat={seat} />
      <h1 ref={heading} tabIndex={-1}>
        {say.curtain(name)}
      </h1>
      <p className="news">{say.curtainLead}</p>
      <button
        type="button"
        className="button is-accent is-large"
        onClick={() => {
          setOpening(true);
          onOpen();
        }}
      >
        {say.curtainReady(name)}
      </button>
    </main>
  );
}
