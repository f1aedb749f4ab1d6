import {
  bind,
  type FieldsOf,
  firstOf,
  type GameDefinition,
  type Lens,
  layout,
  nth,
  number,
  type Phase,
  secondOf,
  steps,
  type Table,
  wordsOf,
} from '@masterplan/kernel';

/**
 * A tiny Master Plan: Supers of two sides, dealt out, deployed face down to two Throwdowns; a Squad is of one side; a seat
 * that can deploy nothing is passed over for good; then the Throwdowns are turned up.
 */
const fields = { turn: number(), stuck: number(), shown: number() };
const words = { deploy: 'deploy # to #', turnUp: 'turn up #' };
const say = wordsOf(words);
const PLACES = 2;
const { layout: plan, zones } = layout({
  deck: { order: 'kept', seenBy: 'nobody' },
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
  squad: { order: 'kept', seenBy: 'owner', per: 'seat', times: PLACES },
});

interface Squads {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string; readonly side: number };
}

const fits = (
  squad: readonly number[],
  side: number,
  sideOf: (card: number) => number | undefined,
): boolean => {
  const first = squad[0];
  return first === undefined || sideOf(first) === side;
};

const places = [0, 1] as const;

function isStuck(table: Table<Squads>, seat: number): boolean {
  return table
    .zone(zones.hand(seat))
    .every((card) =>
      places.every(
        (place) =>
          !fits(table.zone(zones.squad(seat, place)), table.kind(card).side, (c) => table.kind(c).side),
      ),
    );
}

/** Passing a seat over tells that its whole hand is of the other side than its Squads. */
function passOver(table: Table<Squads>, seat: number): void {
  table.fields.stuck |= 1 << seat;
  const hand = table.zone(zones.hand(seat));
  if (hand.length === 0) return;
  const squads = places.map((place) => nth(table.zone(zones.squad(seat, place)), 0));
  for (const card of hand.concat(squads.slice(1)))
    table.claimHolds('differ-or-alike', [nth(squads, 0), card], hand.includes(card) ? 1 : 0);
}

const deploy: Phase<Squads> = {
  name: 'deploy',
  run(table, frame) {
    for (let tries = 0; tries < 2; tries++) {
      const seat = table.fields.turn;
      table.fields.turn = 1 - seat;
      if ((table.fields.stuck >> seat) & 1) continue;
      if (!isStuck(table, seat)) return table.ask(seat);
      passOver(table, seat);
    }
    if (table.fields.stuck === 0b11) table.done(frame);
  },
  choices(lens: Lens<Squads>, seat, _frame, offers) {
    lens.distinct(zones.hand(seat), (card) => {
      for (const place of places) {
        const ok = fits(
          lens.zone(zones.squad(seat, place)),
          lens.kind(card)?.side ?? -1,
          (c) => lens.kind(c)?.side,
        );
        offers.verdict(say.deploy, card, place, ok ? undefined : 'one-side');
      }
    });
  },
  answer(table, _frame, seat, option) {
    const place = secondOf(option);
    const first = table.zone(zones.squad(seat, place))[0];
    const card = table.move(firstOf(option), zones.squad(seat, place));
    if (first !== undefined) table.claimAlike('side', card, first);
  },
};

const turnUp: Phase<Squads> = {
  name: 'turn-up',
  run(table) {
    if (table.fields.shown === 0b11) return table.end([], 'done');
    table.ask(0);
  },
  choices(lens, _seat, _frame, offers) {
    for (const place of places) if (((lens.fields.shown >> place) & 1) === 0) offers.yes(say.turnUp, place);
  },
  answer(table, _frame, _seat, option) {
    const place = firstOf(option);
    table.fields.shown |= 1 << place;
    for (const seat of [0, 1]) table.showAll(zones.squad(seat, place));
  },
};

const definition: GameDefinition<Squads> = {
  id: 'squads',
  version: '1',
  seats: [2],
  options: {},
  layout: plan,
  fields,
  words,
  verbs: [],
  bound: 20,
  attributes: { side: (kind) => kind.side },
  predicates: { 'differ-or-alike': ([a, b], [differ]) => (a?.side !== b?.side) === (differ === 1) },
  course: steps('game', [deploy, turnUp]),
  setup(table) {
    table.game.kinds.forEach((_, kind) => {
      table.create(kind, zones.deck());
    });
    table.shuffle(zones.deck());
    while (table.zone(zones.deck()).length > 1) {
      for (const seat of [0, 1]) table.move(table.top(zones.deck()) ?? 0, zones.hand(seat));
    }
  },
};

export const squads = bind(
  definition,
  [0, 0, 0, 1, 1].map((side, i) => ({ id: `super-${i}`, side })),
);

/** Enough to be passed over: three cards a hand. */
export const bigSquads = bind(
  { ...definition, id: 'big-squads' },
  [0, 0, 0, 0, 1, 1, 1].map((side, i) => ({ id: `super-${i}`, side })),
);
