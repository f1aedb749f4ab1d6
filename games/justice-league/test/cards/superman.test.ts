import { expect, test } from 'vitest';
import { places } from '../../rules/board.ts';
import { down, scene, up } from '../scenes.ts';

const at = (table: ReturnType<typeof scene>, seat: number): string | undefined =>
  places.names[table.fields.at[seat] ?? -1];

test('JL-C20 Supersonic Flight reaches three regions, not four', () => {
  const table = scene({ heroes: { superman: { at: 'markovia', plays: ['supersonic-flight'] } } });
  expect(table.options('Superman')).toContain('Go to Metropolis');
  expect(table.options('Superman')).not.toContain('Go to Apokolips');
  table.answer('Superman', 'Go to Metropolis');
  expect(at(table, 1)).toBe('metropolis');
});

test('Man of Steel: one strength token less overcomes for sure', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'] } },
    crises: { bialya: down('hunger-dogs', 1) },
  });
  table.answer('Superman', 'Carry out Man of Steel');
  expect(table.options('Superman')).toContain('Overcome strength with 4 strength tokens');
  table.answer('Superman', 'Overcome strength with 4');
  expect(table.zone('thwarted')).toEqual(['hunger-dogs']);
});

test('Man of Steel adds to strength alone', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'] } },
    crises: { bialya: up('parademons') },
  });
  table.answer('Superman', 'Carry out Man of Steel');
  expect(table.options('Superman')).toContain('Overcome strength with 2 strength tokens');
  expect(table.options('Superman')).toContain('Overcome agility with 2 agility tokens');
});

test('JL-C19 Heat Vision confronts next door, and nothing where Superman is', () => {
  const table = scene({
    heroes: { superman: { at: 'markovia', plays: ['heat-vision'] } },
    crises: { markovia: up('kanto'), bialya: up('hunger-dogs'), fortress: up('steppenwolf') },
  });
  expect(table.options('Superman')).not.toContain('Confront Kanto');
  table.answer('Superman', 'Hunger Dogs in Bialya').answer('Superman', 'Overcome strength with 4');
  expect(table.zone('thwarted')).toEqual(['hunger-dogs']);
});

test('JL-C4 X-Ray Vision: Superman alone sees the hidden crises here and next door', () => {
  const table = scene({
    heroes: { superman: { at: 'markovia', plays: ['x-ray-vision'], hand: ['man-of-steel'] }, batman: {} },
    crises: { markovia: down('kanto'), bialya: down('hunger-dogs'), sydney: down('brainiac') },
  });
  table.answer('Superman', 'Carry out X-Ray Vision');
  expect(table.sees('Superman', 'tile', undefined, places.no('bialya'))).toEqual(['hunger-dogs']);
  expect(table.sees('Superman', 'tile', undefined, places.no('markovia'))).toEqual(['kanto']);
  expect(table.sees('Superman', 'tile', undefined, places.no('sydney'))).toEqual(['?']);
  expect(table.sees('Batman', 'tile', undefined, places.no('bialya'))).toEqual(['?']);
  expect(table.log('en', 'Superman')).toContain('Superman looks at the hidden crisis in Markovia: Kanto.');
  expect(table.log('en', 'Batman')).toContain('Superman looks at the hidden crisis in Bialya.');
  expect(table.options('Superman')).toContain('Choose Man of Steel');
});

test('JL-C1 Invulnerable: nobody where Superman is takes wounds this round', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['invulnerable'] }, batman: { at: 'bialya' } },
    darkseid: { at: 'bialya', energy: 2, plays: ['crush'] },
  });
  table.answer('Superman', 'Carry out').answer('Superman', 'Do nothing');
  table.answer('Darkseid', 'Carry out').answer('Darkseid', 'Batman');
  expect(table.fields.wounds).toEqual([0, 0, 0]);
  expect(table.log()).toContain('Batman is guarded and takes no wound.');
});

