import {
  bind,
  type FieldsOf,
  firstOf,
  type GameDefinition,
  layout,
  nth,
  number,
  type Phase,
  steps,
  wordsOf,
} from '@masterplan/kernel';

/**
 * Two seats with three known powers each choose one in secret, twice. Between the choices seat 0 may look at what seat 1
 * chose first. In the end the first choices are turned up.
 */
const fields = { round: number() };
const words = { seal: 'seal #', look: 'look', stay: 'stay' };
const say = wordsOf(words);
const { layout: plan, zones } = layout({
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
  sealed: { order: 'kept', seenBy: 'owner', per: 'seat' },
});

interface Powers {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string };
}

const POWERS = 3;

const choose: Phase<Powers> = {
  name: 'choose',
  run(table, frame) {
    if (frame.at === 1) return table.done(frame);
    frame.at = 1;
    table.askSealed(0b11);
  },
  choices(lens, seat, _frame, offers) {
    lens.distinct(zones.hand(seat), (card) => offers.yes(say.seal, card));
  },
  answer: (table, _frame, seat, option) => {
    table.move(firstOf(option), zones.sealed(seat));
  },
};

const peek: Phase<Powers> = {
  name: 'peek',
  run(table, frame) {
    if (frame.at === 1) return table.done(frame);
    frame.at = 1;
    table.ask(0);
  },
  choices(_lens, _seat, _frame, offers) {
    offers.yes(say.look);
    offers.yes(say.stay);
  },
  answer(table, frame, _seat, option) {
    frame.at = 1;
    if (option === say.look << 24) table.show(nth(table.zone(zones.sealed(1)), 0), 0b1);
  },
};

const reveal: Phase<Powers> = {
  name: 'reveal',
  run(table, frame) {
    for (const seat of [0, 1]) table.show(nth(table.zone(zones.sealed(seat)), 0));
    table.done(frame);
  },
};

const last: Phase<Powers> = {
  name: 'last',
  run(table, frame) {
    if (frame.at === 1) return table.end([], 'done');
    table.ask(1);
  },
  choices: (_lens, _seat, _frame, offers) => offers.yes(say.stay),
  answer: (_table, frame) => {
    frame.at = 1;
  },
};

const definition: GameDefinition<Powers> = {
  id: 'sealed-powers',
  version: '1',
  seats: [2],
  options: {},
  layout: plan,
  fields,
  words,
  verbs: [],
  bound: 6,
  course: steps('game', [choose, peek, choose, reveal, last]),
  setup(table) {
    for (const seat of [0, 1]) {
      for (let power = 0; power < POWERS; power++) table.create(seat * POWERS + power, zones.hand(seat));
    }
  },
};

export const sealedPowers = bind(
  definition,
  ['bend', 'break', 'build', 'melt', 'move', 'mind'].map((id) => ({ id })),
);
