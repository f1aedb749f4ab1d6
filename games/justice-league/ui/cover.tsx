import { CoverSheet } from '@masterplan/boards/cover-sheet';
import type { CoverProps } from '@masterplan/boards/front';
import { rays } from '@masterplan/boards/rays';

const ink = '#15120e';
const paper = '#fbf5e6';

const burst = (points: number, far: number, near: number): string =>
  Array.from({ length: points * 2 }, (_, k) => {
    const r = k % 2 ? near : far;
    const angle = (Math.PI * k) / points;
    return `${(r * Math.cos(angle)).toFixed(1)},${(r * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

const fit = (text: string, width: number, most: number) => Math.min(most, (width / text.length) * 2.22);

const shoulders = 'M-6 100C-4 76 12 66 32 66L50 82L68 66C88 66 104 76 106 100Z';
const hood = 'M22 42C18 14 36 2 50 2S82 14 78 42L76 62L67 72L67 46L58 40L50 45L42 40L33 46L33 72L24 62Z';

/** The dark god looks down; what he looks at burns. */
const Tyrant = () => (
  <g transform="translate(32 92) scale(2.46)">
    <g transform="translate(3 2)" fill="#d90f74">
      <path d={shoulders} />
      <path d="M22 42C18 14 36 2 50 2S82 14 78 42L76 62L67 72H33L24 62Z" />
    </g>
    <path d={shoulders} fill={ink} />
    <path
      d="M8 100C10 84 20 76 32 75M92 100C90 84 80 76 68 75"
      fill="none"
      stroke="#f0583c"
      strokeWidth="2"
    />
    <path d="M34 42L50 36L66 42V62L58 76H42L34 62Z" fill="#9a917f" />
    <path d="M51 40L66 42V62L58 76H53Z" fill="#5d5548" />
    <path d={hood} fill={ink} />
    <path d="M27 40C25 22 36 9 48 8" fill="none" stroke="#17b1e6" strokeWidth="1.8" />
    <path d="M42 68H58" stroke={ink} strokeWidth="3.4" strokeLinecap="round" />
    <path d="M50 44V50M40 60L42 74M60 60L58 74M46 60L47 64M54 60L53 64" stroke={ink} strokeWidth="1.4" />
    <path
      d="M34.5 48.5L47 53L45 58L37 56ZM65.5 48.5L53 53L55 58L63 56Z"
      fill="#ffd21f"
      stroke="#f0583c"
      strokeWidth="1.8"
    />
  </g>
);

const beams = ['M132 222V250L54 252V300H78V352', 'M178 222V244L258 246V296H234V350'];

const Beams = () =>
  beams.map((path) => (
    <g key={path} fill="none">
      <path d={path} stroke={ink} strokeWidth="11" />
      <path d={path} stroke="#f0583c" strokeWidth="6.5" />
      <path d={path} stroke="#ffd21f" strokeWidth="2.4" />
    </g>
  ));

/** Four who stand on the horizon, each with a place and a size; their feet are at the origin. */
const four = [
  {
    at: 'translate(108 352) scale(.86)',
    d: 'M-4 -46L-13 -38L-24 -4L-12 -10L-8 -4L-6 0H-1L0 -18L2 0H7L9 -30L18 -44L24 -62L18 -64L11 -49L6 -46ZM1 -59.5a6.5 6.5 0 1 0 .1 0Z',
  },
  {
    at: 'translate(142 344) scale(.9)',
    d: 'M-7 -48L-20 -40L-26 -2L-19 -8L-13 0L-7 -7L0 1L7 -7L13 0L19 -8L26 -2L20 -40L7 -48ZM-7 -64L-5 -57Q0 -60 5 -57L7 -64L8 -50Q0 -44 -8 -50Z',
  },
  {
    at: 'translate(176 344) scale(.88)',
    d: 'M-7 -47L-15 -40L-20 -24L-16 -22L-9 -34L-8 -24L-12 -14L-8 -14L-7 0H-2L0 -14L2 0H7L8 -14L12 -14L8 -24L9 -36L20 -40L30 -34L31 -38L20 -46L7 -47ZM-8 -54C-9 -64 9 -64 8 -54C8 -48 12 -44 11 -38C6 -40 -6 -40 -11 -38C-12 -44 -8 -48 -8 -54Z',
  },
  {
    at: 'translate(208 350) scale(.84)',
    d: 'M-10 -48L-20 -44L-22 -22L-14 -22L-12 -32L-10 0H-2L0 -16L2 0H10L12 -34L16 -26L34 -26L34 -36L20 -38L20 -44L10 -48ZM-6 -60H6L7 -50L0 -45L-7 -50Z',
  },
];

const Heroes = () =>
  four.map(({ at, d }) => (
    <g key={at} transform={at}>
      <path d={d} transform="translate(3 2)" fill="#d90f74" stroke="#d90f74" strokeWidth="2" />
      <path d={d} fill={ink} stroke={paper} strokeWidth="2.6" paintOrder="stroke" strokeLinejoin="round" />
    </g>
  ));

/** The Earth from afar, and the light behind those who stand on it. */
const Earth = () => (
  <>
    <circle cx="158" cy="356" r="84" fill={ink} />
    <circle cx="158" cy="356" r="80" fill="#ffd21f" />
    <circle cx="158" cy="356" r="80" fill="#f0583c" mask="url(#press-fade-right)" />
    <circle cx="155" cy="598" r="263" fill={ink} />
    <circle cx="155" cy="598" r="258" fill="#bfe7f5" />
    <path
      d="M-10 402C24 384 46 396 70 380C96 362 120 372 150 360C182 350 214 354 246 366C262 376 280 392 322 410V424H-10Z"
      fill={ink}
      transform="translate(3 3)"
    />
    <path
      d="M-10 402C24 384 46 396 70 380C96 362 120 372 150 360C182 350 214 354 246 366C262 376 280 392 322 410V424H-10Z"
      fill={paper}
      stroke={ink}
      strokeWidth="2"
    />
    <path d="M96 362C150 346 214 350 262 372L310 424H150Z" fill="#17b1e6" mask="url(#press-fade-right)" />
    {['translate(78 352)', 'translate(234 350)'].map((at) => (
      <g key={at} transform={at}>
        <polygon points={burst(11, 23, 12)} fill="#f0583c" stroke={ink} strokeWidth="3" />
        <polygon points={burst(9, 12, 6)} fill="#ffd21f" />
      </g>
    ))}
  </>
);

/** The two words of the name large, the rest on a plate. */
function broken(title: string): { large: string; small: string } {
  const words = title.toLocaleUpperCase().replace(',', '').split(' ');
  return { large: words.slice(0, 2).join(' '), small: words.slice(2).join(' ') };
}

/** Darkseid over the horizon, and four who stand between him and the Earth. */
export function Cover({ title, blurb }: CoverProps) {
  const { large, small } = broken(title);
  const words = blurb.toLocaleUpperCase().split(' ');
  const [above, below] = [words.slice(0, 2).join(' '), words.slice(2).join(' ')];
  const plate = Math.max(120, small.length * 9.4 + 26);
  return (
    <CoverSheet title={title}>
      <rect width="310" height="420" fill="#17b1e6" />
      <path d={rays(155, 196, 20, 440)} fill="#6cd0f2" />
      <circle cx="155" cy="196" r="112" fill="#f0583c" />
      <circle cx="155" cy="196" r="112" fill="#7d1408" mask="url(#press-fade-right)" />
      <g mask="url(#press-fade-down)">
        <rect width="310" height="170" fill={ink} />
      </g>
      <Tyrant />
      <Beams />
      <Earth />
      <Heroes />
      <g
        transform="translate(155 64)"
        className="cover-title"
        fontSize={fit(large, 282, 46)}
        textAnchor="middle"
      >
        <text x="4" y="4" fill="#d90f74" stroke="#d90f74" strokeWidth="5">
          {large}
        </text>
        <text fill={paper} stroke={ink} strokeWidth="6" paintOrder="stroke">
          {large}
        </text>
      </g>
      <rect
        x={155 - plate / 2}
        y="78"
        width={plate}
        height="24"
        fill="#ffd21f"
        stroke={ink}
        strokeWidth="3"
      />
      <text x="155" y="96" className="cover-title" fontSize="15" textAnchor="middle" fill={ink}>
        {small}
      </text>
      <g transform="translate(262 384) rotate(-8)">
        <polygon points={burst(18, 42, 33)} fill="#d90f74" stroke={ink} strokeWidth="4" />
        <g
          className="cover-title"
          fontSize={Math.min(13, fit(above, 60, 13))}
          textAnchor="middle"
          fill="#fff"
        >
          <text y="-2">{above}</text>
          <text y="14">{below}</text>
        </g>
      </g>
    </CoverSheet>
  );
}
