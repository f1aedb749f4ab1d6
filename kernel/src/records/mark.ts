/**
 * A short, quick hash of a text: equal texts have equal marks, different texts almost always have different ones. It does
 * not hide the text, so no mark leaves the server.
 */
export function markOf(text: string): string {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x27d4eb2f);
    b = Math.imul(b ^ unit, 0x165667b1);
  }
  a = Math.imul(a ^ (a >>> 16), 0x45d9f3b) ^ b;
  b = Math.imul(b ^ (b >>> 15), 0x2c1b3c6d) ^ a;
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}
