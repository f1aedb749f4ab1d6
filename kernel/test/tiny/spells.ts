import {
  bind,
  DONE,
  DONE_WORD,
  type FieldsOf,
  firstOf,
  type GameDefinition,
  layout,
  locals,
  nth,
  number,
  open,
  type Phase,
  type PhaseWith,
  perSeat,
  type Sentence,
  steps,
  type Table,
  type Verb,
  whole,
  wordOf,
  wordsOf,
} from '@masterplan/kernel';
import type { Clause } from '@masterplan/kernel/words';

/**
 * Effects made of sentences: seat 0 casts one spell that a test writes, then seat 0 rests and the game ends. Seats have
 * points, and gems in a common row to take.
 */
const fields = { points: perSeat(), rests: number() };
const words = { take: 'take gem #', pick: 'pick {number}', block: 'block', suffer: 'suffer', rest: 'rest' };
const say = wordsOf(words);
const { layout: plan, zones } = layout({
  spell: { order: 'kept', seenBy: 'all' },
  gems: { order: 'kept', seenBy: 'all' },
  purse: { order: 'kept', seenBy: 'all', per: 'seat' },
});

export { zones as spellZones };

export interface Spells {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string; readonly cast?: readonly Sentence[]; readonly last?: readonly Sentence[] };
}

interface Gain extends Sentence {
  readonly do: 'gain';
  readonly points: number;
}
interface Choose extends Sentence {
  readonly do: 'take' | 'take-forced' | 'take-if-liked' | 'take-several';
}
interface Rival extends Sentence {
  readonly do: 'rival';
  readonly to: readonly Sentence[];
}
interface Strike extends Sentence {
  readonly do: 'strike';
  readonly seats: number;
}
interface Pick extends Sentence {
  readonly do: 'pick';
  readonly among: readonly (readonly Sentence[])[];
}

export const gain = (points: number): Gain => ({ do: 'gain', points });
export const take: Choose = { do: 'take' };
export const takeForced: Choose = { do: 'take-forced' };
export const takeSeveral: Choose = { do: 'take-several' };
/** Every seat of the mask blocks or suffers, at once. */
export const strike = (seats: number): Strike => ({ do: 'strike', seats });
/** Casts what is printed under `last` as well, before the rest goes on. */
export const echo: Sentence = { do: 'echo' };
/** The spell fizzles: the phase it is cast in is cut, with all that is left of it. */
export const fizzle: Sentence = { do: 'fizzle' };
/** Ends the game at once. */
export const finish: Sentence = { do: 'finish' };

export const may = <S extends Sentence>(said: S): S & { readonly may: true } => ({ ...said, may: true });
/** The sentence, and what happens where it was done. */
export const ifDone = (said: Sentence, ...then: readonly Sentence[]): Sentence => ({ ...said, ifDone: then });
/** The sentence, and what happens where it was not done. */
export const otherwise = (said: Sentence, ...then: readonly Sentence[]): Sentence => ({
  ...said,
  otherwise: then,
});
/** Only where the caster has so many points. */
export const when = (least: number, said: Sentence): Sentence => ({ ...said, if: least });
/** The rival, seat 1, does what hangs on it. */
export const rival = (...to: readonly Sentence[]): Rival => ({ do: 'rival', to });
/** One of several lists happens, as the caster likes. */
export const pick = (...among: readonly (readonly Sentence[])[]): Pick => ({ do: 'pick', among });

const clause: Clause = { kind: 'plus', amount: 1, noun: 'point' };

const score = (table: Table<Spells>, seat: number, points: number): void => {
  table.fields.points[seat] = nth(table.fields.points, seat) + points;
};

const taking = (name: Choose['do'], more: Partial<Verb<Spells, Choose>> = {}): Verb<Spells, Choose> => ({
  name,
  choices(lens, _seat, _frame, offers) {
    for (const gem of lens.zone(zones.gems())) offers.yes(say.take, gem);
  },
  run(table, _frame, _said, seat, option) {
    table.move(firstOf(option), zones.purse(seat));
  },
  say: () => clause,
  ...more,
});

const several: Partial<Verb<Spells, Choose>> = {
  choices(lens, _seat, frame, offers) {
    for (const gem of lens.zone(zones.gems())) offers.yes(say.take, gem);
    if (frame.n.length > 0) offers.yes(DONE_WORD);
  },
  run(table, frame, _said, seat, option) {
    if (option === DONE) return;
    frame.n.push(firstOf(option));
    table.move(firstOf(option), zones.purse(seat));
    table.repeat(frame);
  },
};

const sendingOn: Verb<Spells, Rival> = {
  name: 'rival',
  run: (table, frame) => void table.perform(frame, 'to', 1),
  say: () => clause,
};

