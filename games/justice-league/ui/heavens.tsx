const flames = (count: number, reach: number, size: number): string =>
  `${Array.from({ length: count * 2 }, (_, k) => {
    const r = k % 2 === 0 ? size : size + reach * (0.6 + 0.4 * Math.sin(k * 2.7));
    const a = (Math.PI * k) / count;
    return `${k === 0 ? 'M' : 'L'}${(60 + r * Math.cos(a)).toFixed(1)} ${(60 + r * Math.sin(a)).toFixed(1)}`;
  }).join('')}Z`;

const pits = [
  [44, 38, 6],
  [70, 34, 4],
  [84, 56, 7],
  [36, 62, 5],
  [58, 58, 8],
  [74, 78, 6],
  [48, 82, 5],
  [62, 44, 3],
] as const;

/** Apokolips: a burning moon. */
export const Moon = () => (
  <svg className="jl-moon" viewBox="0 0 120 120" aria-hidden="true">
    <path d={flames(26, 18, 44)} fill="#f0583c" />
    <path d={flames(22, 10, 43)} fill="#ffd21f" />
    <circle cx="60" cy="60" r="42" fill="#7d1408" stroke="#15120e" strokeWidth="3" />
    <path d="M60 18A42 42 0 0 1 60 102A60 60 0 0 0 60 18Z" fill="#e03a1c" opacity=".7" />
    <g fill="#15120e" stroke="#ff8a3c" strokeWidth="1.6">
      {pits.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
    <path d="M26 68q13 -9 21 0t21 -4t24 0" fill="none" stroke="#ffd21f" strokeWidth="3" />
  </svg>
);

/** The Watchtower: ring, hub and panels. */
export const Tower = () => (
  <svg className="jl-tower" viewBox="-70 -52 140 96" aria-hidden="true">
    <g transform="rotate(-14)">
      <path d="M-62 -9h34v18h-34zM28 -9h34v18h-34z" fill="#17b1e6" stroke="#fbf5e6" strokeWidth="2.5" />
      <path d="M-52 -9v18M-42 -9v18M38 -9v18M48 -9v18" stroke="#fbf5e6" strokeWidth="1.6" />
      <path d="M-28 0h56" stroke="#fbf5e6" strokeWidth="4" />
      <ellipse rx="26" ry="10" fill="none" stroke="#fbf5e6" strokeWidth="7" />
      <ellipse rx="26" ry="10" fill="none" stroke="#15120e" strokeWidth="2.4" strokeDasharray="5 4" />
      <path d="M-9 -30L0 -46L9 -30V18L0 34L-9 18Z" fill="#fbf5e6" stroke="#15120e" strokeWidth="2.5" />
      <path d="M0 -46L9 -30V18L0 34Z" fill="#cfc4ac" />
      <path d="M-9 -14h18M-9 4h18" stroke="#15120e" strokeWidth="2" />
      <circle cy="-22" r="4" fill="#ffd21f" stroke="#15120e" strokeWidth="1.6" />
    </g>
  </svg>
);
