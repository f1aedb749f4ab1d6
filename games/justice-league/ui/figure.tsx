import { Mark, Pin } from '@masterplan/boards';
import { isDown, ownerOf } from '../rules/facts.ts';
import { Bust } from './bust.tsx';
import type { PartProps } from './parts.ts';
import { atWork, characterOf } from './read.ts';
import { words } from './words/index.ts';

/** The figures that stand at a place. One that can be chosen carries the number of that choice. */
export function Figures({ seats, ...props }: PartProps & { seats: readonly number[] }) {
  if (seats.length === 0) return null;
  return (
    <span className="jl-figures" data-count={seats.length}>
      {seats.map((seat) => (
        <Figure key={seat} {...props} of={seat} />
      ))}
    </span>
  );
}

function Figure({ of, ...props }: PartProps & { of: number }) {
  const { lens, names, language, targets } = props;
  const say = words.in(language);
  const character = characterOf(lens, of);
  if (character === undefined) return null;
  const entries = targets.seats.get(of) ?? [];
  const isActing = actingSeat(props) === of;
  const lies = isDown(lens, of);
  const who = `${say.characters[character]} (${names[of] ?? ''})`;
  const look = `jl-figure is-${character}${isActing ? ' is-acting' : ''}${lies ? ' is-down' : ''}`;
  const [entry] = entries;
  const drawn = (
    <>
      <Bust of={character} />
      <Mark seat={of} />
      <span className="unseen">{lies ? say.lies(who) : say.here(who)}</span>
    </>
  );
  if (entry === undefined)
    return (
      <span className={look} data-piece={`figure-${of}`}>
        {drawn}
      </span>
    );
  return (
    <button
      type="button"
      className={`${look} is-target`}
      data-piece={`figure-${of}`}
      data-target={entry.no}
      onClick={() => entry.choose()}
    >
      {drawn}
      <Pin entries={entries} />
    </button>
  );
}

/** Whose power is carried out now. */
function actingSeat({ lens }: PartProps): number | undefined {
  const card = atWork(lens);
  return card === undefined ? undefined : ownerOf(lens, card);
}
