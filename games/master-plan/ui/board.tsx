import './cards.css';
import './board.css';
import { Final } from './final.tsx';
import { Mark } from './marks.tsx';
import { Moments } from './moments.tsx';
import { Place } from './place.tsx';
import type { BoardProps } from './props.ts';
import { reachable } from './reach.ts';
import { actorOf, type Fighter, fightersOf, phaseOf, placesOf, targetsOf, zoneOf } from './read.ts';
import { words } from './words.ts';

/** The middle of the table: the order of the fight, and the Throwdowns with their Loot and Squads. */
export function Board(props: BoardProps) {
  const { lens, entries, blocked = [] } = props;
  const targets = targetsOf(lens, entries);
  const noes = targetsOf(lens, blocked);
  const { here } = lens.fields;
  const places = placesOf(lens);
  if (lens.outcome !== null) return <Final {...props} />;
  return (
    <div className="mp-board">
      {here >= 0 && <Order {...props} />}
      <ol className="mp-places" style={{ '--columns': columnsFor(lens, places) }}>
        {places.map((place) => (
          <Place key={place} place={place} targets={targets} noes={noes} {...props} />
        ))}
      </ol>
      <Moments {...props} />
    </div>
  );
}

/** The Throwdown being settled is wide, those to come are narrower, settled ones only a stub. */
const columnsFor = (lens: BoardProps['lens'], places: readonly number[]): string =>
  places
    .map((place) => {
      if (zoneOf(lens, 'throwdown', 0, place).length === 0) return '7rem';
      return `minmax(0, ${lens.fields.here === place ? 2.7 : 1}fr)`;
    })
    .join(' ');

/** The order of acting, or, once the fight is over, of claiming. */
function Order({ lens, text, language, names }: BoardProps) {
  const say = words[language];
  const isLoot = phaseOf(lens) === 'loot';
  const fighters = fightersOf(lens);
  const ordered = isLoot ? fighters.toReversed() : fighters;
  const actor = actorOf(lens);
  return (
    <div className="mp-order">
      <p className="mp-order-title">
        <span className="head">{isLoot ? say.claimOrder : say.order}</span>
        <span>{isLoot ? say.highFirst : say.lowFirst}</span>
      </p>
      <ol ref={reachable}>
        {ordered.map((fighter) => (
          <Chip
            key={fighter.card}
            fighter={fighter}
            name={text.card(fighter.kind).name}
            owner={names[fighter.seat] ?? ''}
            isNow={fighter.card === actor}
            isDone={isDone(lens, fighter, isLoot)}
          />
        ))}
      </ol>
    </div>
  );
}

const isDone = (lens: BoardProps['lens'], { card }: Fighter, isLoot: boolean): boolean =>
  isLoot ? false : lens.fields.acted.includes(card) && actorOf(lens) !== card;

interface ChipProps {
  readonly fighter: Fighter;
  readonly name: string;
  readonly owner: string;
  readonly isNow: boolean;
  readonly isDone: boolean;
}

const Chip = ({ fighter: { number, seat, kind }, name, owner, isNow, isDone }: ChipProps) => (
  <li
    className={`chip is-${kind.side}${isNow ? ' is-now' : ''}${isDone ? ' is-done' : ''}`}
    aria-current={isNow ? 'step' : undefined}
  >
    <b>{number}</b>
    <span>
      <Mark seat={seat} />
      <span className="chip-name">{name}</span>
      <span className="unseen">{owner}</span>
    </span>
  </li>
);
