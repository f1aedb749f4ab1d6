import { ACCEPT, silentAnswer } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { villainPoints } from '../../rules/facts.ts';
import { drawCrises } from '../../rules/verbs/draw-crises.ts';
import { wound } from '../../rules/verbs/wound.ts';
import {
  asked,
  CYBORG,
  crisis,
  DARKSEID,
  faceUp,
  league,
  power,
  SUPERMAN,
  placeOf as whereIs,
} from '../tables.ts';

// Several rules at once, as they meet in a game; wherever it can be, with the cards of the game.

const plot = (id: string, number: number, after: 'replenish' | 'spent' = 'replenish') =>
  power(id, number, [drawCrises({ n: 1 })], { after });

describe('planning', () => {
  const planning = () =>
    league({
      hand: {
        [SUPERMAN]: ['supersonic-flight', 'heat-vision'],
        [CYBORG]: ['jump-jets', 'boom-tube'],
        [DARKSEID]: ['crush', 'scheme', 'teleport'],
      },
      from: ['hero planning'],
    });

  test('JL-4.10, JL-4.12, JL-A20 nothing anybody else sees depends on which power a hero has chosen', () => {
    const seen = (chosen: string) => {
      const table = planning().answer(SUPERMAN, chosen);
      const early = [CYBORG, DARKSEID, 'public'].map((viewer) => table.seen(viewer));
      table.answer(CYBORG, 'Choose Boom Tube');
      return [...early, ...[CYBORG, DARKSEID, 'public'].map((viewer) => table.seen(viewer))];
    };
    expect(seen('Choose Heat Vision')).toEqual(seen('Choose Supersonic Flight'));
  });

  test('JL-4.13, JL-5.1 nor on which two Darkseid has chosen, until all are turned up', () => {
    const table = planning().answer(SUPERMAN, 'Choose Heat Vision').answer(CYBORG, 'Choose Boom Tube');
    table.answer(DARKSEID, 'Choose Crush');
    for (const viewer of [SUPERMAN, CYBORG, 'public'])
      expect(table.sees(viewer, 'laid', DARKSEID)).not.toContain('crush');
    table.answer(DARKSEID, 'Choose Scheme');
    expect(table.sees('public', 'laid', SUPERMAN)).toEqual(['heat-vision']);
    expect(table.sees('public', 'laid', CYBORG)).toEqual(['boom-tube']);
    expect(table.log()).toContain('Cem turns up Crush and Scheme.');
  });

  test('JL-9.6, JL-15.13 where a hero lies defeated the others choose; where Darkseid does, he does not choose', () => {
    const table = league({
      hand: { [CYBORG]: ['jump-jets'], [DARKSEID]: ['scheme', 'crush'] },
      fields: { down: [true, false, true], wounds: [3, 0, 0] },
      from: ['hero planning'],
    });
    expect(asked(table)).toEqual(['1 hero planning']);
    table.answer(CYBORG, 'Choose Jump Jets');
    expect(asked(table)).toEqual(['1 power']);
    expect(table.sees('public', 'laid', DARKSEID)).toEqual(['apokolips']);
  });
});

