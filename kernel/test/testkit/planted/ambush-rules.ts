import {
  type FieldsOf,
  type Frame,
  firstOf,
  type GameDefinition,
  type Lens,
  layout,
  nth,
  number,
  numbers,
  type Offers,
  type Phase,
  perSeat,
  type Sentence,
  type Table,
  type Verb,
  wordOf,
  wordsOf,
} from '@masterplan/kernel';

/**
 * A small game with every sort of secret, for the suite to be tried on. Each seat has a secret role and a hand. On a turn a seat
 * leads a Sword (everybody else blocks with a Shield or is wounded) or a Torch (it looks at a rival's role); who can lead
 * nothing sits idle, and the table knows why. A die may give a card. At dusk roles are shown and the fewest wounds win.
 */
const fields = { turn: number(), turns: number(), wounds: perSeat(), note: number(-1), order: numbers() };
const words = { lead: 'lead #', take: 'take it', block: 'block with #', look: 'look at #' };
export const say = wordsOf(words);
const { layout: plan, zones } = layout({
  court: { order: 'kept', seenBy: 'nobody' },
  deck: { order: 'kept', seenBy: 'nobody' },
  pile: { order: 'kept', seenBy: 'all' },
  role: { order: 'kept', seenBy: 'owner', per: 'seat' },
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
});

export { zones };

export interface AmbushKind {
  readonly id: string;
  readonly copies: number;
  readonly type: 'role' | 'sword' | 'shield' | 'torch';
  readonly play: readonly Sentence[];
}

export interface Ambush {
  fields: FieldsOf<typeof fields>;
  kind: AmbushKind;
}

/** What a planted fault changes; everything else is the healthy game. */
export interface Rules {
  dealt(table: Table<Ambush>): void;
  /** Who may react to a Sword. */
  whom(table: Table<Ambush>, attacker: number): number;
  reactions(lens: Lens<Ambush>, seat: number, offers: Offers): void;
  wounded(table: Table<Ambush>, seat: number): void;
  idle(table: Table<Ambush>, seat: number): void;
  dusk(table: Table<Ambush>): boolean;
  refill(table: Table<Ambush>, seat: number): void;
  leads(lens: Lens<Ambush>, seat: number, offers: Offers): void;
}

const canLead = (kind: AmbushKind | undefined): boolean => kind?.type === 'sword' || kind?.type === 'torch';

export const healthy: Rules = {
  dealt: () => {},
  whom: (table, attacker) => ((1 << table.seats) - 1) & ~(1 << attacker),
  reactions(lens, seat, offers) {
    offers.yes(say.take);
    lens.distinct(zones.hand(seat), (card) => {
      offers.verdict(say.block, card, 0, lens.kind(card)?.type === 'shield' ? undefined : 'AM-3');
    });
  },
  wounded(table, seat) {
    table.fields.wounds[seat] = nth(table.fields.wounds, seat) + 1;
    table.tell('wounded', seat);
  },
  idle(table, seat) {
    table.claimAmong('leads', table.zone(zones.hand(seat)), [0]);
    table.tell('idle', seat);
  },
  dusk: (table) => table.fields.turns >= (table.state.options.long === true ? 10 : 6),
  refill(table, seat) {
    const top = table.top(zones.deck());
    if (table.roll(2) === 2 && top !== undefined) table.move(top, zones.hand(seat));
  },
  leads(lens, seat, offers) {
    lens.distinct(zones.hand(seat), (card) => {
      offers.verdict(say.lead, card, 0, canLead(lens.kind(card)) ? undefined : 'AM-2');
    });
  },
};

function endAtDusk(table: Table<Ambush>): void {
  for (let seat = 0; seat < table.seats; seat++) table.showAll(zones.role(seat));
  const least = Math.min(...table.fields.wounds);
  table.end(
    table.fields.wounds.flatMap((wounds, seat) => (wounds === least ? [seat] : [])),
    'dusk',
  );
}

const turnBy = (rules: Rules, ambush: Phase<Ambush>): Phase<Ambush> => ({
  name: 'turn',
  run(table, frame) {
    if (frame.at === 1) rules.refill(table, table.fields.turn);
    if (frame.at === 1) table.fields.turn = (table.fields.turn + 1) % table.seats;
    frame.at = 0;
    if (rules.dusk(table)) return endAtDusk(table);
    table.fields.turns += 1;
    const seat = table.fields.turn;
    if (table.zone(zones.hand(seat)).some((card) => canLead(table.kind(card)))) return table.ask(seat);
    rules.idle(table, seat);
    frame.at = 1;
  },
  choices: (lens, seat, _frame, offers) => rules.leads(lens, seat, offers),
  answer(table, frame, seat, option) {
    frame.at = 1;
    const card = table.move(firstOf(option), zones.pile());
    table.tell('led', seat, [card]);
    if (table.kind(card).type === 'sword') table.push(ambush, seat);
    else table.perform(card, 'play', seat);
  },
});

const ambushBy = (rules: Rules): Phase<Ambush> => ({
  name: 'ambush',
  run(table, frame) {
    const seats = rules.whom(table, frame.you);
    if (frame.at === 1 || seats === 0) return table.done(frame);
    frame.at = 1;
    table.askSealed(seats);
  },
  choices: (lens, seat, _frame, offers) => rules.reactions(lens, seat, offers),
  answer(table, _frame, seat, option) {
    if (wordOf(option) === say.take) return rules.wounded(table, seat);
    table.tell('blocked', seat, [table.move(firstOf(option), zones.pile())]);
  },
});

/** Looks at the role of any rival. */
const look: Verb<Ambush> = {
  name: 'look',
  choices(lens, seat, _frame: Frame, offers) {
    for (let other = 0; other < lens.seats; other++) if (other !== seat) offers.yes(say.look, other);
  },
  run(table, _frame, _said, seat, option) {
    const role = nth(table.zone(zones.role(firstOf(option))), 0);
    table.tell('looked', seat, [table.show(role, (1 << seat) | (1 << firstOf(option)))], firstOf(option));
  },
  say: () => ({ kind: 'act', verb: 'look-at', subject: { kind: 'you' } }),
};

export function definitionBy(rules: Rules): GameDefinition<Ambush> {
  const ambush = ambushBy(rules);
  return {
    id: 'ambush',
    version: '1',
    seats: [2, 3],
    options: { long: { values: [false, true], usual: false } },
    layout: plan,
    fields,
    words,
    verbs: [look],
    bound: 60,
    course: turnBy(rules, ambush),
    also: [ambush],
    attributes: { leads: (kind) => (canLead(kind) ? 1 : 0) },
    sentences: (kind) => kind.play,
    setup(table) {
      table.game.kinds.forEach((kind, no) => {
        const zone = kind.type === 'role' ? zones.court() : zones.deck();
        for (let i = 0; i < kind.copies; i++) table.create(no, zone);
      });
      table.shuffle(zones.court());
      table.shuffle(zones.deck());
      for (let seat = 0; seat < table.seats; seat++) {
        table.move(nth(table.zone(zones.court()), 0), zones.role(seat));
        for (let i = 0; i < 3; i++) table.move(nth(table.zone(zones.deck()), 0), zones.hand(seat));
      }
      rules.dealt(table);
    },
  };
}
