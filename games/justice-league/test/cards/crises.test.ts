import { candidates, NOT_ANY } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { places } from '../../rules/board.ts';
import { confronted } from '../../rules/facts.ts';
import { scoreOf } from '../../rules/questions.ts';
import { down, scene, up } from '../scenes.ts';

const twoHeroes = { superman: {}, cyborg: {} };

test('JL-10.19 Parademons: strength next door is 1 higher, not their own', () => {
  const { table } = scene({
    heroes: twoHeroes,
    crises: { bialya: up('parademons'), markovia: up('bernadeth', 1), gotham: up('kalibak') },
  });
  const score = (place: 'bialya' | 'markovia' | 'gotham') => scoreOf(table, places.no(place), 'strength');
  expect([score('bialya'), score('markovia'), score('gotham')]).toEqual([3, 6, 5]);
});

test('JL-A10 a hidden crisis raises nothing', () => {
  const { table } = scene({
    heroes: twoHeroes,
    crises: { bialya: down('parademons'), markovia: up('bernadeth', 1) },
  });
  expect(scoreOf(table, places.no('markovia'), 'strength')).toBe(5);
});

test('JL-10.19 Virman Vundabar: each ability 1 higher for each revealed neighbour', () => {
  const { table } = scene({
    heroes: twoHeroes,
    crises: {
      bialya: up('virman-vundabar'),
      markovia: up('kanto'),
      'nanda-parbat': up('desaad'),
      'gorilla-city': down('brainiac'),
    },
  });
  expect([
    scoreOf(table, places.no('bialya'), 'strength'),
    scoreOf(table, places.no('bialya'), 'agility'),
  ]).toEqual([6, 5]);
});

test('JL-C15 Justifiers: nobody rolls against them; too few tokens are refused', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'] }, cyborg: {} },
    crises: { bialya: up('justifiers') },
  });
  table.answer('Superman', 'Carry out');
  table.refuses('Superman', 'agility with 1', 'JL-C15');
  table.answer('Superman', 'Overcome agility with 3');
  expect(table.fields.overcome.length).toBe(3);
});

test('JL-C15 Justifiers: heroes who come short together spend nothing', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', plays: ['man-of-steel'] },
      'wonder-woman': { at: 'bialya', plays: ['battle-cry'] },
    },
    crises: { bialya: up('justifiers', 2) },
  });
  table.answer('Diana', 'Try agility together').answer('Diana', 'Spend 1').answer('Superman', 'Spend 1');
  expect(table.log()).toContain('It is not enough: agility holds.');
  expect(table.fields.used).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('Hunger Dogs: thwarted, heroes there recover two tokens each', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', plays: ['man-of-steel'], ready: [5, 1, 2], used: [0, 1, 0] },
      cyborg: {},
    },
    crises: { bialya: up('hunger-dogs') },
  });
  table.answer('Superman', 'Carry out').answer('Superman', 'Overcome strength with 3');
  table.answer('Superman', 'Recover a strength').answer('Superman', 'Recover an agility');
  expect(table.fields.ready.slice(3, 6)).toEqual([3, 2, 2]);
});

test('JL-A8 Intergang costs 1 in Metropolis and 2 elsewhere', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { energy: 1, plays: ['scheme'], crises: ['intergang'] },
    deck: [],
  });
  table.answer('Darkseid', 'Carry out');
  table.refuses('Darkseid', 'Place Intergang in Bialya', 'JL-16.4');
  table.answer('Darkseid', 'Place Intergang in Metropolis');
  expect(table.fields.energy).toBe(0);
});

test('JL-C15 Dog Cavalry: nobody moves through its region', () => {
  const table = scene({
    heroes: { batman: { at: 'themyscira', plays: ['batwing'] } },
    crises: { bialya: up('dog-cavalry') },
  });
  table.answer('Batman', 'Carry out');
  expect(table.options('Batman')).toContain('Go to Bialya');
  expect(table.options('Batman')).toContain('Go to Markovia');
  table.answer('Batman', 'Go to Bialya');
  expect(places.names[table.fields.at[1] ?? -1]).toBe('bialya');
});

test('JL-C15 Dog Cavalry: nobody moves out of its region; transport leads out', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', plays: ['supersonic-flight'] },
      batman: { at: 'bialya', plays: ['batman-watchtower'] },
    },
    crises: { bialya: up('dog-cavalry') },
  });
  expect(table.fields.at[1]).toBe(places.no('bialya'));
  table.answer('Batman', 'Carry out');
  expect(table.fields.at[2]).toBe(places.no('watchtower'));
});

