import { DECLINE, silentAnswer } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { villainPoints } from '../../rules/facts.ts';
import { scene } from '../scenes.ts';
import {
  asked,
  CYBORG,
  DARKSEID,
  type LeagueTable,
  league,
  SUPERMAN,
  placeOf as whereIs,
} from '../tables.ts';

// Several rules at once, as they meet in a game; wherever it can be, with the cards of the game.

const logOf = (table: LeagueTable, what: string): string[] =>
  table.log().filter((line) => line.includes(what));

describe('on the map', () => {
  test('JL-2.12 Batwing crosses from Dinosaur Island to Metropolis, and one region beyond', () => {
    const table = scene({ heroes: { batman: { at: 'dinosaur-island', plays: ['batwing'] } } });
    table.answer('Batman', 'Carry out');
    for (const where of ['Metropolis', 'Gotham City', 'the Fortress of Solitude'])
      expect(table.options('Batman')).toContain(`Go to ${where}`);
  });

  test('JL-3.3, JL-3.4, JL-A3 a closed Bogotá lies on nobody’s way', () => {
    const team = { batman: { at: 'metropolis', plays: ['batwing'] }, cyborg: {} } as const;
    const three = scene({ heroes: { ...team, superman: {} } }).answer('Batman', 'Carry out');
    expect(three.options('Batman')).toContain('Go to Gorilla City');
    const two = scene({ heroes: team }).answer('Batman', 'Carry out');
    expect(two.options('Batman')).toContain('Go to Atlantis');
    expect(two.options('Batman')).not.toContain('Go to Gorilla City');
    expect(two.options('Batman')).not.toContain('Go to Bogotá');
  });

  test('JL-A3 no transport leads to a closed region: neither Watchtower nor Teleport nor Boom Tube', () => {
    const tower = scene({ heroes: { superman: { plays: ['superman-watchtower'] } } });
    const jump = scene({ heroes: { superman: {} }, darkseid: { plays: ['teleport'] } });
    const tube = scene({ heroes: { cyborg: { at: 'gotham', plays: ['boom-tube'] } } });
    const ways = [
      tower.answer('Superman', 'Carry out').options('Superman'),
      jump.options('Darkseid'),
      tube.options('Cyborg'),
    ];
    for (const way of ways) {
      expect(way.length).toBeGreaterThan(9);
      expect(way.join()).not.toMatch(/Sydney|Bogot/);
    }
  });

  test('JL-7.2 from Apokolips nobody walks away', () => {
    const table = league({ at: { [SUPERMAN]: 'apokolips' }, laid: { [SUPERMAN]: ['supersonic-flight'] } });
    expect(asked(table)).not.toContain('0 move');
    expect(whereIs(table, SUPERMAN)).toBe('apokolips');
  });

  /** Cyborg opens a way to Apokolips, where Darkseid is; Superman and Batman are asked. */
  const tube = () =>
    league({
      seats: 4,
      tokens: { [SUPERMAN]: [5, 3, 2] },
      laid: { [CYBORG]: ['boom-tube'], [SUPERMAN]: ['man-of-steel'] },
    }).answer(CYBORG, 'Go to Apokolips');

  test('JL-7.9, JL-A45 each hero answers for himself; one who says nothing stays', () => {
    const table = tube();
    expect(asked(table)).toEqual(['0 crossing', '2 crossing']);
    expect(silentAnswer(table.table.lens(2))).toBe(DECLINE);
    table.answer(SUPERMAN, 'Agree').answer(2, 'Do not agree');
    expect([0, 1, 2].map((hero) => whereIs(table, hero))).toEqual(['apokolips', 'apokolips', 'bialya']);
  });

  test('JL-A74, JL-15.4, JL-15.5 who came along confronts Darkseid at home, at his level, with 1 off the die', () => {
    const table = tube().answer(2, 'Do not agree').answer(SUPERMAN, 'Agree').answer(SUPERMAN, 'Carry out');
    expect(table.prompt(SUPERMAN)).toBe(
      'You confront Darkseid: strength 6, agility 6, and tech 5. What do you try?',
    );
    table.rollsNext(1).answer(SUPERMAN, 'Risk 1 agility');
    expect(logOf(table, 'rolls')).toEqual(['Ann rolls 1, which counts as 0.']);
    expect(table.fields.down[SUPERMAN]).toBe(true);
  });
});

describe('recovering', () => {
  test('JL-8.1 to JL-8.3, JL-9.6 the round after a defeat: Watchtower at its number, then everything as new', () => {
    const table = league({
      laid: { [SUPERMAN]: ['man-of-steel'], [DARKSEID]: ['omega-beams'] },
      at: { [DARKSEID]: 'metropolis' },
      hand: { [CYBORG]: ['jump-jets'], [DARKSEID]: ['scheme', 'teleport'] },
      spent: { [SUPERMAN]: ['heat-vision'] },
      fields: { wounds: [2, 0, 0], used: [3, 1, 0] },
    });
    table.answer(DARKSEID, 'Carry out');
    expect(table.log()).toContain('Man of Steel (Ann) is cancelled.');
    expect([table.fields.xp[DARKSEID], villainPoints(table.table)]).toEqual([1, 1]);
    table.answer(DARKSEID, 'Stay at this level').answer(CYBORG, 'Choose Jump Jets');
    table.answer(DARKSEID, 'Choose Scheme').answer(DARKSEID, 'Choose Teleport').answer(DARKSEID, 'Pass');
    expect([whereIs(table, SUPERMAN), table.fields.down[SUPERMAN]]).toEqual(['gotham', true]);
    table.answer(CYBORG, 'Pass').answer(DARKSEID, 'Stay');
    expect([whereIs(table, SUPERMAN), table.fields.down[SUPERMAN]]).toEqual(['watchtower', false]);
    expect([table.fields.wounds[SUPERMAN], table.fields.ready.slice(0, 3)]).toEqual([0, [3, 1, 0]]);
    table.answer(DARKSEID, 'Stay at this level');
    expect(asked(table)).toEqual(['0 hero planning', '1 hero planning']);
    for (const card of ['man-of-steel', 'heat-vision']) expect(table.zone('hand', SUPERMAN)).toContain(card);
  });
});
