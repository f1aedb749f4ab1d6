import { sha256 } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { games as registry } from '../../games/index.ts';
import { type Answered, Client } from './client.ts';

interface Lot {
  no: number;
  pool: number[];
  ins: number[];
  outs: number[];
}

/** As much of a position as is changed here. */
interface Start {
  asked: number;
  form: string;
  ready: number;
  sealed: number[];
  face: number[];
  mask: number[];
  lotOf: number[];
  tied: number[];
  lots: Lot[];
  claims: { type: string; by: string; slots: number[]; n: number[] }[];
  stack: { verb: string; at: number; you: number; kind: number }[];
}

/** Makes so many choices, of which `pick` takes one of each seat's options. */
function playSome(client: Client, table: string, choices: number, pick: (count: number) => number): void {
  for (let i = 0; i < choices; i++) {
    const [ask] = client.ask({ do: 'asks', table, viewer: 'public' }).asks;
    if (ask === undefined || ask.ready) return;
    const own = client.ask({ do: 'asks', table, viewer: ask.seat }).asks;
    const options = own.find(({ seat }) => seat === ask.seat)?.options ?? [];
    const key = options[pick(options.length)]?.key;
    const { error } = client.ask({ do: 'choose', table, seat: ask.seat, key });
    expect(error).toBeUndefined();
  }
}

const picker = () => {
  let turn = 7;
  return (count: number) => {
    turn = (turn * 1103515245 + 12345) % 2 ** 31;
    return (turn >> 8) % count;
  };
};

test.each([
  ['master-plan', 5],
  ['watchmen', 3],
  ['justice-league', 4],
  ['tomorrow-dies-today', 2],
])('every position that %s comes to can be saved as an imagined one and loaded', (game, seats) => {
  const client = new Client({}, registry);
  const table = client.open(game, seats, 'positions');
  const pick = picker();
  for (let round = 0; round < 25; round++) {
    playSome(client, table, 4, pick);
    const viewer = round % seats;
    const imagined = client.ask({ do: 'imagine', table, viewer, seed: round }).table;
    const { record } = client.ask({ do: 'record', table: imagined });
    expect(client.ask({ do: 'load', record }).error).toBeUndefined();
  }
});

/** The record of an imagined table in the middle of Master Plan, and what is said of it once its start is changed. */
function middle(language: 'en' | 'fr' = 'en') {
  const client = new Client({ language }, registry);
  const table = client.open('master-plan', 4, 'middle');
  playSome(client, table, 30, picker());
  const imagined = client.ask({ do: 'imagine', table, viewer: 0, seed: 1 }).table;
  const { record } = client.ask({ do: 'record', table: imagined });
  return (change: (start: Start) => void): Answered['error'] => {
    const start = structuredClone(record.start) as unknown as Start;
    change(start);
    return client.ask({ do: 'load', record: { ...record, start, hash: sha256(JSON.stringify(start)) } })
      .error;
  };
}

/** The first hidden card, and the lot it came out of. */
function hiddenCard({ mask, lotOf, lots }: Start): { card: number; lot: Lot } {
  const card = mask.findIndex((knowers, slot) => knowers !== 31 && lotOf[slot] !== -1);
  const lot = lots.find(({ no, ins }) => no === lotOf[card] && ins.length === 0);
  if (lot === undefined) throw new Error('no hidden card');
  return { card, lot };
}

test('a position as it was imagined loads', () => {
  expect(middle()(() => {})).toBeUndefined();
});

test('a hidden card that came out of no lot is told', () => {
  let lost = -1;
  const error = middle()((start) => {
    const { card, lot } = hiddenCard(start);
    lost = card;
    lot.outs.splice(lot.outs.indexOf(card), 1);
    lot.pool.splice(lot.pool.indexOf(start.face[card] ?? -1), 1);
    start.lotOf[card] = -1;
  });
  expect(error).toEqual({
    code: 'bad-record',
    message: `start.lotOf[${lost}] must name a lot that this card came out of: not everybody knows the card.`,
  });
});

