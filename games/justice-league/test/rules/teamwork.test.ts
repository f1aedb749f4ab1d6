import { DECLINE, NOT_ANY, proposerOf, silentAnswer } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { move } from '../../rules/verbs/move.ts';
import { wound } from '../../rules/verbs/wound.ts';
import { asked, CYBORG, crisis, DARKSEID, faceUp, league, placeOf, power, SUPERMAN } from '../tables.ts';

const SYMBOL = 6;
const hit = (id: string, number: number) => power(id, number, [confront()]);

type Tokens = readonly [number, number, number];

/** Superman (4) and Cyborg (6) are in Gotham City with a crisis of strength 6 and tech 3. */
const both = (
  superman: Tokens = [3, 0, 0],
  cyborg: Tokens = [3, 0, 3],
  darkseid = [power('nothing', 1, [move({ far: 1 })])],
) => {
  const table = league({
    at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham' },
    tiles: { gotham: faceUp(crisis('big', { cost: 2, strength: 6, tech: 3 })) },
    tokens: { [SUPERMAN]: superman, [CYBORG]: cyborg },
    laid: { [SUPERMAN]: [hit('first', 4)], [CYBORG]: [hit('second', 6)], [DARKSEID]: darkseid },
  });
  return table;
};

/** The same, once Superman waits for Cyborg, who confronts now. */
const together = (superman?: Tokens, cyborg?: Tokens) =>
  both(superman, cyborg).answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree');

describe('holding back', () => {
  test('JL-A65 nobody acts before his number; the earlier one may wait for the later', () => {
    const table = both();
    expect(asked(table)).toEqual(['0 confrontation']);
    table.answer(SUPERMAN, 'Wait for Ben');
    expect(table.prompt(CYBORG)).toBe('Ann would wait, to confront together with you. Do you agree?');
    table.answer(CYBORG, 'Agree');
    expect(asked(table)).toEqual(['1 confrontation']);
    expect(table.options(CYBORG)).toContain('Try strength together');
  });

  test('JL-B5 silence declines, and one who declined is not asked again', () => {
    const table = both().answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Do not agree');
    expect(asked(table)).toEqual(['0 confrontation']);
    expect(table.options(SUPERMAN)).not.toContain('Wait for Ben, to confront together');
    expect(justiceLeague.game.phaseNamed.consent?.silence).toBe('decline');
  });

  test('JL-A65 whoever waits still confronts alone where the other does not come', () => {
    const table = league({
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'atlantis' },
      tiles: { gotham: faceUp(crisis('big', { strength: 6 })) },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [3, 0, 0] },
      laid: { [SUPERMAN]: [hit('first', 4)], [CYBORG]: [power('come', 6, [move({ far: 1 }), confront()])] },
    });
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree').answer(CYBORG, 'Stay where you are');
    expect(asked(table)).toEqual(['0 confrontation']);
  });

  test('JL-A65 and together where he does', () => {
    const table = league({
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'atlantis' },
      tiles: { gotham: faceUp(crisis('big', { strength: 6 })) },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [3, 0, 0] },
      laid: { [SUPERMAN]: [hit('first', 4)], [CYBORG]: [power('come', 6, [move({ far: 1 }), confront()])] },
    });
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree').answer(CYBORG, 'Go to Gotham City');
    expect(table.options(CYBORG)).toContain('Try strength together');
  });

  test('JL-A65 what is left of his power waits with it', () => {
    const table = league({
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham' },
      tiles: { gotham: faceUp(crisis('big', { strength: 6 })) },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [3, 0, 0] },
      laid: { [SUPERMAN]: [power('first', 4, [confront(), move({ far: 1 })])], [CYBORG]: [hit('second', 6)] },
    });
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree');
    table.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 3').answer(SUPERMAN, 'Spend 3');
    table.answer(SUPERMAN, 'Ann lays the XP token').answer(CYBORG, 'Agree');
    expect(asked(table)).toEqual(['0 move']);
    expect(placeOf(table.answer(SUPERMAN, 'Go to Atlantis'), SUPERMAN)).toBe('atlantis');
  });

  /** Superman (4) waits for Cyborg (6); Batman (5) confronts there in between. */
  const inBetween = () => {
    const batman = 2;
    const table = league({
      seats: 4,
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham', [batman]: 'gotham' },
      tiles: { gotham: faceUp(crisis('big', { strength: 6, tech: 6 })) },
      tokens: { [SUPERMAN]: [3, 0, 3], [CYBORG]: [3, 0, 0], [batman]: [2, 0, 0] },
      laid: { [SUPERMAN]: [hit('first', 4)], [CYBORG]: [hit('second', 6)], [batman]: [hit('third', 5)] },
    });
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree');
    return table.answer(batman, 'Stop confronting');
  };

  test('JL-A65 whoever waits may let another confront in between, and waits on', () => {
    const table = inBetween().answer(SUPERMAN, 'Stop confronting');
    expect(asked(table)).toEqual(['1 confrontation']);
    table.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 3').answer(SUPERMAN, 'Spend 3');
    expect(table.log()).toContain('Ann spends 3 strength tokens.');
  });

  test('JL-A65, JL-A59 or takes part, and has confronted', () => {
    const table = inBetween()
      .rollsNext(2)
      .answer(SUPERMAN, 'Risk 1 tech')
      .answer(SUPERMAN, 'Stop confronting');
    expect(asked(table)).toEqual(['1 confrontation']);
    expect(table.options(CYBORG)).not.toContain('Try strength together');
  });

  test('JL-A65, JL-A73 where the other one confronts the crisis, whoever waited may still confront Darkseid', () => {
    const smash = power('smash', 1, [move({ far: 1 })], { exposes: true });
    const table = league({
      at: { [CYBORG]: 'gotham', [DARKSEID]: 'gotham' },
      tiles: { gotham: faceUp(crisis('big', { strength: 6 })) },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [3, 0, 0] },
      laid: { [SUPERMAN]: [hit('first', 4)], [CYBORG]: [hit('second', 6)], [DARKSEID]: [smash] },
    }).answer(DARKSEID, 'Stay where you are');
    table.answer(SUPERMAN, 'Confront Darkseid').answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree');
    table
      .answer(CYBORG, 'Confront big')
      .answer(CYBORG, 'Stop confronting')
      .answer(SUPERMAN, 'Stop confronting');
    table.answer(SUPERMAN, 'Confront Darkseid');
    expect(table.prompt(SUPERMAN)).toContain('You confront Darkseid');
  });

  test('JL-A57, JL-A65 not with one who was defeated meanwhile', () => {
    const table = both([3, 0, 0], [3, 0, 3], [power('strike', 5, [wound({ n: 3, whom: 'anywhere' })])]);
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree');
    table.answer(DARKSEID, 'Carry out').answer(DARKSEID, 'Ann');
    expect(asked(table)).toEqual(['1 confrontation']);
    expect(table.options(CYBORG)).not.toContain('Try strength together');
  });
});