test('JL-C15 Female Furies: the die counts 1 less, and not 2 where Darkseid is', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'] }, cyborg: {} },
    darkseid: { at: 'bialya' },
    crises: { bialya: up('female-furies') },
    rolls: [3],
  });
  table.answer('Superman', 'Carry out').answer('Superman', 'Risk 1 agility');
  expect(table.log()).toContain('Superman rolls 3, which counts as 2: +1.');
});

test('Stolen Mother Box: completed, all energy comes back', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { energy: 1, used: 5, plays: ['triumph'] },
    crises: { bialya: down('mother-box', 3) },
  });
  table.answer('Darkseid', 'Stolen Mother Box');
  expect(table.fields.energy).toBe(6);
});

test('JL-10.5 Radion Trap: who reveals it takes two wounds', () => {
  const table = scene({
    heroes: { cyborg: { at: 'markovia', plays: ['jump-jets'] } },
    crises: { bialya: down('radion-trap') },
  });
  table.answer('Cyborg', 'Carry out').answer('Cyborg', 'Go to Bialya');
  expect(table.fields.wounds).toEqual([0, 2, 0]);
});

test('JL-10.5 Brainiac: revealed, Darkseid draws two crises', () => {
  const table = scene({
    heroes: { cyborg: { at: 'markovia', plays: ['jump-jets'] } },
    crises: { bialya: down('brainiac') },
    deck: ['kanto', 'desaad', 'kalibak'],
  });
  table.answer('Cyborg', 'Carry out').answer('Cyborg', 'Go to Bialya');
  expect(table.zone('crises', 'Darkseid')).toEqual(['desaad', 'kalibak']);
});

test('JL-C16 Evil Factory: crises next door cost 1 less, never below 0', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { energy: 1, plays: ['scheme'], crises: ['kanto', 'brainiac'] },
    crises: { bialya: up('evil-factory') },
  });
  table.answer('Darkseid', 'Carry out');
  table.refuses('Darkseid', 'Place Brainiac in Gotham City', 'JL-16.4');
  table.answer('Darkseid', 'Place Brainiac in Markovia').answer('Darkseid', 'Place Kanto in Nanda Parbat');
  expect(table.log()).toContain('Darkseid pays 1 energy for 2 crises.');
});

test('JL-C17 Fire Pits: who is there when the powers are done takes a wound', () => {
  const table = scene({
    heroes: { superman: { at: 'metropolis', plays: ['supersonic-flight'] }, cyborg: { at: 'bialya' } },
    crises: { bialya: up('fire-pits') },
  });
  table.answer('Superman', 'Go to Gotham City');
  expect(table.fields.wounds).toEqual([0, 0, 1]);
});

test('Omega Engine: revealed, it advances', () => {
  const table = scene({
    heroes: { cyborg: { at: 'markovia', plays: ['jump-jets'] } },
    crises: { bialya: down('omega-engine', 1) },
  });
  table.answer('Cyborg', 'Carry out').answer('Cyborg', 'Go to Bialya');
  expect(table.log()).toContain('Omega Engine in Bialya is now at stage 2.');
});

test('Kanto: completed, two wounds to a hero in any region', () => {
  const table = scene({
    heroes: { superman: { at: 'gotham' }, batman: { at: 'markovia' }, cyborg: {} },
    darkseid: { plays: ['triumph'] },
    crises: { bialya: down('kanto', 3) },
  });
  table.answer('Darkseid', 'Kanto');
  expect(table.options('Darkseid')).toEqual(['Superman', 'Batman']);
  table.answer('Darkseid', 'Batman');
  expect(table.fields.wounds).toEqual([0, 0, 2, 0]);
});

test('JL-C15 Steppenwolf: who fails takes a wound', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'] }, cyborg: {} },
    crises: { bialya: up('steppenwolf', 3) },
    rolls: [2],
  });
  table.answer('Superman', 'Carry out').answer('Superman', 'Risk 1 strength');
  expect(table.fields.wounds).toEqual([0, 1, 0]);
});

test('JL-10.5 Desaad: who reveals it spends three tokens', () => {
  const table = scene({
    heroes: { cyborg: { at: 'markovia', plays: ['jump-jets'] } },
    crises: { bialya: down('desaad') },
  });
  table.answer('Cyborg', 'Carry out').answer('Cyborg', 'Go to Bialya');
  table.answer('Cyborg', 'strength').answer('Cyborg', 'strength').answer('Cyborg', 'agility');
  expect(table.fields.ready.slice(3, 6)).toEqual([1, 1, 5]);
});

test('JL-10.5 Bernadeth: every hero there takes two wounds or spends three tokens', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', ready: [1, 0, 0] },
      cyborg: { at: 'markovia', plays: ['jump-jets'] },
    },
    crises: { bialya: down('bernadeth') },
  });
  table.answer('Cyborg', 'Carry out').answer('Cyborg', 'Go to Bialya').answer('Cyborg', 'Spend three tokens');
  table.answer('Cyborg', 'agility').answer('Cyborg', 'agility').answer('Cyborg', 'tech');
  expect(table.fields.wounds).toEqual([0, 2, 0]);
});

