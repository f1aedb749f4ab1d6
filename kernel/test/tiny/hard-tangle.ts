import { HIDDEN, type Lot, nth } from '@masterplan/kernel';
import type { TangleProblem } from '../../src/imagine/entangled.ts';

/**
 * A deck-building game after 1,651 choices, as one seat knew it: decks shuffled together with what came out of decks, hands thrown into
 * a pool and dealt out again. A line is a lot, the first is L1: the kinds that went in, then what came out of it: `=18` a card of
 * kind 18 for all to see, `L10*4` four hidden cards that went on into L10, `lies*2` two that lie where they came out.
 */
const longGame = [
  '1 9 0 46 1 18 2 > L6*4 L16*3',
  '40 31 3 10 0 19 > L5*4 L19*2',
  '35 18 41 0 11 > L7*4 L22*1',
  '24 21 27 2 0 0 1 3 0 > L8*2 L11*3 L13*1 L23*3',
  '42 > L8*2 L12*3',
  '0 > L8*2 L9*3',
  '1 > L8*2 L10*3',
  '3 39 > =2 =19 L9*2 L10*2 L11*2 L12*2',
  '> =18 =9 =0 =0 =0',
  '> =11 =18 =1 =1 =35',
  '> =39 L13*4',
  '> =0 =10 =3 =46 =3',
  '> =3 =0 =0 =42 =21',
  '56 42 2 0 2 0 6 > L19*3 L20*1 L21*1 lies*2',
  '45 3 1 > L16*1 L30*2',
  '> =2 =1 =3 =1',
  '46 2 0 11 0 1 > L22*3 L31*3',
  '0 2 3 39 1 0 0 2 > L23*2 L24*2 L25*1 L27*3',
  '> =31 =40 L20*3',
  '> =42 L21*3',
  '> =56 =0 =2 =0',
  '> =41 =46 =0 =11',
  '> =27 =0 L24*3',
  '> =39 =1 =0 L25*2',
  '> =24 =0 =2',
  '27 0 39 2 0 24 0 1 3 47 > L27*1 lies*9',
  '> =0 =0 =3 =2',
  '0 0 17 2 31 49 2 4 39 0 0 0 30 0 0 5 9 48 12 26 7 2 0 33 35 2 17 48 1 3 1 2 9 > L30*3 L32*2 L33*1 L34*1 lies*26',
  '35 18 3 12 1 1 33 1 2 35 0 0 0 0 3 23 5 20 0 21 36 42 41 46 11 3 > L31*2 lies*24',
  '> =45 L32*4',
  '> =1 lies*4',
  '> =9 L33*5',
  '> =12 L34*5',
  '> =2 lies*5',
];

/**
 * Thirteen cards, no two alike, of which hands were thrown back and dealt out again seven times. Four lie open: whichever way they
 * came, others had to go another, and few guesses fit together.
 */
const singleCards = [
  '62 85 84 65 76 80 82 83 70 71 72 73 78 > L5*1 L4*3 L3*3 L2*5 lies*1',
  '> L3*4 L5*1',
  '> L6*5 =82 =85',
  '> L7*5 =62 =76',
  '> L8*6 lies*1',
  '> L4*4 L5*1',
  '> L5*4 lies*1',
  '> lies*6',
];

/** Tangles in which most guesses turn out to be wrong. */
export const hardTangles = {
  'a long game': () => hardTangle(longGame),
  'single cards': () => hardTangle(singleCards),
};

/** Such lines as a puzzle. */
function hardTangle(lines: readonly string[]): TangleProblem {
  const face: number[] = [];
  const lots: Lot[] = lines.map((_, no) => ({ no, pool: [], ins: [], outs: [] }));
  lines.forEach((line, no) => {
    const [wentIn = '', cameOut = ''] = line.split('>').map((part) => part.trim());
    const lot = nth(lots, no);
    lot.pool.push(...wentIn.split(' ').filter(Boolean).map(Number));
    for (const word of cameOut.split(' ')) {
      const [into = '', count = '1'] = word.split('*');
      for (let i = 0; i < Number(count); i++) {
        if (into.startsWith('L')) nth(lots, Number(into.slice(1)) - 1).ins.push(face.length);
        lot.outs.push(face.length);
        face.push(into.startsWith('=') ? Number(into.slice(1)) : HIDDEN);
      }
    }
  });
  return { face, lots, claims: [], holds: () => true, value: () => 0, following: 'streams' };
}
