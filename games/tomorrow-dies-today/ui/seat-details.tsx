import { attributes, pieces } from '../content/kinds.ts';
import { baseOwner, isBase, LOOSE, zones } from '../rules/board.ts';
import { countOf, missionAt, placeOf, sizeOf } from '../rules/facts.ts';
import { CardFace } from './card.tsx';
import { forceIn, nameIn, squadIn } from './face.ts';
import { strengthsOf } from './plan.ts';
import { namedOf, slotsOf } from './read.ts';
import { type SeatProps, Vault } from './seats.tsx';
import { Score } from './signs.tsx';
import { words } from './words/asides.ts';

/** All that is open about a player, to be read at leisure: Henchman, Vault, Squads, Gadgets, and what was claimed. */
export function SeatDetails(props: SeatProps) {
  const { lens, of, language, text } = props;
  const say = words.in(language);
  const named = namedOf(lens, of);
  const speaking = { game: lens.game, text, language };
  const piles = [
    { title: say.yourGadgets, cards: lens.zone(zones.gadgets(of)) },
    { title: say.claimed, cards: lens.zone(zones.claimed(of)) },
  ];
  return (
    <div className="td-details">
      {named !== undefined && (
        <>
          <CardFace {...speaking} kind={named} />
          <Vault {...props} />
          <Forces {...props} />
        </>
      )}
      <p className="news">
        {say.hiddenCards(
          lens.size(zones.jobs(of)),
          lens.size(zones.vaultResource(of)),
          lens.size(zones.vaultDoomsday(of)),
        )}
      </p>
      {piles
        .filter(({ cards }) => cards.length > 0)
        .map(({ title, cards }) => (
          <section key={title}>
            <h3 className="head">{`${title} · ${cards.length}`}</h3>
            <ul className="td-open">
              {cards.map((card) => {
                const kind = lens.kind(card);
                return (
                  kind !== undefined && (
                    <li key={card}>
                      <CardFace {...speaking} kind={kind} />
                    </li>
                  )
                );
              })}
            </ul>
          </section>
        ))}
    </div>
  );
}

/** The Squads of a player with their members and their Attributes added up. */
function Forces({ lens, of, language, names }: SeatProps) {
  const say = words.in(language);
  const spoken = { game: lens.game, language };
  const slots = [...slotsOf(lens, of), ...(sizeOf(lens, of, LOOSE) > 0 ? [LOOSE] : [])];
  const where = (slot: number): string => {
    const place = placeOf(lens, of, slot);
    if (isBase(place)) return say.atBaseOf(names[baseOwner(place)] ?? '');
    const kind = missionAt(lens, place);
    return kind === undefined ? '' : nameIn(spoken, kind);
  };
  return (
    <ul className="td-forces-list">
      {slots.map((slot) => (
        <li key={slot}>
          <b>{squadIn(spoken, slot)}</b> <span>{where(slot)}</span>
          <p>
            {pieces
              .flatMap((piece) => {
                const n = countOf(lens, of, slot, piece);
                return n === 0 ? [] : [forceIn(spoken, piece, n)];
              })
              .join(', ')}
          </p>
          <span className="td-line">
            {attributes.map((attribute, no) => (
              <Score
                key={attribute}
                {...spoken}
                attribute={attribute}
                n={strengthsOf(lens, of, [slot])[no] ?? 0}
              />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
