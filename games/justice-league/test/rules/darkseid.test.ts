import { nth } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { places } from '../../rules/board.ts';
import { heroesDefeated } from '../../rules/conditions/heroes-defeated.ts';
import { scoreOf, stageOf, villainPoints } from '../../rules/facts.ts';
import { anchor } from '../../rules/verbs/anchor.ts';
import { complete } from '../../rules/verbs/complete.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { drawCrises } from '../../rules/verbs/draw-crises.ts';
import { move } from '../../rules/verbs/move.ts';
import { playAnother } from '../../rules/verbs/play-another.ts';
import { playCrises } from '../../rules/verbs/play-crises.ts';
import { win } from '../../rules/verbs/win.ts';
import { wound } from '../../rules/verbs/wound.ts';
import { scene, up } from '../scenes.ts';
import { asked, CYBORG, crisis, DARKSEID, faceUp, league, placeOf, power, SUPERMAN } from '../tables.ts';

const SYMBOL = 6;
const hit = (id = 'hit', number = 4) => power(id, number, [confront()]);
const villain = (ability: 'strength' | 'agility' | 'tech') => {
  const kind = justiceLeague.game.kinds.find(({ id }) => id === 'darkseid-2');
  return kind?.type === 'villain' ? kind[ability] : 0;
};
const ENOUGH = [16, 16, 16] as const;
const late = (id: string, number: number, after: 'replenish' | 'spent' = 'replenish') =>
  power(id, number, [drawCrises({ n: 1 })], { after });

