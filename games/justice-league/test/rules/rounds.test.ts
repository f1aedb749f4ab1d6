import { beginAt, bind, open, play } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { definition } from '../../rules/game.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { drawCrises } from '../../rules/verbs/draw-crises.ts';
import { move } from '../../rules/verbs/move.ts';
import { playAnother } from '../../rules/verbs/play-another.ts';
import { asked, CYBORG, crisis, DARKSEID, faceUp, league, placeOf, power, SUPERMAN } from '../tables.ts';

const walk = (id: string, number: number, after: 'replenish' | 'spent' = 'replenish') =>
  power(id, number, [move({ far: 1 })], { after });
const plot = (id: string, number: number, after: 'replenish' | 'spent' = 'replenish') =>
  power(id, number, [drawCrises({ n: 1 })], { after });

/** A round begins; everybody holds two powers that walk, or plot. */
const planning = (fields = {}) =>
  league({
    hand: {
      [SUPERMAN]: [walk('run', 2), walk('leap', 4)],
      [CYBORG]: [walk('roll', 2), walk('jet', 4)],
      [DARKSEID]: [plot('one', 1), plot('three', 3)],
    },
    fields,
    from: ['hero planning'],
  });

describe('planning', () => {
  test('JL-4.1, JL-4.2, JL-4.12 heroes plan, all at once; then Darkseid; then powers are carried out', () => {
    const table = planning();
    expect(asked(table)).toEqual(['0 hero planning', '1 hero planning']);
    expect(table.asks.every(({ sealed }) => sealed)).toBe(true);
    table.answer(SUPERMAN, 'Choose leap').answer(CYBORG, 'Choose jet');
    expect(asked(table)).toEqual(['2 darkseid planning']);
    table.answer(DARKSEID, 'Choose one').answer(DARKSEID, 'Choose three');
    expect(asked(table)).toEqual(['2 power']);
    expect(table.log().slice(-4)).toEqual([
      'Ann turns up leap.',
      'Ben turns up jet.',
      'Cem turns up one and three.',
      'one (Cem).',
    ]);
  });

  test('JL-4.3, JL-4.4, JL-2.41 a hero places exactly one power out of the hand; only he knows which', () => {
    const table = planning();
    expect(table.options(SUPERMAN)).toEqual(['Choose run', 'Choose leap', 'Choose Watchtower']);
    table.answer(SUPERMAN, 'Choose leap').answer(CYBORG, 'Choose jet');
    expect(table.zone('laid', SUPERMAN)).toEqual(['leap']);
    expect(table.sees(SUPERMAN, 'laid', SUPERMAN)).toEqual(['leap']);
  });

  test('JL-A16 a choice may be changed until the last hero has chosen', () => {
    const table = planning().answer(SUPERMAN, 'Choose leap').answer(SUPERMAN, 'Choose run');
    table.answer(CYBORG, 'Choose jet');
    expect(table.zone('laid', SUPERMAN)).toEqual(['run']);
  });

  test('JL-4.5, JL-A40 he is bound to it: nothing lets him place another', () => {
    const table = planning().answer(SUPERMAN, 'Choose leap').answer(CYBORG, 'Choose jet');
    expect(table.options(SUPERMAN)).toEqual([]);
    expect(asked(table)).toEqual(['2 darkseid planning']);
  });

  test('JL-A39 where to go is decided when it is carried out', () => {
    const table = league({ laid: { [SUPERMAN]: [walk('run', 2)] } });
    expect(table.options(SUPERMAN)).toContain('Go to Metropolis');
  });

  test('JL-4.10, JL-A20 nobody sees a chosen power before all are turned up, and never a hand', () => {
    const table = planning().answer(SUPERMAN, 'Choose leap').answer(CYBORG, 'Choose jet');
    for (const viewer of [CYBORG, DARKSEID, 'public']) {
      expect(table.sees(viewer, 'laid', SUPERMAN)).toEqual(['?']);
      expect(table.sees(viewer, 'hand', SUPERMAN)).not.toContain('run');
    }
    table.answer(DARKSEID, 'Choose one').answer(DARKSEID, 'Choose three');
    expect(table.sees('public', 'laid', SUPERMAN)).toEqual(['leap']);
  });

  test('JL-4.9, JL-4.11 heroes talk to the whole table: Darkseid hears everything', () => {
    expect(justiceLeague.game.talk).toEqual(['table']);
  });

  test('JL-4.13, JL-2.46 Darkseid places exactly two', () => {
    const table = planning().answer(SUPERMAN, 'Choose leap').answer(CYBORG, 'Choose jet');
    table.answer(DARKSEID, 'Choose one');
    expect(asked(table)).toEqual(['2 darkseid planning']);
    expect(table.options(DARKSEID)).not.toContain('Done');
    table.answer(DARKSEID, 'Choose three');
    expect(asked(table)).not.toContain('2 darkseid planning');
  });

  test('JL-A18 with fewer in hand he plays as many as he has', () => {
    const table = league({ from: ['darkseid planning'] }).answer(DARKSEID, 'Choose Apokolips');
    expect(asked(table)).toEqual(['2 power']);
  });
});

