import type { PlaceName } from '../rules/board.ts';

/** Where something stands on the map, in parts of a hundred of its width and height. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Drawn {
  /** The middle of its plate on a wide map: no region reaches into another there, whatever lies in them. */
  readonly wide: Spot;
  /** The middle of its square on a narrow map. */
  readonly narrow: Spot;
  readonly icon: string;
}

const at = (x: number, y: number): Spot => ({ x, y });

/** How the regions lie on the drawings of the world. */
export const drawnRegions: Readonly<Record<Exclude<PlaceName, 'apokolips' | 'watchtower'>, Drawn>> = {
  metropolis: { wide: at(17.4, 26), narrow: at(10.5, 40), icon: 'modern-city' },
  gotham: { wide: at(29.9, 26), narrow: at(23, 50.5), icon: 'gargoyle' },
  fortress: { wide: at(42.3, 14.4), narrow: at(31.2, 16), icon: 'crystal-cluster' },
  atlantis: { wide: at(42.4, 42), narrow: at(37, 57), icon: 'trident' },
  bogota: { wide: at(29, 63), narrow: at(24.7, 75), icon: 'palm-tree' },
  markovia: { wide: at(54.8, 17), narrow: at(51, 28), icon: 'castle' },
  bialya: { wide: at(61, 48), narrow: at(60.5, 52), icon: 'desert' },
  'nanda-parbat': { wide: at(73.2, 21), narrow: at(76, 34), icon: 'mountaintop' },
  'gorilla-city': { wide: at(48.8, 72), narrow: at(49.5, 74), icon: 'gorilla' },
  themyscira: { wide: at(73.7, 60.6), narrow: at(71, 70), icon: 'greek-temple' },
  sydney: { wide: at(86.3, 75), narrow: at(87, 84), icon: 'sail' },
  'dinosaur-island': { wide: at(89.8, 42), narrow: at(90.5, 55), icon: 'dinosaur-rex' },
};

type RegionName = keyof typeof drawnRegions;

/** How far a travel line bows aside, in parts of its length. */
const bows: readonly (readonly [RegionName, RegionName, number])[] = [
  ['metropolis', 'gotham', 0.12],
  ['metropolis', 'fortress', -0.15],
  ['metropolis', 'bogota', 0.16],
  ['gotham', 'fortress', 0.12],
  ['gotham', 'atlantis', -0.1],
  ['gotham', 'bogota', 0.1],
  ['fortress', 'markovia', -0.14],
  ['atlantis', 'bogota', 0.14],
  ['atlantis', 'markovia', -0.16],
  ['atlantis', 'gorilla-city', 0.12],
  ['bogota', 'gorilla-city', 0.12],
  ['markovia', 'bialya', 0.12],
  ['markovia', 'nanda-parbat', -0.14],
  ['bialya', 'nanda-parbat', -0.12],
  ['bialya', 'gorilla-city', 0.12],
  ['bialya', 'themyscira', -0.12],
  ['nanda-parbat', 'themyscira', 0.1],
  ['nanda-parbat', 'dinosaur-island', -0.16],
  ['gorilla-city', 'themyscira', 0.12],
  ['themyscira', 'sydney', 0.14],
  ['sydney', 'dinosaur-island', 0.16],
];

export type MapShape = 'wide' | 'narrow';

/** A travel line on a drawing: its ends and its path. */
interface Lane {
  readonly between: readonly [string, string];
  readonly path: string;
}

/** The sizes that paths are drawn in. */
export const mapSizes: Readonly<Record<MapShape, readonly [number, number]>> = {
  wide: [1064, 419],
  narrow: [390, 400],
};

function pointOf(region: RegionName, shape: MapShape): readonly [number, number] {
  const { x, y } = drawnRegions[region][shape];
  const [width, height] = mapSizes[shape];
  return [(x * width) / 100, (y * height) / 100];
}

const pointText = (...numbers: readonly number[]): string => numbers.map((n) => n.toFixed(0)).join(' ');

function bowed(from: RegionName, to: RegionName, bow: number, shape: MapShape): string {
  const [ax, ay] = pointOf(from, shape);
  const [bx, by] = pointOf(to, shape);
  const middle = [(ax + bx) / 2 - (by - ay) * bow, (ay + by) / 2 + (bx - ax) * bow];
  return `M${pointText(ax, ay)}Q${pointText(...middle)} ${pointText(bx, by)}`;
}

/** All travel lines that can be drawn from one region to the other. */
export const lanesOf = (shape: MapShape): readonly Lane[] =>
  bows.map(([from, to, bow]) => ({ between: [from, to], path: bowed(from, to, bow, shape) }));

/** The line round the world leaves the map at one side and comes in at the other. */
export function wrapOf(shape: MapShape): string {
  const [width, height] = mapSizes[shape];
  const [mx, my] = pointOf('metropolis', shape);
  const [dx, dy] = pointOf('dinosaur-island', shape);
  const y = height * 0.49;
  return `M${pointText(mx, my)}Q${pointText(mx / 2, my + height * 0.05)} -12 ${pointText(y)}M${pointText(dx, dy)}Q${pointText((dx + width) / 2, dy)} ${pointText(width + 12, y)}`;
}
