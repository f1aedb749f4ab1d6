import { expect, test } from 'vitest';
import {
  A,
  list as listEnglish,
  numberWord,
  ordinalWord,
  spell as spellEnglish,
} from '../../src/words/english/spelling.ts';
import { elides } from '../../src/words/french/elision.ts';
import { DE, LA, LE, LES, list, numberWord as nombre, spell } from '../../src/words/french/spelling.ts';
import { unbroken, unbrokenThroughout } from '../../src/words/french/unbroken.ts';

test.each([
  ['Attack', 'an Attack'],
  ['Hour', 'an Hour'],
  ['X-Ray', 'an X-Ray'],
  ['8', 'an 8'],
  ['11', 'an 11'],
  ['118', 'a 118'],
  ['Hero', 'a Hero'],
  ['Union', 'a Union'],
  ['unnamed card', 'an unnamed card'],
  ['useful card', 'a useful card'],
  ['one-shot', 'a one-shot'],
])('a or an before %s', (next, said) => {
  expect(spellEnglish([A, next])).toBe(said);
});

test('English numbers are words up to ten, ordinals too', () => {
  expect([0, 1, 10, 11].map(numberWord)).toEqual(['no', 'one', 'ten', '11']);
  expect([1, 10, 11, 12, 21, 22, 23, 24].map(ordinalWord)).toEqual([
    'first',
    'tenth',
    '11th',
    '12th',
    '21st',
    '22nd',
    '23rd',
    '24th',
  ]);
});

test('English lists of three have a comma before the last', () => {
  expect(spellEnglish(listEnglish([['a'], ['b']], 'or'))).toBe('a or b');
  expect(spellEnglish(listEnglish([['a'], ['b'], ['c']], 'and'))).toBe('a, b, and c');
});

test.each(['Arme', 'Élan', 'œuf', 'Héroïne', 'heure', 'hiver', 'yeux', 'Ours', 'Ile'])(
  '%s elides',
  (word) => {
    expect(elides(word)).toBe(true);
  },
);

test.each(['Héros', 'hasard', 'haut', 'huit', 'onze', 'hache', 'carte', '11', 'yaourt', 'oui'])(
  '%s does not elide',
  (word) => {
    expect(elides(word)).toBe(false);
  },
);

test.each([
  [[DE, LE, 'rival'], 'du rival'],
  [[DE, LE, 'Ennemi'], 'de l’Ennemi'],
  [[DE, LE, 'Héros'], 'du Héros'],
  [[DE, LA, 'carte'], 'de la carte'],
  [[DE, LA, 'Arme'], 'de l’Arme'],
  [[DE, LES, 'Armes'], 'des Armes'],
  [['à', LE, 'rival'], 'au rival'],
  [['à', LE, 'Ennemi'], 'à l’Ennemi'],
  [['à', LES, 'rivaux'], 'aux rivaux'],
  [['à', LA, 'main'], 'à la main'],
  [["jusqu'à", LE, 'tour'], 'jusqu’au tour'],
  [["jusqu'à", LES, 'tours'], 'jusqu’aux tours'],
  [[DE, "le¦l'", 'détruire'], 'de le détruire'],
  [['si', 'il', 'pioche'], 's’il pioche'],
  [['Si', 'ils', 'piochent'], 'S’ils piochent'],
  [['si', 'elle', 'pioche'], 'si elle pioche'],
  [['Attaque', ':', 'piochez', ';', 'ou', 'rien'], 'Attaque\u00a0: piochez\u00a0; ou rien'],
  [['«', 'Loyal', '»'], '«\u00a0Loyal\u00a0»'],
])('%j is written %s', (words, said) => {
  expect(spell(words)).toBe(said);
});

test('French numbers are words up to ten, and one has a gender', () => {
  expect([1, 2, 10, 11].map((n) => nombre(n, 'f'))).toEqual(['une', 'deux', 'dix', '11']);
  expect(nombre(1, 'm')).toBe('un');
});

test('French lists have no comma before the last', () => {
  expect(spell(list([['a'], ['b'], ['c']], 'ou'))).toBe('a, b ou c');
});

test('French print breaks no line before high punctuation or a percent sign, nor inside quotation marks', () => {
  expect(unbroken('Quoi ? « Non » ! Si : 5 % ; fin.')).toBe(
    'Quoi\u00a0? «\u00a0Non\u00a0»\u00a0! Si\u00a0: 5\u00a0%\u00a0; fin.',
  );
});

test('a whole tree of texts is finished so, with what its functions say, and nothing else in it is touched', () => {
  const texts = {
    title: 'Fin : oui',
    lines: ['« a »', 'b'],
    say: (name: string, times: number) => `${name} : ${times} %`,
    deeper: { greet: () => ['Salut !'] },
    most: 3,
    none: null,
  };
  const finished = unbrokenThroughout(texts);
  expect(finished.title).toBe('Fin\u00a0: oui');
  expect(finished.lines).toEqual(['«\u00a0a\u00a0»', 'b']);
  expect(finished.say('Ann', 5)).toBe('Ann\u00a0: 5\u00a0%');
  expect(finished.deeper.greet()).toEqual(['Salut\u00a0!']);
  expect([finished.most, finished.none]).toEqual([3, null]);
});
