import { HIDDEN } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { Namer, Tongues } from '../../src/words/index.ts';
import { type Bare, bare, cardOf, lay } from '../tiny/bare.ts';

const messages = {
  hidden: 'a card',
  nothing: 'nothing',
  copies: (n: number, name: string) => `${n}×${name}`,
};

class Voice extends Namer<Bare, typeof messages> {
  override nameOf({ id }: Bare['kind']): string {
    return id.toUpperCase();
  }
}

const voice = new Voice(bare, 'en', messages);

test('a card is called by its pack, else by the game, else by its id', () => {
  const ace = { name: 'Ace', flavour: 'High.' };
  const tongues = new Tongues<object>();
  tongues.bring('en', { messages: {}, titles: { ace } });
  tongues.bring('fr', { messages: {}, titles: {} });
  const own = { name: 'Ours', flavour: '' };
  expect(tongues.titleOf({ id: 'ace' }, 'en')).toBe(ace);
  expect(tongues.titleOf({ id: 'ace' }, 'fr')).toEqual({ name: 'ace', flavour: '' });
  expect(tongues.titleOf({ id: 'ace', titles: { en: own, fr: own } }, 'en')).toBe(own);
});

test('a language that was not brought is not spoken', () => {
  expect(() => new Tongues().in('fr')).toThrow('what the game says in "fr" has not been loaded: "bring" it');
});

test('a face is named as far as it is known', () => {
  const table = lay({ deck: 'king', hand: ['ace'] });
  expect(voice.cardName(table.lens(0), cardOf(table, 'ace'))).toBe('ACE');
  expect(voice.cardName(table.lens(1), cardOf(table, 'ace'))).toBe('a card');
  expect(voice.faceName(undefined)).toBe('a card');
  expect(voice.kindCalled('queen').cost).toBe(3);
});

test('equal faces are counted, in the order they come', () => {
  const [ace, king] = [bare.kindNo('ace'), bare.kindNo('king')];
  expect(voice.count([king, ace, king, HIDDEN])).toBe('2×KING, 1×ACE, and 1×a card');
  expect(voice.count([])).toBe('nothing');
});