describe('the order of powers', () => {
  test('JL-5.2 cards of both sides act from 1 to 9, whoever chose them', () => {
    const table = league({
      laid: { [SUPERMAN]: ['heat-vision'], [CYBORG]: ['jump-jets'], [DARKSEID]: ['teleport', 'scheme'] },
    });
    table.answer(DARKSEID, 'Pass').answer(CYBORG, 'Pass').answer(DARKSEID, 'Go to Bialya');
    const turns = table.log().filter((line) => /\((Ann|Ben|Cem)\)\.$/.test(line));
    expect(turns).toEqual(['Scheme (Cem).', 'Jump Jets (Ben).', 'Teleport (Cem).', 'Heat Vision (Ann).']);
  });

  const tie = () =>
    league({
      at: { [CYBORG]: 'gotham' },
      laid: { [SUPERMAN]: ['supersonic-flight'], [CYBORG]: ['jump-jets'], [DARKSEID]: [plot('one', 1)] },
    }).answer(DARKSEID, 'Pass');

  test('JL-5.5, JL-A32 whoever says nothing to a proposed order agrees; Darkseid is not asked', () => {
    const table = tie().answer(SUPERMAN, 'First: Jump Jets');
    expect(asked(table)).toEqual(['1 order']);
    expect(silentAnswer(table.table.lens(CYBORG))).toBe(ACCEPT);
  });

  test.each([
    [1, '0 move'],
    [2, '1 power'],
  ])('JL-5.6 one who does not agree has the die decide: a rolled %d', (rolled, next) => {
    const table = tie().rollsNext(rolled).answer(SUPERMAN, 'First: Jump Jets');
    table.answer(CYBORG, 'Let the die decide');
    expect(asked(table)).toEqual([next]);
  });

  test('JL-5.7 Teleport and Omega Beams have one number: he may strike first and leave, or arrive first', () => {
    const meeting = () =>
      league({
        at: { [DARKSEID]: 'gotham', [CYBORG]: 'bialya' },
        laid: { [DARKSEID]: ['teleport', 'omega-beams'] },
      });
    const leaving = meeting().answer(DARKSEID, 'First: Omega Beams').answer(DARKSEID, 'Carry out');
    leaving.answer(DARKSEID, 'Go to Bialya');
    expect([leaving.fields.wounds, whereIs(leaving, DARKSEID)]).toEqual([[1, 0, 0], 'bialya']);
    const arriving = meeting().answer(DARKSEID, 'First: Teleport').answer(DARKSEID, 'Go to Bialya');
    arriving.answer(DARKSEID, 'Carry out');
    expect(arriving.fields.wounds).toEqual([0, 1, 0]);
  });

  test('JL-5.3, JL-5.4 a red power is spent though nothing comes of it: a Boom Tube that leads nowhere', () => {
    const table = league({ laid: { [CYBORG]: ['boom-tube'] } }).answer(CYBORG, 'Stay where you are');
    expect(whereIs(table, CYBORG)).toBe('markovia');
    expect(table.sees('public', 'spent', CYBORG)).toEqual(['boom-tube']);
  });
});

describe('The Gift of Flight', () => {
  const DIANA = 3;
  const EVE = 4;
  /** Wonder Woman flies from Themyscira; a revealed crisis is in Bialya. */
  const flying = (hand: readonly (string | ReturnType<typeof power>)[], darkseid = plot('three', 3)) =>
    league({
      seats: 5,
      at: { [CYBORG]: 'gotham', 2: 'gotham', [EVE]: 'bialya' },
      tiles: { bialya: faceUp(crisis('seen', { strength: 2 })) },
      tokens: { [DIANA]: [4, 4, 2] },
      laid: { [DIANA]: ['gift-of-flight'], 2: ['batwing'], [EVE]: [darkseid] },
      hand: { [DIANA]: hand },
    })
      .answer(2, 'First: The Gift of Flight')
      .answer(DIANA, 'Agree')
      .answer(DIANA, 'Go to Bialya');

  test('JL-5.9, JL-5.13 a 4 played with it waits for all 2s and 3s', () => {
    const table = flying(['battle-cry']).answer(DIANA, 'Choose Battle Cry');
    expect(asked(table)).toEqual(['2 power']);
    table.answer(2, 'Pass');
    expect(asked(table)).toEqual(['4 power']);
    table.answer(EVE, 'Pass');
    expect(asked(table)).toEqual(['3 confrontation']);
    table.answer(DIANA, 'Overcome strength');
    expect(table.zone('thwarted')).toEqual(['seen']);
    expect(table.sees('public', 'spent', DIANA)).toEqual(['battle-cry']);
    expect(table.zone('hand', DIANA)).toContain('gift-of-flight');
  });

  test('JL-5.11, JL-5.5 a 2 played with it ties with the other 2s, and its order is settled anew', () => {
    const table = flying(['purple-ray']).answer(DIANA, 'Choose Purple Ray');
    expect(asked(table)).toEqual(['2 order']);
    table.answer(2, 'First: Purple Ray').answer(DIANA, 'Agree').answer(DIANA, 'Carry out');
    expect(asked(table)).toEqual(['2 power']);
  });

  test('JL-5.10 a 1 played with it is refused: its number is past', () => {
    const table = flying([plot('early', 1), 'battle-cry']);
    table.refuses(DIANA, 'Choose early', 'JL-5.10');
    expect(table.options(DIANA)).toContain('Choose Battle Cry');
  });

  test('JL-9.4, JL-A22 who is defeated before its number comes loses it, and it is spent', () => {
    const table = flying(['battle-cry'], power('bolt', 3, [wound({ n: 3, whom: 'here' })])).answer(
      DIANA,
      'Choose Battle Cry',
    );
    table.answer(2, 'Pass').answer(EVE, 'Carry out');
    expect(table.log()).toContain('Battle Cry (Dot) is cancelled.');
    expect(table.zone('spent', DIANA)).toEqual(['battle-cry']);
    expect([table.fields.xp[EVE], villainPoints(table.table)]).toEqual([1, 1]);
  });
});
