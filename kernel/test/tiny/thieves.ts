import {
  bind,
  type FieldsOf,
  firstOf,
  type GameDefinition,
  layout,
  nth,
  number,
  type Option,
  type Table,
  wordOf,
  wordsOf,
} from '@masterplan/kernel';

/**
 * Peek, shuffle, put on top and theft: two seats with a card or two each and a small deck. On a turn a seat draws, looks at
 * the top of the deck, shuffles it, puts a card of its hand on top, shows one, plays one openly, or steals blindly.
 */
const fields = { turn: number() };
const words = {
  draw: 'draw',
  peek: 'peek',
  shuffle: 'shuffle',
  top: 'put # on top',
  show: 'show #',
  discard: 'discard #',
  steal: 'steal',
};
const say = wordsOf(words);
const { layout: plan, zones } = layout({
  deck: { order: 'kept', seenBy: 'nobody' },
  discard: { order: 'kept', seenBy: 'all' },
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
});

interface Thieves {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string };
}

const TURNS = 6;

function act(table: Table<Thieves>, seat: number, option: Option): void {
  const top = table.top(zones.deck());
  const card = firstOf(option);
  switch (wordOf(option)) {
    case say.draw:
      if (top !== undefined) table.move(top, zones.hand(seat));
      return;
    case say.peek:
      if (top !== undefined) table.show(top, 1 << seat);
      return;
    case say.shuffle:
      table.shuffle(zones.deck());
      return;
    case say.top:
      table.move(card, zones.deck());
      return;
    case say.show:
      table.show(card);
      return;
    case say.discard:
      table.move(card, zones.discard());
      return;
    default:
      table.move(table.pick(zones.hand(1 - seat)), zones.hand(seat));
  }
}

const definition: GameDefinition<Thieves> = {
  id: 'thieves',
  version: '1',
  seats: [2],
  options: {},
  layout: plan,
  fields,
  words,
  verbs: [],
  bound: TURNS,
  course: {
    name: 'turn',
    run(table, frame) {
      if (frame.at === TURNS) return table.end([], 'done');
      table.ask(frame.at % 2);
    },
    choices(lens, seat, _frame, offers) {
      if (lens.size(zones.deck()) > 0) {
        offers.yes(say.draw);
        offers.yes(say.peek);
      }
      offers.yes(say.shuffle);
      lens.distinct(zones.hand(seat), (card) => {
        offers.yes(say.top, card);
        offers.yes(say.show, card);
        offers.yes(say.discard, card);
      });
      if (lens.size(zones.hand(1 - seat)) > 0) offers.yes(say.steal);
    },
    answer(table, frame, seat, option) {
      frame.at += 1;
      act(table, seat, option);
    },
  },
  setup(table) {
    table.game.kinds.forEach((_, kind) => {
      table.create(kind, zones.deck());
    });
    table.shuffle(zones.deck());
    for (const seat of [0, 1])
      table.move(nth(table.zone(zones.deck()), table.zone(zones.deck()).length - 1), zones.hand(seat));
  },
};

/** With all faces different. */
export const thieves = bind(
  definition,
  ['ace', 'king', 'queen', 'knave'].map((id) => ({ id })),
);

/** With two of a kind, so that equal faces are one option and a shown face may be either copy. */
export const twinThieves = bind(
  {
    ...definition,
    id: 'twin-thieves',
    setup(table) {
      for (const kind of [0, 0, 1, 1]) table.create(kind, zones.deck());
      table.shuffle(zones.deck());
      for (const seat of [0, 1, 0]) table.move(table.top(zones.deck()) ?? 0, zones.hand(seat));
    },
  },
  ['coin', 'rock'].map((id) => ({ id })),
);
