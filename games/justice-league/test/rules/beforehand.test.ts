import { languages, see, standingOptions } from '@masterplan/kernel';
import { stumblesIn } from '@masterplan/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { boomTube } from '../../rules/verbs/boom-tube.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { drawCrises } from '../../rules/verbs/draw-crises.ts';
import { move } from '../../rules/verbs/move.ts';
import { glossary } from '../../text/glossary.ts';
import { asked, CYBORG, crisis, DARKSEID, faceUp, league, placeOf, power, SUPERMAN } from '../tables.ts';

const walk = (id: string, number: number) => power(id, number, [move({ far: 1 })]);
const plot = (id: string, number: number) => power(id, number, [drawCrises({ n: 1 })]);
const hit = (id: string, number: number) => power(id, number, [confront()]);

const WONDER_WOMAN = 3;

describe('powers', () => {
  test('JL-B7 are carried out without a question where that was left; whatever they let one choose is asked', () => {
    const table = league({
      laid: { [SUPERMAN]: [power('scout', 2, [drawCrises({ n: 1 }), move({ far: 1 })])] },
    });
    expect(asked(table)).toEqual(['0 power']);
    expect(asked(table.answer(SUPERMAN, 'stand power carry-out'))).toEqual(['0 move']);
  });

  test('JL-B7 are asked about again once it is taken back', () => {
    const table = league({
      laid: { [SUPERMAN]: [walk('run', 1)], [DARKSEID]: [plot('two', 2)] },
      deck: [crisis('next')],
    });
    table.answer(DARKSEID, 'stand power carry-out').answer(DARKSEID, 'stand power ask');
    expect(asked(table.answer(SUPERMAN, 'Stay'))).toEqual(['2 power']);
  });

  test('JL-B7 an Ultimate Goal is always asked about', () => {
    const goal = power('goal', 3, [drawCrises({ n: 1 })], { goal: true });
    const table = league({ laid: { [DARKSEID]: [plot('one', 1), goal] }, deck: [crisis('a'), crisis('b')] });
    table.answer(DARKSEID, 'stand power carry-out');
    expect(asked(table)).toEqual(['2 power']);
    expect(table.prompt(DARKSEID)).toContain('goal');
  });
});

describe('the order of heroes', () => {
  const three = () =>
    league({
      seats: 4,
      laid: { [SUPERMAN]: [walk('a', 5)], [CYBORG]: [walk('b', 5)], 2: [walk('c', 5)] },
    });

  test('JL-B7 that is proposed is agreed to; who proposes is asked', () => {
    const table = three();
    for (const seat of [SUPERMAN, CYBORG, 2]) table.answer(seat, 'stand order accept');
    expect(asked(table)).toEqual(['0 order']);
    table.answer(SUPERMAN, 'First: c').answer(SUPERMAN, 'Then: a');
    expect(asked(table)).toEqual(['2 move']);
  });

  test('JL-B7 is that of the seats where any will do for the one who proposes', () => {
    const table = three().answer(SUPERMAN, 'stand order any');
    expect(asked(table)).toEqual(['1 order', '2 order']);
    table.answer(CYBORG, 'Agree').answer(2, 'Agree');
    expect(asked(table)).toEqual(['0 move']);
  });

  test('JL-B7 for whom any will do agrees to another’s, too', () => {
    const table = three().answer(CYBORG, 'stand order any').answer(2, 'stand order any');
    table.answer(SUPERMAN, 'First: c').answer(SUPERMAN, 'Then: b');
    expect(asked(table)).toEqual(['2 move']);
  });
});

describe('together', () => {
  /** Superman (4) and Cyborg (6) are in Gotham City with a crisis of strength 6. */
  const both = () =>
    league({
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham' },
      tiles: { gotham: faceUp(crisis('big', { strength: 6, tech: 3 })) },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [3, 0, 3] },
      laid: { [SUPERMAN]: [hit('first', 4)], [CYBORG]: [hit('second', 6)] },
    });

  test('JL-B7 whoever lets others wait is not asked whether they may', () => {
    const table = both().answer(CYBORG, 'stand waiting accept').answer(SUPERMAN, 'Wait for Ben');
    expect(asked(table)).toEqual(['1 confrontation']);
  });

  test('JL-B7 nor is whoever lets nobody wait', () => {
    const table = both().answer(CYBORG, 'stand waiting decline').answer(SUPERMAN, 'Wait for Ben');
    expect(asked(table)).toEqual(['0 confrontation']);
    expect(table.options(SUPERMAN).join()).not.toContain('Wait for Ben');
  });

  test('JL-B7 whoever is proposed for the XP token is agreed to', () => {
    const table = both().answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree');
    table.answer(CYBORG, 'stand token accept').answer(CYBORG, 'Try strength together');
    table.answer(CYBORG, 'Spend 3').answer(SUPERMAN, 'Spend 3').answer(SUPERMAN, 'Ann lays the XP token');
    expect(table.fields.overcome).toEqual([1, 0, SUPERMAN]);
  });
});

describe('a way that a hero opens', () => {
  const tube = () => league({ laid: { [CYBORG]: [power('tube', 2, [boomTube()])] } });

  test.each([
    ['come along', 'accept', 'bialya'],
    ['stay', 'decline', 'gotham'],
  ] as const)('JL-B7 is answered by whoever has left that they %s', (_what, answer, place) => {
    const table = tube().answer(SUPERMAN, `stand crossing ${answer}`).answer(CYBORG, 'Go to Bialya');
    expect(placeOf(table, SUPERMAN)).toBe(place);
  });
});

test('JL-B7 nobody else learns what was left', () => {
  const table = league({ laid: { [SUPERMAN]: [walk('run', 1)] } });
  const seen = () => [CYBORG, DARKSEID].map((seat) => see(table.game, table.table.state, seat));
  const before = seen();
  table.answer(SUPERMAN, 'stand waiting decline');
  expect(seen()).toEqual(before);
  expect(table.log().join()).not.toMatch(/wait|stand/);
});

test('JL-B7 heroes are offered all of it, Darkseid what he is asked: his powers', () => {
  const { table } = league({ seats: WONDER_WOMAN + 2 });
  const offered = (seat: number) => new Set(standingOptions(table, seat).map(({ key }) => key.split(' ')[1]));
  expect([...offered(WONDER_WOMAN)]).toEqual(['power', 'order', 'token', 'waiting', 'crossing']);
  expect([...offered(WONDER_WOMAN + 1)]).toEqual(['power']);
});

test.each(languages)('every answer and what it is about is worded, in %s', (language) => {
  const { game } = justiceLeague;
  const text = justiceLeague.text(game)[language];
  const said = game.windowNames.flatMap((window) => [
    text.window?.(window) ?? '',
    ...['ask', ...(game.windows?.[window]?.answers ?? []).map(({ name }) => name)].map(
      (name) => text.standing?.(window, name) ?? '',
    ),
  ]);
  expect(said).not.toContain('');
  expect(new Set(said).size).toBe(said.length);
  expect(stumblesIn(said, language, glossary)).toEqual([]);
});
