import { CoverSheet } from '@masterplan/boards/cover-sheet';
import type { CoverProps } from '@masterplan/boards/front';
import { rays } from '@masterplan/boards/rays';

const skyline =
  'M-6 424V365L2 347L10 365V424ZM10 424V391H42V424ZM42 424V361H60V424ZM60 424V381H90V424ZM93 424V383h6v-10h6v10H111V424ZM111 424V391H146V424ZM149 424V377H180V424ZM180 424V372H196V424ZM196 424V367L215.5 349L235 367V424ZM238 424V378h9v-10h9v10H265V424ZM265 424V391H304V424ZM304 424V388H338V424Z';
const windows = [
  [46, 369],
  [46, 380],
  [54, 391],
  [80, 389],
  [64, 400],
  [97, 391],
  [105, 402],
  [123, 399],
  [139, 399],
  [184, 380],
  [200, 375],
  [208, 386],
  [224, 386],
  [242, 386],
  [258, 397],
  [269, 399],
  [293, 410],
] as const;

const burst = Array.from({ length: 36 }, (_, k) => {
  const r = k % 2 ? 37 : 47;
  const angle = (Math.PI * k) / 18;
  return `${(r * Math.cos(angle)).toFixed(1)},${(r * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** A title out of register: the second plate shows under it. */
const Title = ({
  x,
  y,
  size,
  fill,
  children,
}: {
  x: number;
  y: number;
  size: number;
  fill: string;
  children: string;
}) => (
  <g transform={`translate(${x} ${y})`} className="cover-title" fontSize={size} textAnchor="middle">
    <text x="4" y="4" fill="#17b1e6" stroke="#17b1e6" strokeWidth="5">
      {children}
    </text>
    <text fill={fill} stroke="#15120e" strokeWidth="6" paintOrder="stroke">
      {children}
    </text>
  </g>
);

/** The title broken where it fills the cover: small words above, the name large. */
function broken(title: string): { small: string; large: string } {
  const words = title.toLocaleUpperCase().split(' ');
  return { small: words.slice(0, -2).join(' '), large: words.slice(-2).join(' ') };
}

const fit = (text: string, width: number, most: number) => Math.min(most, (width / text.length) * 2.22);

const Puppets = () =>
  [0, 1].map((side) => (
    <g key={side} transform={side === 0 ? undefined : 'translate(310 0) scale(-1 1)'}>
      <path d="M60 284V306M70 282L72 306" fill="none" stroke="#fbf5e6" strokeWidth="1.6" />
      <use href="#i-evil-hand" x="-8" y="232" width="82" height="82" className="cover-hand" />
    </g>
  ));

/** A star with a word of warning in it, on one line or two. */
function Burst({ words }: { words: string }) {
  const [first = '', ...others] = words.toLocaleUpperCase().split(' ');
  const rest = others.join(' ');
  const size = fit(rest.length > first.length ? rest : first, 64, 15);
  return (
    <g transform="translate(252 372) rotate(-8)">
      <polygon points={burst} fill="#ffd21f" stroke="#15120e" strokeWidth="4" />
      <g className="cover-title" fontSize={size} textAnchor="middle" fill="#15120e">
        <text y={rest === '' ? size * 0.4 : -3}>{first}</text>
        <text y="14">{rest}</text>
      </g>
    </g>
  );
}

/** A hooded Mastermind pulls strings over the city. */
export function Cover({ title, blurb }: CoverProps) {
  const { small, large } = broken(title);
  return (
    <CoverSheet title={title}>
      <rect width="310" height="420" fill="#d90f74" />
      <path d={rays(155, 235, 18, 420)} fill="#f0479b" />
      <circle cx="155" cy="232" r="104" fill="#ffd21f" />
      <circle cx="155" cy="232" r="104" fill="#f0583c" mask="url(#press-fade-right)" opacity=".75" />
      <g mask="url(#press-fade-down)">
        <rect width="310" height="170" fill="#15120e" />
      </g>
      <g transform="translate(-42 148) scale(1.31)">
        <g transform="translate(7 4)" fill="#17b1e6">
          <use href="#press-spike" />
          <use href="#i-warlock-hood" x="77" y="-4" width="146" height="146" />
        </g>
        <use href="#press-spike" fill="#15120e" />
        <g mask="url(#press-fade-right)">
          <use href="#press-spike" fill="#d90f74" />
        </g>
        <use href="#i-warlock-hood" x="77" y="-4" width="146" height="146" className="cover-halo" />
        <ellipse cx="150" cy="76" rx="44" ry="53" fill="#ffd21f" />
        <use href="#i-warlock-hood" x="77" y="-4" width="146" height="146" fill="#15120e" />
      </g>
      <Puppets />
      <path d={skyline} fill="#15120e" />
      <path d={windows.map(([x, y]) => `M${x} ${y}h3.5v5h-3.5z`).join('')} fill="#ffd21f" />
      <use href="#i-puppet" x="43" y="294" width="46" height="46" className="cover-puppet" />
      <use href="#i-puppet" x="221" y="294" width="46" height="46" className="cover-puppet" />
      <Title x={153} y={68} size={fit(small, 250, 31)} fill="#fbf5e6">
        {small}
      </Title>
      <Title x={153} y={125} size={fit(large, 270, 55)} fill="#ffd21f">
        {large}
      </Title>
      <Burst words={blurb} />
    </CoverSheet>
  );
}
