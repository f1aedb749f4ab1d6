import { describe, expect, test } from 'vitest';
import { heroNames } from '../../content/kinds.ts';
import { justiceLeague } from '../../index.ts';
import { boomTube } from '../../rules/verbs/boom-tube.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { heal } from '../../rules/verbs/heal.ts';
import { move } from '../../rules/verbs/move.ts';
import { recover } from '../../rules/verbs/recover.ts';
import { refresh } from '../../rules/verbs/refresh.ts';
import { reveal } from '../../rules/verbs/reveal.ts';
import { transport } from '../../rules/verbs/transport.ts';
import { wound } from '../../rules/verbs/wound.ts';
import { asked, CYBORG, crisis, DARKSEID, faceUp, league, placeOf, power, SUPERMAN } from '../tables.ts';

const tower = power('tower', 8, [transport({ by: 'watchtower' }), recover()]);
const home = power('home', 9, [transport({ by: 'apokolips', may: true }), refresh(), heal()]);
const run = power('run', 2, [move({ far: 1 })]);
const dash = power('dash', 2, [move({ far: 2 })]);
const strike = (n: number, whom: 'here' | 'anywhere' = 'anywhere') =>
  power(`strike-${n}`, 3, [wound({ n, whom })]);

describe('movement', () => {
  test('JL-7.1, JL-2.40 every hero begins with a power that moves', () => {
    for (const owner of heroNames) {
      const powers = justiceLeague.game.kinds.filter(
        (kind) => kind.type === 'power' && kind.owner === owner && kind.starts,
      );
      const moving = powers.filter(
        (kind) => kind.type === 'power' && kind.does.some(({ do: verb }) => verb === 'move'),
      );
      expect(moving.length).toBeGreaterThan(0);
    }
  });

  test('JL-7.3 one region leads to an adjacent one, two to those next to it as well', () => {
    const near = league({ laid: { [SUPERMAN]: [run] } });
    expect(near.options(SUPERMAN)).toEqual([
      'Go to Metropolis',
      'Go to the Fortress of Solitude',
      'Go to Atlantis',
      'Stay where you are',
    ]);
    const wide = league({ laid: { [SUPERMAN]: [dash] } });
    expect(wide.options(SUPERMAN)).toContain('Go to Markovia');
    expect(wide.options(SUPERMAN)).not.toContain('Go to Bialya');
  });

  test('JL-7.2 without transport nobody moves to or from the Watchtower', () => {
    const table = league({ at: { [SUPERMAN]: 'watchtower' }, laid: { [SUPERMAN]: [run] } });
    expect(asked(table)).not.toContain('0 move');
    expect(
      league({ laid: { [SUPERMAN]: [dash] } })
        .options(SUPERMAN)
        .join(),
    ).not.toMatch(/Watchtower|Apokolips/);
  });

  test('JL-7.4, JL-7.6 Watchtower takes a hero there, or from there to any region', () => {
    const there = league({ laid: { [SUPERMAN]: [tower] } }).answer(SUPERMAN, 'Carry out');
    expect(placeOf(there, SUPERMAN)).toBe('watchtower');
    const back = league({ at: { [SUPERMAN]: 'watchtower' }, laid: { [SUPERMAN]: [tower] } }).answer(
      SUPERMAN,
      'Carry out',
    );
    expect(back.options(SUPERMAN).length).toBe(11);
    expect(back.answer(SUPERMAN, 'Go to Themyscira').fields.at[SUPERMAN]).toBe(9);
  });

  test('JL-A43 in the Watchtower he may stay and only recover', () => {
    const table = league({
      at: { [SUPERMAN]: 'watchtower' },
      laid: { [SUPERMAN]: [tower] },
      fields: { wounds: [2, 0, 0] },
    });
    table.answer(SUPERMAN, 'Carry out').answer(SUPERMAN, 'Stay where you are');
    expect([placeOf(table, SUPERMAN), table.fields.wounds[SUPERMAN]]).toEqual(['watchtower', 0]);
  });

  test('JL-A43 elsewhere he goes there, or passes all of it and recovers nothing', () => {
    const hurt = () => league({ laid: { [SUPERMAN]: [tower] }, fields: { wounds: [2, 0, 0] } });
    const gone = hurt().answer(SUPERMAN, 'Carry out');
    expect(gone.log()).toContain('Ann goes to the Watchtower.');
    expect([placeOf(gone, SUPERMAN), gone.fields.wounds[SUPERMAN]]).toEqual(['watchtower', 0]);
    const passed = hurt().answer(SUPERMAN, 'Pass');
    expect([placeOf(passed, SUPERMAN), passed.fields.wounds[SUPERMAN]]).toEqual(['gotham', 2]);
  });

  test('JL-A44 it works from Apokolips', () => {
    const table = league({ at: { [SUPERMAN]: 'apokolips' }, laid: { [SUPERMAN]: [tower] } });
    expect(placeOf(table.answer(SUPERMAN, 'Carry out'), SUPERMAN)).toBe('watchtower');
  });

  test('JL-7.5, JL-7.7, JL-A41 Darkseid goes to any region or home, never to the Watchtower', () => {
    const away = league({ laid: { [DARKSEID]: [home] } }).answer(DARKSEID, 'Carry out');
    expect(away.options(DARKSEID).length).toBe(11);
    expect(away.options(DARKSEID).join()).not.toContain('Watchtower');
    const back = league({ at: { [DARKSEID]: 'gotham' }, laid: { [DARKSEID]: [home] } }).answer(
      DARKSEID,
      'Carry out',
    );
    expect(back.options(DARKSEID)).toContain('Go to Apokolips');
    expect(back.options(DARKSEID)).toContain('Go to Metropolis');
  });

  test('JL-7.8, JL-7.9 Boom Tube alone takes heroes to Apokolips, and from anywhere', () => {
    expect(
      league({ laid: { [SUPERMAN]: [tower] } })
        .answer(SUPERMAN, 'Carry out')
        .options(SUPERMAN),
    ).not.toContain('Go to Apokolips');
    const table = league({
      at: { [CYBORG]: 'watchtower' },
      laid: { [CYBORG]: [power('tube', 2, [boomTube()])] },
    });
    expect(table.answer(CYBORG, 'Go to Apokolips').fields.at[CYBORG]).toBe(12);
  });

  test('JL-A45 another hero comes along if he agrees; silence is no', () => {
    const tube = () =>
      league({ laid: { [CYBORG]: [power('tube', 2, [boomTube()])] } }).answer(CYBORG, 'Go to Apokolips');
    expect(tube().prompt(SUPERMAN)).toBe('Ben opens a way to Apokolips. Do you come along?');
    expect(placeOf(tube().answer(SUPERMAN, 'Agree'), SUPERMAN)).toBe('apokolips');
    expect(placeOf(tube().answer(SUPERMAN, 'Do not agree'), SUPERMAN)).toBe('gotham');
    expect(justiceLeague.game.phaseNamed.crossing?.silence).toBe('decline');
  });

  test('JL-A57 one who lies defeated is not taken along', () => {
    const table = league({
      laid: { [CYBORG]: [power('tube', 2, [boomTube()])] },
      fields: { down: [true, false, false], wounds: [3, 0, 0] },
      from: ['powers'],
    });
    table.answer(CYBORG, 'Go to Apokolips');
    expect(asked(table)).not.toContain('0 crossing');
  });
});