describe('reveal and execute', () => {
  test('JL-5.1 all chosen powers are turned up at once, before the first acts', () => {
    const table = league({
      laid: { [SUPERMAN]: [walk('run', 2)], [CYBORG]: [walk('roll', 4)], [DARKSEID]: [plot('one', 5)] },
    });
    expect(table.sees('public', 'laid', CYBORG)).toEqual(['roll']);
    expect(table.sees('public', 'laid', DARKSEID)).toEqual(['one']);
  });

  test('JL-5.2, JL-4.6 they act by number', () => {
    const table = league({
      laid: { [SUPERMAN]: [walk('run', 4)], [CYBORG]: [walk('roll', 2)], [DARKSEID]: [plot('three', 3)] },
    });
    expect(asked(table)).toEqual(['1 move']);
    table.answer(CYBORG, 'Stay where you are');
    expect(asked(table)).toEqual(['2 power']);
    table.answer(DARKSEID, 'Pass');
    expect(asked(table)).toEqual(['0 move']);
  });

  test('JL-A17 with the same number a hero goes before Darkseid', () => {
    const table = league({ laid: { [SUPERMAN]: [walk('run', 3)], [DARKSEID]: [plot('three', 3)] } });
    expect(asked(table)).toEqual(['0 move']);
  });

  test('JL-5.3, JL-5.4, JL-4.7 a power may be passed; a red one is spent all the same', () => {
    const table = league({ laid: { [DARKSEID]: [plot('three', 3, 'spent')] }, deck: [crisis('next')] });
    table.answer(DARKSEID, 'Pass');
    expect(table.zone('crises', DARKSEID)).toEqual([]);
    expect(table.zone('spent', DARKSEID)).toEqual(['three']);
  });

  test('JL-A24 what a power may do can be left out for itself: up to one region is also none', () => {
    const table = league({ laid: { [SUPERMAN]: [power('look', 2, [move({ far: 1 }), confront()])] } });
    expect(asked(table)).toEqual(['0 move']);
    table.answer(SUPERMAN, 'Stay where you are');
    expect(placeOf(table, SUPERMAN)).toBe('gotham');
  });

  const tie = () =>
    league({ seats: 4, laid: { 0: [walk('run', 2)], 1: [walk('roll', 2)], 2: [walk('glide', 2)] } });

  test('JL-5.5, JL-A32 heroes with the same number settle the order together', () => {
    const table = tie();
    expect(asked(table)).toEqual(['0 order']);
    table.answer(0, 'First: glide').answer(0, 'Then: run');
    expect(asked(table)).toEqual(['1 order', '2 order']);
    expect(table.prompt(1)).toBe('Do you agree to begin with glide (Cem), then run (Ann)?');
    table.answer(1, 'Agree').answer(2, 'Agree');
    const order: string[] = [];
    for (let i = 0; i < 3; i++) {
      const seat = table.asks[0]?.seat ?? 0;
      order.push(asked(table).join());
      table.answer(seat, 'Stay where you are');
    }
    expect(order).toEqual(['2 move', '0 move', '1 move']);
  });

  test('JL-A32 one who does not agree may propose another order; silence is consent', () => {
    const table = tie().answer(0, 'First: glide').answer(0, 'Then: run');
    table.answer(1, 'Propose something else').answer(2, 'Agree');
    expect(asked(table)).toEqual(['1 order']);
    expect(justiceLeague.game.phaseNamed.order?.silence).toBe('accept');
  });

  test('JL-5.6, JL-A33, JL-A34 where they do not agree dice give the whole order', () => {
    const table = tie().rollsNext(3, 2);
    table.answer(0, 'Let the die decide');
    expect(asked(table)).toEqual(['2 move']);
    table.answer(2, 'Stay where you are');
    expect(asked(table)).toEqual(['1 move']);
  });

  test('JL-5.7 Darkseid settles the order of his own', () => {
    const table = league({ laid: { [DARKSEID]: [plot('this', 3), plot('that', 3)] } });
    expect(asked(table)).toEqual(['2 own order']);
    table.answer(DARKSEID, 'First: that').answer(DARKSEID, 'Pass');
    expect(table.log().slice(-2)).toEqual(['Cem passes that.', 'this (Cem).']);
  });
});

