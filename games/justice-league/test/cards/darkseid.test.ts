import { expect, test } from 'vitest';
import { places } from '../../rules/board.ts';
import { down, scene, up } from '../scenes.ts';

const twoHeroes = { superman: {}, cyborg: {} };
const stageAt = (table: ReturnType<typeof scene>, place: (typeof places.names)[number]): number =>
  table.fields.advancement[places.no(place)] ?? 0;

test('JL-8.4, JL-8.5 Apokolips: he goes anywhere, all energy returns, and he may heal', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { at: 'bialya', energy: 1, used: 5, plays: ['apokolips'], overcome: ['agility'] },
  });
  table.answer('Darkseid', 'Carry out').answer('Darkseid', 'Go to Metropolis').answer('Darkseid', 'Heal');
  expect([table.fields.energy, table.fields.energyUsed]).toEqual([6, 0]);
  expect(table.fields.xp).toEqual([0, 1, 0]);
});

test('Teleport: for 2 energy the crisis where he arrives advances', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { energy: 3, plays: ['teleport'] },
    crises: { bialya: down('kanto', 1) },
  });
  table.answer('Darkseid', 'Go to Bialya').answer('Darkseid', 'Kanto');
  expect(stageAt(table, 'bialya')).toBe(2);
  expect(table.fields.energy).toBe(1);
});

test('Teleport: without enough energy nobody is asked', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { energy: 1, plays: ['teleport'] },
    crises: { bialya: down('kanto', 1) },
  });
  table.answer('Darkseid', 'Go to Bialya');
  expect(stageAt(table, 'bialya')).toBe(1);
});

test('JL-17.7 Triumph: for each crisis completed one may be played near him', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { at: 'bialya', energy: 3, plays: ['triumph'], crises: ['brainiac', 'desaad'] },
    crises: { bialya: down('mother-box', 3), metropolis: down('justifiers', 2) },
  });
  table.answer('Darkseid', 'Stolen Mother Box');
  table.refuses('Darkseid', 'Place Brainiac in Metropolis', 'JL-16.6');
  table.refuses('Darkseid', 'Place Brainiac in Gotham City', 'JL-17.7');
  table.answer('Darkseid', 'Place Brainiac in Bialya');
  expect(table.zone('completed')).toEqual(['mother-box']);
  expect(table.fields.energy).toBe(1);
});

test('JL-15.2 Crush: two wounds for 2 energy, and he can be confronted beside a crisis', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya' }, cyborg: {} },
    darkseid: { at: 'bialya', energy: 3, plays: ['crush'] },
    crises: { bialya: down('kanto') },
  });
  table.answer('Darkseid', 'Carry out');
  expect(table.fields.wounds).toEqual([0, 2, 0]);
  expect(table.fields.energy).toBe(1);
  expect(table.printed('crush')).toContain('heroes may confront you even beside a crisis');
});

test('Omega Beams: one hero here or next door, and for 2 energy another one', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya' }, batman: { at: 'markovia' }, cyborg: { at: 'gotham' } },
    darkseid: { at: 'bialya', energy: 2, plays: ['omega-beams'] },
  });
  table.answer('Darkseid', 'Carry out').answer('Darkseid', 'Batman');
  expect(table.options('Darkseid')).toEqual(['Superman', 'Do nothing']);
  table.answer('Darkseid', 'Superman');
  expect(table.fields.wounds).toEqual([0, 1, 1, 0]);
  expect(table.fields.energy).toBe(0);
});

test('Scheme: two crises drawn, and up to three played anywhere', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { energy: 3, plays: ['scheme'] },
    deck: ['lex-luthor', 'kanto', 'brainiac', 'desaad'],
  });
  table
    .answer('Darkseid', 'Carry out')
    .answer('Darkseid', 'Place Desaad in Metropolis')
    .answer('Darkseid', 'Done');
  expect(table.zone('crises', 'Darkseid')).toEqual(['brainiac']);
  expect(table.fields.energy).toBe(1);
});

test('JL-16.7 Grand Design: any number of crises, each once, 2 energy each', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { energy: 4, plays: ['grand-design'] },
    crises: { bialya: down('kanto'), gotham: down('brainiac', 1), metropolis: up('desaad', 3) },
  });
  table.answer('Darkseid', 'Carry out');
  table.refuses('Darkseid', 'Desaad in Metropolis', 'JL-16.8');
  table.answer('Darkseid', 'Kanto');
  expect(table.options('Darkseid')).not.toContain('Kanto in Bialya');
  table.answer('Darkseid', 'Brainiac');
  expect(table.fields.energy).toBe(0);
  expect([stageAt(table, 'bialya'), stageAt(table, 'gotham')]).toEqual([1, 2]);
});

test('Personal Command: for 3 energy the crisis where he is advances by two stages, to three at most', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { at: 'bialya', energy: 3, plays: ['personal-command'] },
    crises: { bialya: down('kanto', 2) },
  });
  table.answer('Darkseid', 'Carry out');
  expect(stageAt(table, 'bialya')).toBe(3);
  expect(table.fields.energy).toBe(0);
});

test('JL-C16 Legion: any number near him, each for 1 energy less', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { at: 'bialya', energy: 2, plays: ['legion'], crises: ['kalibak', 'kanto'] },
  });
  table.answer('Darkseid', 'Place Kalibak in Bialya').answer('Darkseid', 'Place Kanto in Markovia');
  expect(table.fields.energy).toBe(0);
  expect(table.log()).toContain('Darkseid pays 2 energy for 2 crises.');
});

