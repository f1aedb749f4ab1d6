/**
 * Whether each of `wanted` places can be given one of `offered` things that fits it, no thing twice: the best assignment is
 * used. Small numbers only.
 */
export function canMatch(
  wanted: number,
  offered: number,
  fits: (place: number, thing: number) => boolean,
): boolean {
  if (offered < wanted) return false;
  const placeOf = new Array<number>(offered).fill(-1);
  const find = (place: number, tried: boolean[]): boolean => {
    for (let thing = 0; thing < offered; thing++) {
      if (tried[thing] || !fits(place, thing)) continue;
      tried[thing] = true;
      const taken = placeOf[thing] ?? -1;
      if (taken < 0 || find(taken, tried)) {
        placeOf[thing] = place;
        return true;
      }
    }
    return false;
  };
  for (let place = 0; place < wanted; place++) if (!find(place, [])) return false;
  return true;
}