describe('recovery', () => {
  test('JL-8.1, JL-8.2, JL-8.3, JL-2.17, JL-6.4, JL-A42 tokens, spent powers and wounds, also when leaving', () => {
    const table = league({
      at: { [SUPERMAN]: 'watchtower' },
      laid: { [SUPERMAN]: [tower] },
      spent: { [SUPERMAN]: [run] },
      fields: { used: [2, 0, 1], wounds: [2, 0, 0] },
    });
    table.answer(SUPERMAN, 'Carry out').answer(SUPERMAN, 'Go to Metropolis');
    expect(table.fields.ready.slice(0, 3)).toEqual([2, 0, 1]);
    expect(table.zone('hand', SUPERMAN)).toContain('run');
    expect(table.fields.wounds[SUPERMAN]).toBe(0);
  });

  test('JL-A26 a red power carried out earlier in the same round comes back too', () => {
    const table = league({
      laid: { [SUPERMAN]: [power('red', 2, [move({ far: 1 })], { after: 'spent' }), tower] },
    });
    table.answer(SUPERMAN, 'Stay').answer(SUPERMAN, 'Carry out');
    expect(table.zone('hand', SUPERMAN)).toContain('red');
    expect(table.zone('spent', SUPERMAN)).toEqual([]);
  });

  test('JL-A26 Symbol of Hope, too, brings back a red power of the same round', () => {
    const table = league({
      at: { [CYBORG]: 'gotham' },
      laid: { [SUPERMAN]: ['symbol-of-hope'], [CYBORG]: ['boom-tube'] },
    });
    table.answer(CYBORG, 'Stay where you are').answer(SUPERMAN, 'Carry out');
    expect(table.zone('hand', CYBORG)).toContain('boom-tube');
    expect(table.zone('spent', CYBORG)).toEqual([]);
    expect(table.zone('spent', SUPERMAN)).toEqual(['symbol-of-hope']);
  });

  test('JL-A26, JL-A65 a red power that waits in the middle has not been carried out: it does not come back', () => {
    const table = league({
      at: { [CYBORG]: 'gotham' },
      tiles: { gotham: faceUp(crisis('seen')) },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [3, 0, 0] },
      laid: {
        [SUPERMAN]: [power('red', 4, [confront()], { after: 'spent' }), power('rest', 6, [recover()])],
        [CYBORG]: [power('hit', 8, [confront()])],
      },
    });
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree').answer(SUPERMAN, 'Carry out');
    expect(table.zone('hand', SUPERMAN)).not.toContain('red');
    table.answer(CYBORG, 'Stop confronting').answer(SUPERMAN, 'Stop confronting');
    expect(table.zone('spent', SUPERMAN)).toEqual(['red']);
  });

  test('JL-8.4, JL-A49 Apokolips: all energy and spent powers, a goal among them', () => {
    const goal = power('goal', 11, [], { after: 'spent', goal: true });
    const table = league({
      laid: { [DARKSEID]: [home] },
      spent: { [DARKSEID]: [goal] },
      fields: { energy: 1, energyUsed: 5 },
    });
    table.answer(DARKSEID, 'Carry out').answer(DARKSEID, 'Stay');
    expect([table.fields.energy, table.fields.energyUsed]).toEqual([6, 0]);
    expect(table.zone('hand', DARKSEID)).toContain('goal');
  });

  const wounded = () => {
    const table = league({ laid: { [DARKSEID]: [home] }, fields: { overcome: [12, 0, 0, 12, 1, 1] } });
    return table.answer(DARKSEID, 'Carry out').answer(DARKSEID, 'Stay');
  };

  test('JL-8.5, JL-A46, JL-A47 he may heal: all XP on the villain card go to their heroes', () => {
    const table = wounded().answer(DARKSEID, 'Heal');
    expect(table.fields.overcome).toEqual([]);
    expect(table.log().join()).toContain('heals');
  });

  test('JL-8.6, JL-A48 or not, and keeps them from the heroes', () => {
    const table = wounded().answer(DARKSEID, 'Do nothing');
    expect(table.fields.overcome).toEqual([12, 0, 0, 12, 1, 1]);
    expect(table.fields.xp).toEqual([0, 0, 0]);
  });
});

