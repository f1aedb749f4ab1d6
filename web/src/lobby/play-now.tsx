import type { OfferedGame } from '@masterplan/server/wire';
import { useState } from 'react';
import { Refusal } from '../parts/refusal.tsx';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { SeatCount, useLeading } from './leading.tsx';

/** One click to a game against bots. */
export function PlayNow({ offered, connection }: { offered: OfferedGame; connection: Connection }) {
  const say = useMessages();
  const [seats, setSeats] = useState(offered.seats[0] ?? 4);
  const [fault, lead, isBusy] = useLeading();
  return (
    <section className="play-box" aria-label={say.playNow}>
      <div className="row">
        <p className="news">{say.playNowLead(seats - 1)}</p>
      </div>
      <div className="row">
        <span className="label">{say.opponents}</span>
        <SeatCount counts={offered.seats} value={seats} onChange={setSeats} />
      </div>
      <button
        type="button"
        className="button is-accent is-large"
        disabled={isBusy}
        onClick={() =>
          lead(async () => `/t/${(await connection.request('playNow', { game: offered.game, seats })).table}`)
        }
      >
        {say.playNowButton}
      </button>
      <Refusal words={fault} />
    </section>
  );
}
