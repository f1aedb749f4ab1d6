import { Mark, Pick } from '@masterplan/boards';
import { useSyncExternalStore } from 'react';
import type { Kind, Side } from '../content/kinds.ts';
import { Strip, SuperCard } from './card.tsx';
import { faceOf } from './face.ts';
import type { Blockade, BoardProps } from './props.ts';
import { changesOf, type Fighter, fightersOf, listed, type Targets } from './read.ts';
import type { KnockOut } from './story.ts';
import { words } from './words/index.ts';

type CampsProps = BoardProps & {
  readonly targets: Targets;
  readonly noes: Targets<Blockade>;
  readonly falling: readonly KnockOut[];
};

const sides: readonly Side[] = ['hero', 'villain'];

/** Windows from the largest on, and how many Supers have room there as whole cards. */
const rooms = [
  { window: matchMedia('(min-height: 110rem) and (min-width: 150rem)'), cards: 16 },
  { window: matchMedia('(min-height: 84rem) and (min-width: 120rem)'), cards: 14 },
  { window: matchMedia('(min-height: 66rem) and (min-width: 64rem)'), cards: 10 },
];
const onResized = (tell: () => void) => {
  for (const { window } of rooms) window.addEventListener('change', tell);
  return () => {
    for (const { window } of rooms) window.removeEventListener('change', tell);
  };
};

/** How many Supers have room as whole cards; more of them are strips. */
const useRoom = (): number =>
  useSyncExternalStore(onResized, () => rooms.find(({ window }) => window.matches)?.cards ?? 4);

/** The larger camp has more of the width; in a crowd, as much more as it is larger. */
const campColumns = (camps: readonly (readonly Fighter[])[]) => ({
  '--camps': camps.map(({ length }) => `minmax(19rem, ${Math.min(3, Math.ceil(length / 4))}fr)`).join(' '),
  '--crowds': camps.map(({ length }) => `minmax(13rem, ${length}fr)`).join(' '),
});

/** The fight: Heroes against Villains, each camp by number, every card under its Mastermind's Mark. */
export function Camps(props: CampsProps) {
  const falling = props.falling.map(({ card, owner }) => ({ card, seat: owner }));
  const fighters = fightersOf(props.lens, falling);
  const room = useRoom();
  const size = fighters.length > room ? 'strip' : 'card';
  const camps = sides
    .map((side) => fighters.filter(({ kind }) => kind.side === side))
    .filter((camp) => camp.length > 0);
  if (fighters.length === 0) return <p className="quiet nobody">{words.in(props.language).noSquad}</p>;
  return (
    <div
      className={`camps as-${size}${fighters.length > 3 * room ? ' is-crowded' : ''}`}
      style={campColumns(camps)}
    >
      {camps.map((camp) => (
        <Camp key={camp[0]?.kind.side} {...props} camp={camp} size={size} />
      ))}
    </div>
  );
}

function Camp({ camp, size, ...props }: CampsProps & { camp: readonly Fighter[]; size: 'strip' | 'card' }) {
  const side = camp[0]?.kind.side ?? 'hero';
  const say = words.in(props.language);
  return (
    <section className={`camp is-${side}`} aria-label={say.sides[side]}>
      <ul>
        {camp.map((fighter) => (
          <li key={fighter.card}>
            <UpCard {...props} fighter={fighter} size={size} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UpCard({
  lens,
  language,
  text,
  names,
  seat,
  targets,
  noes,
  zoom,
  falling,
  fighter,
  size,
}: CampsProps & { fighter: Fighter; size: 'strip' | 'card' }) {
  const { card, kind, seat: owner } = fighter;
  const changes = changesOf(lens, card);
  const face = { kind, text: faceOf({ game: lens.game, text, language }, kind), language, changes };
  const isActor = changes.state === 'acting' || changes.state === 'claiming';
  const isFalling = falling.some((each) => each.card === card);
  return (
    <Pick
      card={card}
      kind={kind satisfies Kind}
      entries={listed(targets.cards.get(card))}
      no={noes.cards.get(card)}
      zoom={zoom}
      className={isFalling ? 'is-falling' : isActor ? 'is-acting' : ''}
    >
      <span className="owner" title={names[owner]}>
        <Mark seat={owner} />
        <span>{owner === seat ? words.in(language).you : names[owner]}</span>
      </span>
      {size === 'strip' ? <Strip {...face} /> : <SuperCard {...face} size="board" />}
    </Pick>
  );
}
