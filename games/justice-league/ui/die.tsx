import type { SeenEvent } from '@masterplan/kernel';

const spots: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '1': [[0, 0]],
  '2': [
    [-1, -1],
    [1, 1],
  ],
  '3': [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  '4': [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  '5': [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
};

const star = 'M0 -19L5.5 -6L19 -6L8.5 3L12 17L0 9L-12 17L-8.5 3L-19 -6L-5.5 -6Z';

/** What a roll shows. */
export const faceShown = ({ name, n }: SeenEvent): string =>
  name === 'rolled symbol' ? 'JL' : String(n[0] ?? 1);

/** The die as it lies; the star stands for the symbol. Its words stand beside it. */
export function DieDrawn({ shown }: { shown: string }) {
  const front = spots[shown];
  return (
    <svg className="jl-die" viewBox="0 0 120 120" aria-hidden="true">
      <path d="M60 4L114 32V88L60 116L6 88V32Z" fill="#15120e" />
      <path d="M60 10L107 33L60 57L13 33Z" fill="#17b1e6" />
      <path d="M13 38L57 61V109L13 84Z" fill="#fbf5e6" />
      <path d="M107 38L63 61V109L107 84Z" fill="#0e86b3" />
      <g transform="translate(60 33) scale(.8 .4)" fill="#fbf5e6">
        <path d={star} fill="#ffd21f" stroke="#15120e" strokeWidth="3" />
      </g>
      <g transform="translate(35 73) skewY(27)">
        {front === undefined ? (
          <path d={star} fill="#ffd21f" stroke="#15120e" strokeWidth="3" strokeLinejoin="round" />
        ) : (
          front.map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 12} cy={y * 13} r="5.2" fill="#15120e" />)
        )}
      </g>
      <g transform="translate(85 73) skewY(-27)" fill="#fbf5e6">
        <circle cx="-10" cy="-10" r="5" />
        <circle cx="10" cy="10" r="5" />
      </g>
    </svg>
  );
}

/** The symbol of the die, as small as a letter. */
export const StarSign = () => (
  <svg className="jl-star" viewBox="-21 -21 42 42" aria-hidden="true">
    <path d={star} />
  </svg>
);
