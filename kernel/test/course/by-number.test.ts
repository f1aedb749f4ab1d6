import {
  bind,
  byNumber,
  type FieldsOf,
  layout,
  number,
  numbers,
  open,
  type Phase,
  steps,
} from '@masterplan/kernel';
import { expect, test } from 'vitest';

/** Cards 0, 1 and 2 have the numbers 1, 2 and 3; what happens is written down. The first may wait for a later number. */
const fields = { said: numbers(), until: number(1) };
interface Numbered {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string };
}
const { layout: plan, zones } = layout({ row: { order: 'kept', seenBy: 'all' } });

function said(until: number): readonly number[] {
  const queue = byNumber<Numbered>('queue', {
    waiting: (table, found) => void found.push(...table.zone(zones.row())),
    number: (table, card) => (card === 0 ? table.fields.until : card + 1),
    first: (_table, [first]) => first,
    act(table, card) {
      table.fields.said.push(card);
      if (card !== 0 || table.fields.until === until) return;
      table.fields.until = until;
      queue.putBack(table, card);
    },
  });
  const end: Phase<Numbered>['run'] = (table) => table.end([], 'over');
  const game = bind<Numbered>(
    {
      ...{
        id: 'numbered',
        version: '1',
        seats: [1],
        options: {},
        layout: plan,
        fields,
        words: {},
        verbs: [],
      },
      course: steps('game', [queue.phase, end]),
      setup: (table) => [0, 1, 2].forEach((kind) => void table.create(kind, zones.row())),
      bound: 1,
    },
    ['a', 'b', 'c'].map((id) => ({ id })),
  );
  return open(game, { seats: 1, seed: '' }).fields.said;
}

test('a card that is put back acts again when its new number comes', () => {
  expect(said(3)).toEqual([0, 1, 0, 2]);
});

test('one whose new number is past never does', () => {
  expect(said(0)).toEqual([0, 1, 2]);
});
