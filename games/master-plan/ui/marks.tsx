import type { Language } from '@masterplan/kernel';
import type { ReactNode } from 'react';
import type { AttackType } from '../content/kinds.ts';
import { words } from './words/index.ts';

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
      aria-label={words.in(language).types[type]}
    >
      {shape}
      <use className="glyph" href={`#i-${glyph}`} x={at} y={at} width={size} height={size} />
    </svg>
  );
}