describe('defeat', () => {
  const struck = (n: number, fields = {}) => {
    const table = league({
      laid: { [DARKSEID]: [strike(n)], [SUPERMAN]: [power('late', 6, [move({ far: 1 })])] },
      fields,
    });
    return table.answer(DARKSEID, 'Carry out').answer(DARKSEID, 'Ann');
  };

  test('JL-2.5, JL-2.26, JL-2.27 one blow may bring several wounds', () => {
    expect(struck(2).fields.wounds[SUPERMAN]).toBe(2);
  });

  test('JL-9.1, JL-9.2, JL-2.6, JL-2.28, JL-2.29, JL-2.30, JL-2.34, JL-A50 three wounds: defeated; a VP and an XP for Darkseid, at once', () => {
    const table = struck(3);
    expect(table.fields.down[SUPERMAN]).toBe(true);
    expect(table.fields.heroesDefeated).toBe(1);
    expect(table.fields.xp).toEqual([0, 0, 1]);
    expect(table.log()).toContain('Ann is defeated!');
    expect(struck(3, { heroesDefeated: 11 }).outcome).toEqual({
      winners: [DARKSEID],
      reason: 'darkseid-points',
    });
  });

  test('JL-9.3, JL-9.4 he does nothing more this round: his power is cancelled', () => {
    const table = struck(3);
    expect(table.log()).toContain('late (Ann) is cancelled.');
    expect(asked(table)).not.toContain('0 move');
  });

  test('JL-A56 a second one that waits too', () => {
    const table = league({
      laid: {
        [SUPERMAN]: [power('late', 6, [move({ far: 1 })]), power('later', 8, [move({ far: 1 })])],
        [DARKSEID]: [strike(3)],
      },
    });
    table.answer(DARKSEID, 'Carry out').answer(DARKSEID, 'Ann');
    expect(table.log()).toContain('late (Ann) is cancelled.');
    expect(table.log()).toContain('later (Ann) is cancelled.');
  });

  test('JL-9.5, JL-A53 in the middle of his power he finishes it, without what is optional', () => {
    const rash = power('rash', 2, [
      wound({ n: 3, whom: 'you' }),
      move({ far: 1 }),
      reveal({ where: 'here' }),
      confront(),
    ]);
    const table = league({
      tiles: { gotham: crisis('dark') },
      tokens: { [SUPERMAN]: [5, 5, 5] },
      laid: { [SUPERMAN]: [rash] },
    });
    table.answer(SUPERMAN, 'Carry out');
    expect(table.fields.down[SUPERMAN]).toBe(true);
    expect(table.sees('public', 'tile', undefined, 1)).toEqual(['dark']);
    expect([placeOf(table, SUPERMAN), table.options(SUPERMAN)]).toEqual(['gotham', []]);
  });

  test('JL-9.6, JL-A51, JL-B3 in the next round Watchtower is laid for him, open', () => {
    const table = struck(3).answer(DARKSEID, 'Stay at this level');
    expect(asked(table)).toEqual(['1 hero planning']);
    expect(table.sees('public', 'laid', SUPERMAN)).toEqual(['superman-watchtower']);
  });

  test('JL-9.6, JL-A52 he cannot pass it: he goes there and recovers', () => {
    const table = league({
      laid: { [SUPERMAN]: ['superman-watchtower'] },
      fields: { down: [true, false, false], wounds: [3, 0, 0], used: [2, 0, 0] },
    });
    expect(asked(table)).not.toContain('0 power');
    expect([placeOf(table, SUPERMAN), table.fields.wounds[SUPERMAN], table.fields.down[SUPERMAN]]).toEqual([
      'watchtower',
      0,
      false,
    ]);
    expect(table.fields.ready[0]).toBe(2);
  });

  test('JL-9.7, JL-A55 nobody has more than three wounds, and nobody is defeated twice', () => {
    const table = struck(3, { wounds: [2, 0, 0] });
    expect(table.fields.wounds[SUPERMAN]).toBe(3);
    const down = league({
      laid: { [DARKSEID]: [power('storm', 3, [wound({ n: 1, whom: 'anywhere' })])] },
      fields: { down: [true, false, false], wounds: [3, 0, 0] },
      from: ['powers'],
    });
    down.answer(DARKSEID, 'Carry out');
    expect(down.options(DARKSEID)).not.toContain('Ann');
  });

  test('JL-A55 whom the die defeats is not defeated again by the crisis that strikes back', () => {
    const table = league({
      tiles: { gotham: faceUp('steppenwolf') },
      tokens: { [SUPERMAN]: [1, 0, 0] },
      laid: { [SUPERMAN]: [power('hit', 4, [confront()])] },
      fields: { wounds: [2, 0, 0] },
    });
    table.rollsNext(1).answer(SUPERMAN, 'Risk 1 strength');
    expect([table.fields.down[SUPERMAN], table.fields.heroesDefeated]).toEqual([true, 1]);
  });
});

test('JL-2.36 a later stage makes a rising score harder', () => {
  const tile = faceUp(crisis('rising', { strength: { rising: 2 } }));
  const table = league({
    tiles: { gotham: tile },
    stages: { gotham: 3 },
    tokens: { [SUPERMAN]: [5, 0, 0] },
    laid: { [SUPERMAN]: [power('hit', 4, [confront()])] },
  });
  expect(table.prompt(SUPERMAN)).toBe('You confront rising: strength 5. What do you try?');
});
