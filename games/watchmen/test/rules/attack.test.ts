import { describe, expect, test } from 'vitest';
import { appearance, asked, many, playing, plenty, turn, underKeaneAct, watch } from '../tables.ts';

const weaknesses = { weaknesses: ['weakness', 'weakness', 'weakness'] };

const attacked = (hand: readonly string[], more: object = {}) =>
  playing(
    turn({
      hand: ['scarecrow'],
      ...weaknesses,
      foes: { 1: { hand, deck: ['punch', 'punch'], ...more } },
    }),
    'scarecrow',
  );

describe('an Attack', () => {
  test('B-6.1 only what is labelled Attack can be defended against', () => {
    expect(asked(playing(turn({ hand: ['scarecrow'] }), 'scarecrow'))).toEqual(['round 1']);
    expect(asked(playing(turn({ hand: ['x-ray-vision'] }), 'x-ray-vision'))).toEqual(['turn 0']);
  });

  test('B-6.2 an Attack goes clockwise from the left of the player whose turn it is', () => {
    const hand = { 0: ['kick', 'mera'], 1: ['bane'], 2: ['kick', 'mera'], 3: ['kick', 'mera'] };
    const table = turn({ ...plenty, hand, seats: 4, whose: 1 });
    table.answer(1, 'play bane');
    for (const seat of [0, 2, 3]) table.answer(seat, 'take the attack');
    for (const seat of [2, 3, 0]) {
      expect(asked(table)).toEqual([`discard ${seat}`]);
      table.answer(seat, 'discard kick');
    }
  });

  test('RB-1 RB-2 all who are attacked answer at once, sealed, with or without a Defense', () => {
    const table = turn({
      ...plenty,
      hand: { 0: ['bane'], 1: ['lasso-of-truth'], 2: ['punch'] },
      deck: { 1: ['kick'] },
    });
    table.answer(0, 'play bane');
    expect(asked(table)).toEqual(['round 1', 'round 2']);
    const before = JSON.stringify(table.seen(2).zones);
    table.answer(1, 'defend with lasso-of-truth');
    expect(JSON.stringify(table.seen(2).zones)).toBe(before);
    expect(table.log('en', 2).join()).not.toContain('Lasso');
    table.answer(2, 'take the attack');
    expect(table.zone('discard', 1)).toEqual(['lasso-of-truth']);
    expect(table.log()).toContain('Ben discards Lasso of Truth to defend.');
  });

  test('RB-2 B-6.3 everybody is asked, with or without a Defense; one card is used at most', () => {
    expect(attacked([]).options(1)).toEqual(['Take the Attack']);
    const table = attacked(['lasso-of-truth', 'super-speed', 'kick']);
    expect(table.options(1)).toEqual([
      'Take the Attack',
      'Defend with Lasso of Truth',
      'Defend with Super Speed',
    ]);
    table.refuses(1, 'defend with kick', 'B-6.3');
    table.answer(1, 'defend with lasso-of-truth');
    expect(table.zone('hand', 1)).toEqual(['kick', 'punch', 'super-speed']);
  });

  test('RB-26 a standing answer is taken at once, whatever the hand holds', () => {
    const table = turn({
      hand: ['scarecrow', 'scarecrow'],
      ...weaknesses,
      foes: { 1: { hand: ['cape-and-cowl', 'lasso-of-truth'], deck: ['punch', 'punch'] } },
    });
    table.answer(1, 'stand attack cheapest');
    playing(table, 'scarecrow');
    expect(table.zone('discard', 1)).toEqual(['lasso-of-truth']);
    table.answer(1, 'stand attack take');
    playing(table, 'scarecrow');
    expect(table.zone('discard', 1)).toEqual(['lasso-of-truth', 'weakness']);
    const bare = turn({ hand: ['scarecrow'], ...weaknesses, foes: { 1: { hand: ['punch'] } } });
    bare.answer(1, 'stand attack cheapest');
    expect(asked(playing(bare, 'scarecrow'))).toEqual(['turn 0']);
  });

  test('B-6.4 a Defense protects only the player who used it', () => {
    const table = turn({
      seats: 3,
      hand: ['scarecrow'],
      ...weaknesses,
      foes: { 1: { hand: ['lasso-of-truth'] }, 2: { hand: ['punch'] } },
    });
    playing(table, 'scarecrow').answer(1, 'defend with lasso-of-truth').answer(2, 'take the attack');
    expect(table.zone('discard', 2)).toEqual(['weakness']);
    expect(table.zone('weaknesses')).toHaveLength(2);
  });

  test('B-6.5 a Defense is discarded first, then comes what it gives', () => {
    const table = attacked(['super-speed'], { deck: [], discard: ['kick'] });
    table.answer(1, 'defend with super-speed');
    expect(table.zone('hand', 1)).toEqual(['kick', 'super-speed']);
  });

  test('B-6.6 Blue Beetle defends by being shown and stays in the hand', () => {
    const table = attacked(['blue-beetle', 'kick']).answer(1, 'defend with blue-beetle');
    expect(table.zone('hand', 1)).toEqual(['blue-beetle', 'kick']);
    expect(table.sees(0, 'hand', 1)).toEqual(['?', 'blue-beetle']);
    expect(table.zone('weaknesses')).toHaveLength(3);
  });

  test('B-6.7 using a Defense is not playing it; in the own turn the card is played for its other text', () => {
    const table = attacked(['bulletproof'], { hero: 'superman' })
      .answer(1, 'defend with bulletproof')
      .answer(1, 'decline');
    expect(table.fields.power).toBe(2);
    expect(playing(turn({ hand: ['bulletproof'], deck: ['kick'] }), 'bulletproof').zone('hand', 0)).toEqual(
      [],
    );
  });

  test('B-6.8 whoever cannot do all of it does what is possible', () => {
    const table = appearance('darkseid', { deck: ['punch'] });
    table
      .answer(0, 'take the attack')
      .answer(1, 'take the attack')
      .answer(0, 'do nothing')
      .answer(0, 'discard punch');
    expect(table.zone('hand', 0)).toEqual([]);
    expect(asked(table)).toEqual(['turn 1']);
  });

  test('B-6.8 a hand that cannot give what a First Appearance asks for is shown', () => {
    const table = turn({
      ...plenty,
      superVillains: ['anti-monitor'],
      hand: { 1: ['punch'], 2: ['kick'] },
      deck: many(5, 'punch'),
      fields: { villainUp: false },
    });
    table.answer(0, 'end turn');
    for (const seat of [0, 1, 2]) table.answer(seat, 'take the attack');
    expect(table.sees('public', 'hand', 1)).toEqual(['punch']);
  });

  test('B-6.9 there is no Defense against harm without the label', () => {
    const hand = ['suicide-squad', 'suicide-squad', 'suicide-squad'];
    const table = turn({ hand, foes: { 1: { hand: ['blue-beetle'] } } });
    expect(playing(table, ...hand).zone('hand', 1)).toEqual([]);
  });

  test.each(['x-ray-vision', 'joker', 'brainiac'])(
    'B-6.9 %s asks nobody for a Defense when it is played',
    (id) => {
      const table = turn({
        ...plenty,
        hand: { 0: [id], 1: ['super-speed'], 2: ['super-speed'] },
        deck: { 0: ['punch'], 1: ['punch'], 2: ['punch'] },
      });
      table.answer(0, `play ${id}`);
      expect(table.asks.filter(({ name }) => name === 'round')).toEqual([]);
    },
  );
});

