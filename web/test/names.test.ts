import type { SeatInfo } from '@masterplan/server/wire';
import { expect, test } from 'vitest';
import { namesOf } from '../src/table/names.ts';
import { messagesIn } from '../src/text/index.ts';

const person = (name: string): SeatInfo => ({ player: `p ${name}`, name, here: true });
const robot: SeatInfo = { bot: 'thumb', name: '', here: true };

test('one name at several seats is numbered, so that each knows whose turn it is', async () => {
  expect(namesOf([person('Nadia'), person('Theo'), person('Nadia')], await messagesIn('en'))).toEqual([
    'Nadia 1',
    'Theo',
    'Nadia 2',
  ]);
});

test('people without a name and bots have names of ours, each its own', async () => {
  const names = namesOf([person(''), person(''), robot, robot], await messagesIn('fr'));
  expect(names).toEqual(['Cerveau 1', 'Cerveau 2', 'Baron Statique', 'Comtesse Néant']);
});
