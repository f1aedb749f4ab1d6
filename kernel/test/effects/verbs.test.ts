import {
  bind,
  choicesOf,
  type Fault,
  type FieldsOf,
  type GameDefinition,
  type GameEvent,
  holesOf,
  type Lens,
  layout,
  lineMaker,
  nth,
  number,
  oneOf,
  open,
  optional,
  optionOf,
  seeEvent,
  sentences,
  sentencesCheck,
  steps,
  verbOf,
  whole,
  wordMaker,
} from '@masterplan/kernel';
import { clausesFor, deed, er, Namer, vocabulary, you } from '@masterplan/kernel/words';
import { bringEnglish } from '@masterplan/kernel/words/english';
import { bringFrench } from '@masterplan/kernel/words/french';
import { describe, expect, test } from 'vitest';

/** A game of two verbs, each declared in one place: rowing across, and choosing who rows. */
const fields = { trips: number() };
interface Ferry {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string };
}
const { layout: plan, zones } = layout({ bank: { order: 'kept', seenBy: 'all', per: 'seat' } });

const english = { hidden: 'something', nothing: 'nothing', copies: () => '' };

class Voice extends Namer<Ferry, typeof english> {
  override nameOf({ id }: Ferry['kind']): string {
    return id;
  }

  override placeName(_lens: Lens<Ferry>, place: number): string {
    return `landing ${place}`;
  }
}

const verb = verbOf<Ferry, number>()('may', 'if', 'ifDone');
const word = wordMaker<Ferry, Voice>();
const line = lineMaker<Voice>();
bringEnglish();
bringFrench();
const { say, text } = vocabulary({ verbs: {} }, { verbs: {} });

const pass = deed({ en: { base: 'row', participle: 'rowed', particle: 'across' }, fr: er('traverser') });
const rowWith = word('row {card} to {place}', {
  en: ({ card, owner, place }) => `Row ${card} of ${owner} to ${place}`,
  fr: ({ card, where, place }, _voice, { viewer }) => `${card} : de ${where} à ${place}, dit ${viewer}`,
});
const pointAt = word('point at {seat} and {card}', {
  en: ({ seat, card }) => `${seat} has ${card}`,
  fr: ({ seat, card }) => `${card} est à ${seat}`,
});
const trade = word('swap {card} for {card} at once', {
  en: ({ card, other, otherOwner, otherWhere }) => `${card}, ${other} of ${otherOwner} at ${otherWhere}`,
  fr: ({ card, other }) => `${card}, ${other}`,
});
const bid = word('bid {number}', {
  en: ({ number, names }) => `Bid ${number} against ${names[1]}`,
  fr: ({ number }) => `Miser ${number}`,
});
const rowed = line('rowed', {
  en: ({ who, rival, cards: [card] }) => `${who} rows ${card} to ${rival}.`,
  fr: ({ event }) => (event.n.length > 0 ? `${event.cards.length} carte` : undefined),
});

const row = verb(
  'row',
  { far: whole(1, 9), how: optional(oneOf('slowly')) },
  {
    brings: [rowWith, pointAt, trade, bid, rowed],
    without: ['if'],
    findFault({ far, how }, path, faults) {
      if (far === 9 && how === 'slowly') faults.push({ path: `${path}.far`, code: 'wrong', expected: '1–8' });
    },
    run(table, { self }, { far }) {
      table.fields.trips += far;
      table.tell(rowed, 0, [self], 1);
    },
    say: () => say.clause(pass, you),
  },
);
const decide = verb(
  'decide',
  { among: choicesOf(2), to: sentences },
  {
    run: (table, frame) => void table.perform(frame, 'among', 0, 1),
    say: ({ to }, says) => says(to),
  },
);
const rest = verb('rest', {}, { run: () => undefined, say: () => say.clause('act', you) });

const definition: GameDefinition<Ferry> = {
  id: 'ferry',
  version: '1',
  seats: [2],
  options: {},
  layout: plan,
  fields,
  words: { wave: 'wave' },
  verbs: [row, decide, rest],
  sentences: () => [decide({ among: [[rest()], [row({ far: 3, ifDone: [row({ far: 4 })] })]], to: [] })],
  course: steps<Ferry>('game', [
    (table) => void table.perform(0, 'does', 0),
    (table) => table.end([], 'crossed'),
  ]),
  setup: (table) => void table.create(0, zones.bank(1)),
  bound: 9,
};
const ferry = bind(definition, [{ id: 'goat' }]);

describe('a verb', () => {
  test('makes its sentences, and knows them again', () => {
    expect(row({ far: 2, may: true })).toEqual({ do: 'row', far: 2, may: true });
    expect(rest()).toEqual({ do: 'rest' });
    expect([row.is(row({ far: 2 })), row.is(rest()), row.is(undefined)]).toEqual([true, false, false]);
  });

  test('keeps its name when it is copied', () => {
    expect(Object.assign({ name: '' }, row).name).toBe('row');
    expect(ferry.verbNamed.row).not.toBeTypeOf('function');
  });

  test('runs, with the lists it has', () => {
    const table = open(ferry, { seats: 2, seed: 'ferry' });
    expect(table.fields.trips).toBe(7);
  });

  test('is said with a word of its own, in both languages', () => {
    const clauses = clausesFor(ferry, [row({ far: 1, may: true })]);
    expect([text(clauses, 'en'), text(clauses, 'fr')]).toEqual([
      'You may row across.',
      'Vous pouvez traverser.',
    ]);
  });
});