describe('confronting Darkseid', () => {
  const meeting = (more: Partial<Parameters<typeof league>[0]> = {}) =>
    league({
      at: { [DARKSEID]: 'gotham' },
      tokens: { [SUPERMAN]: ENOUGH },
      laid: { [SUPERMAN]: [hit()], [DARKSEID]: [late('seven', 7), late('nine', 9, 'spent')] },
      ...more,
    });

  test('JL-15.1, JL-15.3, JL-15.4 where there is no crisis he is confronted; scores are the printed ones plus his level', () => {
    const level = 3;
    const [s, a, t] = [villain('strength') + level, villain('agility') + level, villain('tech') + level];
    expect(meeting({ fields: { level: [1, 1, level] } }).prompt(SUPERMAN)).toBe(
      `You confront Darkseid: strength ${s}, agility ${a}, and tech ${t}. What do you try?`,
    );
  });

  test('JL-15.1, JL-A76 beside a crisis he is not, hidden or revealed', () => {
    expect(asked(meeting({ tiles: { gotham: crisis('dark') } }))).not.toContain('0 confrontation');
    expect(meeting({ tiles: { gotham: faceUp(crisis('seen')) } }).prompt(SUPERMAN)).toContain(
      'You confront seen',
    );
  });

  test('JL-15.2, JL-A75 unless he has chosen a power that exposes him, also once that is over', () => {
    const table = meeting({
      tiles: { gotham: crisis('dark') },
      laid: { [SUPERMAN]: [hit()], [DARKSEID]: [power('smash', 1, [move({ far: 1 })], { exposes: true })] },
    }).answer(DARKSEID, 'Stay where you are');
    expect(table.prompt(SUPERMAN)).toContain('You confront Darkseid');
  });

  test('JL-15.2, JL-A37 also when he adds such a power in the round', () => {
    const table = meeting({
      tiles: { gotham: crisis('dark') },
      laid: { [SUPERMAN]: [hit()], [DARKSEID]: [power('lure', 1, [playAnother()])] },
      hand: { [DARKSEID]: ['crush'] },
    }).answer(DARKSEID, 'Choose Crush');
    expect(table.prompt(SUPERMAN)).toContain('You confront Darkseid');
  });

  test('JL-15.2 and not in the next round', () => {
    const table = league({ fields: { exposed: true }, from: ['round'] });
    expect(table.fields.exposed).toBe(false);
  });

  test('JL-15.2 Crush and Omega Beams are such powers, and no others', () => {
    const exposing = justiceLeague.game.kinds.flatMap((kind) =>
      kind.type === 'power' && kind.exposes ? [kind.id] : [],
    );
    expect(exposing).toEqual(['crush', 'omega-beams']);
  });

  test('JL-A74 on Apokolips too, for heroes who came there', () => {
    const table = meeting({ at: { [SUPERMAN]: 'apokolips' } });
    expect(table.prompt(SUPERMAN)).toContain('You confront Darkseid');
  });

  test('JL-15.5, JL-A77 a roll carries the 1 subtracted, once', () => {
    const table = meeting({ tokens: { [SUPERMAN]: [1, 0, 0] } })
      .rollsNext(3)
      .answer(SUPERMAN, 'Risk 1 strength');
    expect(table.log().join()).toContain('Ann rolls 3, which counts as 2');
  });

  test('JL-15.6 the symbol succeeds', () => {
    const table = meeting({ tokens: { [SUPERMAN]: [1, 0, 0] } })
      .rollsNext(SYMBOL)
      .answer(SUPERMAN, 'Risk 1 strength');
    expect(table.fields.overcome).toEqual([12, 0, SUPERMAN]);
  });

  test('JL-15.7, JL-15.8, JL-A80 an ability overcome: the hero’s XP token, and one of the powers still to come is cancelled', () => {
    const table = meeting().answer(SUPERMAN, 'Overcome strength');
    expect(table.fields.overcome).toEqual([12, 0, SUPERMAN]);
    expect(table.options(SUPERMAN)).toEqual(['Cancel seven', 'Cancel nine']);
    table.answer(SUPERMAN, 'Cancel seven');
    expect(table.log()).toContain('seven (Cem) is cancelled.');
  });

  test('JL-A78 what has begun cannot be cancelled', () => {
    const table = meeting({ laid: { [SUPERMAN]: [hit()], [DARKSEID]: [late('one', 1), late('seven', 7)] } });
    table.answer(DARKSEID, 'Pass').answer(SUPERMAN, 'Overcome strength');
    expect(table.log()).toContain('seven (Cem) is cancelled.');
    expect(table.log()).not.toContain('one (Cem) is cancelled.');
  });

  test('JL-A79 where none is left nothing is', () => {
    const table = meeting({ laid: { [SUPERMAN]: [hit()] } }).answer(SUPERMAN, 'Overcome strength');
    expect(asked(table)).toEqual(['0 confrontation']);
  });

  test('JL-15.9 a cancelled red power is spent', () => {
    const table = meeting().answer(SUPERMAN, 'Overcome strength').answer(SUPERMAN, 'Cancel nine');
    table.answer(SUPERMAN, 'Stop confronting').answer(DARKSEID, 'Pass');
    expect(table.zone('spent', DARKSEID)).toEqual(['nine']);
  });

  test('JL-15.10 rising a level does not undo what was overcome', () => {
    const table = league({ fields: { overcome: [12, 0, 0], xp: [0, 0, 1] }, from: ['train'] }).answer(
      DARKSEID,
      'Gain a level',
    );
    expect(table.fields.overcome).toEqual([12, 0, 0]);
  });

  const beaten = () =>
    meeting({ fields: { overcome: [12, 1, CYBORG, 12, 2, SUPERMAN] } }).answer(SUPERMAN, 'Overcome strength');

  test('JL-15.11, JL-15.12, JL-15.15, JL-2.31 all three: defeated, all his powers cancelled, 2 VP for the heroes', () => {
    const table = beaten();
    expect(table.log()).toContain('Cem is defeated: 2 VP for the heroes!');
    expect(table.log()).toContain('seven (Cem) is cancelled.');
    expect(table.log()).toContain('nine (Cem) is cancelled.');
    expect([table.fields.down[DARKSEID], table.fields.villainsDefeated]).toEqual([true, 1]);
  });

  test('JL-15.14, JL-A83 the XP go to the heroes and can be spent in this round', () => {
    const table = beaten();
    expect(table.fields.xp).toEqual([2, 1, 0]);
    expect(asked(table)).toEqual(['0 train', '1 train']);
  });

  test('JL-A84 red powers that his defeat cancels are spent', () => {
    expect(beaten().zone('spent', DARKSEID)).toEqual(['nine']);
  });

  const lying = { down: [false, false, true] };

  test('JL-A81 while he lies defeated he cannot be confronted; his figure still takes 1 from the die', () => {
    expect(asked(meeting({ laid: { [SUPERMAN]: [hit()] }, fields: lying, from: ['powers'] }))).not.toContain(
      '0 confrontation',
    );
    const table = meeting({
      tiles: { gotham: faceUp(crisis('seen')) },
      laid: { [SUPERMAN]: [hit()] },
      fields: lying,
      from: ['powers'],
    });
    table.rollsNext(3).answer(SUPERMAN, 'Risk 1 strength');
    expect(table.log().join()).toContain('which counts as 2');
  });

  test('JL-15.13, JL-A19, JL-A82 in the next round he plays Apokolips and nothing else: he goes home and recovers', () => {
    const table = league({
      at: { [DARKSEID]: 'gotham' },
      hand: { [DARKSEID]: [late('one', 1)] },
      fields: { ...lying, energyUsed: 3 },
      from: ['darkseid planning'],
    });
    expect(table.log()).toContain('Cem lies defeated and must play Apokolips.');
    expect([placeOf(table, DARKSEID), table.fields.energy, table.fields.down[DARKSEID]]).toEqual([
      'apokolips',
      3,
      false,
    ]);
    expect(table.zone('hand', DARKSEID)).toContain('one');
  });

  test('JL-15.13, JL-C3 he goes home though a hero binds him', () => {
    const table = league({
      at: { [DARKSEID]: 'gotham' },
      laid: { [SUPERMAN]: [power('bind', 2, [anchor()])] },
      fields: lying,
      from: ['darkseid planning'],
    }).answer(SUPERMAN, 'Carry out');
    expect(placeOf(table, DARKSEID)).toBe('apokolips');
  });
});

