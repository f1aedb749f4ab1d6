import type { OfferedGame } from '@masterplan/server/wire';
import { frontWords } from '../boards/front.ts';
import { Refusal } from '../parts/refusal.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { useLeading } from './leading.tsx';

interface ToursProps {
  readonly games: readonly OfferedGame[];
  readonly connection: Connection;
}

/** The newcomer's ways in: tables that begin with notes. Where there are several, each says what one learns there. */
export function Tours({ games, connection }: ToursProps) {
  const say = useMessages();
  const { language } = useStore(settings);
  const [fault, lead, isBusy] = useLeading();
  const tours = games.flatMap(({ game, tours: ids }) => ids.map((tour) => ({ game, tour })));
  if (tours.length === 0) return null;
  const begin = (wanted: (typeof tours)[number]) =>
    lead(async () => `/t/${(await connection.request('tour', wanted)).table}`);
  const nameOf = ({ game, tour }: (typeof tours)[number]) =>
    frontWords(game, language)?.tours?.[tour] ?? tour;
  return (
    <span className="ways">
      {tours.length > 1 && <span className="label">{say.tour.button}</span>}
      {tours.map((tour) => (
        <button
          key={`${tour.game} ${tour.tour}`}
          type="button"
          className="button is-strong"
          disabled={isBusy}
          aria-label={tours.length > 1 ? say.tour.named(nameOf(tour)) : undefined}
          onClick={() => begin(tour)}
        >
          {tours.length > 1 ? nameOf(tour) : say.tour.button}
        </button>
      ))}
      {fault !== '' && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </span>
  );
}

/** A game's first tour, in little. */
export function FirstTour({ offered, connection }: { offered: OfferedGame; connection: Connection }) {
  const say = useMessages();
  const [fault, lead, isBusy] = useLeading();
  const [tour] = offered.tours;
  if (tour === undefined) return null;
  const begin = async () => `/t/${(await connection.request('tour', { game: offered.game, tour })).table}`;
  return (
    <>
      <button type="button" className="text-button" disabled={isBusy} onClick={() => lead(begin)}>
        {say.tour.button}
      </button>
      <Refusal words={fault} />
    </>
  );
}
