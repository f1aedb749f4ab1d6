import { languages } from '@masterplan/kernel';
import type { SeatInfo } from '@masterplan/server/wire';
import { expect, test } from 'vitest';
import { glossary as justiceLeague } from '../../games/justice-league/text/explained.ts';
import { glossary as masterPlan } from '../../games/master-plan/text/explained.ts';
import { glossary as watchmen } from '../../games/watchmen/text/explained.ts';
import { namesOf } from '../src/table/log/names.ts';
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
  expect(names).toEqual(['Joueur 1', 'Joueur 2', 'Baron Statique', 'Comtesse Néant']);
});

test('bots with a temperament have names that go with it, each its own', async () => {
  const sly: SeatInfo = { ...robot, temper: 'sly' };
  const bold: SeatInfo = { ...robot, temper: 'bold' };
  const names = namesOf([sly, bold, sly, sly, sly, robot], await messagesIn('en'));
  expect(names.slice(0, 3)).toEqual(['Miss Whisper', 'Captain Headlong', 'Count Velvet']);
  expect(names.slice(3)).toEqual(['Miss Whisper 2', 'Count Velvet 2', 'Old Clock']);
});

test.each(languages)('no name of ours in %s is a role or another word of a game', async (language) => {
  const say = await messagesIn(language);
  const ours = [
    ...say.botNames,
    ...Object.values(say.temperNames).flat(),
    ...[1, 2, 3, 4, 5, 6].map((seat) => say.unnamed(seat)),
  ];
  const words = [...masterPlan, ...watchmen, ...justiceLeague].map((term) => term[language].toLowerCase());
  const taken = ours.filter((name) => words.some((word) => name.toLowerCase().includes(word)));
  expect(taken).toEqual([]);
});
