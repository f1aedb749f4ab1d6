/**
 * Whether two things are the same to the byte once they are written as JSON. States are compared many times at every position, so most are
 * told by walking through both; where that finds anything out of the ordinary, it is the bytes that count.
 */
export const areAlike = (one: unknown, other: unknown): boolean =>
  walkAlike(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** True only of plain data with the same names in the same order; then the bytes are the same. */
function walkAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && listsAlike(one, other);
  return isPlainObject(one) && isPlainObject(other) && recordsAlike(one, other);
}

function listsAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  const { length } = one;
  if (length !== other.length) return false;
  for (let i = 0; i < length; i++) {
    const [a, b] = [one[i], other[i]];
    if (a !== b && !walkAlike(a, b)) return false;
  }
  return true;
}

function recordsAlike(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    if (name === undefined || name !== others[i]) return false;
    const [a, b] = [one[name], other[name]];
    if (a !== b && !walkAlike(a, b)) return false;
  }
  return true;
}

export const isPlainObject = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;
