import { zones } from '../rules/board.ts';
import { PowerCard, SheetCard } from './card.tsx';
import { byNumber, isDarkseid, powerAt } from './read.ts';
import { Energy, LevelLine, type SeatProps, Tokens } from './seats.tsx';
import { words } from './words/index.ts';

/** All that is open about a player, to be read at leisure: the sheet, what is played and what is spent. */
export function SeatDetails(props: SeatProps) {
  const { lens, of, language, text } = props;
  const say = words.in(language);
  const [sheet] = lens.zone(zones.sheet(of));
  const kind = sheet === undefined ? undefined : lens.kind(sheet);
  const speaking = { game: lens.game, text, language };
  const piles = [
    { title: say.playedNow, cards: lens.zone(zones.played(of)) },
    { title: say.spentPowers, cards: lens.zone(zones.spent(of)) },
  ];
  return (
    <div className="jl-details">
      {kind !== undefined && (kind.type === 'hero' || kind.type === 'tyrant') && (
        <>
          <SheetCard {...speaking} kind={kind} />
          {isDarkseid(lens, of) ? <Energy {...props} /> : <Tokens {...props} />}
          <LevelLine {...props} />
        </>
      )}
      {piles.map(({ title, cards }) => (
        <section key={title}>
          <h3 className="head">{`${title} · ${cards.length}`}</h3>
          <ul className="jl-cards">
            {byNumber(lens, cards).map((card) => {
              const power = powerAt(lens, card);
              return (
                power !== undefined && (
                  <li key={card}>
                    <PowerCard {...speaking} kind={power} />
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
