import { pictureOf } from '@masterplan/boards';
import type { Super } from '../content/kinds.ts';
import { type Portrait, portraits } from './portraits.ts';

const lights = { paper: '#fbf5e6', yellow: '#ffd21f', none: 'none' } as const;

/** A Super of a pack: its own icon for a head. */
const unknown = ({ icon, side }: Super): Portrait => ({
  head: pictureOf(icon, 'cowled'),
  body: side === 'hero' ? 'cape' : 'coat',
});

/** The picture of a Super: rays and dots of the press, our shoulders, a head out of register with its second plate. */
export function PortraitArt({ kind, crop }: { kind: Super; crop: 'wide' | 'tall' }) {
  const portrait = portraits[kind.id] ?? unknown(kind);
  const box = crop === 'wide' ? '-34 0 290 186' : '76 0 148 186';
  return (
    <svg className="art" viewBox={box} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <use href="#press-rays" className="rays" />
      <g mask="url(#press-fade-up)">
        <rect x="-60" width="420" height="200" className="ink" opacity=".85" />
      </g>
      {crop === 'wide' && portrait.prop !== undefined && <Prop name={portrait.prop} />}
      <Bust portrait={portrait} />
    </svg>
  );
}

function Prop({ name }: { name: string }) {
  const box = { x: 10, y: 58, width: 74, height: 74 };
  return (
    <g>
      <use href={`#i-${name}`} {...box} className="spot outline" />
      <use href={`#i-${name}`} {...box} x={14} y={61} className="second" />
      <use href={`#i-${name}`} {...box} className="paper keyline" />
    </g>
  );
}

function Bust({ portrait: { head, body, light = 'paper', size = 132, sink = 0 } }: { portrait: Portrait }) {
  const at = { x: 150 - size / 2, y: 80 - size / 2 + sink, width: size, height: size };
  const fill = lights[light];
  return (
    <>
      <g transform="translate(7 4)" className="second">
        <use href={`#press-${body}`} />
        <use href={`#i-${head}`} {...at} />
      </g>
      <use href={`#press-${body}`} className="ink" />
      <g mask="url(#press-fade-right)">
        <use href={`#press-${body}`} className="spot" />
      </g>
      <use href={`#i-${head}`} {...at} className="spot outline" />
      {fill !== 'none' && (
        <ellipse cx="150" cy={at.y + size * 0.54} rx={size * 0.3} ry={size * 0.36} fill={fill} />
      )}
      <use href={`#i-${head}`} {...at} className="ink" />
    </>
  );
}
