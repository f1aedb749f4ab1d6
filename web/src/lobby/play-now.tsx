import type { OfferedGame } from '@masterplan/server/wire';
import { useState } from 'react';
import { useFrontWords } from '../boards/front.ts';
import { Refusal } from '../parts/refusal.tsx';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { coverOptions } from './cover.tsx';
import { SeatCount, useLeading } from './leading.tsx';

/** One click to a game against bots: the one on the cover, unless another way of playing it is chosen. */
export function PlayNow({ offered, connection }: { offered: OfferedGame; connection: Connection }) {
  const say = useMessages();
  const [seats, setSeats] = useState(offered.seats[0] ?? 4);
  const [options, setOptions] = useState(() => coverOptions(offered));
  const [fault, lead, isBusy] = useLeading();
  return (
    <section className="play-box" aria-label={say.playNow}>
      {Object.keys(options).map((name) => (
        <Way
          key={name}
          {...{ offered, name, value: options[name] ?? '' }}
          onChange={(value) => setOptions({ ...options, [name]: value })}
        />
      ))}
      <div className="row">
        <span className="label">{say.opponents}</span>
        <SeatCount counts={offered.seats} value={seats} onChange={setSeats} />
      </div>
      <button
        type="button"
        className="button is-accent is-large"
        disabled={isBusy}
        onClick={() => lead(() => begun(connection, offered, seats, options))}
      >
        {say.playNowButton}
      </button>
      <p className="news">{say.playNowLead(seats - 1)}</p>
      <Refusal words={fault} />
    </section>
  );
}

/** One click to what the cover of a game shows, with the fewest it can be played by. */
export function PlayAtOnce({ offered, connection }: { offered: OfferedGame; connection: Connection }) {
  const say = useMessages();
  const [fault, lead, isBusy] = useLeading();
  const seats = offered.seats[0] ?? 4;
  return (
    <>
      <button
        type="button"
        className="button is-accent"
        disabled={isBusy}
        onClick={() => lead(() => begun(connection, offered, seats, coverOptions(offered)))}
      >
        {say.playNow}
      </button>
      <Refusal words={fault} />
    </>
  );
}

/** Opens a table full of bots; returns where it is. */
async function begun(
  connection: Connection,
  { game }: OfferedGame,
  seats: number,
  options: Readonly<Record<string, string>>,
): Promise<string> {
  const wish = { game, seats, ...(Object.keys(options).length === 0 ? {} : { options }) };
  return `/t/${(await connection.request('playNow', wish)).table}`;
}

interface WayProps {
  readonly offered: OfferedGame;
  /** What is chosen, and as what it stands. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The ways of playing a game among which its cover has chosen. */
function Way({ offered, name, value, onChange }: WayProps) {
  const said = useFrontWords(offered.game)?.options?.[name];
  if (said === undefined) return null;
  return (
    <div className="row">
      <span className="label">{said.label}</span>
      <fieldset className="segment" aria-label={said.label}>
        {(offered.options[name]?.values ?? []).map(String).map((each) => (
          <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
            {said.values[each] ?? each}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
