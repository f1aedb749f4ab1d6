import { expect, test } from 'vitest';
import { places } from '../../rules/board.ts';
import { down, scene, up } from '../scenes.ts';

test('JL-5.12 The Gift of Flight: with a revealed crisis in the new region another power follows', () => {
  const table = scene({
    heroes: { 'wonder-woman': { at: 'markovia', plays: ['gift-of-flight'], hand: ['sword-and-shield'] } },
    crises: { bialya: up('kanto') },
  });
  table.answer('Diana', 'Go to Bialya').answer('Diana', 'Sword and Shield');
  expect(table.log()).toContain('Diana also plays Sword and Shield.');
});

test('JL-A25 staying where she is, she plays no other power', () => {
  const table = scene({
    heroes: { 'wonder-woman': { at: 'bialya', plays: ['gift-of-flight'], hand: ['sword-and-shield'] } },
    crises: { bialya: up('kanto') },
  });
  table.answer('Diana', 'Stay where you are');
  expect(table.fields.round).toBe(2);
});

test('Sword and Shield: the first wound of the die is ignored', () => {
  const table = scene({
    heroes: { 'wonder-woman': { at: 'bialya', plays: ['sword-and-shield'] } },
    crises: { bialya: up('kalibak') },
    rolls: [1],
  });
  table.answer('Diana', 'Carry out').answer('Diana', 'Risk 1 strength');
  expect(table.fields.wounds).toEqual([0, 0, 0]);
  expect(table.log()).toContain('Diana ignores a wound.');
});

test('Sword and Shield: of three wounds two count, and the next wound counts', () => {
  const table = scene({
    heroes: { 'wonder-woman': { at: 'bialya', plays: ['sword-and-shield'] } },
    darkseid: { at: 'bialya' },
    crises: { bialya: up('bernadeth') },
    rolls: [1, 2],
  });
  table.answer('Diana', 'Carry out').answer('Diana', 'Risk 1 strength');
  expect(table.fields.wounds).toEqual([0, 2, 0]);
  table.answer('Diana', 'Risk 1 tech');
  expect(table.fields.wounds).toEqual([0, 3, 0]);
});

test('Sword and Shield: the wound of a crisis that strikes back is not of the die', () => {
  const table = scene({
    heroes: { 'wonder-woman': { at: 'bialya', plays: ['sword-and-shield'] } },
    crises: { bialya: up('steppenwolf') },
    rolls: [2],
  });
  table.answer('Diana', 'Carry out').answer('Diana', 'Risk 1 strength');
  expect(table.fields.wounds).toEqual([0, 1, 0]);
});

test('JL-C19 Battle Cry: every hero there may take part, whatever power they chose', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', plays: ['superman-watchtower'] },
      'wonder-woman': { at: 'bialya', plays: ['battle-cry'] },
      cyborg: { at: 'markovia' },
    },
    crises: { bialya: up('bernadeth', 2) },
  });
  table.answer('Diana', 'Try strength together').answer('Diana', 'Spend 3').answer('Superman', 'Spend 3');
  expect(table.log()).toContain('Superman spends 3 strength tokens.');
  expect(table.options('Superman')).toContain('Superman lays the XP token');
});

test('JL-C3, JL-C4 Lasso of Truth: next to Darkseid she sees his Goal, and he cannot transport', () => {
  const table = scene({
    heroes: { 'wonder-woman': { at: 'bialya', plays: ['lasso-of-truth'] }, cyborg: {} },
    darkseid: { at: 'markovia', plays: ['teleport'], hand: ['ascension'] },
    crises: { markovia: down('kanto') },
  });
  table.answer('Diana', 'Carry out');
  expect(table.sees('Diana', 'hand', 'Darkseid')).toContain('ascension');
  expect(table.sees('Cyborg', 'hand', 'Darkseid')).not.toContain('ascension');
  expect(table.log()).toContain('Diana holds Darkseid where he is: he cannot transport this round.');
  expect(places.names[table.fields.at[0] ?? -1]).toBe('markovia');
});

