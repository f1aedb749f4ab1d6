import './turned-up.css';
import { orAnew } from '@masterplan/boards/later';
import { useEffect, useState } from 'react';
import { usePlayable } from '../boards/playable.ts';
import { Tried } from '../boards/tried.tsx';
import { useSpeech } from '../boards/use-speech.ts';
import type { Film } from '../replay/film.ts';
import type { AnyReveal } from './any.ts';
import { useRevealWords } from './words.ts';

/** At the table itself, when it is over: every role and plan by its name, one player after another. */
export function TurnedUp({ film, names }: { film: Film; names: readonly string[] }) {
  const { ui } = usePlayable(film.rerun.game.id);
  const [reveal, setReveal] = useState<AnyReveal>();
  useEffect(() => {
    let isWanted = true;
    if (ui.reveal !== undefined) void orAnew(ui.reveal).then((found) => isWanted && setReveal(found));
    return () => {
      isWanted = false;
    };
  }, [ui]);
  if (reveal === undefined) return null;
  return (
    <Tried rules={film.rules} otherwise={null}>
      <Masks {...{ film, names, reveal }} />
    </Tried>
  );
}

function Masks({ film, names, reveal }: { film: Film; names: readonly string[]; reveal: AnyReveal }) {
  const { rerun, speeches, options } = film;
  const say = useRevealWords();
  const { ui } = usePlayable(rerun.game.id);
  const { language, speech } = useSpeech(speeches);
  const text = speech(rerun.game, options);
  const masks = [...names.keys()].flatMap((seat) => {
    const hidden = reveal.hidden({ rerun, text, language, names }, seat);
    const great = hidden.filter(({ size }) => size === 'great').flatMap(({ kinds }) => kinds);
    return great.length === 0 ? [] : [{ seat, cards: great.map((kind) => text.card(kind).name).join(', ') }];
  });
  if (masks.length === 0) return null;
  return (
    <div role="status">
      <ul className="turned-up" aria-label={say.cast}>
        {masks.map(({ seat, cards }, place) => (
          <li key={seat} style={{ '--place': place }}>
            <ui.Mark seat={seat} />
            {names[seat]} <b>{cards}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
