import { describe, expect, test } from 'vitest';
import { asked, challenge, playing, watch } from './tables.ts';

const aHero = { n: 1, which: { types: ['hero'] } };

describe('paying', () => {
  const ready = { challenge: challenge('trouble', { cost: 8, needs: [aHero] }), contributed: ['robin'] };

  test('W-6.19 W-6.20 W-6.21 W-6.22 R-48 when all cards are there, one player pays the whole cost at once', () => {
    const table = watch({ ...ready, fields: { power: 7 } });
    table.refuses(0, 'beat trouble', 'B-3.6');
    const rich = watch({ ...ready, fields: { power: 9 } }).answer(0, 'beat trouble');
    expect(rich.fields.power).toBe(1);
    watch({ challenge: challenge('trouble', { needs: [aHero] }), fields: { power: 20 } }).refuses(
      0,
      'beat trouble',
      'W-6.22',
    );
  });

  test('W-6.24 D-09 R-43 what makes Super-Villains cheaper makes Challenges cheaper, never below 0', () => {
    const table = playing(
      watch({ ...ready, hand: ['green-arrows-bow', 'owlship'] }),
      'green-arrows-bow',
      'owlship',
    );
    expect(table.options(0)).toContain('Beat trouble for 3');
    const free = watch({ ...ready, fields: { discount: 10 } });
    expect(free.options(0)).toContain('Beat trouble for 0');
  });

  test('W-6.23 D-09 R-43 R-44 what looks at a Super-Villain’s cost looks at the Challenge’s printed cost, without one at the Plot’s', () => {
    const power = (cost: number) =>
      playing(
        watch({ challenge: challenge('trouble', { cost }), hand: ['dossier'], fields: { discount: 5 } }),
        'dossier',
      ).fields.power;
    expect(power(10)).toBe(4);
    expect(power(9)).toBe(2);
    const plot = watch({
      challenge: [],
      challengeStack: ['nixon'],
      revealed: 'all',
      plotInPlay: 'long-winter',
      hand: ['dossier'],
    });
    expect(playing(plot, 'dossier').fields.power).toBe(4);
    const both = watch({
      challenge: challenge('trouble', { cost: 5 }),
      revealed: 'all',
      plotInPlay: 'long-winter',
      hand: ['dossier'],
    });
    expect(playing(both, 'dossier').fields.power).toBe(2);
  });

  test('W-6.25 R-45 a Challenge is no Super-Villain: J’onn J’onzz does nothing, and beating it is no purchase of one', () => {
    const table = playing(watch({ ...ready, hand: ['jonn-jonzz'] }), 'jonn-jonzz');
    expect(asked(table)).toEqual(['turn 0']);
    expect(table.fields.power).toBe(0);
  });

  test('W-6.26 D-11 R-49 W-6.29 W-6.30 a Challenge beaten in a turn does nothing at its end, also beaten at a discount', () => {
    const nixon = {
      challenge: 'nixon',
      contributed: ['robin', 'bane', 'nth-metal', 'kick', 'super-strength'],
      challengeStack: ['alien-invasion'],
    };
    const table = watch({ ...nixon, fields: { power: 9, discount: 2, fromLineUp: 1 } });
    table.answer(0, 'beat nixon').answer(0, 'end turn');
    expect(table.zone('lineUp')).toHaveLength(5);
    expect(table.zone('challenge')).toEqual(['alien-invasion']);
  });

  test('W-6.27 W-6.28 R-39 it leaves the game and takes all contributions with it', () => {
    const table = watch({
      ...ready,
      contributed: ['robin', 'mera'],
      challengeStack: ['nixon'],
      fields: { power: 8 },
    });
    table.answer(0, 'beat trouble');
    expect(table.zone('challenge')).toEqual([]);
    expect(table.zone('beaten')).toEqual(['trouble']);
    expect(table.zone('destroyed').toSorted((a, b) => a.localeCompare(b))).toEqual(['mera', 'robin']);
    expect(table.zone('contributed')).toEqual([]);
  });

  test('W-6.31 D-10 R-55 R-47 R-49c the next one comes at the end of that turn; until then there is none', () => {
    const table = watch({
      ...ready,
      hand: ['robin'],
      challengeStack: ['alien-invasion', 'nixon'],
      fields: { power: 20 },
    });
    table.answer(0, 'beat trouble');
    expect(table.options(0)).not.toContain('Contribute Robin');
    table.answer(0, 'end turn');
    expect(table.zone('challenge')).toEqual(['nixon']);
    expect(table.zone('challengeStack')).toEqual(['alien-invasion']);
  });

  test('R-46 beating a Challenge is no purchase from the Line-Up', () => {
    const table = watch({ ...ready, challengeStack: ['nixon'], fields: { power: 8 } });
    table.answer(0, 'beat trouble').answer(0, 'end turn');
    expect(table.zone('lineUp')).toHaveLength(6);
  });
});
