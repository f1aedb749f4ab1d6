import { expect, test } from 'vitest';
import { places } from '../../rules/board.ts';
import { down, scene, up } from '../scenes.ts';

test('Jump Jets: Cyborg moves up to two regions and reveals what lies there', () => {
  const table = scene({
    heroes: { cyborg: { at: 'markovia', plays: ['jump-jets'] } },
    crises: { bialya: down('kanto') },
  });
  table.answer('Cyborg', 'Carry out').answer('Cyborg', 'Go to Bialya');
  expect(table.log()).toContain('Cyborg reveals Kanto in Bialya.');
});

test('White Noise: stages do not count', () => {
  const table = scene({
    heroes: { cyborg: { at: 'bialya', plays: ['white-noise'] } },
    crises: { bialya: up('mother-box', 3) },
  });
  table.answer('Cyborg', 'Carry out').answer('Cyborg', 'Overcome tech with 4');
  expect(table.zone('thwarted')).toEqual(['mother-box']);
});

test('JL-7.9, JL-A45 Boom Tube: Cyborg goes anywhere, and others come who agree', () => {
  const table = scene({
    heroes: {
      superman: { at: 'markovia' },
      batman: { at: 'gotham' },
      cyborg: { at: 'bialya', plays: ['boom-tube'] },
    },
  });
  table.answer('Cyborg', 'Go to Apokolips').answer('Superman', 'Agree').answer('Batman', 'Do not agree');
  expect(table.fields.at.map((place) => places.names[place])).toEqual([
    'apokolips',
    'apokolips',
    'gotham',
    'apokolips',
  ]);
});

test('JL-C19 Adaptive Circuits: tech counts as any ability, after tokens of its own', () => {
  const table = scene({
    heroes: { cyborg: { at: 'bialya', plays: ['adaptive-circuits'], ready: [1, 0, 4] } },
    crises: { bialya: up('hunger-dogs') },
  });
  expect(table.options('Cyborg')).toEqual([
    'Risk 1 strength token against 4, and roll',
    'Risk 1 strength token and 1 tech token against 4, and roll',
    'Risk 1 strength token and 2 tech tokens against 4, and roll',
    'Overcome strength with 1 strength token and 3 tech tokens',
    'Stop confronting',
  ]);
  table.answer('Cyborg', 'Overcome strength');
  expect(table.zone('thwarted')).toEqual(['hunger-dogs']);
  expect(table.log()).toContain('Cyborg spends 1 strength token.');
  expect(table.log()).toContain('Cyborg spends 3 tech tokens.');
});

test('JL-C10 Uplink: a crisis anywhere loses a stage; one without cannot be chosen', () => {
  const table = scene({
    heroes: { cyborg: { at: 'bialya', plays: ['uplink'] } },
    crises: { metropolis: down('kanto', 3), gotham: down('brainiac', 1), atlantis: up('desaad') },
  });
  table.answer('Cyborg', 'Carry out');
  table.refuses('Cyborg', 'Desaad', 'JL-C10');
  table.answer('Cyborg', 'in Metropolis');
  expect(table.log()).toContain('The hidden crisis in Metropolis falls back to stage 2.');
});

test('JL-C8 Power Transfer: another hero recovers as many tokens as Cyborg spends tech', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', ready: [1, 0, 2], used: [4, 2, 0] },
      cyborg: { plays: ['power-transfer'] },
    },
  });
  table.answer('Cyborg', 'Spend 3 tech for Superman');
  expect(table.prompt('Superman')).toBe('Power Transfer: Recover 3 tokens, one after the other.');
  table.answer('Superman', 'strength').answer('Superman', 'agility');
  expect(table.prompt('Superman')).toBe('Power Transfer: Recover one token.');
  table.answer('Superman', 'strength');
  expect(table.fields.ready.slice(3, 9)).toEqual([3, 1, 2, 3, 2, 2]);
});

test('JL-C12 Tactical Network: another hero may play another power', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', plays: ['superman-watchtower'], hand: ['man-of-steel'] },
      batman: { hand: ['batwing'] },
      cyborg: { plays: ['tactical-network'] },
    },
  });
  table.answer('Cyborg', 'Carry out').answer('Cyborg', 'Superman').answer('Superman', 'Man of Steel');
  expect(table.log()).toContain('Superman also plays Man of Steel.');
});

test('JL-C11 Energy Siphon: Darkseid loses three energy, or what he has', () => {
  const table = scene({ heroes: { cyborg: { plays: ['energy-siphon'] } }, darkseid: { energy: 2 } });
  table.answer('Cyborg', 'Carry out');
  expect([table.fields.energy, table.fields.energyUsed]).toEqual([0, 2]);
  expect(table.log()).toContain('Darkseid loses 2 energy.');
});
