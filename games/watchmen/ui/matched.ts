/**
 * Gives as many places as possible one thing each that fits it, no thing twice: for each place the number of its thing, or
 * undefined where none is left for it.
 */
export function matched(
  places: number,
  things: number,
  fits: (place: number, thing: number) => boolean,
): (number | undefined)[] {
  const placeOf = new Map<number, number>();
  const find = (place: number, tried: Set<number>): boolean => {
    for (let thing = 0; thing < things; thing++) {
      if (tried.has(thing) || !fits(place, thing)) continue;
      tried.add(thing);
      const taken = placeOf.get(thing);
      if (taken !== undefined && !find(taken, tried)) continue;
      placeOf.set(thing, place);
      return true;
    }
    return false;
  };
  for (let place = 0; place < places; place++) find(place, new Set());
  const found = new Array<number | undefined>(places).fill(undefined);
  for (const [thing, place] of placeOf) found[place] = thing;
  return found;
}