describe('JL-C21 Darkseid counts as a revealed crisis only for confronting him where he is', () => {
  test('The Gift of Flight brings no other power where he stands alone', () => {
    const table = scene({
      heroes: { 'wonder-woman': { at: 'markovia', plays: ['gift-of-flight'], hand: ['battle-cry'] } },
      darkseid: { at: 'bialya', plays: ['crush'] },
    }).answer('Diana', 'Go to Bialya');
    expect(asked(table)).toEqual(['0 power']);
  });

  test('Heat Vision reaches the crisis next door and not him', () => {
    const near = (crises: Parameters<typeof scene>[0]['crises']) =>
      scene({
        heroes: { superman: { at: 'markovia', plays: ['heat-vision'] } },
        darkseid: { at: 'bialya', plays: ['crush'] },
        ...(crises === undefined ? {} : { crises }),
      });
    expect(asked(near(undefined))).toEqual(['0 power']);
    expect(near({ bialya: up('kanto') }).prompt('Superman')).toContain('You confront Kanto');
  });

  test('Solar Flare overcomes nothing of his', () => {
    const table = scene({
      heroes: { superman: { at: 'bialya', plays: ['solar-flare'] } },
      darkseid: { at: 'bialya' },
    }).answer('Superman', 'Carry out');
    expect([table.fields.overcome, table.fields.wounds]).toEqual([[], [0, 0, 0]]);
  });

  test('Virman Vundabar does not count him among his neighbours', () => {
    const { table } = scene({
      heroes: { superman: {} },
      darkseid: { at: 'markovia' },
      crises: { bialya: up('virman-vundabar') },
    });
    expect(scoreOf(table, places.no('bialya'), 'strength')).toBe(4);
  });
});