test('JL-C1 it ends with the round', () => {
  const table = scene({ heroes: { superman: { at: 'bialya', plays: ['invulnerable'] } } });
  table.answer('Superman', 'Carry out').answer('Superman', 'Do nothing');
  expect(table.fields.round).toBe(2);
  expect(table.fields.spells).toEqual([]);
});

test('JL-C2 Arctic Breath: the crisis is neither advanced nor completed this round', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['arctic-breath'] } },
    darkseid: { energy: 5, plays: ['grand-design', 'triumph'] },
    crises: { bialya: down('kanto', 2), markovia: down('brainiac', 3), gotham: down('justifiers') },
  });
  table.answer('Superman', 'Carry out').answer('Darkseid', 'Carry out');
  table.refuses('Darkseid', 'Kanto in Bialya', 'JL-C2');
  table.answer('Darkseid', 'Justifiers in Gotham').answer('Darkseid', 'Nothing more');
  table.answer('Darkseid', 'Brainiac');
  expect(table.zone('completed')).toEqual(['brainiac']);
});

test('JL-C2 what is ripe and frozen is not completed', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['arctic-breath'] } },
    darkseid: { plays: ['triumph'] },
    crises: { bialya: down('kanto', 3), markovia: down('brainiac', 3) },
  });
  table.answer('Superman', 'Carry out');
  table.refuses('Darkseid', 'Kanto in Bialya', 'JL-C2');
  expect(table.options('Darkseid')).toContain('Brainiac in Markovia');
});

test('JL-C2 a crisis that comes where a frozen one was is not frozen', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', plays: ['arctic-breath'] },
      cyborg: { at: 'bialya', plays: ['white-noise'], ready: [3, 3, 5] },
    },
    darkseid: { at: 'bialya', energy: 5, plays: ['personal-command'], crises: ['brainiac'] },
    crises: { bialya: up('doctor-bedlam') },
  });
  table.answer('Superman', 'Carry out').answer('Cyborg', 'Carry out').answer('Cyborg', 'Overcome strength');
  table.answer('Cyborg', 'Overcome agility with 3').answer('Cyborg', 'Overcome tech with 3');
  table.answer('Darkseid', 'Place Brainiac in Bialya').answer('Darkseid', 'Carry out');
  expect(table.log()).toContain('The hidden crisis in Bialya is now at stage 2.');
});

test('JL-C5 Solar Flare: any ability is overcome without tokens, for two wounds', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['solar-flare'], ready: [0, 0, 0] } },
    crises: { bialya: up('bernadeth', 3) },
  });
  table.answer('Superman', 'Carry out').answer('Superman', 'Overcome its tech');
  expect(table.log()).toContain('Superman overcomes the tech of Bernadeth.');
  expect(table.fields.wounds).toEqual([0, 2, 0]);
});

test('JL-C5 without a revealed crisis nothing happens, and it costs no wounds', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['solar-flare'] } },
    crises: { bialya: down('kanto') },
  });
  table.answer('Superman', 'Carry out');
  expect(table.fields.wounds).toEqual([0, 0, 0]);
});

test('Symbol of Hope: other heroes here and next door take back a spent power each', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', plays: ['symbol-of-hope'], spent: ['heat-vision'] },
      batman: { at: 'bialya', spent: ['detective-work', 'bat-signal'] },
      'wonder-woman': { at: 'markovia', spent: ['battle-cry'] },
      cyborg: { at: 'metropolis', spent: ['boom-tube'] },
    },
  });
  table.answer('Superman', 'Carry out').answer('Batman', 'Take back Bat-Signal');
  expect(table.zone('spent', 'Batman')).toEqual(['detective-work']);
  expect(table.zone('hand', 'Diana')).toContain('battle-cry');
  expect(table.zone('spent', 'Cyborg')).toEqual(['boom-tube']);
  expect(table.zone('spent', 'Superman')).toEqual(['heat-vision', 'symbol-of-hope']);
});