test('JL-C15 Kalibak: strength comes first', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'], ready: [5, 5, 2] }, cyborg: {} },
    crises: { bialya: up('kalibak') },
  });
  table.answer('Superman', 'Carry out');
  table.refuses('Superman', 'agility with 1', 'JL-C15');
  table.answer('Superman', 'Overcome strength with 4');
  expect(table.options('Superman')).toContain('Overcome agility with 5 agility tokens');
});

test('JL-C16 Granny Goodness: crises next door begin at stage 1', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { energy: 3, plays: ['scheme'], crises: ['kanto', 'brainiac'] },
    crises: { bialya: up('granny-goodness') },
  });
  table.answer('Darkseid', 'Carry out').answer('Darkseid', 'Place Kanto in Markovia');
  table.answer('Darkseid', 'Place Brainiac in Gotham City');
  expect(table.fields.advancement[places.no('markovia')]).toBe(1);
  expect(table.fields.advancement[places.no('gotham')]).toBe(0);
});

test('JL-C12 Amazing Grace: Darkseid sends the hero who revealed it anywhere', () => {
  const table = scene({
    heroes: { cyborg: { at: 'markovia', plays: ['jump-jets'] } },
    crises: { bialya: down('amazing-grace'), themyscira: down('kanto') },
  });
  table.answer('Cyborg', 'Carry out').answer('Cyborg', 'Go to Bialya');
  expect(table.options('Darkseid', 'fr')).toContain('Envoyer Cyborg en Markovie');
  table.answer('Darkseid', 'Send Cyborg to Metropolis');
  expect(places.names[table.fields.at[1] ?? -1]).toBe('metropolis');
});

test('JL-C12 Amazing Grace: who is sent away in the middle of a power goes on where he is then', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'] } },
    crises: { bialya: down('amazing-grace'), gotham: up('desaad'), themyscira: down('kanto') },
  });
  table.answer('Superman', 'Carry out').answer('Darkseid', 'Send Superman to Gotham City');
  expect(table.log()).toContain('Superman confronts Desaad.');
});

test('JL-C15 Glorious Godfrey: no working together next to him', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya' },
      'wonder-woman': { at: 'bialya', plays: ['battle-cry'] },
    },
    crises: { bialya: up('bernadeth'), markovia: up('glorious-godfrey') },
  });
  expect(table.options('Diana').filter((option) => option.includes('together'))).toEqual([]);
});

test('Doctor Bedlam: thwarted, Darkseid may play a crisis in its place', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'], ready: [5, 3, 3] }, cyborg: {} },
    darkseid: { energy: 2, crises: ['brainiac'] },
    crises: { bialya: up('doctor-bedlam') },
  });
  table.answer('Superman', 'Carry out').answer('Superman', 'Overcome strength');
  table.answer('Superman', 'Overcome agility').answer('Superman', 'Overcome tech with 3');
  expect(table.options('Darkseid')).toEqual(['Place Brainiac in Bialya', 'Done']);
  expect(confronted(table.table), 'nothing is left to confront while Darkseid decides').toBe(NOT_ANY);
  expect(candidates(table.table.lens(0)).blocked).toEqual([]);
  table.answer('Darkseid', 'Place Brainiac in Bialya');
  expect(table.zone('tile', undefined, places.no('bialya'))).toEqual(['brainiac']);
});

test('JL-C18 Anti-Life Broadcast: a power begun in its region is spent', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['supersonic-flight'] }, cyborg: {} },
    crises: { bialya: up('anti-life-broadcast') },
  });
  table.answer('Superman', 'Go to Markovia');
  expect(table.zone('spent', 'Superman')).toEqual(['supersonic-flight']);
});

test('JL-C18 Anti-Life Broadcast spares the power that leads home', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['superman-watchtower'] }, cyborg: {} },
    crises: { bialya: up('anti-life-broadcast') },
  });
  table.answer('Superman', 'Carry out Watchtower');
  expect(table.zone('spent', 'Superman')).toEqual([]);
  expect(table.zone('hand', 'Superman')).toContain('superman-watchtower');
});

test('Lex Luthor: completed, two other crises advance', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { plays: ['triumph'] },
    crises: { bialya: down('lex-luthor', 3), gotham: down('kanto'), metropolis: down('desaad', 1) },
  });
  table.answer('Darkseid', 'Lex Luthor').answer('Darkseid', 'Kanto').answer('Darkseid', 'Desaad');
  expect(table.fields.advancement[places.no('gotham')]).toBe(1);
  expect(table.fields.advancement[places.no('metropolis')]).toBe(2);
});
