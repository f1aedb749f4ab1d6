import { CoverSheet } from '@masterplan/boards/cover-sheet';
import type { CoverProps } from '@masterplan/boards/front';
import { rays } from '@masterplan/boards/rays';
import type { OfferedGame } from '@masterplan/server/wire';
import { frontOf } from '../boards/front.ts';

/** Of what a game lets a table choose, what its cover has chosen. */
export const coverOptions = ({
  game,
  options,
}: Pick<OfferedGame, 'game' | 'options'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(frontOf(game)?.shown ?? {}).filter(([name, value]) =>
      options[name]?.values.includes(value),
    ),
  );

/** The cover of a game; one that has none of its own wears the house's. */
export function Cover({ game, ...words }: CoverProps & { game: string }) {
  const Own = frontOf(game)?.Cover ?? PlainCover;
  return <Own {...words} />;
}

const widest = 270;

/** Rays in the game's ink, and a word a line. */
function PlainCover({ title, blurb }: CoverProps) {
  const words = title.toLocaleUpperCase().split(' ');
  const longest = Math.max(...words.map(({ length }) => length));
  const size = Math.min(64, (widest / longest) * 2.22, 300 / words.length);
  const lines = words.map((word, no) => ({ word, y: 70 + no * size * 1.1 }));
  return (
    <CoverSheet title={title}>
      <rect width="310" height="420" fill="var(--accent)" />
      <path d={rays(155, 210, 18, 420)} fill="#fbf5e6" opacity=".3" />
      <g className="cover-title" fontSize={size} textAnchor="middle" fill="#fbf5e6">
        {lines.map(({ word, y }) => (
          <text key={y} x="155" y={y} stroke="#15120e" strokeWidth="6" paintOrder="stroke">
            {word}
          </text>
        ))}
      </g>
      <rect y="372" width="310" height="30" fill="#15120e" />
      <text x="155" y="393" className="cover-news" fontSize="16" textAnchor="middle" fill="#fbf5e6">
        {blurb}
      </text>
    </CoverSheet>
  );
}