test('a claim that its own faces contradict is told, and one that is not counted', () => {
  const claimOf = (start: Start, by: string, right: 'true' | 'false') => {
    const { card } = hiddenCard(start);
    const n = right === 'true' ? [start.face[card] ?? 0] : [(start.face[card] ?? 0) + 1];
    return { type: 'among', by, slots: [card], n };
  };
  const contradicted = middle()((start) => {
    const claim = claimOf(start, 'kind', 'false');
    start.claims = [claim];
    start.tied = start.tied.map((_, slot) => (claim.slots.includes(slot) ? 1 : 0));
  });
  expect(contradicted).toEqual({
    code: 'bad-record',
    message: 'start.claims[0] is not true of the cards it speaks of.',
  });
  const uncounted = middle()((start) => {
    start.claims = [claimOf(start, 'kind', 'true')];
    start.tied = start.tied.map(() => 0);
  });
  expect(uncounted?.code).toBe('bad-record');
  expect(uncounted?.message).toMatch(/^start\.tied\[\d+\] must be one of: 1\.$/);
});

test.each<[string, (start: Start) => void]>([
  ['two seats at an open ask', (start) => Object.assign(start, { form: 'open', asked: 0b11, ready: 0 })],
  ['nobody', (start) => Object.assign(start, { asked: 0 })],
  ['an effect that has come to its end', (start) => start.stack.push(spent(start))],
])('an ask that does not fit the frame on top is told: %s', (_what, change) => {
  const error = middle()(change);
  expect(error?.code).toBe('bad-record');
  expect(error?.message).toMatch(/^start\.(asked|stack\[\d+\]) /);
});

test('another seat asked is a bad record at once, or a table that plays on', () => {
  const client = new Client({}, registry);
  const table = client.open('master-plan', 4, 'others');
  const pick = picker();
  const told = new Set<string | undefined>();
  for (let round = 0; round < 10; round++) {
    playSome(client, table, 5, pick);
    const imagined = client.ask({ do: 'imagine', table, viewer: 0, seed: round }).table;
    const { record } = client.ask({ do: 'record', table: imagined });
    for (let seat = 0; seat < 4; seat++) {
      const start = { ...record.start, asked: 1 << seat };
      const hash = sha256(JSON.stringify(start));
      const loaded = client.ask({ do: 'load', record: { ...record, start, hash } });
      told.add(loaded.error?.message);
      if (loaded.error === undefined) playSome(client, loaded.table, 20, pick);
    }
  }
  expect(told).toContain('start.asked does not fit: that seat has no such option.');
});

/** A frame of sentences of a card, none of which is left to be carried out. */
function spent({ stack }: Start) {
  const top = stack.at(-1);
  if (top === undefined) throw new Error('no frame');
  return { ...top, verb: 'effect', kind: 0, part: 'ability', at: 99, you: 0 };
}

test('an answer that waits must be one of its seat’s options', () => {
  const error = middle()((start) => {
    start.sealed[0] = 1 << 24;
  });
  expect(error).toEqual({
    code: 'bad-record',
    message: 'start.sealed[0] does not fit: only a seat that is asked, and is ready, has an answer waiting.',
  });
});

test('a record has one of seed and start; which it lacks is said plainly, in both languages', () => {
  for (const [language, sentence] of [
    ['en', 'A record has either a seed or a start: not both, and not neither.'],
    [
      'fr',
      'Une partie enregistrée a soit une graine (seed), soit une position de départ (start)\u00a0: pas les deux, et au moins une.',
    ],
  ] as const) {
    const client = new Client({ language });
    const { record } = client.ask({ do: 'record', table: client.open('thieves') });
    const { seed: _, ...without } = record;
    const said = { code: 'bad-record', message: sentence };
    expect(client.ask({ do: 'load', record: without }).error).toEqual(said);
    const start = client.ask({ do: 'record', table: imaginedFrom(client) }).record.start;
    expect(client.ask({ do: 'load', record: { ...record, start } }).error).toEqual(said);
  }
});

const imaginedFrom = (client: Client): string =>
  client.ask({ do: 'imagine', table: client.open('thieves'), viewer: 0, seed: 1 }).table;

test('lists that are too short say how long they must be, and a choice is two entries', () => {
  expect(
    middle()((start) => {
      start.sealed.pop();
    })?.message,
  ).toBe('start.sealed must be a list with exactly 4 entries.');
  const client = new Client({ language: 'fr' });
  const { record } = client.ask({ do: 'record', table: client.open('thieves') });
  expect(client.ask({ do: 'load', record: { ...record, choices: ['draw'] } }).error?.message).toBe(
    'choices[0] doit être une liste qui compte exactement 2 entrées.',
  );
});
