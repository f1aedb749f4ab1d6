import {
  bind,
  type FieldsOf,
  firstOf,
  type GameDefinition,
  layout,
  nth,
  number,
  wordsOf,
} from '@masterplan/kernel';

/** Each seat gets two tiles and announces their total; then tiles are shown one by one, and unshown ones change hands. */
const fields = { shown: number() };
const words = { show: 'show #', give: 'give #' };
const say = wordsOf(words);
const { layout: plan, zones } = layout({
  bag: { order: 'kept', seenBy: 'nobody' },
  rack: { order: 'kept', seenBy: 'owner', per: 'seat' },
});

interface Tiles {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string; readonly cost: number };
}

const STEPS = 3;

const definition: GameDefinition<Tiles> = {
  id: 'tiles',
  version: '1',
  seats: [2],
  options: {},
  layout: plan,
  fields,
  words,
  verbs: [],
  bound: STEPS,
  attributes: { cost: (kind) => kind.cost },
  predicates: { rising: (kinds) => kinds.every((kind, i) => i === 0 || kind.cost >= nth(kinds, i - 1).cost) },
  course: {
    name: 'turn',
    run(table, frame) {
      if (frame.at === STEPS) return table.end([], 'done');
      table.ask(frame.at % 2);
    },
    choices(lens, seat, _frame, offers) {
      for (const tile of lens.zone(zones.rack(seat))) {
        offers.yes(say.show, tile);
        offers.yes(say.give, tile);
      }
      if (lens.size(zones.rack(seat)) === 0) offers.yes(say.show, 0);
    },
    answer(table, frame, seat, option) {
      frame.at += 1;
      const tile = firstOf(option);
      if (option >> 24 === say.show) table.show(tile);
      else table.move(tile, zones.rack(1 - seat));
    },
  },
  setup(table) {
    table.game.kinds.forEach((_, kind) => {
      table.create(kind, zones.bag());
    });
    table.shuffle(zones.bag());
    for (const seat of [0, 1, 0, 1]) table.move(table.top(zones.bag()) ?? 0, zones.rack(seat));
    for (const seat of [0, 1]) {
      const tiles = table.zone(zones.rack(seat));
      table.claimSum(
        'cost',
        tiles,
        tiles.reduce((total, tile) => total + table.kind(tile).cost, 0),
      );
    }
  },
};

export const tiles = bind(
  definition,
  [1, 2, 3, 4, 4].map((cost, i) => ({ id: `tile-${i}`, cost })),
);