test('JL-C3 far from Darkseid nothing happens', () => {
  const table = scene({
    heroes: { 'wonder-woman': { at: 'metropolis', plays: ['lasso-of-truth'] } },
    darkseid: { at: 'markovia', plays: ['teleport'], hand: ['ascension'] },
    crises: { markovia: down('kanto') },
  });
  table.answer('Diana', 'Carry out');
  expect(table.sees('Diana', 'hand', 'Darkseid')).not.toContain('ascension');
  expect(table.options('Darkseid')).toContain('Go to Bialya');
});

test('Winged Sandals: she moves next door, reveals and confronts there', () => {
  const table = scene({
    heroes: { 'wonder-woman': { at: 'markovia', plays: ['winged-sandals'] } },
    crises: { bialya: down('kanto') },
  });
  table
    .answer('Diana', 'Carry out')
    .answer('Diana', 'Go to Bialya')
    .answer('Diana', 'Overcome agility with 4');
  expect(table.zone('thwarted')).toEqual(['kanto']);
});

test('JL-C9 Purple Ray: every hero there who stands has no wounds any more', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', wounds: 2 },
      'wonder-woman': { at: 'bialya', wounds: 1, plays: ['purple-ray'] },
      cyborg: { at: 'markovia', wounds: 2 },
    },
  });
  table.answer('Diana', 'Carry out');
  expect(table.fields.wounds).toEqual([0, 0, 0, 2]);
});

test('JL-C19 Godslayer: Darkseid is confronted beside a crisis, each ability with 2 more', () => {
  const table = scene({
    heroes: { 'wonder-woman': { at: 'bialya', plays: ['godslayer'] } },
    darkseid: { at: 'bialya', plays: ['apokolips', 'triumph'] },
    crises: { bialya: down('kanto') },
  });
  table.answer('Diana', 'Overcome agility with 2');
  expect(table.log()).toContain('Diana overcomes the agility of Darkseid.');
  table.answer('Diana', 'Cancel Triumph');
});

test('JL-C19 Godslayer takes no part against a crisis', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', plays: ['man-of-steel'] },
      'wonder-woman': { at: 'bialya', plays: ['godslayer'] },
    },
    darkseid: { at: 'bialya' },
    crises: { bialya: up('kalibak') },
  });
  table.table.fields.exposed = true;
  table.answer('Superman', 'First: Godslayer').answer('Diana', 'Agree');
  table.answer('Diana', 'Wait for Superman').answer('Superman', 'Agree');
  table.answer('Superman', 'Carry out').answer('Superman', 'Confront Kalibak');
  expect(table.options('Superman')).not.toContain('Try strength together');
  table.answer('Superman', 'Stop confronting');
  expect(table.log()).toContain('Diana confronts Darkseid.');
  expect(table.options('Diana')).toContain('Overcome strength with 3 strength tokens');
  expect(table.prompt('Diana')).toContain('You confront Darkseid');
});

test('JL-C19 Godslayer: who could not confront Darkseid there does not join', () => {
  const table = scene({
    heroes: {
      batman: { at: 'bialya', plays: ['from-the-shadows'] },
      'wonder-woman': { at: 'bialya', plays: ['godslayer'] },
    },
    darkseid: { at: 'bialya' },
    crises: { bialya: up('kanto') },
  });
  table.answer('Batman', 'Carry out');
  expect(table.options('Batman')).not.toContain('Wait for Diana, to confront together');
});

test('JL-C10 Ambassador: the crisis loses a stage for each hero there', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya' },
      'wonder-woman': { at: 'bialya', plays: ['ambassador'] },
      cyborg: { at: 'markovia' },
    },
    crises: { bialya: down('kanto', 3) },
  });
  table.answer('Diana', 'Carry out');
  expect(table.log()).toContain('The hidden crisis in Bialya falls back to stage 1.');
});
