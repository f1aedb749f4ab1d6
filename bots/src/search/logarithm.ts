/** Natural logarithms of 1, 2, 3 and so on, out of sums and products alone: the same on every machine. */
const known: number[] = [Number.NEGATIVE_INFINITY, 0];

/** How far the logarithm of n is above that of n - 1: twice the area tangent of 1 / (2n - 1), as a series. */
function step(n: number): number {
  const x = 1 / (2 * n - 1);
  let power = x;
  let sum = 0;
  for (let k = 1; power > 1e-18; k += 2) {
    sum += power / k;
    power *= x * x;
  }
  return 2 * sum;
}

/** The natural logarithm of a whole number from 1 on. */
export function logarithm(n: number): number {
  for (let next = known.length; next <= n; next++) known.push((known[next - 1] ?? 0) + step(next));
  return known[n] ?? 0;
}