test('JL-A65 whoever says nothing when another would wait for them has declined', () => {
  const { table } = both().answer(SUPERMAN, 'Wait for Ben');
  expect(silentAnswer(table.lens(CYBORG))).toBe(DECLINE);
  expect(silentAnswer(table.lens(SUPERMAN))).toBeUndefined();
});

test('JL-B2 everybody knows whose proposal it is, so who plays both heroes is not asked', () => {
  const waiting = both().answer(SUPERMAN, 'Wait for Ben');
  expect(proposerOf(waiting.table.lens(DARKSEID))).toBe(SUPERMAN);
  const settled = together()
    .answer(CYBORG, 'Try strength together')
    .answer(CYBORG, 'Spend 3')
    .answer(SUPERMAN, 'Spend 3');
  expect(proposerOf(settled.table.lens(DARKSEID))).toBe(NOT_ANY);
  expect(proposerOf(settled.answer(SUPERMAN, 'Ben lays').table.lens(DARKSEID))).toBe(SUPERMAN);
});

describe('teamwork', () => {
  test('JL-12.1 without a power to confront one does not take part', () => {
    const table = league({
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham' },
      tiles: { gotham: faceUp(crisis('big', { strength: 6 })) },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [3, 0, 0] },
      laid: { [SUPERMAN]: [hit('first', 4)], [CYBORG]: [power('run', 6, [move({ far: 1 })])] },
    });
    expect(table.options(SUPERMAN).join()).not.toMatch(/Wait|together/);
  });

  test('JL-12.2, JL-12.3, JL-12.4, JL-B1 each says how many, openly; a sum that reaches the score needs no die', () => {
    const table = together().answer(CYBORG, 'Try strength together');
    expect(table.prompt(CYBORG)).toBe('How many strength tokens do you spend? 6 are missing.');
    table.answer(CYBORG, 'Spend 3');
    expect(table.prompt(SUPERMAN)).toBe('How many strength tokens do you spend? 3 are missing.');
    table.answer(SUPERMAN, 'Spend 3');
    expect(asked(table)).toEqual(['0 token owner']);
    expect(table.fields.ready).toEqual([0, 0, 0, 0, 0, 3, 0, 0, 0]);
  });

  test('JL-A64 nobody needs to spend more than is missing', () => {
    const table = together([3, 0, 0], [5, 0, 0])
      .answer(CYBORG, 'Try strength together')
      .answer(CYBORG, 'Spend 5');
    expect(table.options(SUPERMAN)).toEqual(['Spend 1 strength token', 'Spend nothing']);
  });

  test('JL-A66 whoever spends nothing takes no part; whoever proposed it spends at least one', () => {
    const table = together().answer(CYBORG, 'Try strength together');
    expect(table.options(CYBORG)).not.toContain('Spend nothing');
    table.rollsNext(2).answer(CYBORG, 'Spend 1').answer(SUPERMAN, 'Spend nothing');
    expect(table.log().filter((line) => line.includes('rolls'))).toEqual(['Ben rolls 2: +1.']);
  });

  test('JL-12.5, JL-A67 whoever spent most lays the XP token, even if another rolled the symbol', () => {
    const table = together([2, 0, 0], [3, 0, 3]).rollsNext(2, SYMBOL);
    table.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 2').answer(SUPERMAN, 'Spend 1');
    expect(table.fields.overcome).toEqual([1, 0, CYBORG]);
    const other = together([3, 0, 0], [3, 0, 3]).rollsNext(SYMBOL, 2);
    other.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 2').answer(SUPERMAN, 'Spend 3');
    expect(other.fields.overcome).toEqual([1, 0, SUPERMAN]);
  });

  const tied = () =>
    together().answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 3').answer(SUPERMAN, 'Spend 3');

  test('JL-12.6 with a tie the heroes decide whose it is; silence is consent', () => {
    const table = tied().answer(SUPERMAN, 'Ben lays the XP token');
    expect(table.prompt(CYBORG)).toBe('Do you agree that Ben lays the XP token?');
    expect(table.answer(CYBORG, 'Agree').fields.overcome).toEqual([1, 0, CYBORG]);
    expect(justiceLeague.game.phaseNamed['token owner']?.silence).toBe('accept');
  });

  test('JL-12.6 or a die, where they do not agree', () => {
    const owner = (rolled: number) =>
      tied().rollsNext(rolled).answer(SUPERMAN, 'Ben lays the XP token').answer(CYBORG, 'Let the die decide')
        .fields.overcome[2];
    expect(new Set([owner(1), owner(2)])).toEqual(new Set([SUPERMAN, CYBORG]));
  });

  test('JL-12.7, JL-12.8, JL-12.9 if the sum falls short all roll, and the results are added', () => {
    const table = together([1, 0, 0], [2, 0, 3]).rollsNext(5, 1);
    table.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 2');
    expect(table.log().join()).not.toContain('rolls');
    table.answer(SUPERMAN, 'Spend 1');
    expect(table.log().filter((line) => line.includes('rolls')).length).toBe(2);
    expect(table.fields.overcome).toEqual([1, 0, CYBORG]);
  });

  test('JL-12.10, JL-A68 whoever committed rolls, even if it is done already', () => {
    const table = together([1, 0, 0], [3, 0, 3]).rollsNext(5, 1);
    table.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 3').answer(SUPERMAN, 'Spend 1');
    expect(table.fields.wounds[SUPERMAN]).toBeGreaterThan(0);
    expect(table.fields.overcome).toEqual([1, 0, CYBORG]);
  });

  test('JL-12.11 one symbol is enough', () => {
    const table = together([1, 0, 0], [1, 0, 3]).rollsNext(1, SYMBOL);
    table.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 1').answer(SUPERMAN, 'Spend 1');
    expect(asked(table)).toEqual(['0 token owner']);
  });

  test('JL-12.12, JL-A54 a hero who is defeated by his roll still contributes his tokens', () => {
    const table = league({
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham' },
      tiles: { gotham: faceUp(crisis('big', { strength: 6, tech: 3 })) },
      tokens: { [SUPERMAN]: [2, 0, 0], [CYBORG]: [1, 0, 3] },
      laid: { [SUPERMAN]: [hit('first', 4)], [CYBORG]: [hit('second', 6)] },
      fields: { wounds: [2, 0, 0] },
    });
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree').rollsNext(5, 1);
    table.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 1').answer(SUPERMAN, 'Spend 2');
    expect(table.fields.down[SUPERMAN]).toBe(true);
    expect(table.fields.overcome).toEqual([1, 0, SUPERMAN]);
  });

  test('JL-A70 afterwards each may go on alone', () => {
    const table = together([3, 0, 3], [3, 0, 1]).answer(CYBORG, 'Try strength together');
    table
      .answer(CYBORG, 'Spend 3')
      .answer(SUPERMAN, 'Spend 3')
      .answer(SUPERMAN, 'Ben lays')
      .answer(CYBORG, 'Agree');
    expect(asked(table)).toEqual(['1 confrontation']);
    table.answer(CYBORG, 'Stop confronting');
    expect(table.options(SUPERMAN)).toContain('Overcome tech with 3 tech tokens');
  });
});
