/** The path of so many rays around a point. */
export function rays(cx: number, cy: number, count: number, reach: number): string {
  return Array.from({ length: count }, (_, k) => {
    const a = (2 * Math.PI * k) / count;
    const b = a + Math.PI / count;
    const at = (t: number) =>
      `${(cx + reach * Math.cos(t)).toFixed(1)} ${(cy + reach * Math.sin(t)).toFixed(1)}`;
    return `M${cx} ${cy}L${at(a)} ${at(b)}Z`;
  }).join('');
}
