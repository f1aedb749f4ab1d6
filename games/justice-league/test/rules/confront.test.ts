import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { leagueDie } from '../../rules/attempt.ts';
import { stageOf } from '../../rules/facts.ts';
import { advance } from '../../rules/verbs/advance.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { drawCrises } from '../../rules/verbs/draw-crises.ts';
import { move } from '../../rules/verbs/move.ts';
import { raise } from '../../rules/verbs/raise.ts';
import { reveal } from '../../rules/verbs/reveal.ts';
import { asked, CYBORG, crisis, DARKSEID, faceUp, league, power, SUPERMAN } from '../tables.ts';

const SYMBOL = 6;
const hit = (id = 'hit', number = 4) => power(id, number, [confront()]);

interface Facing {
  readonly tokens?: readonly [number, number, number];
  readonly stage?: number;
  readonly darkseidHere?: true;
  readonly fields?: Record<string, number | number[]>;
}

/** Superman is about to confront the crisis in Gotham City. */
const facing = (
  tile: ReturnType<typeof crisis>,
  { tokens = [5, 5, 5], stage = 0, darkseidHere, fields = {} }: Facing = {},
) =>
  league({
    tiles: { gotham: faceUp(tile) },
    stages: { gotham: stage },
    tokens: { [SUPERMAN]: tokens },
    ...(darkseidHere ? { at: { [DARKSEID]: 'gotham' } } : {}),
    laid: { [SUPERMAN]: [hit()] },
    fields,
  });

/** The book's example: tech 4, and strength 4 that rises with the stage. */
const bernadeth = crisis('sister', { cost: 3, strength: { rising: 4 }, tech: 4 });

describe('revealing', () => {
  const dark = crisis('dark', { strength: 4, revealed: [drawCrises({ n: 1 })] });
  const searching = () =>
    league({
      tiles: { gotham: dark },
      stages: { gotham: 2 },
      deck: [crisis('next')],
      laid: { [SUPERMAN]: [power('search', 4, [reveal({ where: 'here' })])] },
    }).answer(SUPERMAN, 'Carry out');

  test('JL-10.1, JL-10.2, JL-10.6, JL-1.6 a power turns up the crisis where its hero is, for all', () => {
    expect(searching().sees('public', 'tile', undefined, 1)).toEqual(['dark']);
    expect(searching().log()).toContain('Ann reveals dark in Gotham City.');
  });

  test('JL-10.5, JL-2.51 and it does what it does when revealed', () => {
    expect(searching().zone('crises', DARKSEID)).toEqual(['next']);
  });

  test('JL-16.9 its advancement tokens stay', () => {
    expect(stageOf(searching().table, 1)).toBe(2);
  });

  test('JL-10.3 what is revealed stays so: it is never asked about again', () => {
    const table = league({
      tiles: { gotham: faceUp(crisis('seen')) },
      laid: { [SUPERMAN]: [power('search', 4, [reveal({ where: 'here' })])] },
    }).answer(SUPERMAN, 'Carry out');
    expect(table.log()).not.toContain('Ann reveals seen in Gotham City.');
    expect(table.sees('public', 'tile', undefined, 1)).toEqual(['seen']);
  });

  test('JL-10.4 no power of Darkseid’s reveals a crisis', () => {
    const powers = justiceLeague.game.kinds.filter(
      (kind) => kind.type === 'power' && kind.owner === 'darkseid',
    );
    expect(JSON.stringify(powers)).not.toContain('"do":"reveal"');
  });

  test('JL-A10 the text of a hidden crisis does nothing', () => {
    const loud = crisis('loud', {
      strength: 4,
      lasting: [raise({ of: 'neighbours', ability: 'strength', by: 2 })],
    });
    const table = (tile: typeof loud | ReturnType<typeof faceUp>) =>
      league({
        tiles: { gotham: faceUp(crisis('seen', { strength: 2 })), metropolis: tile },
        tokens: { [SUPERMAN]: [5, 0, 0] },
        laid: { [SUPERMAN]: [hit()] },
      });
    expect(table(loud).prompt(SUPERMAN)).toContain('strength 2');
    expect(table(faceUp(loud)).prompt(SUPERMAN)).toContain('strength 4');
  });
});