test('JL-C13 Whispers: a hero where he is gives up a power, or takes two wounds', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['superman-watchtower'] }, cyborg: {} },
    darkseid: { at: 'bialya', plays: ['whispers'] },
  });
  table.answer('Darkseid', 'Carry out');
  expect(table.options('Superman')).toEqual(['Cancel your waiting power', 'Take two wounds']);
  expect(table.options('Superman', 'fr')).toEqual(['Annuler votre pouvoir à venir', 'Subir deux blessures']);
  table.answer('Superman', 'Cancel your waiting power');
  expect(table.log()).toContain('Watchtower (Superman) is cancelled.');
});

test('JL-C13 one who is guarded may choose the wounds, and takes none', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', plays: ['invulnerable'] },
      batman: { at: 'bialya', plays: ['from-the-shadows'] },
    },
    darkseid: { at: 'bialya', plays: ['whispers'] },
    crises: { bialya: down('kanto') },
  });
  table.answer('Superman', 'Carry out').answer('Superman', 'Do nothing');
  table.answer('Darkseid', 'Carry out').answer('Darkseid', 'Batman').answer('Batman', 'Take two wounds');
  expect(table.log()).toContain('Batman is guarded and takes no wound.');
});

test('JL-C13 who has no power waiting takes the wounds', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya' }, cyborg: {} },
    darkseid: { at: 'bialya', plays: ['whispers'] },
  });
  table.answer('Darkseid', 'Carry out');
  expect(table.fields.wounds).toEqual([0, 2, 0]);
});

test('JL-C7 Agony Matrix: every hero here and next door spends two tokens, or what is left', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', ready: [5, 1, 0] },
      batman: { at: 'markovia', ready: [0, 1, 0] },
      cyborg: { at: 'gotham' },
    },
    darkseid: { at: 'bialya', plays: ['agony-matrix'] },
  });
  table.answer('Darkseid', 'Carry out').answer('Superman', 'agility');
  expect(table.fields.ready.slice(3)).toEqual([4, 0, 0, 0, 0, 0, 3, 2, 5]);
});

test('JL-C14 Hidden Hand: two hidden crises change places, stages stay', () => {
  const table = scene({
    heroes: twoHeroes,
    darkseid: { plays: ['hidden-hand'] },
    crises: { bialya: down('kanto', 3), gotham: down('granny-goodness'), metropolis: up('desaad') },
  });
  table.answer('Darkseid', 'Carry out');
  expect(table.options('Darkseid')).not.toContain('Desaad in Metropolis');
  table.answer('Darkseid', 'Kanto in Bialya').answer('Darkseid', 'Granny Goodness in Gotham City');
  expect(table.zone('tile', undefined, places.no('bialya'))).toEqual(['granny-goodness']);
  expect(stageAt(table, 'bialya')).toBe(3);
  expect(table.log()).toContain('The hidden crises in Bialya and in Gotham City change places.');
  expect(table.sees('Superman', 'tile', undefined, places.no('bialya'))).toEqual(['?']);
});

const wins = (goal: string, rest: Omit<Parameters<typeof scene>[0], 'heroes'>): boolean => {
  const table = scene({ heroes: twoHeroes, ...rest, darkseid: { ...rest.darkseid, plays: [goal] } });
  table.answer('Darkseid', 'Carry out');
  return table.outcome?.reason === 'ultimate-goal';
};

test('JL-18.2 Anti-Life Equation: completed crises of three types', () => {
  const two = ['parademons', 'brainiac', 'evil-factory'];
  expect(wins('anti-life-equation', { completed: two })).toBe(false);
  expect(wins('anti-life-equation', { completed: [...two, 'lex-luthor'] })).toBe(true);
});

test('JL-18.2 House of Darkseid: three completed crises of one type', () => {
  expect(wins('house-of-darkseid', { completed: ['kanto', 'desaad', 'brainiac'] })).toBe(false);
  expect(wins('house-of-darkseid', { completed: ['kanto', 'desaad', 'steppenwolf'] })).toBe(true);
});

test('JL-18.2 Fall of the League: heroes defeated three times', () => {
  expect(wins('fall-of-the-league', { heroesDefeated: 2 })).toBe(false);
  expect(wins('fall-of-the-league', { heroesDefeated: 3 })).toBe(true);
});

test('JL-18.2 New Apokolips: a crisis at stage 3 where he is and in every region next to it', () => {
  const sides = { fortress: down('kanto', 3), metropolis: up('desaad', 3), gotham: down('brainiac', 3) };
  const at = 'fortress';
  expect(wins('new-apokolips', { darkseid: { at }, crises: sides })).toBe(false);
  const unripe = { ...sides, markovia: down('kalibak', 2) };
  expect(wins('new-apokolips', { darkseid: { at }, crises: unripe })).toBe(false);
  const ring = { ...sides, markovia: down('kalibak', 3) };
  expect(wins('new-apokolips', { darkseid: { at }, crises: ring })).toBe(true);
  expect(wins('new-apokolips', { crises: ring })).toBe(false);
});

test('JL-18.2 Sleeping Doom: three hidden crises at stage 3', () => {
  const two = { fortress: down('kanto', 3), gotham: down('brainiac', 3) };
  expect(wins('sleeping-doom', { crises: { ...two, metropolis: up('desaad', 3) } })).toBe(false);
  expect(wins('sleeping-doom', { crises: { ...two, metropolis: down('desaad', 3) } })).toBe(true);
});

test('JL-18.2 Ascension: level 3, and no XP token on his card', () => {
  expect(wins('ascension', { darkseid: { level: 2 } })).toBe(false);
  expect(wins('ascension', { darkseid: { level: 3, overcome: ['tech'] } })).toBe(false);
  expect(wins('ascension', { darkseid: { level: 3 } })).toBe(true);
});
