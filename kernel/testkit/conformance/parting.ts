import { isTrue } from '../../src/imagine/unknowns.ts';
import { candidates, nth, type Shape, Table } from '../../src/index.ts';
import { seatsIn } from './course.ts';
import type { TwinEnd } from './report.ts';
import type { Made, Twin } from './twin.ts';

/** The slots in which two tables that look alike differ. */
export const differing = (one: readonly number[], other: readonly number[]): number[] =>
  one.flatMap((face, slot) => (face === other[slot] ? [] : [slot]));

/**
 * Why the viewer of `one` knows, after a step in which the two parted, that this is not the world of `other`: a face was
 * shown that lies elsewhere there, a claim was made that is not true there, or a seat is asked that would have no option
 * there. Undefined where nothing says so: then what was sent told a secret.
 */
export function reasonIn<S extends Shape>(
  one: Twin<S>,
  other: Twin<S>,
  exchanged: readonly number[],
): TwinEnd | undefined {
  if (showsADifference(one, other, exchanged)) return 'shown';
  if (one.claims.some((made) => isFalseOf(made, one, other))) return 'claimed';
  return asksTheImpossible(one, other) ? 'asked' : undefined;
}

/** Whether the viewers of the two saw different ones of these kinds in what happened, be they known before or not. */
export const sawDifferent = <S extends Shape>(
  one: Twin<S>,
  other: Twin<S>,
  kinds: readonly number[],
): boolean =>
  kinds.some((kind) => sawKind(one, kind) && kinds.some((each) => each !== kind && sawKind(other, each)));

const sawKind = <S extends Shape>({ events, viewer }: Twin<S>, kind: number): boolean =>
  events.some(({ faces, masks }) => faces.some((face, i) => face === kind && (nth(masks, i) >> viewer) & 1));

interface Face {
  readonly card: number;
  readonly face: number;
}

/** The faces that a twin's viewer knows after the step: on the table, and in what happened. */
function facesKnown<S extends Shape>({ table, viewer, events }: Twin<S>): Face[] {
  const lens = table.lens(viewer);
  const onTable = table.state.at
    .map((_, card) => ({ card, face: lens.face(card) }))
    .filter(({ face }) => face >= 0);
  const inEvents = events.flatMap(({ cards, faces, masks }) =>
    cards.flatMap((card, i) => ((nth(masks, i) >> viewer) & 1 ? [{ card, face: nth(faces, i) }] : [])),
  );
  return [...onTable, ...inEvents];
}

function showsADifference<S extends Shape>(
  one: Twin<S>,
  other: Twin<S>,
  exchanged: readonly number[],
): boolean {
  const there = facesKnown(other);
  return facesKnown(one).some(({ card, face }) => {
    const known = there.filter((each) => each.card === card);
    if (known.length > 0) return known.every((each) => each.face !== face);
    if (wasKnown(one, card, face)) return false;
    if (one.facesBefore[card] === face) return other.facesBefore[card] !== face;
    return exchanged.includes(face) && other.table.state.face[card] !== face;
  });
}

const wasKnown = <S extends Shape>(twin: Twin<S>, card: number, face: number): boolean =>
  twin.facesBefore[card] === face && (((twin.masksBefore[card] ?? 0) >> twin.viewer) & 1) === 1;

/**
 * Whether a claim made in one world is not true in the other: of the cards as they lie there after the step, or, where they
 * lay still here until the claim, as they lay before it.
 */
function isFalseOf<S extends Shape>({ claim, faces }: Made, one: Twin<S>, other: Twin<S>): boolean {
  const { suite, table } = other;
  const isFalse = (there: readonly number[]) =>
    claim.slots.every((slot) => slot < there.length) && !isTrue(suite.game, claim, there);
  const layStill = claim.slots.every((slot) => faces[slot] === one.facesBefore[slot]);
  return isFalse(table.state.face) || (layStill && isFalse(other.facesBefore));
}

/** Whether a seat asked in one world would have no option with the faces of the other. */
const asksTheImpossible = <S extends Shape>(one: Twin<S>, other: Twin<S>): boolean =>
  [facesThatLayStill(one, other), facesAfter(one, other)].some((faces) => hasNoOption(one, faces));

/** The faces of one world after the step, with what was different before it as it lay in the other. */
const facesThatLayStill = <S extends Shape>(one: Twin<S>, other: Twin<S>): number[] =>
  one.table.state.face.map((face, slot) =>
    face === one.facesBefore[slot] ? (other.facesBefore[slot] ?? face) : face,
  );

/** The faces of the cards as they lie in the other world after the step. */
const facesAfter = <S extends Shape>(one: Twin<S>, other: Twin<S>): number[] =>
  one.table.state.face.map((face, slot) =>
    slot < one.table.state.at.length ? (other.table.state.face[slot] ?? face) : face,
  );

function hasNoOption<S extends Shape>({ table }: Twin<S>, face: number[]): boolean {
  const world = new Table(table.game, { ...table.state, face });
  const asked = seatsIn(table.state.asked, table.seats);
  return asked.some((seat) => candidates(world.lens(seat)).options.length === 0);
}