describe('confronting', () => {
  test('JL-10.8 a hidden crisis cannot be confronted', () => {
    const table = league({
      tiles: { gotham: bernadeth },
      tokens: { [SUPERMAN]: [5, 5, 5] },
      laid: { [SUPERMAN]: [hit()] },
    });
    expect(asked(table)).not.toContain('0 confrontation');
  });

  test('JL-10.9, JL-10.12, JL-10.14, JL-2.32 tokens of the kind equal to the score overcome it without a roll', () => {
    const table = facing(bernadeth).answer(SUPERMAN, 'Overcome tech with 4 tech tokens');
    expect(table.fields.ready.slice(0, 3)).toEqual([5, 5, 1]);
    expect(table.log()).toContain('Ann overcomes the tech of sister.');
  });

  test('JL-10.13, JL-A69 the XP token on it comes from the supply, not from the sheet', () => {
    const table = facing(bernadeth, { fields: { xp: [2, 0, 0] } }).answer(SUPERMAN, 'Overcome tech');
    expect(table.fields.xp[SUPERMAN]).toBe(2);
    expect(table.fields.overcome).toEqual([1, 2, SUPERMAN]);
  });

  test('JL-10.10, JL-10.11 he decides after each result whether to try another, and never must', () => {
    const table = facing(bernadeth).answer(SUPERMAN, 'Overcome tech');
    expect(asked(table)).toEqual(['0 confrontation']);
    table.answer(SUPERMAN, 'Stop confronting');
    expect(asked(table)).not.toContain('0 confrontation');
    expect(facing(bernadeth).answer(SUPERMAN, 'Stop confronting').fields.overcome).toEqual([]);
  });

  test('JL-10.15, JL-10.16, JL-10.17, JL-2.8 at stage 2 strength 4+ is 6, and tech stays 4', () => {
    const table = facing(bernadeth, { stage: 2 });
    expect(table.prompt(SUPERMAN)).toBe('You confront sister: strength 6 and tech 4. What do you try?');
  });

  test('JL-10.18 at least the score is enough: a 5 adds more than is missing', () => {
    const table = facing(bernadeth).rollsNext(5).answer(SUPERMAN, 'Risk 3 tech');
    expect(table.fields.overcome).toEqual([1, 2, SUPERMAN]);
  });

  test('JL-10.19 a revealed crisis next to it can raise a score', () => {
    const loud = crisis('loud', {
      agility: 4,
      lasting: [raise({ of: 'neighbours', ability: 'tech', by: 2 })],
    });
    const table = league({
      tiles: { gotham: faceUp(bernadeth), atlantis: faceUp(loud) },
      tokens: { [SUPERMAN]: [5, 5, 5] },
      laid: { [SUPERMAN]: [hit()] },
    });
    expect(table.prompt(SUPERMAN)).toContain('tech 6');
  });

  test('JL-A59 with one power an ability is tried once', () => {
    const table = facing(bernadeth).rollsNext(2).answer(SUPERMAN, 'Risk 1 tech');
    table.refuses(SUPERMAN, 'Risk 1 tech', 'JL-A59');
    expect(table.options(SUPERMAN).some((option) => option.includes('strength'))).toBe(true);
  });

  test('JL-A73 where a crisis and Darkseid can be confronted, one of them is chosen', () => {
    const table = league({
      tiles: { gotham: faceUp(bernadeth) },
      at: { [DARKSEID]: 'gotham' },
      tokens: { [SUPERMAN]: [5, 5, 5] },
      laid: { [SUPERMAN]: [hit()], [DARKSEID]: [power('smash', 1, [move({ far: 1 })], { exposes: true })] },
    }).answer(DARKSEID, 'Stay where you are');
    expect(table.options(SUPERMAN)).toEqual(['Confront sister', 'Confront Darkseid himself', 'Do nothing']);
    expect(table.answer(SUPERMAN, 'Confront sister').prompt(SUPERMAN)).toContain('You confront sister');
  });
});

