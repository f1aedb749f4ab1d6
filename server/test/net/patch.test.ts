import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patched, patchInto, patchOf } from '../../wire/index.ts';

/** Plain JSON; no view has a key of that name. */
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

test('a patch makes the one value out of the other, and changes neither', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const was = JSON.stringify(before);
      const patch = patchOf(before, after);
      const made = patch === undefined ? before : patched(before, JSON.parse(JSON.stringify(patch)));
      expect(made).toEqual(JSON.parse(JSON.stringify(after)));
      expect(JSON.stringify(before)).toBe(was);
    }),
    { numRuns: 1000 },
  );
});

test('equal values have no patch, and one changed entry of a long list is all that is sent', () => {
  const before = { face: [1, 2, 3, 4, 5, 6, 7, 8], zones: [[1], [2, 3]], stack: [{ verb: 'a', n: [1] }] };
  expect(patchOf(before, structuredClone(before))).toBeUndefined();
  const after = structuredClone(before);
  after.face[4] = 0;
  after.stack.push({ verb: 'b', n: [] });
  expect(patchOf(before, after)).toEqual({
    face: { 4: [0] },
    stack: { '#': [2], 1: [{ verb: 'b', n: [] }] },
  });
});

test('a list that grows shorter loses its end', () => {
  expect(patched([1, 2, 3, 4, 5], patchOf([1, 2, 3, 4, 5], [1, 2]) ?? [])).toEqual([1, 2]);
});

test('a patch can change the value itself', () => {
  fc.assert(
    fc.property(fc.array(json), fc.array(json), (before, after) => {
      const value = { list: structuredClone(before), kept: 1 };
      const patch = patchOf(value, { list: after, kept: 1, added: true });
      if (patch !== undefined && !Array.isArray(patch)) patchInto(value, structuredClone(Object(patch)));
      expect(value).toEqual({ list: after, kept: 1, added: true });
    }),
  );
});
