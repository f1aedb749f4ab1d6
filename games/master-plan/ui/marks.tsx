import type { Language } from '@masterplan/kernel';
import type { ReactNode } from 'react';
import type { AttackType } from '../content/kinds.ts';
import { words } from './words.ts';

/** Everything is coded twice: a Mastermind Mark is a colour, a shape and a glyph. */
const shapes: readonly {
  readonly tone: string;
  readonly shape: ReactNode;
  readonly glyph: string;
  readonly box: readonly [number, number, number];
}[] = [
  {
    tone: 'cyan',
    shape: <circle cx="16" cy="16" r="14" className="shape" />,
    glyph: 'eyeball',
    box: [7.5, 7.5, 17],
  },
  {
    tone: 'magenta',
    shape: <polygon points="16,1.5 31,29 1,29" className="shape" />,
    glyph: 'flame',
    box: [9.5, 13, 13],
  },
  {
    tone: 'yellow',
    shape: <rect x="3" y="3" width="26" height="26" rx="1" className="shape" />,
    glyph: 'cog',
    box: [7, 7, 18],
  },
  {
    tone: 'black',
    shape: <polygon points="16,0.5 31.5,16 16,31.5 0.5,16" className="shape" />,
    glyph: 'crown',
    box: [7.5, 7, 17],
  },
  {
    tone: 'white',
    shape: <path d="M10 2h12v8h8v12h-8v8H10v-8H2V10h8z" className="shape" />,
    glyph: 'spiked-halo',
    box: [7.5, 7.5, 17],
  },
  {
    tone: 'brown',
    shape: <polygon points="16,1.5 31,12.5 25.3,30 6.7,30 1,12.5" className="shape" />,
    glyph: 'lightning-arc',
    box: [8, 9, 16],
  },
];

export const toneOf = (seat: number): string => shapes[seat]?.tone ?? 'black';

/** The Mark of a seat. `named` where no name stands beside it. */
export function Mark({ seat, named }: { seat: number; named?: Language }) {
  const mark = shapes[seat];
  if (mark === undefined) return null;
  const [x, y, size] = mark.box;
  const label =
    named === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words[named].marks[seat] };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden where a name stands beside it
    <svg className={`mark is-${mark.tone}`} viewBox="0 0 32 32" {...label}>
      {mark.shape}
      <use className="glyph" href={`#i-${mark.glyph}`} x={x} y={y} width={size} height={size} />
    </svg>
  );
}

const star = Array.from({ length: 16 }, (_, k) => {
  const r = k % 2 ? 10.8 : 15;
  const angle = (Math.PI * k) / 8 - Math.PI / 2;
  return `${(16 + r * Math.cos(angle)).toFixed(1)},${(16 + r * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

const types: Readonly<
  Record<AttackType | 'none', { readonly shape: ReactNode; readonly glyph: string; readonly size: number }>
> = {
  magic: { shape: <polygon points={star} className="shape" />, glyph: 'magic-swirl', size: 15 },
  force: {
    shape: <polygon points="16,1.5 29,8.8 29,23.2 16,30.5 3,23.2 3,8.8" className="shape" />,
    glyph: 'fist',
    size: 17,
  },
  psychic: { shape: <circle cx="16" cy="16" r="14" className="shape" />, glyph: 'third-eye', size: 17 },
  none: {
    shape: <rect x="3.5" y="3.5" width="25" height="25" rx="6" className="shape" />,
    glyph: 'fist',
    size: 16,
  },
};

/** An attack type: a colour, a shape, a glyph, and its word for those who listen. */
export function TypeSign({ type, language }: { type: AttackType | 'none'; language: Language }) {
  const { shape, glyph, size } = types[type];
  const at = 16 - size / 2;
  return (
    <svg
      className={`type-sign is-${type}`}
      viewBox="0 0 32 32"
      role="img"
      aria-label={words[language].types[type]}
    >
      {shape}
      <use className="glyph" href={`#i-${glyph}`} x={at} y={at} width={size} height={size} />
    </svg>
  );
}