describe('crises', () => {
  const playing = (more: Partial<Parameters<typeof league>[0]> = {}) =>
    league({
      crises: [crisis('one', { cost: 1, strength: 4 }), crisis('three', { cost: 3, strength: 4 })],
      laid: { [DARKSEID]: [power('ploy', 5, [playCrises({ most: 2, where: 'anywhere' })])] },
      fields: { energy: 4 },
      ...more,
    });

  test('JL-16.1 some powers draw crises, others play them', () => {
    const table = league({ deck: [crisis('next')], laid: { [DARKSEID]: [late('plot', 3)] } }).answer(
      DARKSEID,
      'Carry out',
    );
    expect(table.zone('crises', DARKSEID)).toEqual(['next']);
    expect(asked(playing())).toEqual(['2 placing']);
  });

  test('JL-A90 from an empty deck nothing is drawn', () => {
    const table = league({ laid: { [DARKSEID]: [late('plot', 3)] } }).answer(DARKSEID, 'Carry out');
    expect(table.zone('crises', DARKSEID)).toEqual([]);
  });

  test('JL-16.2, JL-16.3 they are played hidden, without a token', () => {
    const table = playing().answer(DARKSEID, 'Place one in Metropolis');
    expect(table.sees('public', 'tile', undefined, 0)).toEqual(['?']);
    expect(stageOf(table.table, 0)).toBe(0);
  });

  test('JL-16.4, JL-A92 they are paid with energy; what costs more than is left is refused', () => {
    const table = playing({ fields: { energy: 3 } }).answer(DARKSEID, 'Place one in Metropolis');
    table.refuses(DARKSEID, 'Place three in Gotham City', 'JL-16.4');
    table.answer(DARKSEID, 'Done');
    expect([table.fields.energy, table.fields.energyUsed]).toEqual([2, 1]);
  });

  test('JL-16.5 several are paid together: only the total is told, and energy does not fall in between', () => {
    const table = playing().answer(DARKSEID, 'Place one in Metropolis');
    expect(table.fields.energy).toBe(4);
    table.answer(DARKSEID, 'Place three in Gotham City');
    expect(table.fields.energy).toBe(0);
    expect(table.log('en', SUPERMAN)).toContain('Cem pays 4 energy for 2 crises.');
    expect(table.log('en', SUPERMAN).filter((line) => line.includes('places'))).toEqual([
      'Cem places a hidden crisis in Metropolis.',
      'Cem places a hidden crisis in Gotham City.',
    ]);
  });

  test('JL-16.5 each of them could be the dear one, as far as a hero can tell', () => {
    const table = playing()
      .answer(DARKSEID, 'Place one in Metropolis')
      .answer(DARKSEID, 'Place three in Gotham City');
    const costs = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const world = table.imagine(SUPERMAN, `world ${i}`);
      const tile = nth(world.zone(world.game.layout.find('tile', undefined, 0)), 0);
      const kind = world.kind(tile);
      costs.add(kind.type === 'crisis' ? kind.cost : -1);
    }
    expect(costs).toEqual(new Set([1, 3]));
  });

  test('JL-16.6 never two in a region', () => {
    const table = playing().answer(DARKSEID, 'Place one in Metropolis');
    table.refuses(DARKSEID, 'Place three in Metropolis', 'JL-16.6');
    expect(table.options(DARKSEID)).not.toContain('Place three in Metropolis');
  });
});

describe('Triumph', () => {
  const ripe = (more: Partial<Parameters<typeof league>[0]> = {}) =>
    league({
      at: { [DARKSEID]: 'atlantis' },
      tiles: {
        gotham: crisis('ripe', { cost: 2, strength: 4, agility: 4, tech: 4 }),
        metropolis: faceUp(crisis('seen', { cost: 1, strength: 4 })),
        fortress: crisis('young'),
      },
      stages: { gotham: 3, metropolis: 3, fortress: 2 },
      crises: [crisis('new', { cost: 1, strength: 4 })],
      laid: { [DARKSEID]: [power('rise-up', 7, [complete()])] },
      fields: { energy: 2, overcome: [1, 0, SUPERMAN] },
      ...more,
    });

  test('JL-17.1, JL-16.8 crises at stage 3 can be completed, hidden or revealed, and no others', () => {
    const table = ripe();
    expect(table.options(DARKSEID)).toEqual(['seen in Metropolis', 'ripe in Gotham City', 'Done']);
    table.refuses(DARKSEID, 'Fortress', 'JL-17.1');
  });

  test('JL-A86 as many as he likes, also none', () => {
    const table = ripe().answer(DARKSEID, 'Done');
    expect(table.zone('completed')).toEqual([]);
  });

  const completed = () => ripe().answer(DARKSEID, 'Gotham City');

  test('JL-17.2, JL-17.3, JL-17.4 XP for each ability that is not overcome; the heroes keep theirs', () => {
    expect(completed().fields.xp).toEqual([1, 0, 2]);
  });

  test('JL-17.5, JL-2.52 the tile is on display: VP and type are counted openly', () => {
    expect(completed().sees('public', 'completed')).toEqual(['ripe']);
  });

  test('JL-17.6 its tokens are taken off and its region is free', () => {
    const table = completed();
    expect([stageOf(table.table, 1), table.zone('tile', undefined, 1)]).toEqual([0, []]);
  });

  test('JL-17.7, JL-A85, JL-A88 then one new crisis for each, paid, where he is or next to it, also where one was just completed', () => {
    const table = completed().answer(DARKSEID, 'Done');
    table.refuses(DARKSEID, 'Place new on Themyscira', 'JL-17.7');
    table.answer(DARKSEID, 'Place new in Gotham City');
    expect(table.fields.energy).toBe(1);
  });

  test('JL-17.7 none where none was completed', () => {
    expect(asked(ripe().answer(DARKSEID, 'Done'))).not.toContain('2 placing');
  });

  test('JL-A87 on Apokolips he completes, but cannot place', () => {
    const table = ripe({ at: { [DARKSEID]: 'apokolips' } })
      .answer(DARKSEID, 'Gotham City')
      .answer(DARKSEID, 'Done');
    expect(table.zone('completed')).toEqual(['ripe']);
    expect(asked(table)).not.toContain('2 placing');
  });
});

