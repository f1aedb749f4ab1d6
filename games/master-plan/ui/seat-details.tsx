import { Strip } from './card.tsx';
import { faceOf } from './face.ts';
import { LootToken } from './loot.tsx';
import { kindAt, zoneOf } from './read.ts';
import { type SeatProps, stashOf } from './seats.tsx';
import { words } from './words/index.ts';

/** All that is open about a player, to be read at leisure. */
export function SeatDetails(props: SeatProps) {
  const { lens, of, language, names, text, zoom } = props;
  const say = words.in(language);
  const name = names[of] ?? '';
  const stash = stashOf(lens, of, text);
  const kos = zoneOf(lens, 'koPile', of).flatMap((card) => kindAt(lens, card, 'super') ?? []);
  return (
    <div className="seat-details">
      <h3 className="head">{`${say.stash(name)} · ${say.kinds(stash.length)}`}</h3>
      {stash.length === 0 ? (
        <p className="quiet">{say.noStash}</p>
      ) : (
        <ul className="stash">
          {stash.map(({ id, icon, rarity, name: loot, count }) => (
            <li key={id}>
              <LootToken icon={icon} rarity={rarity} name={count > 1 ? `${loot} ×${count}` : loot} />
            </li>
          ))}
        </ul>
      )}
      <h3 className="head">{say.koOf(name, kos.length)}</h3>
      <ul className="ko-list">
        {kos.map((kind) => (
          <li key={kind.id}>
            <button type="button" className="pick" onClick={() => zoom(kind)}>
              <Strip
                kind={kind}
                text={faceOf({ game: lens.game, text, language }, kind)}
                language={language}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
