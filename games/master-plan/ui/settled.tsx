import { Mark } from '@masterplan/boards';
import { LootToken } from './loot.tsx';
import type { BoardProps } from './props.ts';
import { kindAt, seatsOf } from './read.ts';
import type { PlaceStory } from './story.ts';
import { words } from './words/index.ts';

type SettledProps = BoardProps & { readonly place: number; readonly story: PlaceStory | undefined };

/** A Throwdown that is over: what it was, who took what, how many fell. */
export function Settled({ lens, place, story, language, text, names }: SettledProps) {
  const say = words.in(language);
  const throwdown = kindAt(lens, story?.throwdown, 'throwdown');
  const claims = story?.claims ?? [];
  const takers = seatsOf(lens).filter((seat) => claims.some((claim) => claim.seat === seat));
  return (
    <li className="place is-settled">
      <div className="place-head">
        <span className="place-no">{place + 1}</span>
        {throwdown !== undefined && <h2>{text.card(throwdown).name}</h2>}
      </div>
      <p className="settled-line">
        <span className="label">{say.settled}</span>
        {(story?.knockOuts.length ?? 0) > 0 && <b>{`${say.ko} ${story?.knockOuts.length}`}</b>}
      </p>
      {story !== undefined && takers.length === 0 && <p className="quiet">{say.nobodyTook}</p>}
      <ul className="takers">
        {takers.map((seat) => (
          <li key={seat}>
            <Mark seat={seat} />
            <span className="unseen">{say.took(names[seat] ?? '')}</span>
            {claims
              .filter((claim) => claim.seat === seat)
              .map(({ loot }) => {
                const kind = kindAt(lens, loot, 'loot');
                if (kind === undefined) return null;
                const { icon, rarity } = kind;
                return (
                  <LootToken
                    key={loot}
                    icon={icon}
                    rarity={rarity}
                    name={text.card(kind).name}
                    label="picture"
                  />
                );
              })}
          </li>
        ))}
      </ul>
    </li>
  );
}
