import { expect, test } from 'vitest';
import {
  again,
  called,
  type EnglishWords,
  type FrenchFor,
  feminine,
  masculine,
  may,
  vocabulary,
  you,
} from '../../src/words/index.ts';
import { say, text } from './vocabulary.ts';

test('a game may say a word of the kernel in its own way, in both languages', () => {
  const own = vocabulary(
    { nouns: { deck: { one: 'library', many: 'libraries' } } },
    { nouns: { deck: feminine('bibliothèque') } },
  );
  const look = own.say.clause('look-at', you, own.say.topOf('deck'));
  expect(own.text(look, 'en')).toBe('Look at the top card of your library.');
  expect(own.text(look, 'fr')).toBe('Regardez la première carte de votre bibliothèque.');
});

test('French has exactly the ids of English: anything else does not compile', () => {
  const en = { nouns: { gem: { one: 'gem', many: 'gems' } } } as const satisfies EnglishWords;
  const fr: FrenchFor<typeof en> = { nouns: { gem: feminine('gemme') } };
  // @ts-expect-error the gem is missing
  vocabulary(en, { nouns: {} });
  // @ts-expect-error there is no coin in English
  vocabulary(en, { nouns: { gem: feminine('gemme'), coin: feminine('pièce') } });
  // @ts-expect-error a noun has a gender
  vocabulary(en, { nouns: { gem: { one: 'gemme', many: 'gemmes' } } });
  const gems = vocabulary(en, fr);
  expect(gems.text(gems.say.clause('take', you, gems.say.a('gem')), 'fr')).toBe('Prenez une gemme.');
});

test('French may be brought later, and until then nothing is said in it', () => {
  const own = vocabulary({ nouns: { gem: { one: 'gem', many: 'gems' } } });
  const take = own.say.clause('take', you, own.say.a('gem'));
  expect(own.text(take, 'en')).toBe('Take a gem.');
  expect(() => own.text(take, 'fr')).toThrow('have not been brought');
  own.bringFrench({ nouns: { gem: feminine('gemme') } });
  expect(own.text(take, 'fr')).toBe('Prenez une gemme.');
});

test('builders take the ids of their vocabulary only', () => {
  // @ts-expect-error no such verb
  const fly = say.clause('fly', you);
  // @ts-expect-error no such noun
  const moon = say.clause('draw', you, say.a('moon'));
  expect(() => text(fly, 'en')).toThrow('no verb "fly"');
  expect(() => text(fly, 'fr')).toThrow('no verb "fly"');
  expect(() => text(moon, 'en')).toThrow('no noun "moon"');
  expect(() => text(moon, 'fr')).toThrow('no noun "moon"');
});

test('meaning again what was never named is a fault of the card', () => {
  const lost = may(say.clause('destroy', you, again('it')));
  expect(() => text(lost, 'en')).toThrow('nothing is named "it"');
  expect(() => text(lost, 'fr')).toThrow('nothing is named "it"');
});

test('a name given anew means the newer thing', () => {
  const twice = [
    say.clause('reveal', you, say.a('weapon', { as: 'it' })),
    say.clause('reveal', you, say.a('hero', { as: 'it' })),
    say.clause('destroy', you, again('it')),
  ];
  expect(text(twice, 'fr')).toBe('Révélez une Arme. Révélez un Héros. Détruisez-le.');
});

test('whether a noun is a person or a unit is said once, in English', () => {
  const own = vocabulary(
    {
      nouns: {
        spy: { one: 'spy', many: 'spies', person: true },
        gold: { one: 'gold', many: 'gold', unit: true },
      },
    },
    { nouns: { spy: masculine('espion'), gold: masculine('or') } },
  );
  const bribe = own.say.clause('give', you, own.say.exactly(3, 'gold'), { to: own.say.a('spy') });
  expect(own.text(bribe, 'en')).toBe('Give 3 gold to a spy.');
  expect(own.text(bribe, 'fr')).toBe('Donnez 3 or à un espion.');
});

test('a player is called by any name, and elision listens to it', () => {
  const plan = (name: string) =>
    text(say.clause('look-at', you, say.the('plan', { of: called(name) })), 'fr');
  expect(plan('Ada')).toBe('Regardez le Plan d’Ada.');
  expect(plan('Zoé')).toBe('Regardez le Plan de Zoé.');
  expect(plan('Élodie')).toBe('Regardez le Plan d’Élodie.');
  expect(plan('007')).toBe('Regardez le Plan de 007.');
});
