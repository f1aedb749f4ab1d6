import { pictureOf } from '@masterplan/boards';
import type { Rarity } from '../content/kinds.ts';

const shapes: Readonly<Record<Rarity, React.ReactNode>> = {
  common: <circle cx="16" cy="16" r="14.5" className="shape" />,
  uncommon: <polygon points="9,2.5 23,2.5 30.5,16 23,29.5 9,29.5 1.5,16" className="shape" />,
  rare: (
    <polygon
      points="16,0.5 20.2,5 26.4,4.6 26.9,10.8 31.5,16 26.9,21.2 26.4,27.4 20.2,27 16,31.5 11.8,27 5.6,27.4 5.1,21.2 0.5,16 5.1,10.8 5.6,4.6 11.8,5"
      className="shape"
    />
  ),
};

interface LootProps {
  readonly icon: string;
  readonly rarity: Rarity;
  readonly name: string;
  /** `picture` leaves the name to those who listen. */
  readonly label?: 'below' | 'picture';
  readonly isMissing?: boolean;
}

/** A Loot token: its rarity is a shape and a colour, its kind a picture and a word. */
export function LootToken({ icon, rarity, name, label = 'below', isMissing = false }: LootProps) {
  const says = label === 'picture' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={`loot is-${rarity}${isMissing ? ' is-missing' : ''}`} title={name}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden where its name stands below */}
      <svg viewBox="0 0 32 32" {...says}>
        {shapes[rarity]}
        <use
          className="glyph"
          href={`#i-${pictureOf(icon, 'swap-bag')}`}
          x="7"
          y="7"
          width="18"
          height="18"
        />
      </svg>
      {label === 'below' && <span>{name}</span>}
    </span>
  );
}
