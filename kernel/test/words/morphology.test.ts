import { expect, test } from 'vitest';
import { thirdPerson } from '../../src/words/english/spelling.ts';
import {
  adjective,
  agreed,
  er,
  feminine,
  invariable,
  ir,
  masculine,
  re,
} from '../../src/words/french/morphology.ts';

test('regular French verbs are made from their infinitive', () => {
  expect(er('piocher')).toEqual({
    infinitive: 'piocher',
    il: 'pioche',
    ils: 'piochent',
    vous: 'piochez',
    participle: 'pioché',
  });
  expect(ir('choisir')).toEqual({
    infinitive: 'choisir',
    il: 'choisit',
    ils: 'choisissent',
    vous: 'choisissez',
    participle: 'choisi',
  });
  expect(re('perdre')).toEqual({
    infinitive: 'perdre',
    il: 'perd',
    ils: 'perdent',
    vous: 'perdez',
    participle: 'perdu',
  });
  expect(er('jeter', { il: 'jette', ils: 'jettent' })).toMatchObject({
    il: 'jette',
    ils: 'jettent',
    vous: 'jetez',
  });
});

test('French plurals', () => {
  const many = ['carte', 'Héros', 'rival', 'Lieu', 'niveau', 'prix'].map((one) => masculine(one).many);
  expect(many).toEqual(['cartes', 'Héros', 'rivaux', 'Lieux', 'niveaux', 'prix']);
  expect(feminine('Défense de Force', { many: 'Défenses de Force' })).toEqual({
    one: 'Défense de Force',
    many: 'Défenses de Force',
    gender: 'f',
  });
});

test('French adjectives have four forms', () => {
  expect(adjective('caché')).toEqual({ m: 'caché', f: 'cachée', ms: 'cachés', fs: 'cachées' });
  expect(adjective('magique')).toEqual({ m: 'magique', f: 'magique', ms: 'magiques', fs: 'magiques' });
  expect(adjective('vieux', { f: 'vieille' })).toEqual({
    m: 'vieux',
    f: 'vieille',
    ms: 'vieux',
    fs: 'vieilles',
  });
  expect(invariable('au hasard')).toEqual({
    m: 'au hasard',
    f: 'au hasard',
    ms: 'au hasard',
    fs: 'au hasard',
  });
});

test('French participles agree', () => {
  const forms = (participle: string) => [
    agreed(participle, 'm', 'one'),
    agreed(participle, 'f', 'one'),
    agreed(participle, 'm', 'many'),
    agreed(participle, 'f', 'many'),
  ];
  expect(forms('détruit')).toEqual(['détruit', 'détruite', 'détruits', 'détruites']);
  expect(forms('mis')).toEqual(['mis', 'mise', 'mis', 'mises']);
});

test('English verbs with "it"', () => {
  const forms = ['draw', 'pass', 'fix', 'watch', 'push', 'go', 'carry', 'play', 'buzz'].map(thirdPerson);
  expect(forms).toEqual([
    'draws',
    'passes',
    'fixes',
    'watches',
    'pushes',
    'goes',
    'carries',
    'plays',
    'buzzes',
  ]);
});
