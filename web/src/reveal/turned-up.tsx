import './turned-up.css';
import { usePlayable } from '../boards/playable.ts';
import { Tried } from '../boards/tried.tsx';
import type { Film } from '../replay/film.ts';
import type { AnyReveal } from './any.ts';
import { useReveal, useTold } from './use-reveal.ts';
import { useRevealWords } from './words.ts';

/** At the table itself, when it is over: every role and plan by its name, one player after another. */
export function TurnedUp({ film, names }: { film: Film; names: readonly string[] }) {
  const { ui } = usePlayable(film.rerun.game.id);
  const reveal = useReveal(ui);
  if (reveal === undefined) return null;
  return (
    <Tried rules={film.rules} otherwise={null}>
      <Masks {...{ film, names, reveal }} />
    </Tried>
  );
}

function Masks({ film, names, reveal }: { film: Film; names: readonly string[]; reveal: AnyReveal }) {
  const say = useRevealWords();
  const { ui } = usePlayable(film.rerun.game.id);
  const told = useTold(film, names);
  const masks = [...names.keys()].flatMap((seat) => {
    const hidden = reveal.hidden(told, seat);
    const great = hidden.filter(({ size }) => size === 'great').flatMap(({ kinds }) => kinds);
    return great.length === 0
      ? []
      : [{ seat, cards: great.map((kind) => told.text.card(kind).name).join(', ') }];
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