describe('a player’s deck', () => {
  test('B-7.1 B-7.2 in the middle of a draw: what is there, then the shuffled discard pile, then the rest', () => {
    const table = turn({
      hand: ['fastest-man-alive'],
      deck: ['kick'],
      discard: ['robin', 'mera'],
      shuffles: [['robin', 'mera']],
    });
    playing(table, 'fastest-man-alive');
    expect(table.zone('hand', 0)).toEqual(['kick', 'mera']);
    expect(table.zone('deck', 0)).toEqual(['robin']);
  });

  test('B-7.1 an empty deck alone shuffles nothing', () => {
    const table = turn({ hand: ['kid-flash'], deck: ['kick'], discard: ['robin'] });
    playing(table, 'kid-flash');
    expect(table.zone('deck', 0)).toEqual([]);
    expect(table.zone('discard', 0)).toEqual(['robin']);
  });

  test('B-7.3 hand, cards in play and the card being carried out are not shuffled in', () => {
    const table = turn({ hand: ['kid-flash', 'kid-flash', 'punch'], discard: ['robin'] });
    playing(table, 'kid-flash', 'kid-flash');
    expect(table.zone('hand', 0)).toEqual(['punch', 'robin']);
    expect(table.zone('inPlay', 0)).toEqual(['kid-flash', 'kid-flash']);
  });

  test('B-7.4 with deck and discard pile empty one does what is possible', () => {
    const table = turn({ ...plenty, hand: ['power-ring', 'two-face', 'kid-flash'] });
    table.answer(0, 'play kid-flash').answer(0, 'play power-ring');
    expect(table.fields.power).toBe(2);
    table.answer(0, 'play two-face').answer(0, 'even');
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-7.4 where there is no card to look at, nobody is asked what to do with it', () => {
    const table = turn({ ...plenty, hand: ['nth-metal'] }).answer(0, 'play nth-metal');
    expect(asked(table)).toEqual(['turn 0']);
    expect(table.fields.power).toBe(1);
  });
});

