import { rays } from '@masterplan/boards/rays';

/** Rows of dots that grow: the screen of a newspaper picture. */
function dots(size: (step: number) => number): { y: number; x: number; r: number }[] {
  return Array.from({ length: 18 }, (_, row) => {
    const r = size((row + 1) / 18);
    const y = row * 9 + 4.5;
    return (row % 2 ? [0, 9] : [4.5]).map((x) => ({ x, y, r }));
  })
    .flat()
    .filter(({ r }) => r >= 0.4);
}

const grow = (t: number) => 5.1 * t ** 1.3;

const columns = Array.from({ length: 34 }, (_, column) => {
  const r = 5.4 * Math.max(0, (column / 33 - 0.38) / 0.62) ** 1.1;
  return (column % 2 ? [0, 9] : [4.5]).map((y) => ({ x: column * 9, y, r }));
})
  .flat()
  .filter(({ r }) => r >= 0.5);

const shoulders = {
  cape: 'M150 140C128 140 108 142 84 146C52 152 30 172 16 214H284C270 172 248 152 216 146C192 142 172 140 150 140Z',
  spike:
    'M108 96L98 142L62 150L48 128L44 158L18 150L26 178L4 178L6 214H294L296 178L274 178L282 150L256 158L252 128L238 150L202 142L192 96L176 140L150 152L124 140Z',
  armor: 'M118 138H182L196 146H258L286 168V214H212L206 186H94L88 214H14V168L42 146H104Z',
  coat: 'M116 118L86 148C52 158 34 176 24 214H276C266 176 248 158 214 148L184 118L150 158Z',
};

const Dots = ({ list }: { list: readonly { x: number; y: number; r: number }[] }) =>
  list.map(({ x, y, r }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r.toFixed(1)} />);

/** What every picture of the house is printed with, once a page: screens as masks, rays, shoulders. */
export const Press = () => (
  <svg width="0" height="0" className="unseen" aria-hidden="true">
    <defs>
      <pattern id="press-columns" width="300" height="9" patternUnits="userSpaceOnUse" fill="#fff">
        <Dots list={columns} />
      </pattern>
      <mask id="press-fade-right" maskUnits="userSpaceOnUse" x="0" y="0" width="300" height="460">
        <rect width="300" height="460" fill="url(#press-columns)" />
      </mask>
      <pattern id="press-rows" width="9" height="162" patternUnits="userSpaceOnUse" y="38" fill="#fff">
        <Dots list={dots(grow)} />
      </pattern>
      <mask id="press-fade-up" maskUnits="userSpaceOnUse" x="-60" y="0" width="420" height="200">
        <rect x="-60" y="46" width="420" height="154" fill="url(#press-rows)" />
      </mask>
      <pattern id="press-rows-down" width="9" height="162" patternUnits="userSpaceOnUse" fill="#fff">
        <Dots list={dots((t) => grow(1 - t))} />
      </pattern>
      <mask id="press-fade-down" maskUnits="userSpaceOnUse" x="0" y="0" width="310" height="162">
        <rect width="310" height="154" fill="url(#press-rows-down)" />
      </mask>
      <path id="press-rays" d={rays(150, 84, 15, 300)} />
      {Object.entries(shoulders).map(([name, d]) => (
        <path key={name} id={`press-${name}`} d={d} />
      ))}
    </defs>
  </svg>
);