describe('another power', () => {
  const flying = (hand: ReturnType<typeof power>[], seat = SUPERMAN) =>
    league({
      laid: { [seat]: [power('fly', 2, [playAnother()])], [CYBORG]: [walk('roll', 2)] },
      hand: { [seat]: hand },
    });

  test('JL-5.8, JL-5.9, JL-5.13, JL-A23 it joins those that wait, face up, and waits for its number', () => {
    const table = flying([walk('run', 4)])
      .answer(SUPERMAN, 'First: fly')
      .answer(CYBORG, 'Agree');
    table.answer(SUPERMAN, 'Choose run');
    expect(table.sees('public', 'laid', SUPERMAN)).toEqual(['run']);
    expect(asked(table)).toEqual(['1 move']);
    table.answer(CYBORG, 'Stay where you are');
    expect(asked(table)).toEqual(['0 move']);
  });

  test('JL-5.10, JL-A21, JL-5.13 one whose number is past is not offered', () => {
    const table = flying([walk('run', 1)])
      .answer(SUPERMAN, 'First: fly')
      .answer(CYBORG, 'Agree');
    table.refuses(SUPERMAN, 'Choose run', 'JL-5.10');
    expect(table.options(SUPERMAN)).not.toContain('Choose run');
  });

  test('JL-5.11 one with the number whose turn it is acts in this round', () => {
    const table = league({
      laid: { [SUPERMAN]: [power('fly', 2, [playAnother()])] },
      hand: { [SUPERMAN]: [walk('run', 2)] },
    });
    table.answer(SUPERMAN, 'Choose run');
    expect(asked(table)).toEqual(['0 move']);
  });

  test('JL-A37 a power of Darkseid’s may let him do so too', () => {
    const table = league({
      laid: { [DARKSEID]: [power('lure', 3, [playAnother()])] },
      hand: { [DARKSEID]: [plot('five', 5)] },
    });
    table.answer(DARKSEID, 'Choose five');
    expect(asked(table)).toEqual(['2 power']);
  });

  test('JL-A22, JL-A35, JL-6.1 a green one that was added returns to the hand', () => {
    const table = league({
      laid: { [SUPERMAN]: [power('fly', 2, [playAnother()])] },
      hand: { [SUPERMAN]: [walk('run', 4)] },
    });
    table.answer(SUPERMAN, 'Choose run').answer(SUPERMAN, 'Stay where you are');
    expect(table.zone('hand', SUPERMAN)).toEqual(['fly', 'run', 'superman-watchtower']);
  });
});

