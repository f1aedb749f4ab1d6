import { zones } from '../rules/board.ts';
import type { BoardProps } from './props.ts';
import { words } from './words/asides.ts';

/** What a seat hides, for a viewer who knows it: Side Jobs, the Vault's Missions, markers that lie face down. */
export function Secrets({ lens, of, language, text, zoom }: BoardProps & { of: number }) {
  const say = words.in(language);
  const piles = [
    { title: say.sideJobs, cards: lens.zone(zones.jobs(of)) },
    {
      title: say.yourVault,
      cards: [...lens.zone(zones.vaultResource(of)), ...lens.zone(zones.vaultDoomsday(of))],
    },
  ];
  return (
    <div className="td-secrets">
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
                    {text.card(kind).name}
                  </button>
                </li>
              );
            })}
          </ul>
        ))}
    </div>
  );
}
