import {
  agreeing,
  agreementMaker,
  alternating,
  aroundTable,
  askAll,
  bind,
  DONE_WORD,
  type FieldsOf,
  type Frame,
  firstOf,
  type GameDefinition,
  layout,
  locals,
  NOT_ANY,
  nth,
  number,
  type Option,
  perSeat,
  type Reads,
  repeat,
  steps,
  type Table,
  tally,
  wordOf,
  wordsOf,
} from '@masterplan/kernel';

/**
 * Three seats in two teams gather goods and spend them. Between any two actions anybody may deal with anybody, once a round and pair;
 * a standing pass lets the gap go by.
 */
export const goods = ['funding', 'infamy'] as const;
const ROUNDS = 2;
const TEAMS = [[0, 2], [1]];
const everyone = [0, 1, 2];
/** The most parts a deal has. */
const MOST = 4;

const vault = tally({ of: goods });
const fields = {
  round: number(),
  /** Whom each seat has dealt with this round, as a mask. */
  dealt: perSeat(),
  spent: perSeat(),
  vault,
};
const words = {
  take: 'take {number}',
  spend: 'spend {number}',
  pass: 'pass',
  deal: 'deal with {seat}',
  give: 'give {number}',
  want: 'want {number}',
};
export const word = wordsOf(words);

export interface Market {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string };
}

const has = (view: Reads<Market>, seat: number, what: number): number =>
  vault.get(view.fields.vault, seat, nth(goods, what));

const change = (table: Table<Market>, seat: number, what: number, n: number): void =>
  vault.add(table.fields.vault, seat, nth(goods, what), n);

const gather = askAll<Market>('gather', {
  choices(_lens, _seat, _frame, offers) {
    for (let what = 0; what < goods.length; what++) offers.yes(word.take, what);
  },
  answer: (table, _frame, seat, option) => change(table, seat, firstOf(option), 1),
});

/** The teams spend in turn until all have passed in a row. */
const spend = aroundTable<Market>('spend', {
  order: (table) => alternating(TEAMS, table.fields.round % TEAMS.length),
  untilAllPass: true,
  choices(lens, seat, _frame, offers) {
    for (let what = 0; what < goods.length; what++)
      offers.verdict(word.spend, what, 0, has(lens, seat, what) > 0 ? undefined : 'nothing-left');
  },
  answer(table, _frame, seat, option) {
    change(table, seat, firstOf(option), -1);
    table.fields.spent[seat] = nth(table.fields.spent, seat) + 1;
  },
});

const my = locals({ one: number(NOT_ANY), two: number(NOT_ANY) }, agreeing);

/** With whom a seat deals. */
export const partnerOf = (frame: Readonly<Frame>, seat: number): number =>
  my.one.of(frame) === seat ? my.two.of(frame) : my.one.of(frame);

/** How often a good is among the parts on one side of a deal. */
export const named = (parts: readonly Option[], side: number, what: number): number =>
  parts.filter((part) => wordOf(part) === side && firstOf(part) === what).length;

/** Two seats change goods, all at once or not at all. */
const exchange = agreementMaker<Market>()({
  name: 'exchange',
  my,
  silence: 'decline',
  deciders: (_view, frame) => (1 << my.one.of(frame)) | (1 << my.two.of(frame)),
  proposals(lens, seat, frame, offers, parts) {
    const offer = (side: number, holder: number, what: number): void => {
      const isLeft = has(lens, holder, what) > named(parts, side, what);
      offers.verdict(side, what, 0, isLeft ? undefined : 'nothing-left');
    };
    for (let what = 0; what < goods.length; what++) {
      offer(word.give, seat, what);
      offer(word.want, partnerOf(frame, seat), what);
    }
    if (parts.length > 0) offers.yes(DONE_WORD);
  },
  isWhole: (_view, parts) => parts.length === MOST,
  agreed(table, frame, parts) {
    const partner = partnerOf(frame, frame.you);
    for (const part of parts) {
      const given = wordOf(part) === word.give ? 1 : -1;
      change(table, frame.you, firstOf(part), -given);
      change(table, partner, firstOf(part), given);
    }
    table.tell('dealt', frame.you, [], partner, parts.length);
  },
  fallback: (table, frame) => table.tell('no deal', my.one.of(frame), [], my.two.of(frame)),
});

/** Whom a seat has not dealt with this round. */
const partners = (view: Reads<Market>, seat: number): number[] =>
  everyone.filter((other) => other !== seat && ((nth(view.fields.dealt, seat) >> other) & 1) === 0);

/** Between two actions: whoever may deal is asked, sealed; wishes are met in seat order. */
const dealings = askAll<Market>('dealings', {
  window: 'dealings',
  whom: (table) =>
    everyone.reduce((mask, seat) => (partners(table, seat).length > 0 ? mask | (1 << seat) : mask), 0),
  choices(lens, seat, _frame, offers) {
    offers.yes(word.pass);
    for (const other of partners(lens, seat)) offers.yes(word.deal, other);
  },
  answer(table, _frame, seat, option) {
    const other = firstOf(option);
    if (wordOf(option) === word.pass || !partners(table, seat).includes(other)) return;
    const { dealt } = table.fields;
    dealt[seat] = nth(dealt, seat) | (1 << other);
    dealt[other] = nth(dealt, other) | (1 << seat);
    table.push(exchange, seat, { one: seat, two: other });
  },
});

const begin = ({ fields }: Table<Market>): void => {
  fields.round += 1;
  fields.dealt.fill(0);
};

/** Whoever has spent most wins. */
const count = (table: Table<Market>): void => {
  const most = Math.max(...table.fields.spent);
  table.end(
    everyone.filter((seat) => table.fields.spent[seat] === most),
    'spent most',
  );
};

const round = steps<Market>('round', [begin, gather, dealings, gather, dealings, spend]);

const definition: GameDefinition<Market> = {
  id: 'market',
  version: '1',
  seats: [3],
  options: {},
  layout: layout({}).layout,
  fields,
  words,
  verbs: [],
  course: steps('game', [repeat('rounds', ({ fields: now }) => now.round < ROUNDS, round), count]),
  also: [exchange],
  windows: {
    dealings: {
      usual: 'pass',
      answers: [
        { name: 'pass', applies: () => true, choose: (_lens, _seat, _frame, options) => nth(options, 0) },
      ],
    },
  },
  setup: () => undefined,
  bound: 400,
};

export const market = bind(definition, []);
