import {
  agreementMaker,
  askAll,
  bind,
  byNumber,
  chooseSeveral,
  DECLINE_WORD,
  die,
  type FieldsOf,
  firstOf,
  type GameDefinition,
  type Lens,
  layout,
  NONE,
  nth,
  number,
  type Offers,
  perSeat,
  repeat,
  type Sentence,
  secondOf,
  spaces,
  steps,
  type Table,
  tally,
  type Verb,
  wordsOf,
} from '@masterplan/kernel';

/** Two heroes against one villain on four regions: powers by number, a die with names, a tie that heroes settle together. */
const regions = spaces({
  gotham: ['metropolis'],
  metropolis: ['atlantis'],
  atlantis: ['markovia'],
  markovia: [],
});
const abilities = ['strength', 'tech'] as const;
const leagueDie = die('wound', '+1', '+2', 'JL');
const heroes = [0, 1];
const VILLAIN = 2;
const everyone = [...heroes, VILLAIN];
const ROUNDS = 3;
const WOUNDS = 2;
const POINTS = 4;
const ENERGY = 5;

interface Power {
  readonly id: string;
  readonly number: number;
  readonly spent: 'returns' | 'stays away';
  readonly does: readonly Sentence[];
}

interface Crisis {
  readonly id: string;
  readonly cost: number;
  readonly needs: (typeof abilities)[number];
}

export interface League {
  fields: FieldsOf<typeof fields>;
  kind: Power | Crisis;
}

const { layout: plan, zones } = layout({
  crisisDeck: { order: 'kept', seenBy: 'nobody' },
  tile: { order: 'kept', seenBy: 'nobody', times: 4 },
  won: { order: 'kept', seenBy: 'all' },
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
  crises: { order: 'free', seenBy: 'owner', per: 'seat' },
  laid: { order: 'kept', seenBy: 'owner', per: 'seat' },
  away: { order: 'kept', seenBy: 'all', per: 'seat' },
});

const ready = tally({ of: abilities });
const fields = { round: number(), energy: number(ENERGY), at: perSeat(), wounds: perSeat(), ready };
const words = {
  lay: 'lay {card}',
  go: 'go to region {place}',
  place: 'place {card} in region {place}',
  confront: 'confront with {number} tokens',
  first: 'first {card}',
};
const word = wordsOf(words);

const isPower = (kind: Power | Crisis): kind is Power => 'does' in kind;

function powerOf(table: Table<League>, card: number): Power {
  const kind = table.kind(card);
  if (!isPower(kind)) throw new Error('a power was expected');
  return kind;
}

const costIn = (kind: Power | Crisis | undefined): number =>
  kind === undefined || isPower(kind) ? 0 : kind.cost;
const ownerOf = (table: Table<League>, card: number): number => plan.place(table.at(card)).seat;
const isUp = (table: Table<League>, seat: number): boolean => nth(table.fields.wounds, seat) < WOUNDS;
const offerHand = (lens: Lens<League>, seat: number, offers: Offers): void =>
  lens.distinct(zones.hand(seat), (card) => offers.yes(word.lay, card));

const heroPlanning = askAll<League>('hero planning', {
  whom: (table) => heroes.reduce((mask, seat) => (isUp(table, seat) ? mask | (1 << seat) : mask), 0),
  choices: (lens, seat, _frame, offers) => offerHand(lens, seat, offers),
  answer: (table, _frame, seat, option) => void table.move(firstOf(option), zones.laid(seat)),
});

const villainPlanning = chooseSeveral<League>('villain planning', {
  who: () => VILLAIN,
  least: () => 2,
  most: () => 2,
  choices: (lens, seat, _frame, offers) => offerHand(lens, seat, offers),
  take: (table, seat, option) => void table.move(firstOf(option), zones.laid(seat)),
});

const reveal = (table: Table<League>): void => {
  for (const seat of everyone) table.showAll(zones.laid(seat));
};

/** The heroes' powers that have the number whose turn it is, and have not acted. */
const tied = (table: Table<League>): number[] =>
  heroes.flatMap((seat) =>
    table.zone(zones.laid(seat)).filter((card) => powerOf(table, card).number === powers.now(table.stack)),
  );