describe('in a pack', () => {
  const check = sentencesCheck<Ferry>(
    [row, decide, rest],
    { most: 2, deepest: 1 },
    {
      check: whole(0),
      holds: () => true,
      say: () => ({ kind: 'exists', what: you }),
    },
  );
  const faultsIn = (list: unknown): string[] => {
    const faults: Fault[] = [];
    check(list, 'play', faults);
    return faults.map(({ path, code }) => `${path} ${code}`);
  };

  test.each<[string, unknown, string[]]>([
    ['what a verb can say is right', [{ do: 'row', far: 2, how: 'slowly', may: true }, rest({ if: 3 })], []],
    ['an argument must be right', [{ do: 'row', far: 0 }], ['play[0].far not-a-whole-number']],
    ['and there', [{ do: 'row' }], ['play[0].far missing']],
    ['nothing else is said', [{ do: 'rest', far: 1 }], ['play[0].far unknown-key']],
    ['a mark that the verb does not take', [{ do: 'row', far: 1, if: 3 }], ['play[0].if unknown-key']],
    [
      'a mark that the game does not have',
      [{ do: 'rest', otherwise: [] }],
      ['play[0].otherwise unknown-key'],
    ],
    ['a condition must be right', [{ do: 'rest', if: 'rainy' }], ['play[0].if not-a-whole-number']],
    ['what could never work', [{ do: 'row', far: 9, how: 'slowly' }], ['play[0].far wrong']],
    ['a verb must be known', [{ do: 'swim' }], ['play[0].do not-one-of']],
    ['and said', ['swim'], ['play[0].do not-one-of']],
    ['lists are checked', [{ do: 'rest', ifDone: [{ do: 'swim' }] }], ['play[0].ifDone[0].do not-one-of']],
    ['and are lists', [{ do: 'rest', ifDone: true }], ['play[0].ifDone not-a-list']],
    [
      'they lie so deep at most',
      [{ do: 'rest', ifDone: [{ do: 'rest', ifDone: [] }] }],
      ['play[0].ifDone[0].ifDone not-a-list'],
    ],
    ['so many sentences at most', [rest(), rest(), rest()], ['play not-a-list']],
    ['choices are as many as there are', [decide({ among: [[]], to: [] })], ['play[0].among not-a-list']],
    ['each of them a list', [{ do: 'decide', among: [[], 1], to: [] }], ['play[0].among[1] not-a-list']],
  ])('%s', (_what, list, faults) => {
    expect(faultsIn(list)).toEqual(faults);
  });

  test('a game without conditions has none', () => {
    const faults: Fault[] = [];
    sentencesCheck([rest], { most: 1, deepest: 1 })([rest({ if: 3 })], '', faults);
    expect(faults.map(({ path }) => path)).toEqual(['[0].if']);
  });
});

describe('a word that is brought', () => {
  const table = open(ferry, { seats: 2, seed: 'ferry' });
  const [en, fr] = [new Voice(ferry, 'en', english), new Voice(ferry, 'fr', english)];
  const names = ['Ada', 'Bo'];

  test('has its number behind the game’s own, always the same', () => {
    expect(Object.keys(ferry.words)).toEqual([
      'wave',
      ...[rowWith, pointAt, trade, bid].map(({ template }) => template),
    ]);
    expect([rowWith.no, bid.no]).toEqual([1, 4]);
    const again = bind({ ...ferry, verbs: [...ferry.verbs] }, ferry.kinds);
    expect([again.words, rowWith.no]).toEqual([ferry.words, 1]);
    expect(() => bind({ ...definition, words: {} }, ferry.kinds)).toThrow(
      'has another number elsewhere: a word belongs to one game',
    );
  });

  test('is written as a key, with its holes', () => {
    expect(ferry.keyOf(optionOf(rowWith.no, 0, 2))).toBe('row 0 to 2');
    expect(ferry.keyOf(optionOf(trade.no, 0, 0))).toBe('swap 0 for 0 at once');
    expect(holesOf(ferry.words, optionOf(rowWith.no))).toEqual(['card', 'place']);
    expect(holesOf(ferry.words, optionOf(0))).toEqual([]);
  });

  test('is said with names, not numbers', () => {
    const said = (voice: Voice, no: number, a: number, b = 0) =>
      voice.optionBrought(table.lens(0), optionOf(no, a, b), names);
    expect(said(en, rowWith.no, 0, 2)).toBe('Row goat of Bo to landing 2');
    expect(said(fr, rowWith.no, 0, 2)).toBe('goat : de landing 0 à landing 2, dit 0');
    expect(said(en, pointAt.no, 1, 0)).toBe('Bo has goat');
    expect(said(en, trade.no, 0, 0)).toBe('goat, goat of Bo at landing 0');
    expect(said(en, bid.no, 12)).toBe('Bid 12 against Bo');
    expect(said(en, 0, 0)).toBeUndefined();
  });

  test('and so is a line of the log', () => {
    const events: GameEvent[] = [];
    const heard = open(ferry, { seats: 2, seed: 'ferry', events });
    const event = seeEvent(nth(heard.events?.filter(({ name }) => name === 'rowed') ?? [], 0), 0);
    expect(en.lineBrought(event, names)).toBe('Ada rows goat to Bo.');
    expect(fr.lineBrought({ ...event, n: [] }, names)).toBeUndefined();
    expect(en.lineBrought({ ...event, name: 'moved' }, names)).toBeUndefined();
  });
});