const picking: Verb<Spells, Pick> = {
  name: 'pick',
  choices(_lens, _seat, _frame, offers, { among }) {
    for (let i = 0; i < among.length; i++) offers.yes(say.pick, i);
  },
  run: (table, frame, _said, seat, option) => void table.perform(frame, 'among', seat, firstOf(option)),
  say: () => clause,
};

const gaining: Verb<Spells, Gain> = {
  name: 'gain',
  run: (table, frame, { points }) => score(table, frame.you, points),
  say: () => clause,
};

const plain = (name: string, run: Verb<Spells>['run']): Verb<Spells> => ({ name, run, say: () => clause });

const striking: Verb<Spells, Strike> = {
  name: 'strike',
  run: (table, frame, { seats }) => void table.push(struck, frame.you, { whom: seats }),
  say: () => clause,
};

const whom = locals({ whom: number() });

const struck: PhaseWith<Spells, { whom: ReturnType<typeof number> }> = {
  name: 'struck',
  my: whom,
  window: 'strike',
  run(table, frame) {
    if (frame.at++ === 0) table.askSealed(whom.whom.of(frame));
    else table.done(frame);
  },
  choices(_lens, _seat, _frame, offers) {
    offers.yes(say.suffer);
    offers.yes(say.block);
  },
  answer: (table, _frame, seat, option) => score(table, seat, wordOf(option) === say.block ? -1 : -3),
};

const casting: Phase<Spells> = {
  name: 'casting',
  run(table, frame) {
    frame.at += 1;
    if (frame.at === 1) table.perform(nth(table.zone(zones.spell()), 0), 'cast', 0);
    else if (frame.at === 2) table.push(evening);
    else table.done(frame);
  },
};

const evening: Phase<Spells> = {
  name: 'evening',
  run(table, frame) {
    table.fields.rests += 10;
    table.done(frame);
  },
};

const night: Phase<Spells> = {
  name: 'night',
  run(table) {
    if (table.fields.rests % 10 === 1) table.end([], 'slept');
    else table.ask(0);
  },
  choices: (_lens, _seat, _frame, offers) => offers.yes(say.rest),
  answer(table) {
    table.fields.rests += 1;
  },
};

const definition: GameDefinition<Spells> = {
  id: 'spells',
  version: '1',
  seats: [2, 3],
  options: {},
  layout: plan,
  fields,
  words,
  bound: 20,
  windows: {
    ambush: {
      answers: [
        { name: 'never', applies: () => false, choose: (_lens, _seat, _frame, options) => nth(options, 0) },
      ],
    },
    strike: {
      answers: [
        { name: 'suffer', applies: () => true, choose: (_lens, _seat, _frame, options) => nth(options, 0) },
        {
          name: 'block-when-poor',
          applies: (view, seat) => nth(view.fields.points, seat) < 0,
          choose: (_lens, _seat, _frame, options) => nth(options, 1),
        },
      ],
    },
  },
  verbs: [
    gaining,
    taking('take'),
    taking('take-forced', { forced: 'taken' }),
    taking('take-several', several),
    taking('take-if-liked', { optional: true }),
    { ...plain('gain-if-liked', (table, frame) => score(table, frame.you, 1)), optional: true },
    sendingOn,
    striking,
    picking,
    plain('echo', (table, frame) => table.perform(frame.self, 'last', frame.you)),
    plain('fizzle', (table) => table.cut('casting')),
    plain('finish', (table, frame) => table.end([frame.you], 'finished')),
  ],
  conditions: {
    check: whole(),
    holds: (table, least, { you }) => nth(table.fields.points, you) >= Number(least),
    say: () => ({ kind: 'exists', what: { kind: 'you' } }),
  },
  /** Nobody casts on with a curse of so many points. */
  isDue: (table, { you }) => nth(table.fields.points, you) > -100,
  sentences: (kind, part) => (part === 'cast' ? kind.cast : kind.last) ?? [],
  course: steps('game', [casting, night]),
  also: [evening, struck],
  setup(table) {
    table.create(0, zones.spell());
    for (let kind = 1; kind < table.game.kinds.length; kind++) table.create(kind, zones.gems());
  },
};

/** A spell as a test writes it. */
export interface Spell {
  readonly cast: readonly Sentence[];
  readonly last?: readonly Sentence[];
  readonly gems?: number;
  readonly seats?: number;
}

export const spellGame = ({ cast: sentences, last = [], gems = 0 }: Spell) =>
  bind(definition, [
    { id: 'spell', cast: sentences, last },
    ...Array.from({ length: gems }, (_, i) => ({ id: `gem-${i}` })),
  ]);

/** A table at which seat 0 has just cast this spell: run to the first ask. Gem number i is card i + 1. */
export const cast = (spell: Spell): Table<Spells> =>
  open(spellGame(spell), { seats: spell.seats ?? 2, seed: 'spells' });
