import { CoverSheet } from '@masterplan/boards/cover-sheet';
import type { CoverProps } from '@masterplan/boards/front';
import { rays } from '@masterplan/boards/rays';

const ink = '#15120e';
const paper = '#fbf5e6';

const hex = (cx: number, cy: number, r: number): string =>
  Array.from({ length: 6 }, (_, k) => {
    const a = (Math.PI / 3) * k;
    return `${(cx + r * Math.cos(a)).toFixed(1)},${(cy + r * Math.sin(a)).toFixed(1)}`;
  }).join(' ');

/** Targets behind him, each with a sign of our own: a vault, a falling line, a missile, a satellite dish. */
const targets = [
  { x: 62, y: 208, fill: '#f0583c', d: 'M-22 18V-18M-22 18H24M-16 -8L-4 2L4 -4L20 14M20 14v-8M20 14h-8' },
  {
    x: 250,
    y: 208,
    fill: '#17b1e6',
    d: 'M-20 -18H20V18H-20ZM-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M0 -8v-5M0 8v5M-8 0h-5M8 0h5',
  },
  {
    x: 62,
    y: 300,
    fill: '#17b1e6',
    d: 'M-22 10C-16 -10 8 -20 18 -14M-2 -4L10 18M-8 18H18M18 -14L24 -20M-22 10L18 -14',
  },
  {
    x: 250,
    y: 300,
    fill: '#f0583c',
    d: 'M-18 18L6 -6L20 -20L18 -4L-6 18ZM-18 18L-20 8M-18 18L-8 20M10 -10l4 4',
  },
];

const Targets = () =>
  targets.map(({ x, y, fill, d }) => (
    <g key={`${x} ${y}`}>
      <polygon points={hex(x + 4, y + 5, 52)} fill={ink} />
      <polygon points={hex(x, y, 52)} fill={paper} stroke={ink} strokeWidth="3" />
      <polygon points={hex(x, y, 44)} fill={fill} />
      <path
        d={d}
        transform={`translate(${x} ${y})`}
        fill="none"
        stroke={ink}
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  ));

/** The general who is hiring: cap, round glasses, moustache, and a finger on the button. */
const General = () => (
  <g>
    <path d="M26 424C34 366 84 342 122 336L155 366L188 336C226 342 276 366 284 424Z" fill={ink} />
    <path d="M118 336L155 372L192 336L184 424H126Z" fill="#0f6630" stroke={ink} strokeWidth="3" />
    <path
      d="M52 368L92 352L104 376L66 392ZM258 368L218 352L206 376L244 392Z"
      fill="#ffd21f"
      stroke={ink}
      strokeWidth="3"
    />
    <path
      d="M62 388v10M72 384v10M82 380v10M248 388v10M238 384v10M228 380v10"
      stroke="#ffd21f"
      strokeWidth="3"
    />
    <path
      d="M98 236C96 288 116 330 155 338C194 330 214 288 212 236Z"
      fill={paper}
      stroke={ink}
      strokeWidth="4"
    />
    <path d="M180 236H212C214 288 194 330 155 338C184 316 190 276 180 236Z" fill="#e8c9a2" />
    <path d="M74 208C74 158 112 142 155 142S236 158 236 208L226 236H84Z" fill={ink} />
    <path d="M84 216C120 204 190 204 226 216L224 240C190 228 120 228 86 240Z" fill="#d90f74" />
    <path
      d="M90 238C124 226 186 226 220 238C204 256 106 256 90 238Z"
      fill={ink}
      stroke={paper}
      strokeWidth="2"
    />
    <circle cx="155" cy="184" r="22" fill="#ffd21f" stroke={ink} strokeWidth="3" />
    <path
      d="M143 182a12 12 0 0 1 24 0v8h-5v7h-14v-7h-5ZM148 184h5v5h-5ZM157 184h5v5h-5Z"
      fill={ink}
      fillRule="evenodd"
    />
    {[128, 182].map((x) => (
      <g key={x}>
        <circle cx={x} cy="266" r="19" fill="#35b35a" stroke={ink} strokeWidth="5" />
        <path d={`M${x - 9} 272L${x + 7} 256`} stroke={paper} strokeWidth="4" strokeLinecap="round" />
      </g>
    ))}
    <path d="M147 264q8 -6 16 0" fill="none" stroke={ink} strokeWidth="4" />
    <path
      d="M120 302C130 290 148 292 155 298C162 292 180 290 190 302C178 312 162 310 155 304C148 310 132 312 120 302Z"
      fill={ink}
    />
    <path d="M138 320h34" stroke={ink} strokeWidth="4" strokeLinecap="round" />
  </g>
);

/** The button, and the clock that says how long there is. */
const Button = () => (
  <g>
    <ellipse cx="155" cy="408" rx="46" ry="14" fill={ink} />
    <ellipse cx="155" cy="403" rx="46" ry="14" fill={paper} stroke={ink} strokeWidth="3" />
    <path
      d="M127 398C127 384 183 384 183 398C183 408 127 408 127 398Z"
      fill="#d90f74"
      stroke={ink}
      strokeWidth="3"
    />
    <path
      d="M143 392V362C143 354 167 354 167 362V392"
      fill={paper}
      stroke={ink}
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M147 366h16M147 372h16" stroke={ink} strokeWidth="2" />
    <rect x="222" y="376" width="76" height="32" fill={ink} stroke={paper} strokeWidth="3" />
    <text x="260" y="401" className="cover-title" fontSize="22" textAnchor="middle" fill="#ffd21f">
      00:06
    </text>
  </g>
);

const fit = (text: string, width: number, most: number) => Math.min(most, (width / text.length) * 2.22);

/** The title in two lines, the first word alone. */
function broken(title: string): readonly [string, string] {
  const [first = '', ...rest] = (title.split(':')[0] ?? title).trim().toLocaleUpperCase().split(' ');
  return [first, rest.join(' ')];
}

/** General Goodman among the Missions he has in mind, about to press the button. */
export function Cover({ title, blurb }: CoverProps) {
  const [above, below] = broken(title);
  const plate = blurb.length * 6.6 + 14;
  const lines = [
    { text: above, x: 126, y: 68, fill: paper, size: fit(above, 216, 52) },
    { text: below, x: 178, y: 120, fill: '#ffd21f', size: fit(below, 244, 54) },
  ];
  return (
    <CoverSheet title={title}>
      <rect width="310" height="420" fill="#35b35a" />
      <path d={rays(155, 240, 20, 440)} fill="#86d49b" />
      <g mask="url(#press-fade-down)">
        <rect width="310" height="170" fill={ink} />
      </g>
      <Targets />
      <General />
      <Button />
      {lines.map(({ text, x, y, fill, size }) => (
        <g
          key={text}
          transform={`translate(${x} ${y}) rotate(-5)`}
          className="cover-title"
          fontSize={size}
          textAnchor="middle"
        >
          <text x="4" y="4" fill="#d90f74" stroke="#d90f74" strokeWidth="5">
            {text}
          </text>
          <text fill={fill} stroke={ink} strokeWidth="7" paintOrder="stroke">
            {text}
          </text>
        </g>
      ))}
      <g transform={`translate(${298 - plate} 350) rotate(-4)`}>
        <rect width={plate} height="22" fill="#ffd21f" stroke={ink} strokeWidth="3" />
        <text x="7" y="16" className="cover-title" fontSize="13" fill={ink}>
          {blurb.toLocaleUpperCase()}
        </text>
      </g>
    </CoverSheet>
  );
}
