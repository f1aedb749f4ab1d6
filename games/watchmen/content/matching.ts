import { NOT_ANY, repeated } from '@masterplan/kernel';

/** Whether a thing fits a place. */
type Fits = (place: number, thing: number) => boolean;

/**
 * Gives as many places as possible one thing each that fits it, no thing twice: for each place the number of its
 * thing, or undefined where none is left for it. Small numbers only.
 */
export function matched(places: number, things: number, fits: Fits): (number | undefined)[] {
  const placeOf = repeated(NOT_ANY, things);
  for (let place = 0; place < places; place++) findThing(placeOf, place, fits, []);
  return Array.from({ length: places }, (_, place) => {
    const thing = placeOf.indexOf(place);
    return thing < 0 ? undefined : thing;
  });
}

/** Whether each place can be given a thing. */
export function canMatch(places: number, things: number, fits: Fits): boolean {
  if (things < places) return false;
  const placeOf = repeated(NOT_ANY, things);
  for (let place = 0; place < places; place++) if (!findThing(placeOf, place, fits, [])) return false;
  return true;
}

/** Finds a thing for one more place, moving things among the others where that makes room. */
function findThing(placeOf: number[], place: number, fits: Fits, tried: boolean[]): boolean {
  for (let thing = 0; thing < placeOf.length; thing++) {
    if (tried[thing] || !fits(place, thing)) continue;
    tried[thing] = true;
    const taken = placeOf[thing] ?? NOT_ANY;
    if (taken === NOT_ANY || findThing(placeOf, taken, fits, tried)) {
      placeOf[thing] = place;
      return true;
    }
  }
  return false;
}