/** Which of the heroes goes first: as they agree, or by a die. */
const tie = agreementMaker<League>()({
  name: 'tie',
  silence: 'accept',
  deciders: () => 0b011,
  proposals(lens, _seat, _frame, offers) {
    for (const seat of heroes)
      for (const card of lens.zone(zones.laid(seat))) {
        const kind = lens.kind(card);
        if (kind !== undefined && isPower(kind) && kind.number === powers.now(lens.stack))
          offers.yes(word.first, card);
      }
  },
  isWhole: (_view, parts) => parts.length === 1,
  agreed: (table, _frame, [part = NONE]) => powers.goFirst(table, firstOf(part)),
  fallback(table) {
    const cards = tied(table);
    powers.goFirst(table, nth(cards, table.roll(cards.length) - 1));
  },
});

/** Powers act by number; heroes go before the villain, and settle their own ties. */
const powers = byNumber<League>('powers', {
  waiting(table, found) {
    for (const seat of everyone) if (isUp(table, seat)) found.push(...table.zone(zones.laid(seat)));
  },
  number: (table, card) => powerOf(table, card).number,
  first(table, cards) {
    const ofHeroes = cards.filter((card) => ownerOf(table, card) !== VILLAIN);
    const owners = new Set(ofHeroes.map((card) => ownerOf(table, card)));
    if (owners.size < 2) return nth(ofHeroes.length > 0 ? ofHeroes : cards, 0);
    table.push(tie);
    return undefined;
  },
  act: (table, card) => void table.perform(card, 'does', ownerOf(table, card)),
});

function recover(table: Table<League>, seat: number): void {
  table.fields.wounds[seat] = 0;
  for (const ability of abilities)
    ready.add(table.fields.ready, seat, ability, 2 - ready.get(table.fields.ready, seat, ability));
  for (const card of table.zone(zones.away(seat)).slice()) table.move(card, zones.hand(seat));
}

const replenish = (table: Table<League>): void => {
  for (const seat of everyone)
    for (const card of table.zone(zones.laid(seat)).slice())
      table.move(card, powerOf(table, card).spent === 'returns' ? zones.hand(seat) : zones.away(seat));
  for (const seat of heroes) if (!isUp(table, seat)) recover(table, seat);
};

const begin = (table: Table<League>): void => {
  table.fields.round += 1;
  if (table.zone(zones.hand(VILLAIN)).length < 2) recover(table, VILLAIN);
};

const round = steps<League>('round', [begin, heroPlanning, villainPlanning, reveal, powers.phase, replenish]);

/** Goes as far as its number says. */
const move: Verb<League, Sentence & { readonly steps: number }> = {
  name: 'move',
  choices(lens, seat, _frame, offers, { steps: far }) {
    for (const place of regions.within(nth(lens.fields.at, seat), far)) offers.yes(word.go, place);
  },
  run(table, _frame, _said, seat, option) {
    table.fields.at[seat] = firstOf(option);
    table.tell('went', seat, [], firstOf(option));
  },
  say: () => ({ kind: 'act', verb: 'move', subject: { kind: 'you' } }),
};

/** Turns up the crisis of one's region and throws the die, with as many tokens as one likes. */
const confront: Verb<League> = {
  name: 'confront',
  choices(lens, seat, _frame, offers) {
    if (lens.size(zones.tile(nth(lens.fields.at, seat))) === 0) return;
    for (let tokens = 0; tokens <= 2; tokens++) offers.yes(word.confront, tokens);
  },
  run(table, _frame, _said, seat, option) {
    const tile = table.show(nth(table.zone(zones.tile(nth(table.fields.at, seat))), 0));
    const crisis = table.kind(tile);
    if (isPower(crisis)) return;
    const tokens = Math.min(firstOf(option), ready.get(table.fields.ready, seat, crisis.needs));
    ready.add(table.fields.ready, seat, crisis.needs, -tokens);
    const face = leagueDie.throwOn(table);
    if (face === 'wound') table.fields.wounds[seat] = nth(table.fields.wounds, seat) + 1;
    const total = tokens + (face === '+1' ? 1 : face === '+2' ? 2 : 0);
    table.tell('confronted', seat, [tile], total);
    if (face !== 'JL' && total < crisis.cost) return;
    table.move(tile, zones.won());
    const points = table.zone(zones.won()).reduce((sum, card) => sum + costIn(table.kind(card)), 0);
    if (points >= POINTS) table.end(heroes, 'thwarted');
  },
  say: () => ({ kind: 'act', verb: 'confront', subject: { kind: 'you' } }),
};

