import type { Language } from '@masterplan/kernel';
import type { ReactNode } from 'react';

/** Everything is coded twice: the mark of a seat is a colour, a shape and a glyph. */
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

const names: Readonly<Record<Language, readonly string[]>> = {
  en: ['Cyan circle', 'Magenta triangle', 'Yellow square', 'Black diamond', 'White cross', 'Brown pentagon'],
  fr: ['Rond cyan', 'Triangle magenta', 'Carré jaune', 'Losange noir', 'Croix blanche', 'Pentagone brun'],
};

export const toneOf = (seat: number): string => shapes[seat]?.tone ?? 'black';

/** The mark of a seat. `named` where no name stands beside it. Its glyph is in the sprite of every game. */
export function Mark({ seat, named }: { seat: number; named?: Language }) {
  const mark = shapes[seat];
  if (mark === undefined) return null;
  const [x, y, size] = mark.box;
  const label =
    named === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': names[named][seat] };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden where a name stands beside it
    <svg className={`mark is-${mark.tone}`} viewBox="0 0 32 32" {...label}>
      {mark.shape}
      <use className="glyph" href={`#i-${mark.glyph}`} x={x} y={y} width={size} height={size} />
    </svg>
  );
}