describe('winning', () => {
  const dear = (n: number) =>
    Array.from({ length: n }, (_, i) => crisis(`dear-${i}`, { cost: 4, strength: 4 }));

  test('JL-18.1, JL-1.8, JL-A97 Darkseid wins at once with 12 VP of crises and defeated heroes', () => {
    const table = league({
      at: { [DARKSEID]: 'gotham' },
      completed: dear(2),
      laid: {
        [DARKSEID]: [power('strike', 3, [wound({ n: 3, whom: 'here' }), drawCrises({ n: 1 })])],
        [CYBORG]: [hit('later', 6)],
      },
      fields: { heroesDefeated: 3 },
      deck: [crisis('next')],
    });
    table.answer(DARKSEID, 'Carry out');
    if (table.outcome === null) table.answer(DARKSEID, 'Ann');
    expect(table.outcome).toEqual({ winners: [DARKSEID], reason: 'darkseid-points' });
    expect(table.zone('crises', DARKSEID)).toEqual([]);
    expect(table.ending()).toBe('Cem has at least twelve victory points: the Earth is lost.');
  });

  test('JL-18.4, JL-18.3 the heroes with 12 VP of thwarted crises and of Darkseid’s defeats, together', () => {
    const table = league({
      tiles: { gotham: faceUp(crisis('last', { cost: 3, strength: 1 })) },
      thwarted: dear(2),
      tokens: { [SUPERMAN]: [1, 0, 0] },
      laid: { [SUPERMAN]: [hit()] },
      fields: { villainsDefeated: 1 },
    }).answer(SUPERMAN, 'Overcome strength');
    expect(table.outcome).toEqual({ winners: [SUPERMAN, CYBORG], reason: 'hero-points' });
    expect(table.ending()).toBe(
      'Ann and Ben have at least twelve victory points together: the Earth is saved.',
    );
  });

  const goal = (holds: boolean) =>
    power('goal', 11, [win(holds ? {} : { if: heroesDefeated({ n: 5 }) })], { goal: true });

  test('JL-18.2, JL-1.10, JL-A95 Darkseid wins when his goal is carried out and its condition is so by then', () => {
    const table = league({ laid: { [DARKSEID]: [goal(true)] } }).answer(DARKSEID, 'Carry out');
    expect(table.outcome).toEqual({ winners: [DARKSEID], reason: 'ultimate-goal' });
  });

  test('JL-A96 a goal that fails follows its icon, and everybody has seen it', () => {
    const table = league({ laid: { [DARKSEID]: [goal(false)] } }).answer(DARKSEID, 'Carry out');
    expect(table.outcome).toBeNull();
    expect(table.sees('public', 'hand', DARKSEID)).toContain('goal');
  });

  test('JL-18.5, JL-18.6, JL-1.9, JL-A98 heroes win where no crisis, hidden or not, is on the map as a round begins', () => {
    const begins = (tile: 'none' | 'hidden') =>
      league({ tiles: { 'nanda-parbat': tile === 'none' ? undefined : crisis('far') }, from: ['round'] });
    expect(begins('none').outcome).toEqual({ winners: [SUPERMAN, CYBORG], reason: 'empty-map' });
    expect(begins('hidden').outcome).toBeNull();
  });

  test('JL-18.6, JL-A94 not before: an empty map in the middle of a round ends nothing', () => {
    const table = league({
      tiles: { 'nanda-parbat': undefined, gotham: faceUp(crisis('last', { strength: 1, cost: 1 })) },
      tokens: { [SUPERMAN]: [1, 0, 0] },
      laid: { [SUPERMAN]: [hit()], [CYBORG]: [power('run', 6, [move({ far: 1 })])] },
    }).answer(SUPERMAN, 'Overcome strength');
    expect(table.outcome).toBeNull();
    table.answer(CYBORG, 'Stay where you are').answer(SUPERMAN, 'Stay at this level');
    expect(table.outcome?.reason).toBe('empty-map');
  });

  test.each([
    [11, 'darkseid-points'],
    [10, 'hero-points'],
  ])(
    'JL-A93 in one common attempt wounds come first, the symbol counts after the last roll: with %d defeats, %s',
    (defeats, reason) => {
      const table = league({
        at: { [CYBORG]: 'gotham' },
        tiles: { gotham: faceUp(crisis('last', { cost: 4, strength: 9 })) },
        thwarted: dear(2),
        tokens: { [SUPERMAN]: [1, 0, 0], [CYBORG]: [2, 0, 0] },
        laid: { [SUPERMAN]: [hit()], [CYBORG]: [hit('later', 6)] },
        fields: { wounds: [2, 0, 0], heroesDefeated: defeats },
      });
      table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree').rollsNext(SYMBOL, 1);
      table.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 2').answer(SUPERMAN, 'Spend 1');
      expect(table.outcome?.reason).toBe(reason);
    },
  );
});