describe('the die', () => {
  test('JL-11.1, JL-11.2, JL-A58, JL-A60 he may gamble with fewer tokens than he has; as many as the score need no die', () => {
    expect(facing(crisis('four')).options(SUPERMAN)).toEqual([
      'Risk 1 strength token against 4, and roll',
      'Risk 2 strength tokens against 4, and roll',
      'Risk 3 strength tokens against 4, and roll',
      'Overcome strength with 4 strength tokens',
      'Stop confronting',
    ]);
  });

  test('JL-11.3 without a token of the kind he cannot', () => {
    const table = facing(bernadeth, { tokens: [0, 5, 1] });
    table.refuses(SUPERMAN, 'Risk 1 strength', 'JL-11.3');
    expect(table.options(SUPERMAN).join()).not.toContain('strength');
  });

  test('JL-11.4, JL-11.6, JL-2.18, JL-2.24 the number adds or wounds, and the tokens are spent', () => {
    const lucky = facing(crisis('four')).rollsNext(5).answer(SUPERMAN, 'Risk 1 strength');
    expect(lucky.log()).toContain('Ann rolls 5: +3.');
    const unlucky = facing(crisis('four')).rollsNext(1).answer(SUPERMAN, 'Risk 2 strength');
    expect(unlucky.fields.wounds[SUPERMAN]).toBeGreaterThan(0);
    expect(unlucky.fields.overcome).toEqual([]);
    expect(unlucky.fields.ready[0]).toBe(3);
    expect(unlucky.fields.used[0]).toBe(2);
  });

  test('JL-11.5 the symbol overcomes the ability whatever its score', () => {
    const table = facing(crisis('hard', { strength: 15, tech: 9 }))
      .rollsNext(SYMBOL)
      .answer(SUPERMAN, 'Risk 1 strength');
    expect(table.fields.overcome).toEqual([1, 0, SUPERMAN]);
  });

  test('JL-11.7 one roll for each ability', () => {
    const table = facing(bernadeth)
      .rollsNext(2, 3)
      .answer(SUPERMAN, 'Risk 1 tech')
      .answer(SUPERMAN, 'Risk 1 strength');
    expect(table.log().filter((line) => line.includes('rolls')).length).toBe(2);
  });

  test('JL-11.8, JL-A63 strength 6, three tokens and a rolled 5: overcome', () => {
    const table = facing(bernadeth, { stage: 2, tokens: [3, 0, 0] })
      .rollsNext(5)
      .answer(SUPERMAN, 'Risk 3 strength tokens against 6');
    expect(table.log()).toContain('Ann overcomes the strength of sister.');
  });

  test('JL-A62 six sides; a higher number is never worse, a rolled 1 wounds, a 0 wounds three times, a 5 adds three', () => {
    const value = (row: { plus: number } | { wounds: number } | undefined) =>
      row === undefined ? 0 : 'plus' in row ? row.plus : -row.wounds;
    expect(leagueDie.faces).toEqual(['1', '2', '3', '4', '5', 'JL']);
    for (const kind of justiceLeague.game.kinds) {
      if (kind.type !== 'hero') continue;
      const rows = kind.chart.map(value);
      expect(rows).toEqual(rows.toSorted((a, b) => a - b));
      expect([rows[0], (rows[1] ?? 0) < 0, rows[5]]).toEqual([-3, true, 3]);
    }
  });

  test('JL-13.1, JL-A61, JL-13.2 where Darkseid is, 1 is taken from the die: a 1 becomes 0, three wounds', () => {
    const table = facing(crisis('four'), { darkseidHere: true })
      .rollsNext(1)
      .answer(SUPERMAN, 'Risk 1 strength');
    expect(table.log()).toContain('Ann rolls 1, which counts as 0.');
    expect(table.fields.down[SUPERMAN]).toBe(true);
  });

  test('JL-A53 whom a roll defeats tries no further ability', () => {
    const wounded = (wounds: number) =>
      facing(bernadeth, { fields: { wounds: [wounds, 0, 0] } })
        .rollsNext(1)
        .answer(SUPERMAN, 'Risk 1 tech');
    expect(asked(wounded(0))).toEqual(['0 confrontation']);
    expect(asked(wounded(2))).not.toContain('0 confrontation');
  });

  test('JL-13.3 the symbol is not affected', () => {
    const table = facing(bernadeth, { darkseidHere: true })
      .rollsNext(SYMBOL)
      .answer(SUPERMAN, 'Risk 1 strength');
    expect(table.fields.overcome).toEqual([1, 0, SUPERMAN]);
  });
});

describe('thwarting', () => {
  const thwarted = () =>
    facing(crisis('easy', { cost: 2, strength: 1, tech: 1 }), { stage: 2 })
      .answer(SUPERMAN, 'Overcome strength')
      .answer(SUPERMAN, 'Overcome tech');

  test('JL-14.1, JL-14.2, JL-1.5, JL-2.33 all abilities overcome: thwarted, and the XP go to their owners', () => {
    const table = thwarted();
    expect(table.log()).toContain('easy in Gotham City is thwarted!');
    expect(table.fields.xp[SUPERMAN]).toBe(2);
    expect(table.fields.overcome).toEqual([]);
  });

  test('JL-14.3 they can be spent in the same round', () => {
    expect(asked(thwarted())).toEqual(['0 train']);
  });

  test('JL-14.4, JL-1.7, JL-18.3 the tile goes to the heroes together, on display', () => {
    expect(thwarted().sees('public', 'thwarted')).toEqual(['easy']);
  });

  test('JL-14.5, JL-A71, JL-A72 its tokens are taken off, and its region is free', () => {
    const table = thwarted();
    expect(stageOf(table.table, 1)).toBe(0);
    expect(table.zone('tile', undefined, 1)).toEqual([]);
  });

  test('JL-A89 its text ends', () => {
    const loud = crisis('loud', {
      strength: 1,
      lasting: [raise({ of: 'neighbours', ability: 'strength', by: 2 })],
    });
    const table = league({
      at: { [CYBORG]: 'metropolis' },
      tiles: { gotham: faceUp(loud), metropolis: faceUp(crisis('next', { strength: 2 })) },
      tokens: { [SUPERMAN]: [1, 0, 0], [CYBORG]: [4, 0, 0] },
      laid: { [SUPERMAN]: [hit()], [CYBORG]: [hit('later', 6)] },
    }).answer(SUPERMAN, 'Overcome strength');
    expect(table.prompt(CYBORG)).toContain('strength 2');
  });
});

test('JL-16.7, JL-A91 a crisis advances by a token; one at the last stage is not chosen', () => {
  const table = league({
    tiles: { gotham: crisis('ripe'), metropolis: crisis('young') },
    stages: { gotham: 3, metropolis: 1 },
    laid: { [DARKSEID]: [power('press', 5, [advance({ where: 'anywhere', most: 1 })])] },
  });
  if (table.asks[0]?.name === 'power') table.answer(DARKSEID, 'Carry out');
  table.refuses(DARKSEID, 'Gotham City', 'JL-16.8');
  table.answer(DARKSEID, 'Metropolis');
  expect(stageOf(table.table, 0)).toBe(2);
});
