import { Icon, Pin } from '@masterplan/boards';
import { nth } from '@masterplan/kernel';
import { abilities } from '../content/kinds.ts';
import { ready, used, zones } from '../rules/board.ts';
import { isDown, levelOf, MOST_WOUNDS, nextLevel } from '../rules/facts.ts';
import { AbilitySign } from './ability.tsx';
import { Bust } from './bust.tsx';
import type { BoardProps } from './props.ts';
import { characterOf, isDarkseid, targetsOf } from './read.ts';
import { words } from './words/index.ts';

export type SeatProps = BoardProps & { readonly of: number };

/** The sheet of a player, in the player's box. */
export function SeatFacts(props: SeatProps) {
  const { lens, of, language } = props;
  const say = words.in(language);
  const character = characterOf(lens, of);
  if (character === undefined) return null;
  const isVillain = isDarkseid(lens, of);
  return (
    <div className={`jl-sheet${isVillain ? ' is-dark' : ''}`}>
      <Bust of={character} />
      <b className="jl-sheet-name">{say.characters[character]}</b>
      {isVillain ? <Energy {...props} /> : <Tokens {...props} />}
      <span className="jl-sheet-foot">
        {isVillain ? <Hands {...props} /> : <Wounds {...props} />}
        {isDown(lens, of) && <em>{say.down}</em>}
        <LevelLine {...props} />
      </span>
      <SeatTarget {...props} />
    </div>
  );
}

/** A player who can be chosen carries the number of that choice. */
function SeatTarget({ lens, of, entries }: SeatProps) {
  const found = targetsOf(lens, entries).seats.get(of) ?? [];
  const [entry] = found;
  if (entry === undefined) return null;
  return (
    <button type="button" className="seat-pick jl-seat-pick" onClick={() => entry.choose()}>
      <Pin entries={found} />
    </button>
  );
}

/** Ability tokens: how many of how many are ready. */
export function Tokens({ lens, of, language }: SeatProps) {
  const say = words.in(language);
  return (
    <span className="jl-tokens">
      {abilities.map((ability) => {
        const left = ready.get(lens.fields.ready, of, ability);
        const all = left + used.get(lens.fields.used, of, ability);
        return (
          <span
            key={ability}
            className={`jl-track is-${ability}`}
            title={say.ready(say.abilities[ability], left, all)}
          >
            <AbilitySign ability={ability} />
            <b aria-hidden="true">{left}</b>
            <Pips on={left} all={all} />
            <span className="unseen">{say.ready(say.abilities[ability], left, all)}</span>
          </span>
        );
      })}
    </span>
  );
}

const Pips = ({ on, all }: { on: number; all: number }) => (
  <span className="jl-pips" aria-hidden="true">
    {Array.from({ length: all }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a token is its number
      <i key={n} className={n < on ? 'is-on' : ''} />
    ))}
    <small>/{all}</small>
  </span>
);

export function Energy({ lens, language }: Pick<SeatProps, 'lens' | 'language'>) {
  const { energy, energyUsed } = lens.fields;
  const said = words.in(language).energyOf(energy, energy + energyUsed);
  return (
    <span className="jl-tokens">
      <span className="jl-track is-energy" title={said}>
        <span className="jl-omega">
          <Icon name="omega" />
        </span>
        <b aria-hidden="true">{energy}</b>
        <Pips on={energy} all={energy + energyUsed} />
        <span className="unseen">{said}</span>
      </span>
    </span>
  );
}

export function Wounds({ lens, of, language }: SeatProps) {
  const n = nth(lens.fields.wounds, of);
  const said = words.in(language).wounds(n);
  return (
    <span className="jl-wounds" title={said}>
      {Array.from({ length: MOST_WOUNDS }, (_, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a wound is its number
        <i key={k} className={k < n ? 'is-on' : ''}>
          <Icon name={k < n ? 'broken-heart' : 'hearts'} />
        </i>
      ))}
      <span className="unseen">{said}</span>
    </span>
  );
}

function Hands({ lens, of, language }: SeatProps) {
  const say = words.in(language);
  const powers = lens.size(zones.hand(of));
  const crises = lens.size(zones.crises(of));
  return (
    <span className="jl-hands">
      <span title={say.powersIn(powers)}>
        <Icon name="poker-hand" />
        <b aria-hidden="true">{powers}</b>
        <span className="unseen">{say.powersIn(powers)}</span>
      </span>
      <span title={say.crisesIn(crises)}>
        <Icon name="scroll-unfurled" />
        <b aria-hidden="true">{crises}</b>
        <span className="unseen">{say.crisesIn(crises)}</span>
      </span>
    </span>
  );
}

export function LevelLine({ lens, of, language }: SeatProps) {
  const say = words.in(language);
  const next = nextLevel(lens, of);
  const xp = nth(lens.fields.xp, of);
  const level = levelOf(lens, of);
  return (
    <span
      className="jl-level"
      title={next === undefined ? say.levelLong(level) : say.rewardsLong[next.gives]}
    >
      <b aria-hidden="true">{say.level(level)}</b>
      <span aria-hidden="true">{next === undefined ? say.xpLast(xp) : say.xp(xp, next.costs)}</span>
      {next !== undefined && <u aria-hidden="true">{say.rewards[next.gives]}</u>}
      <span className="unseen">
        {next === undefined
          ? say.levelLong(level)
          : `${say.levelLong(level)}. ${say.xpLong(xp, next.costs)}. ${say.rewardsLong[next.gives]}`}
      </span>
    </span>
  );
}