/** Another power joins those that wait; one whose number is past never acts. */
const layAnother: Verb<League> = {
  name: 'lay-another',
  choices: (lens, seat, _frame, offers) => offerHand(lens, seat, offers),
  run: (table, _frame, _said, seat, option) => void table.show(table.move(firstOf(option), zones.laid(seat))),
  say: () => ({ kind: 'act', verb: 'lay', subject: { kind: 'you' } }),
};

/** A crisis is hidden in a region that has none; what it costs is public, which it is stays secret. */
const scheme: Verb<League> = {
  name: 'scheme',
  choices(lens, seat, _frame, offers) {
    for (let place = 0; place < regions.names.length; place++)
      lens.distinct(zones.crises(seat), (card) => {
        const isTaken = lens.size(zones.tile(place)) > 0;
        const isTooDear = costIn(lens.kind(card)) > lens.fields.energy;
        offers.verdict(word.place, card, place, isTaken ? 'taken' : isTooDear ? 'too-dear' : undefined);
      });
    offers.yes(DECLINE_WORD);
  },
  run(table, _frame, _said, seat, option) {
    const cost = costIn(table.kind(firstOf(option)));
    table.fields.energy -= cost;
    const tile = table.move(firstOf(option), zones.tile(secondOf(option)));
    table.claimSum('cost', [tile], cost);
    table.tell('hid', seat, [tile], cost);
  },
  say: () => ({ kind: 'act', verb: 'scheme', subject: { kind: 'you' } }),
};

const power = (id: string, no: number, spent: Power['spent'], ...does: readonly Sentence[]): Power => ({
  ...{ id, number: no, spent, does },
});

const flight = { do: 'move', steps: 2 };
const walk = { do: 'move', steps: 1 };
const kinds: readonly (Power | Crisis)[] = [
  ...['diver', 'robot'].flatMap((hero) => [
    power(`${hero}-flies`, 1, 'stays away', { ...flight, ifDone: [{ do: 'lay-another', may: true }] }),
    power(`${hero}-walks`, 2, 'returns', walk, { do: 'confront', may: true }),
    power(`${hero}-fights`, 3, 'returns', { do: 'confront' }, { do: 'confront', may: true }),
  ]),
  power('plot', 2, 'returns', { do: 'scheme' }),
  power('great-plot', 3, 'stays away', { do: 'scheme' }, { do: 'scheme' }),
  power('stride', 1, 'returns', walk),
  ...[1, 2, 3].flatMap((cost) => abilities.map((needs) => ({ id: `${needs}-${cost}`, cost, needs }))),
];

const definition: GameDefinition<League> = {
  id: 'league',
  version: '1',
  seats: [3],
  options: {},
  layout: plan,
  fields,
  words,
  verbs: [move, confront, layAnother, scheme],
  course: steps('game', [
    repeat('rounds', ({ fields: now }) => now.round < ROUNDS, round),
    (table) => table.end([VILLAIN], 'time'),
  ]),
  also: [tie],
  attributes: { cost: costIn },
  sentences: (kind, part) => (isPower(kind) && part === 'does' ? kind.does : []),
  setup(table) {
    kinds.forEach((kind, no) => {
      const owner = no < 3 ? 0 : no < 6 ? 1 : VILLAIN;
      table.create(no, isPower(kind) ? zones.hand(owner) : zones.crisisDeck());
    });
    table.shuffle(zones.crisisDeck());
    for (let i = 0; i < 4; i++) table.move(nth(table.zone(zones.crisisDeck()), 0), zones.crises(VILLAIN));
    table.fields.at[1] = regions.no('markovia');
    for (const seat of heroes) recover(table, seat);
  },
  bound: 400,
};

export const league = bind(definition, kinds);
