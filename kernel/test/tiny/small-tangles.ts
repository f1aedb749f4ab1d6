import fc from 'fast-check';
import type { Tangled } from './tangled.ts';

const ids = ['ace', 'king', 'queen', 'knave', 'ten'];
const id = fc.constantFrom(...ids);
const mostSlots = 9;

/** A lot to be: the cards that go in openly, which of the slots so far go in, and how far what went in is turned round. */
const mixing = fc.record({
  cards: fc.array(id, { maxLength: 2 }),
  taken: fc.array(fc.boolean(), { minLength: mostSlots, maxLength: mostSlots }),
  turned: fc.nat(4),
});
const claim = fc.record({
  sort: fc.constantFrom('alike side', 'alike cost', 'sum cost', 'among cost', 'some cost', 'holds rising'),
  slots: fc.uniqueArray(fc.nat(mostSlots - 1), { minLength: 1, maxLength: 3 }),
  n: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 2 }),
});
const small = fc.record({
  mixings: fc.array(mixing, { minLength: 1, maxLength: 3 }),
  open: fc.array(fc.nat(3), { minLength: mostSlots, maxLength: mostSlots }),
  claims: fc.array(claim, { maxLength: 2 }),
});

type Small = typeof small extends fc.Arbitrary<infer S> ? S : never;

/** Mixes in turn, with true faces, of which those lie open for which `open` is 0. */
function mixed({ mixings, open, claims }: Small): Tangled {
  const faces: string[] = [];
  const waiting = new Set<number>();
  const made = mixings.flatMap(({ cards, taken, turned }) => {
    const ins = [...waiting].filter((slot) => taken[slot]);
    const contents = [...ins.flatMap((slot) => faces.slice(slot, slot + 1)), ...cards];
    if (contents.length === 0 || faces.length + contents.length > mostSlots) return [];
    const outs = contents.map((_, i) => faces.length + i);
    const turn = turned % contents.length;
    faces.push(...contents.slice(turn), ...contents.slice(0, turn));
    for (const slot of ins) waiting.delete(slot);
    for (const slot of outs) waiting.add(slot);
    return [`${[...ins, ...cards].join(' ')} > ${outs.join(' ')}`];
  });
  const isOpen = (slot: number) => open[slot] === 0;
  const known = Object.fromEntries([...faces.entries()].filter(([slot]) => isOpen(slot)));
  const speaksOfHidden = (slots: readonly number[]) =>
    slots.every((slot) => slot < faces.length) && slots.some((slot) => !isOpen(slot));
  return {
    lots: made,
    known,
    claims: claims
      .filter(({ slots }) => speaksOfHidden(slots))
      .map(({ sort, slots, n }) => `${sort} ${slots.join(' ')}: ${n.join(' ')}`),
  };
}

/** Tangles of up to three lots and nine slots, some of them without a solution. */
export const smallTangles = small.map(mixed).filter((tangled) => tangled.lots.length > 0);
