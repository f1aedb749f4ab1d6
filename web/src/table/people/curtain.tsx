import { useEffect, useRef, useState } from 'react';
import { Waiting } from '../../app.tsx';
import { accentOf } from '../../boards/front.ts';
import { usePlayable } from '../../boards/playable.ts';
import { namesOf } from '../log/names.ts';
import type { TableProps } from '../props.ts';
import { useDeedMessages } from './words.ts';

/** Between two persons: who is to take the device, which the focus says too. Nothing of any seat is on the page. */
export function Curtain({
  info,
  seat,
  onOpen,
}: Pick<TableProps, 'info'> & { seat: number; onOpen: () => void }) {
  const say = useDeedMessages();
  const { ui } = usePlayable(info.game);
  const [isOpening, setOpening] = useState(false);
  const name = namesOf(info.people, say)[seat] ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (isOpening) return <Waiting />;
  return (
    <main id="content" className="wait-page curtain" data-accent={accentOf(info.game)}>
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
