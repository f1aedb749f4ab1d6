import {
  type AnyManifest,
  bind,
  firstOf,
  type Manifest,
  named,
  nth,
  type Shape,
  secondOf,
  steps,
  type Table,
} from '@masterplan/kernel';
import type { CheckName } from '@masterplan/kernel/testkit';
import { bigSquads } from '../../tiny/squads.ts';
import { plainText } from '../plain-text.ts';
import { ambush } from './ambush.ts';
import { type Ambush, type AmbushKind, healthy, type Rules, say, zones } from './ambush-rules.ts';

/** A game with one thing wrong, and the check that must find it. */
export interface Planted {
  readonly wrong: string;
  readonly check: CheckName;
  readonly registered: AnyManifest;
}

const roleOf = (table: Table<Ambush>, seat: number): number =>
  table.face(nth(table.zone(zones.role(seat)), 0));

const holds = (table: Table<Ambush>, seat: number, type: AmbushKind['type']): boolean =>
  table.zone(zones.hand(seat)).some((card) => table.kind(card).type === type);

/** Remembers the last table at work, what no game may do, and reacts otherwise while the attacker has another Sword. */
function withMemory(react: Rules['reactions']): Manifest<Ambush> {
  let remembered: Table<Ambush> | undefined;
  return ambush({
    whom(table, attacker) {
      remembered = table;
      return healthy.whom(table, attacker);
    },
    reactions(lens, seat, offers) {
      const hasSword = remembered !== undefined && holds(remembered, lens.fields.turn, 'sword');
      if (hasSword) react(lens, seat, offers);
      else healthy.reactions(lens, seat, offers);
    },
  });
}

/** Counts beside the table what belongs on it. */
function withCounter(): Manifest<Ambush> {
  let wounds = 0;
  return ambush({
    wounded(table, seat) {
      wounds += 1;
      if (wounds % 3 !== 0) healthy.wounded(table, seat);
    },
  });
}

/** Squads of one side, face down, in which nothing says that they are of one side. */
function unclaimedSquads(): AnyManifest {
  const { layout } = bigSquads;
  const deploy: typeof bigSquads.course = {
    ...named(bigSquads.phaseNamed, 'deploy'),
    answer: (table, _frame, seat, option) => {
      table.move(firstOf(option), layout.find('squad', seat, secondOf(option)));
    },
  };
  const course = steps('game', [deploy, named(bigSquads.phaseNamed, 'turn-up')]);
  return { game: bind({ ...bigSquads, course }, bigSquads.kinds), text: plainText };
}

const outOfForm = (table: Table<Ambush>, more: Readonly<Record<string, unknown>>): void => {
  Object.assign(table.fields, more);
};

/** What a registered game says, with something changed in every language. */
function saying<S extends Shape>(registered: Manifest<S>, line: () => string): Manifest<S> {
  return {
    ...registered,
    text: (game) => {
      const { en, fr } = registered.text(game);
      return { en: { ...en, prompt: line }, fr: { ...fr, prompt: line } };
    },
  };
}

export const leaks: readonly Planted[] = [
  {
    wrong: 'a role is copied into a field',
    check: 'twins',
    registered: ambush({
      dealt(table) {
        table.fields.note = roleOf(table, 0);
      },
    }),
  },
  {
    wrong: 'only those who hold a Shield are asked to react',
    check: 'twins',
    registered: ambush({
      whom(table, attacker) {
        let seats = healthy.whom(table, attacker);
        for (let seat = 0; seat < table.seats; seat++)
          if (!holds(table, seat, 'shield')) seats &= ~(1 << seat);
        return seats;
      },
    }),
  },
  {
    wrong: 'a log line tells a face that is not public',
    check: 'twins',
    registered: ambush({
      wounded(table, seat) {
        healthy.wounded(table, seat);
        table.tell('wounded', seat, [], roleOf(table, seat));
      },
    }),
  },
  {
    wrong: 'what a seat may do is computed from the truth',
    check: 're-deal',
    registered: withMemory((_lens, _seat, offers) => offers.yes(say.take)),
  },
  {
    wrong: 'what a seat may not do is computed from the truth',
    check: 're-deal',
    registered: withMemory((lens, seat, offers) => {
      healthy.reactions(lens, seat, offers);
      offers.no(say.look, lens.fields.turn, 0, 'AM-3');
    }),
  },
  {
    wrong: 'a turn is skipped because of a hidden hand, and nothing is claimed',
    check: 'twins',
    registered: ambush({ idle: (table, seat) => table.tell('idle', seat) }),
  },
  {
    wrong: 'a hidden choice had to be legal, and nothing is claimed',
    check: 'twins',
    registered: unclaimedSquads(),
  },
  {
    wrong: 'how often a die is rolled depends on a hidden face',
    check: 'twins',
    registered: ambush({
      refill(table, seat) {
        if (holds(table, seat, 'torch')) table.below(6, 'pick');
        healthy.refill(table, seat);
      },
    }),
  },
  {
    wrong: 'an order of seats follows their roles',
    check: 'twins',
    registered: ambush({
      dealt(table) {
        const seats = Array.from({ length: table.seats }, (_, seat) => seat);
        table.fields.order = seats.sort((a, b) => roleOf(table, a) - roleOf(table, b));
      },
    }),
  },
  {
    wrong: 'a field notes which sleeve of a hand is a Shield',
    check: 'twins',
    registered: ambush({
      refill(table, seat) {
        const shield = table.zone(zones.hand(seat)).find((card) => table.kind(card).type === 'shield');
        if (shield !== undefined) table.fields.note = shield;
        healthy.refill(table, seat);
      },
    }),
  },
];

