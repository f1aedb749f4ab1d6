import {
  ACCEPT,
  agreementMaker,
  always,
  bind,
  DECLINE,
  type FieldsOf,
  firstOf,
  type GameDefinition,
  layout,
  NONE,
  number,
  steps,
  wordsOf,
} from '@masterplan/kernel';

/**
 * A vote with a die: three seats divide a haul; seat 0 proposes who gets it, the others consent; else a die decides. Whoever likes says
 * beforehand that they accept or decline all.
 */
const fields = { owner: number(-1) };
const words = { propose: 'give it to #' };
const say = wordsOf(words);
const { layout: plan } = layout({});

interface Vote {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string };
}

const award = agreementMaker<Vote>()({
  name: 'award',
  silence: 'accept',
  window: 'award',
  deciders: () => 0b111,
  proposals(_lens, _seat, _frame, offers) {
    for (let seat = 0; seat < 3; seat++) offers.yes(say.propose, seat);
  },
  isWhole: (_view, parts) => parts.length === 1,
  agreed: (table, _frame, [proposal = NONE]) => {
    table.fields.owner = firstOf(proposal);
  },
  fallback: (table) => {
    table.fields.owner = (table.roll(6) - 1) % 3;
  },
});

const definition: GameDefinition<Vote> = {
  id: 'heist-vote',
  version: '1',
  seats: [3],
  options: {},
  layout: plan,
  fields,
  words,
  verbs: [],
  bound: 9,
  course: steps('game', [
    (table) => table.push(award, 0),
    (table) => table.end([table.fields.owner], 'awarded'),
  ]),
  also: [award],
  windows: { award: { answers: [always('accept', ACCEPT), always('decline', DECLINE)] } },
  setup: () => undefined,
};

export const heistVote = bind(definition, []);
