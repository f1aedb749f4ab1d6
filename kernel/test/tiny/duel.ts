import {
  bind,
  type FieldsOf,
  firstOf,
  type GameDefinition,
  layout,
  nth,
  number,
  type Phase,
  perSeat,
  wordOf,
  wordsOf,
} from '@masterplan/kernel';

/**
 * Attack and defend: each seat holds two cards, Shields or not. The attacker strikes everybody else at once; each answers
 * sealed, whether or not they hold a Shield: defend with one (it is turned up), or take it. Standing answers may be left.
 */
const fields = { turn: number(), hits: perSeat() };
const words = { strike: 'strike', take: 'take it', defend: 'defend with #' };
const say = wordsOf(words);
const { layout: plan, zones } = layout({
  deck: { order: 'kept', seenBy: 'nobody' },
  discard: { order: 'kept', seenBy: 'all' },
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
});

interface Duel {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string; readonly shield: number };
}

const ATTACKS = 2;

const attack: Phase<Duel> = {
  name: 'attack',
  run(table, frame) {
    if (frame.at === ATTACKS) return table.end([], 'done');
    table.ask(table.fields.turn);
  },
  choices: (_lens, _seat, _frame, offers) => offers.yes(say.strike),
  answer(table, frame, seat) {
    frame.at += 1;
    table.fields.turn = (seat + 1) % table.seats;
    table.push(defence, seat);
  },
};

const defence: Phase<Duel> = {
  name: 'defence',
  window: 'attack',
  run(table, frame) {
    if (frame.at === 1) return table.done(frame);
    frame.at = 1;
    table.askSealed(((1 << table.seats) - 1) & ~(1 << frame.you));
  },
  choices(lens, seat, _frame, offers) {
    offers.yes(say.take);
    lens.distinct(zones.hand(seat), (card) => {
      offers.verdict(say.defend, card, 0, lens.kind(card)?.shield === 1 ? undefined : 'no-shield');
    });
  },
  answer(table, _frame, seat, option) {
    if (wordOf(option) === say.defend) table.move(firstOf(option), zones.discard());
    else table.fields.hits[seat] = nth(table.fields.hits, seat) + 1;
  },
};

const definition: GameDefinition<Duel> = {
  id: 'duel',
  version: '1',
  seats: [2, 3],
  options: {},
  layout: plan,
  fields,
  words,
  verbs: [],
  bound: 10,
  attributes: { shield: (kind) => kind.shield },
  windows: {
    attack: {
      answers: [
        { name: 'take', applies: () => true, choose: (_lens, _seat, _frame, options) => nth(options, 0) },
        {
          name: 'cheapest',
          applies: () => true,
          choose: (_lens, _seat, _frame, options) => options[1] ?? nth(options, 0),
        },
        {
          name: 'take-the-first',
          applies: (view) => view.fields.hits.every((hits) => hits === 0),
          choose: (_lens, _seat, _frame, options) => nth(options, 0),
        },
      ],
    },
  },
  course: attack,
  also: [defence],
  setup(table) {
    table.game.kinds.forEach((_, kind) => {
      table.create(kind, zones.deck());
    });
    table.shuffle(zones.deck());
    for (let i = 0; i < 2 * table.seats; i++)
      table.move(table.top(zones.deck()) ?? 0, zones.hand(i % table.seats));
  },
};

export const duel = bind(
  definition,
  [1, 1, 0, 0, 0].map((shield, i) => ({ id: `card-${i}`, shield })),
);
