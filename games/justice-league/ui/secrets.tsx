import { zones } from '../rules/board.ts';
import type { BoardProps } from './props.ts';
import { byNumber } from './read.ts';
import { words } from './words/index.ts';

/** What a seat hides, for a viewer who knows it: the hand, crises, and powers that are still sealed. */
export function Secrets({ lens, of, language, text, zoom }: BoardProps & { of: number }) {
  const say = words.in(language);
  const piles = [
    { title: say.sealed, cards: lens.zone(zones.laid(of)) },
    { title: say.yourHand, cards: byNumber(lens, lens.zone(zones.hand(of))) },
    { title: say.yourCrises, cards: lens.zone(zones.crises(of)) },
  ];
  return (
    <div className="jl-secrets">
      {piles
        .filter(({ cards }) => cards.length > 0)
        .map(({ title, cards }) => (
          <ul key={title} aria-label={title}>
            {cards.map((card) => {
              const kind = lens.kind(card);
              if (kind === undefined) return null;
              return (
                <li key={card}>
                  <button type="button" className="quiet-button" onClick={() => zoom(kind)}>
                    {kind.type === 'power'
                      ? `${kind.number} · ${text.card(kind).name}`
                      : text.card(kind).name}
                  </button>
                </li>
              );
            })}
          </ul>
        ))}
    </div>
  );
}
