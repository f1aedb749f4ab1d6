import { Icon } from '@masterplan/boards';
import { sideOfSeat } from './challenge-read.ts';
import { drawnAs } from './drawn-as.ts';
import { Pin } from './pick.tsx';
import type { BoardProps } from './props.ts';
import { cardsIn, heroOf, targetsOf } from './read.ts';
import { OpinionSigns } from './suspicion.tsx';
import { words } from './words/index.ts';

export type SeatProps = BoardProps & { readonly of: number };

/** What everybody sees of a player, in the player's box: who they are, their Locations, the size of hand, deck and discards. */
export function SeatFacts(props: SeatProps) {
  const { lens, of, language, text } = props;
  const hero = heroOf(lens, of);
  const isDown = lens.fields.heroDown[of];
  return (
    <>
      <span className="wm-seat-hero">
        {hero !== undefined && (
          <>
            <Icon name={drawnAs(hero.kind)} />
            <span>{text.card(hero.kind).name}</span>
            {isDown && <em>{words.in(language).faceDown}</em>}
          </>
        )}
        <SeatLocations {...props} />
        <OpinionSigns {...props} />
      </span>
      <SeatRole {...props} />
      <SeatCounts {...props} />
      <SeatTarget {...props} />
    </>
  );
}

/** What the viewer knows of a player's side, their own apart until all do, and whether they are still in the game. */
function SeatRole({ lens, of, language }: SeatProps) {
  const say = words.in(language);
  if (lens.fields.out[of]) return <em className="wm-side">{say.out}</em>;
  if (!lens.fields.revealed && of === lens.viewer) return null;
  const side = sideOfSeat(lens, of);
  return side === undefined ? null : <em className={`wm-side is-${side}`}>{say.sides[side]}</em>;
}

/** A player who can be chosen carries the number of that choice. */
function SeatTarget({ lens, of, entries }: SeatProps) {
  const entry = targetsOf(lens, entries).seats.get(of);
  if (entry === undefined) return null;
  return (
    <button type="button" className="wm-seat-pick" onClick={() => entry.choose()}>
      <Pin entries={[entry]} />
    </button>
  );
}

function SeatLocations({ lens, of, text }: SeatProps) {
  return cardsIn(lens, 'locations', of).map((card) => {
    const kind = lens.kind(card);
    if (kind === undefined) return null;
    const { name } = text.card(kind);
    return (
      <span key={card} className="wm-seat-location" title={name}>
        <Icon name={drawnAs(kind)} />
        <span className="unseen">{name}</span>
      </span>
    );
  });
}

function SeatCounts({ lens, of, language }: SeatProps) {
  const say = words.in(language);
  const counts = [
    { icon: 'poker-hand', n: cardsIn(lens, 'hand', of).length, words: say.handOf },
    { icon: 'card-draw', n: cardsIn(lens, 'deck', of).length, words: say.deckOf },
    { icon: 'card-discard', n: cardsIn(lens, 'discard', of).length, words: say.discardOf },
  ];
  return (
    <span className="seat-counts wm-counts">
      {counts.map(({ icon, n, words: said }) => (
        <span key={icon} title={said(n)}>
          <Icon name={icon} />
          <span aria-hidden="true">{n}</span>
          <span className="unseen">{said(n)}</span>
        </span>
      ))}
    </span>
  );
}