describe('Attacks after the reveal', () => {
  const four = { seats: 4, mastermind: 2, revealed: 'all' } as const;

  test('W-2.6 W-2.7 W-2.8 R-14 R-56 R-58b a Loyal player’s Attack leaves Loyal players alone: they are not asked; the rest of the card works', () => {
    const table = playing(watch({ ...four, hand: ['bane'] }), 'bane');
    expect(asked(table)).toEqual(['round 2']);
    expect(table.fields.power).toBe(2);
    const before = playing(watch({ seats: 4, mastermind: 2, hand: ['bane'] }), 'bane');
    expect(asked(before)).toEqual(['round 1', 'round 2', 'round 3']);
  });

  test('R-60 the Mastermind’s Attack reaches all Loyal players', () => {
    const table = playing(watch({ ...four, mastermind: 0, hand: ['bane'] }), 'bane');
    expect(asked(table)).toEqual(['round 1', 'round 2', 'round 3']);
  });

  test('R-60 an Attack is of whoever plays it, whoever owns the card', () => {
    const table = watch({ ...four, hand: ['x-ray-vision'], foes: { 2: { deck: ['bane'] } } });
    playing(table, 'x-ray-vision').answer(0, 'play bane');
    expect(asked(table)).toEqual(['round 2']);
  });

  test('D-01 an Attack on each player: in English it spares the Loyal player who plays it, in French it does not', () => {
    const english = playing(watch({ ...four, hand: ['manufactured-monster'] }), 'manufactured-monster');
    expect(asked(english)).toEqual(['round 2']);
    const french = playing(
      watch({ ...four, edition: 'fr', hand: ['manufactured-monster'] }),
      'manufactured-monster',
    );
    expect(asked(french)).toEqual(['round 0', 'round 2']);
  });

  test('R-57 R-58 harm without the label still reaches Loyal players, who are still foes', () => {
    const hand = ['suicide-squad', 'suicide-squad', 'suicide-squad'];
    const table = watch({ ...four, hand, foes: { 1: { hand: ['kick'] } } });
    expect(playing(table, ...hand).zone('hand', 1)).toEqual([]);
  });

  test('R-58 Loyal players are still foes: X-Ray Vision looks at all decks', () => {
    const deck = { 1: ['kick'], 2: ['super-strength'] };
    const table = underKeaneAct({ revealed: 'all', hand: ['x-ray-vision'], deck });
    table.answer(0, 'play x-ray-vision').answer(0, 'play super-strength');
    expect(table.fields.power).toBe(5);
  });

  test('R-58b the rest of such a card works: Starro plays the Mastermind’s card', () => {
    const deck = { 1: ['super-strength'], 2: ['kick'] };
    const table = underKeaneAct({ revealed: 'all', hand: ['starro'], deck });
    table.answer(0, 'play starro').answer(1, 'take the attack').answer(0, 'play super-strength');
    expect(table.fields.power).toBe(5);
    expect(table.zone('deck', 2)).toEqual(['kick']);
  });

  test('R-59 whom an Attack reaches is settled when it goes round: a Loyal player’s reaches no Loyal player from the reveal on', () => {
    const table = watch({
      ...four,
      hand: ['scarecrow', 'clayface'],
      weaknesses: ['weakness', 'weakness'],
    });
    playing(table, 'scarecrow').answer(2, 'take the attack');
    playing(table, 'clayface');
    expect(asked(table)).toEqual(['round 2']);
  });

  test('R-17 two Loyal players leave each other alone from the reveal on', () => {
    const table = watch({
      seats: 2,
      mastermind: 'nobody',
      revealed: 'all',
      hand: ['scarecrow'],
      weaknesses: ['weakness'],
    });
    expect(asked(playing(table, 'scarecrow'))).toEqual(['turn 0']);
  });
});