export const breakages: readonly Planted[] = [
  {
    wrong: 'a card is lost',
    check: 'cards',
    registered: ambush({ refill: (table) => void table.state.zones[zones.deck()]?.pop() }),
  },
  {
    wrong: 'a card becomes another',
    check: 'cards',
    registered: ambush({
      refill(table, seat) {
        healthy.refill(table, seat);
        const top = table.top(zones.pile());
        if (top !== undefined) table.state.face[top] = 0;
      },
    }),
  },
  {
    wrong: 'a copy shares a list with its original',
    check: 'copies',
    registered: ambush({
      dealt: (table) => outOfForm(table, { trail: [] }),
      wounded(table, seat) {
        healthy.wounded(table, seat);
        const trail: unknown = Reflect.get(table.fields, 'trail');
        if (Array.isArray(trail)) trail.push(seat);
      },
    }),
  },
  { wrong: 'something is counted beside the table', check: 'copies', registered: withCounter() },
  {
    wrong: 'a field is not declared',
    check: 'fields',
    registered: ambush({ dealt: (table) => outOfForm(table, { secret: 1 }) }),
  },
  {
    wrong: 'a field is no number any more',
    check: 'json',
    registered: ambush({
      wounded(table) {
        table.fields.note = Number.NaN;
      },
    }),
  },
  {
    wrong: 'asking changes the table',
    check: 'refusals',
    registered: ambush({
      leads(lens, seat, offers) {
        healthy.leads(lens, seat, offers);
        lens.fields.order.push(seat);
      },
    }),
  },
  {
    wrong: 'a refusal changes the table',
    check: 'refusals',
    registered: ambush({
      reactions(lens, seat, offers) {
        healthy.reactions(lens, seat, offers);
        if (offers.blocked.length > 0) lens.fields.wounds[seat] = 0;
      },
    }),
  },
  {
    wrong: 'an option that is listed cannot be taken',
    check: 'options',
    registered: ambush({
      wounded(table) {
        if (table.fields.turns > 2) throw new Error('nobody is wounded so late');
      },
    }),
  },
  {
    wrong: 'one key is listed twice',
    check: 'options',
    registered: ambush({
      reactions(lens, seat, offers) {
        healthy.reactions(lens, seat, offers);
        offers.yes(say.take);
      },
    }),
  },
  {
    wrong: 'it never ends',
    check: 'ends',
    registered: ambush({
      dusk: () => false,
      refill(table) {
        for (const card of table.zone(zones.pile()).slice()) table.move(card, zones.hand(0));
      },
    }),
  },
  {
    wrong: 'a seat is asked and has no option',
    check: 'ends',
    registered: ambush({ reactions: (_lens, _seat, offers) => void offers.clear() }),
  },
  {
    wrong: 'what is claimed is not true',
    check: 'claims',
    registered: ambush({
      idle(table, seat) {
        table.claimAmong('leads', table.zone(zones.hand(seat)), [1]);
      },
    }),
  },
  {
    wrong: 'a kind is never in play',
    check: 'coverage',
    registered: ambush({}, { id: 'ghost', copies: 0, type: 'torch', play: [] }),
  },
  {
    wrong: 'the effect of a kind is never carried out',
    check: 'coverage',
    registered: ambush({}, { id: 'mirror', copies: 1, type: 'shield', play: [{ do: 'look' }] }),
  },
  {
    wrong: 'a prompt has a hole in it',
    check: 'text',
    registered: saying(ambush(), () => 'Ann plays undefined'),
  },
  {
    wrong: 'the rules throw',
    check: 'crash',
    registered: ambush({
      refill() {
        throw new Error('the die fell off the table');
      },
    }),
  },
];
