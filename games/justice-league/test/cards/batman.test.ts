import { expect, test } from 'vitest';
import { places } from '../../rules/board.ts';
import { down, scene, up } from '../scenes.ts';

test('Batwing: Batman sees what lies where he lands, and leaves it face down', () => {
  const table = scene({
    heroes: { batman: { at: 'markovia', plays: ['batwing'] }, cyborg: {} },
    crises: { bialya: down('radion-trap') },
  });
  table.answer('Batman', 'Carry out').answer('Batman', 'Go to Bialya');
  expect(table.sees('Batman', 'tile', undefined, places.no('bialya'))).toEqual(['radion-trap']);
  expect(table.sees('Cyborg', 'tile', undefined, places.no('bialya'))).toEqual(['?']);
  expect(table.fields.wounds).toEqual([0, 0, 0]);
});

test('From the Shadows: Darkseid’s presence takes nothing from the die', () => {
  const table = scene({
    heroes: { batman: { at: 'bialya', plays: ['from-the-shadows'] } },
    darkseid: { at: 'bialya' },
    crises: { bialya: up('kanto') },
    rolls: [2],
  });
  table.answer('Batman', 'Carry out').answer('Batman', 'Risk 3 agility');
  expect(table.log()).toContain('Batman rolls 2: +1.');
  expect(table.zone('thwarted')).toEqual(['kanto']);
});

test('JL-C20 Detective Work reveals here or next door, and another power follows', () => {
  const table = scene({
    heroes: { batman: { at: 'markovia', plays: ['detective-work'], hand: ['from-the-shadows'] } },
    crises: { bialya: down('brainiac'), fortress: down('kanto'), gotham: down('justifiers') },
    deck: ['desaad', 'kalibak'],
  });
  table.answer('Batman', 'Carry out');
  expect(table.options('Batman')).toEqual([
    'The hidden crisis at the Fortress of Solitude',
    'The hidden crisis in Bialya',
  ]);
  table.answer('Batman', 'in Bialya').answer('Batman', 'From the Shadows');
  expect(table.log()).toContain('Batman reveals Brainiac in Bialya.');
  expect(table.log()).toContain('Batman also plays From the Shadows.');
});

test('JL-C6 Contingency Plan: two tech cancel a waiting power with number 7 or less', () => {
  const table = scene({
    heroes: { batman: { plays: ['contingency-plan'] } },
    darkseid: { plays: ['triumph', 'apokolips'] },
    crises: { bialya: down('kanto', 3) },
  });
  table.answer('Batman', 'Do it');
  expect(table.log()).toContain('Triumph (Darkseid) is cancelled.');
  expect(table.fields.ready.slice(3, 6)).toEqual([2, 4, 2]);
});

test('JL-C6 Apokolips and Ultimate Goals are out of its reach', () => {
  const table = scene({
    heroes: { batman: { plays: ['contingency-plan'] } },
    darkseid: { plays: ['triumph', 'personal-command', 'apokolips'] },
    crises: { bialya: down('kanto', 3) },
  });
  table.answer('Batman', 'Do it');
  table.refuses('Batman', 'Cancel Apokolips', 'JL-C6');
  table.answer('Batman', 'Cancel Personal Command');
  expect(table.log()).toContain('Personal Command (Darkseid) is cancelled.');
});

test('JL-C7 without two tech tokens there is nothing to pay with', () => {
  const table = scene({
    heroes: { batman: { plays: ['contingency-plan'], ready: [2, 4, 1] } },
    darkseid: { plays: ['triumph'] },
    crises: { bialya: down('kanto', 3) },
  });
  expect(table.asks.map(({ name }) => name)).toEqual(['triumph']);
  expect(table.fields.ready.slice(3, 6)).toEqual([2, 4, 1]);
});

test('JL-C8 Utility Belt: one used token of each kind', () => {
  const table = scene({
    heroes: { batman: { plays: ['utility-belt'], ready: [0, 0, 3], used: [2, 4, 0] } },
  });
  table.answer('Batman', 'Carry out');
  expect(table.fields.ready.slice(3, 6)).toEqual([1, 1, 3]);
});

test('JL-C4 Interrogation: Batman sees Darkseid’s crises and puts one under the deck', () => {
  const table = scene({
    heroes: { batman: { plays: ['interrogation'] }, cyborg: {} },
    darkseid: { crises: ['kanto', 'brainiac'] },
    deck: ['desaad'],
  });
  table.answer('Batman', 'Carry out').answer('Batman', 'Put Brainiac under the crisis deck');
  expect(table.zone('crises', 'Darkseid')).toEqual(['kanto']);
  expect(table.zone('crisisDeck')).toEqual(['brainiac', 'desaad']);
  expect(table.sees('Batman', 'crises', 'Darkseid')).toEqual(['kanto']);
  expect(table.sees('Cyborg', 'crises', 'Darkseid')).toEqual(['?']);
  expect(table.log('en', 'Cyborg')).toContain('Batman puts one of Darkseid’s crises under the crisis deck.');
});

test('JL-C12 Bat-Signal: heroes next door come who like', () => {
  const table = scene({
    heroes: {
      superman: { at: 'markovia' },
      batman: { at: 'bialya', plays: ['bat-signal'] },
      'wonder-woman': { at: 'themyscira' },
      cyborg: { at: 'metropolis' },
    },
  });
  table.answer('Batman', 'Carry out');
  expect(table.prompt('Superman')).toBe('Bat-Signal: You may move to Batman’s region.');
  expect(table.prompt('Superman', 'fr')).toBe(
    'Bat-Signal\u00a0: Vous pouvez vous déplacer vers la région de Batman.',
  );
  table.answer('Superman', 'Go to Bialya').answer('Diana', 'Stay where you are');
  expect(table.fields.at.map((place) => places.names[place])).toEqual([
    'apokolips',
    'bialya',
    'bialya',
    'themyscira',
    'metropolis',
  ]);
});

test('JL-C5 Silent Takedown: the lowest ability, as long as the crisis is at stage 0 or 1', () => {
  const table = scene({
    heroes: { batman: { at: 'bialya', plays: ['silent-takedown'], ready: [0, 0, 0] } },
    crises: { bialya: up('steppenwolf', 1) },
  });
  table.answer('Batman', 'Carry out');
  expect(table.log()).toContain('Batman overcomes the agility of Steppenwolf.');
});

test('JL-C5 at equal scores Batman chooses; a higher one is refused', () => {
  const table = scene({
    heroes: { batman: { at: 'bialya', plays: ['silent-takedown'] } },
    crises: { bialya: up('doctor-bedlam', 1) },
  });
  table.answer('Batman', 'Carry out');
  table.refuses('Batman', 'Overcome its tech', 'JL-C5');
  table.answer('Batman', 'Overcome its agility');
  expect(table.log()).toContain('Batman overcomes the agility of Doctor Bedlam.');
});

test('JL-C5 at stage 2 it is too late', () => {
  const table = scene({
    heroes: { batman: { at: 'bialya', plays: ['silent-takedown'] } },
    crises: { bialya: up('steppenwolf', 2) },
  });
  table.answer('Batman', 'Carry out');
  expect(table.fields.overcome).toEqual([]);
});