describe('replenish and train', () => {
  test('JL-6.1, JL-6.2, JL-6.3, JL-19.3, JL-19.4 green powers return, red ones are spent for all to see', () => {
    const table = league({ laid: { [SUPERMAN]: [walk('run', 2)], [CYBORG]: [walk('roll', 4, 'spent')] } });
    table.answer(SUPERMAN, 'Stay where you are').answer(CYBORG, 'Stay where you are');
    expect(table.zone('hand', SUPERMAN)).toContain('run');
    expect(table.sees('public', 'spent', CYBORG)).toEqual(['roll']);
  });

  const training = (seat: number, xp: number, more = {}) => {
    const all = [0, 0, 0];
    all[seat] = xp;
    return league({
      stack: { [SUPERMAN]: [walk('new', 2), walk('newer', 4)], [DARKSEID]: [plot('dark', 3)] },
      fields: { xp: all, ...more },
      from: ['train'],
    });
  };

  test('JL-6.5, JL-6.7, JL-6.8, JL-2.23 from level 1 to 2 costs one XP; nobody must', () => {
    expect(asked(training(SUPERMAN, 0))).not.toContain('0 train');
    const table = training(SUPERMAN, 1);
    expect(table.prompt(SUPERMAN)).toBe('You can gain a level for 1 XP.');
    table.answer(SUPERMAN, 'learn newer');
    expect([table.fields.level[SUPERMAN], table.fields.xp[SUPERMAN]]).toEqual([2, 0]);
    expect(training(SUPERMAN, 1).answer(SUPERMAN, 'Stay at this level').fields.level[SUPERMAN]).toBe(1);
  });

  test('JL-6.6, JL-A12 XP on the sheet are spent, and are gone', () => {
    const table = training(SUPERMAN, 3).answer(SUPERMAN, 'learn newer');
    expect(table.fields.xp[SUPERMAN]).toBe(2);
  });

  test('JL-6.9, JL-A27 a power of one’s choice is learned, and nobody else knows which', () => {
    const table = training(SUPERMAN, 1).answer(SUPERMAN, 'learn newer');
    expect(table.zone('hand', SUPERMAN)).toContain('newer');
    expect(table.sees('public', 'hand', SUPERMAN)).not.toContain('newer');
    expect(table.log('en', 'public')).toContain('Ann learns a new power.');
    expect(table.log('en', SUPERMAN)).toContain('Ann learns newer.');
  });

  test('JL-A27 all train at the same time, sealed', () => {
    const table = league({
      stack: { [SUPERMAN]: [walk('new', 2)] },
      fields: { xp: [1, 1, 1] },
      from: ['train'],
    });
    expect(table.asks.map(({ seat, sealed }) => [seat, sealed])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
  });

  test('JL-A28 with an empty stack the level still rises', () => {
    const table = league({ fields: { xp: [1, 0, 0] }, from: ['train'] }).answer(SUPERMAN, 'Gain a level');
    expect(table.fields.level[SUPERMAN]).toBe(2);
  });

  const dialOf = (id: string) => {
    const kind = justiceLeague.game.kinds.find((each) => each.id === id);
    if (kind?.type !== 'hero' && kind?.type !== 'tyrant') throw new Error(`${id} has no dial`);
    return kind.dial;
  };

  test('JL-6.10, JL-2.25 P&A brings a token of one’s choice besides, ready for use', () => {
    const level = dialOf('superman').findIndex(({ gives }) => gives === 'power-and-ability') + 1;
    const table = training(SUPERMAN, 9, { level: [level, 1, 1] });
    table.answer(SUPERMAN, 'learn new and gain a tech token');
    expect(table.fields.ready.slice(0, 3)).toEqual([0, 0, 1]);
    expect(table.zone('hand', SUPERMAN)).toContain('new');
  });

  test('JL-6.11 OE brings Darkseid as much new energy as there are heroes', () => {
    const level = dialOf('darkseid').findIndex(({ gives }) => gives === 'energy') + 1;
    const table = training(DARKSEID, 9, { level: [1, 1, level], energy: 1 }).answer(DARKSEID, 'Gain');
    expect(table.fields.energy).toBe(3);
  });

  test('JL-A38 a level may bring nothing; it counts', () => {
    const kinds = justiceLeague.game.kinds.map((kind) =>
      kind.type === 'tyrant' ? { ...kind, dial: [{ costs: 1, gives: 'nothing' as const }] } : kind,
    );
    const table = open(bind(definition, kinds), {
      seats: 3,
      seed: 'dial',
      options: { characters: 'chance' },
    });
    const { darkseid } = table.fields;
    table.fields.xp[darkseid] = 1;
    table.state.stack.length = 0;
    table.state.asked = 0;
    beginAt(table, 'train');
    table.advance();
    expect(play(table, darkseid, 'rise')).toBeUndefined();
    expect(table.fields.level[darkseid]).toBe(2);
  });

  test('JL-6.12, JL-6.13, JL-14.3 with enough XP several levels are risen, one after the other', () => {
    const table = training(SUPERMAN, 2).answer(SUPERMAN, 'learn new');
    expect(asked(table)).toEqual(['0 train']);
    table.answer(SUPERMAN, 'learn newer and gain a strength token');
    expect(table.fields.level[SUPERMAN]).toBe(3);
    expect(asked(table)).not.toContain('0 train');
  });

  test('JL-A30 Darkseid too', () => {
    const table = training(DARKSEID, 9);
    table.answer(DARKSEID, 'Gain a level');
    expect(asked(table)).toEqual(['2 train']);
  });

  test('JL-A29 at the end of the dial nobody trains', () => {
    const table = training(SUPERMAN, 9, { level: [dialOf('superman').length + 1, 1, 1] });
    expect(asked(table)).not.toContain('0 train');
  });

  test('JL-A31 a hero who lies defeated does not train', () => {
    const table = training(SUPERMAN, 1, { down: [true, false, false], wounds: [3, 0, 0] });
    expect(asked(table)).not.toContain('0 train');
    expect(table.fields.xp[SUPERMAN]).toBe(1);
  });

  test('JL-B4 Darkseid does, though he lies defeated', () => {
    expect(asked(training(DARKSEID, 1, { down: [false, false, true] }))).toEqual(['2 train']);
  });
});

test('JL-5.12, JL-A25 The Gift of Flight: number 2, up to two regions, and another power where a revealed crisis is', () => {
  const gift = justiceLeague.game.kinds.find(({ id }) => id === 'gift-of-flight');
  expect(gift?.type === 'power' && gift.number).toBe(2);
  const flying = () =>
    league({
      seats: 5,
      at: { 3: 'gotham' },
      tiles: { metropolis: faceUp(crisis('seen')), gotham: faceUp(crisis('here')) },
      laid: { 3: ['gift-of-flight'] },
      hand: { 3: [walk('run', 4)] },
    });
  expect(asked(flying().answer(3, 'Go to Metropolis'))).toEqual(['3 play-another']);
  expect(asked(flying().answer(3, 'Go to the Fortress'))).not.toContain('3 play-another');
  expect(asked(flying().answer(3, 'Stay where you are'))).not.toContain('3 play-another');
  expect(flying().options(3)).toContain('Go to Markovia');
});
