import './reveal.css';
import { reachable } from '@masterplan/boards';
import { useEffect, useState } from 'react';
import { type AnyKind, usePlayable } from '../boards/playable.ts';
import { Tried } from '../boards/tried.tsx';
import type { Film } from '../replay/film.ts';
import type { AnyReveal } from './any.ts';
import { Cast } from './cast.tsx';
import { useReveal, useTold } from './use-reveal.ts';
import { useRevealWords } from './words.ts';

/** So long the last page of a game is read before the masks fall, in milliseconds. */
const lastPageFor = 3500;

interface UnmaskingProps {
  readonly film: Film;
  readonly names: readonly string[];
  readonly zoom: (kind: AnyKind) => void;
}

/** At a table that has just ended the masks fall by themselves, where the board was. The last page is a click away. */
export function Unmasking(props: UnmaskingProps) {
  const { film } = props;
  const { ui } = usePlayable(film.rerun.game.id);
  const reveal = useReveal(ui);
  const [show, setShow] = useState<'last page' | 'masks'>('last page');
  useEffect(() => {
    const timer = setTimeout(() => setShow('masks'), lastPageFor);
    return () => clearTimeout(timer);
  }, []);
  if (reveal === undefined || show === 'last page') return null;
  return (
    <Tried rules={film.rules} otherwise={null}>
      <Masks {...props} reveal={reveal} onClose={() => setShow('last page')} />
    </Tried>
  );
}

function Masks({
  film,
  names,
  zoom,
  reveal,
  onClose,
}: UnmaskingProps & { reveal: AnyReveal; onClose: () => void }) {
  const say = useRevealWords();
  const { ui } = usePlayable(film.rerun.game.id);
  const told = useTold(film, names);
  return (
    <div className="unmasking reveal" ref={reachable}>
      <Cast {...{ reveal, told, ui, zoom }} follows>
        <button type="button" className="button" onClick={onClose}>
          {say.lastPage}
        </button>
      </Cast>
    </div>
  );
}