describe('what everybody may know', () => {
  test('JL-A14 hands, stacks, chosen powers, hidden crises and the goal are secret; all else is public', () => {
    const seen = justiceLeague.game
      .sight(3)
      .map((mask, zone) => [justiceLeague.game.layout.place(zone).name, mask === 0b1111]);
    const secret = new Set(seen.flatMap(([name, isPublic]) => (isPublic ? [] : [name])));
    expect(secret).toEqual(new Set(['goals', 'crisisDeck', 'tile', 'hand', 'stack', 'crises', 'laid']));
  });

  test('JL-A15 what can be concluded may be: the last hidden crisis of a pair with a known total', () => {
    const table = league({
      crises: [crisis('one', { cost: 1, strength: 4 }), crisis('two', { cost: 2, strength: 4 })],
      laid: { [DARKSEID]: [power('ploy', 5, [playCrises({ most: 2, where: 'anywhere' })])] },
      fields: { energy: 4 },
    });
    table.answer(DARKSEID, 'Place one in Metropolis').answer(DARKSEID, 'Place two in Gotham City');
    table.table.show(nth(table.table.zone(table.game.layout.find('tile', undefined, 0)), 0));
    const world = table.imagine(SUPERMAN, 'x');
    const kind = world.kind(nth(world.zone(world.game.layout.find('tile', undefined, 1)), 0));
    expect(kind.type === 'crisis' && kind.cost).toBe(2);
  });

  test('JL-A11 no supply runs out: a seventh defeat of a hero counts, though the box has six tokens for it', () => {
    const table = league({
      at: { [DARKSEID]: 'gotham' },
      laid: { [DARKSEID]: [power('strike', 3, [wound({ n: 3, whom: 'here' })])] },
      fields: { heroesDefeated: 6 },
    }).answer(DARKSEID, 'Carry out');
    expect([table.fields.heroesDefeated, villainPoints(table.table)]).toEqual([7, 7]);
  });

  test('JL-A13 Darkseid’s powers are powers like others', () => {
    const powers = justiceLeague.game.kinds.filter(
      (kind) => kind.type === 'power' && kind.owner === 'darkseid',
    );
    expect(powers.length).toBe(18);
  });
});
