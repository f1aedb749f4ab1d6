import { CoverSheet } from '@masterplan/boards/cover-sheet';
import type { CoverProps } from '@masterplan/boards/front';
import { rays } from '@masterplan/boards/rays';

const marks = Array.from({ length: 12 }, (_, hour) => {
  const angle = (Math.PI * hour) / 6;
  const at = (r: number) =>
    `${(155 + r * Math.sin(angle)).toFixed(1)} ${(222 - r * Math.cos(angle)).toFixed(1)}`;
  return `M${at(hour % 3 === 0 ? 74 : 82)}L${at(92)}`;
}).join('');

const rain = Array.from({ length: 26 }, (_, drop) => {
  const x = (drop * 73) % 330;
  const y = 96 + ((drop * 131) % 300);
  return `M${x} ${y}l-7 22`;
}).join('');

/** Five to twelve. */
const Clock = () => (
  <>
    <circle cx="160" cy="226" r="104" fill="#17b1e6" />
    <circle cx="155" cy="222" r="104" fill="#fbf5e6" stroke="#15120e" strokeWidth="9" />
    <path d={marks} stroke="#15120e" strokeWidth="5" />
    <path d="M155 222L155 134" stroke="#15120e" strokeWidth="9" />
    <path d="M155 222L117 152" stroke="#d90f74" strokeWidth="6" />
  </>
);

/** The name of the game, out of register: the second plate shows under it. */
const Name = ({ children }: { children: string }) => (
  <g className="cover-title" fontSize="66" textAnchor="middle">
    <text x="159" y="71" fill="#17b1e6">
      {children}
    </text>
    <text x="155" y="67" fill="#fbf5e6" stroke="#15120e" strokeWidth="6" paintOrder="stroke">
      {children}
    </text>
  </g>
);

/** A hat and a collar under a clock that says five to twelve, in the rain. */
export function Cover({ title, blurb }: CoverProps) {
  const [first = '', second = ''] = blurb.split('. ');
  /** Wide enough for its longer line, and no further right than the sheet has room. */
  const note = 20 + 7.2 * Math.max(first.length + 1, second.length);
  const name = title.split(' ').at(-1)?.toLocaleUpperCase() ?? '';
  const rest = title.split(' ').slice(0, -1).join(' ').replace(/\s*:$/, '').toLocaleUpperCase();
  return (
    <CoverSheet title={title}>
      <rect width="310" height="420" fill="#ffd21f" />
      <path d={rays(155, 222, 18, 420)} fill="#ffe27a" />
      <g mask="url(#press-fade-down)">
        <rect width="310" height="120" fill="#15120e" />
      </g>
      <Clock />
      <path d={rain} stroke="#15120e" strokeWidth="2.4" />
      <g transform="translate(-42 196) scale(1.31)">
        <use href="#press-coat" x="7" y="4" fill="#17b1e6" />
        <use href="#press-coat" fill="#15120e" />
        <g mask="url(#press-fade-right)">
          <use href="#press-coat" fill="#ffd21f" />
        </g>
        <use href="#i-spy" x="82" y="14" width="150" height="150" fill="#d90f74" />
        <use href="#i-spy" x="76" y="10" width="150" height="150" className="cover-spy" />
      </g>
      <Name>{name}</Name>
      <rect x="42" y="82" width="226" height="24" fill="#15120e" />
      <text x="155" y="100" className="cover-title" fontSize="15" textAnchor="middle" fill="#fbf5e6">
        {rest}
      </text>
      <g transform={`translate(${300 - note} 352) rotate(-2)`}>
        <rect width={note} height="46" fill="#fbf5e6" stroke="#15120e" strokeWidth="3" />
        <g className="cover-news" fontSize="14" fill="#15120e">
          <text x="10" y="20">{`${first}.`}</text>
          <text x="10" y="38">
            {second}
          </text>
        </g>
      </g>
    </CoverSheet>
  );
}
