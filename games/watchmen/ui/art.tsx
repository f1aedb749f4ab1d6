import type { Kind } from '../content/kinds.ts';
import { drawnAs } from './drawn-as.ts';

const bodies = ['cape', 'coat', 'armor', 'spike'] as const;

/** People stand behind what they are known for; things lie in the light alone. */
const people: readonly Kind['type'][] = ['super-hero', 'super-villain', 'hero', 'villain'];

/** The same shoulders for the same person, every time. */
const bodyOf = ({ id, type }: Kind): (typeof bodies)[number] => {
  let sum = type.length;
  for (const letter of id) sum += letter.charCodeAt(0);
  return bodies[sum % bodies.length] ?? 'cape';
};

/** The picture of a card: rays and dots of the press, shoulders of ours, its emblem out of register with its second plate. */
export function Art({ kind, crop = 'wide' }: { kind: Kind; crop?: 'wide' | 'tall' }) {
  const isPerson = people.includes(kind.type);
  const box = crop === 'wide' ? '-10 0 320 186' : '66 0 168 186';
  const size = isPerson ? 112 : 124;
  const at = { x: 150 - size / 2, y: isPerson ? 20 : 28, width: size, height: size };
  const emblem = `#i-${drawnAs(kind)}`;
  return (
    <svg className="art wm-art" viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#press-rays" className="rays" />
      <g mask="url(#press-fade-up)">
        <rect x="-60" width="420" height="200" className="ink" opacity=".8" />
      </g>
      {isPerson && <Shoulders body={bodyOf(kind)} />}
      <use href={emblem} {...at} x={at.x + 6} y={at.y + 4} className="second" />
      <use href={emblem} {...at} className="paper keyline" />
    </svg>
  );
}

const Shoulders = ({ body }: { body: (typeof bodies)[number] }) => (
  <>
    <use href={`#press-${body}`} x="7" y="4" className="second" />
    <use href={`#press-${body}`} className="ink" />
    <g mask="url(#press-fade-right)">
      <use href={`#press-${body}`} className="spot" />
    </g>
  </>
);
