import { type GameText, type SeenEvent, see } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { Lens } from '../../src/index.ts';
import { print, printed } from '../../src/words/index.ts';
import { type Bare, bare, lay } from '../tiny/bare.ts';

let made = 0;
const said: GameText<Bare> = {
  title: 'Cartes !',
  prompt: () => 'Que faire ?',
  option: () => 'Attendre ?',
  refusal: () => 'Impossible !',
  line: ({ name }) => (name === 'told' ? 'Voilà !' : undefined),
  outcome: () => 'Fini !',
  card: ({ id }) => {
    made += 1;
    return { name: id, flavour: 'Quoi ?', text: 'Piochez : deux !' };
  },
};
const { state } = lay({ deck: 'ace' });
const lens = new Lens(bare, see(bare, state, 0), 0);
const event = (name: string): SeenEvent => ({ name, seat: 0, cards: [], faces: [], n: [] });

test('French spaces that belong to a sign do not break; English is printed as it is', () => {
  expect(print('fr', 'Quoi ?')).toBe('Quoi\u00a0?');
  expect(print('en', 'What ?')).toBe('What ?');
});

test('all that a game says is printed', () => {
  const text = printed('fr', said);
  const ask = { seat: 0, phase: 'wait', ready: false } as never;
  expect([
    ...[text.title, text.prompt(lens, ask, []), text.option(lens, 0, [])],
    ...[text.refusal(lens, {} as never, []), text.line(event('told'), [])],
    text.outcome(lens, {} as never, []),
  ]).toEqual([
    ...['Cartes\u00a0!', 'Que faire\u00a0?', 'Attendre\u00a0?'],
    ...['Impossible\u00a0!', 'Voilà\u00a0!', 'Fini\u00a0!'],
  ]);
  expect(text.line(event('silent'), [])).toBeUndefined();
});

test('what stands on a card is made once, and printed', () => {
  made = 0;
  const text = printed('fr', said);
  const [ace] = bare.kinds;
  if (ace === undefined) throw new Error('no kinds');
  expect(text.card(ace)).toEqual({ name: 'ace', flavour: 'Quoi\u00a0?', text: 'Piochez\u00a0: deux\u00a0!' });
  expect(text.card(ace)).toBe(text.card(ace));
  expect(made).toBe(1);
});

test('a game without chapters, standing answers and proposals has none; one with them has them printed', () => {
  expect(printed('fr', said)).not.toHaveProperty('chapter');
  expect(printed('fr', said)).not.toHaveProperty('window');
  expect(printed('fr', said)).not.toHaveProperty('standing');
  expect(printed('fr', said)).not.toHaveProperty('proposal');
  const more = printed('fr', {
    ...said,
    chapter: () => 'Tour 1 : à vous',
    window: (name) => `${name} ?`,
    standing: (_, name) => `${name} !`,
    proposal: () => ['Deux : quoi ?', 'Rien !'],
  });
  expect(more.chapter?.(lens)).toBe('Tour 1\u00a0: à vous');
  expect(more.window?.('attack')).toBe('attack\u00a0?');
  expect(more.standing?.('attack', 'take')).toBe('take\u00a0!');
  expect(more.proposal?.(lens, {} as never, [])).toEqual(['Deux\u00a0: quoi\u00a0?', 'Rien\u00a0!']);
});
