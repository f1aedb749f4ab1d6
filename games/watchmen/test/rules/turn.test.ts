import { faceUp } from '@masterplan/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { cardTypes, fits } from '../../content/filters.ts';
import { draw } from '../../content/sentences.ts';
import { weakness } from '../../content/starters.ts';
import { discard } from '../../rules/verbs/discard.ts';
import { appearance, asked, five, heroWith, many, plain, playing, plenty, turn } from '../tables.ts';

const sale = { lineUp: ['robin', 'bane', 'super-strength'], kicks: ['kick', 'kick'] };

describe('playing', () => {
  test('B-3.1 W-9.21 any number of cards is played, none has to be; what is left is discarded', () => {
    const table = turn({ ...plenty, hand: ['punch', 'punch', 'kick', 'bane'], deck: many(5, 'kick') });
    expect(table.options(0)).toEqual(['Play Punch', 'Play Kick', 'Play Bane', 'End your turn']);
    table.answer(0, 'play punch').answer(0, 'end turn');
    expect(table.zone('discard', 0).toSorted()).toEqual(['bane', 'kick', 'punch', 'punch']);
  });

  test('B-3.2 a card is carried out completely, in its order, before the next can be played', () => {
    const table = turn({ ...plenty, hand: ['penguin', 'punch'], deck: ['kick', 'mera'] });
    table.answer(0, 'play penguin');
    expect(asked(table)).toEqual(['discard 0']);
    expect(table.zone('hand', 0)).toEqual(['kick', 'mera', 'punch']);
    table.answer(0, 'discard punch').answer(0, 'discard kick');
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('RB-22 what a card orders must be done, what it offers may be left, and a foe chooses what the foe gives up', () => {
    const table = turn({
      ...plenty,
      hand: { 0: ['bane', 'heat-vision', 'penguin'], 1: ['punch', 'kick'], 2: [] },
      deck: ['punch', 'punch'],
    });
    table.answer(0, 'play bane').answer(1, 'take the attack').answer(2, 'take the attack');
    expect(asked(table)).toEqual(['discard 1']);
    table.answer(1, 'discard kick');
    table.answer(0, 'play heat-vision');
    expect(table.options(0)).toContain('Do nothing');
    table.answer(0, 'Do nothing').answer(0, 'play penguin');
    expect(table.options(0)).not.toContain('Do nothing');
  });

  test('RB-22 what a card tells is done as far as possible; what a foe gives up the foe chooses', () => {
    const table = playing(turn({ hand: ['bane'], foes: { 1: { hand: ['kick', 'punch'] } } }), 'bane');
    table.answer(1, 'take the attack');
    expect(asked(table)).toEqual(['discard 1']);
    const alone = playing(turn({ hand: ['penguin'], deck: ['kick'] }), 'penguin').answer(0, 'discard kick');
    expect(asked(alone)).toEqual(['turn 0']);
  });

  test('B-3.3 Power adds up', () => {
    const table = turn({ ...plenty, hand: ['punch', 'kick', 'super-strength'] });
    table.answer(0, 'play punch').answer(0, 'play kick').answer(0, 'play super-strength');
    expect(table.fields.power).toBe(8);
  });

  test('B-3.12 names and costs are looked at when a card is played: names count as they were', () => {
    const table = turn({ hero: 'green-lantern', hand: ['kick', 'robin', 'bulletproof'] });
    expect(playing(table, 'kick', 'robin', 'bulletproof').fields.power).toBe(8);
  });
});

describe('buying', () => {
  test('B-3.4 B-3.5 between cards: Line-Up, Kicks and the Super-Villain that lies face up', () => {
    const table = turn({ hand: ['punch'], ...sale, villain: 'ras-al-ghul', fields: { power: 20 } });
    expect(table.options(0)).toEqual([
      'Play Punch',
      'Buy Robin for 3',
      'Buy Bane for 4',
      'Buy Super Strength for 7',
      'Buy Kick for 3',
      'Defeat Ra’s al Ghul for 8',
      'End your turn',
    ]);
    table.answer(0, 'buy robin');
    expect(playing(table, 'punch').fields.power).toBe(18);
  });

  test('B-3.6 as often as Power pays for, and no more', () => {
    const table = turn({ ...sale, fields: { power: 7 } });
    table.answer(0, 'buy bane').refuses(0, 'buy super-strength', 'B-3.6');
    table.answer(0, 'buy kick').refuses(0, 'buy kick', 'B-3.6');
    expect(table.blocked(0).map(({ why }) => why)).toContain('It costs 3; you have 0 Power.');
  });

  test('B-3.7 B-3.8 what is bought or gained goes to the own discard pile at once', () => {
    const table = turn({ hand: ['cheetah'], ...sale, fields: { power: 3 } });
    table.answer(0, 'buy kick');
    playing(table, 'cheetah').answer(0, 'gain robin');
    expect(table.zone('discard', 0)).toEqual(['kick', 'robin']);
    expect(table.fields.power).toBe(0);
  });

  test('RB-23 where several effects would send a card to different places, its player chooses', () => {
    const table = turn({
      hand: ['aquamans-trident', 'catwoman', 'dark-knight'],
      lineUp: ['kid-flash'],
    });
    playing(table, 'aquamans-trident', 'catwoman', 'dark-knight').answer(0, 'buy kid-flash');
    expect(table.options(0)).toEqual([
      'Leave Kid Flash in your discard pile',
      'Put Kid Flash on top of your deck',
      'Put Kid Flash into your hand',
    ]);
    expect(table.answer(0, 'to hand kid-flash').zone('hand', 0)).toEqual(['kid-flash']);
  });

  test('RB-18 with the stack of Kicks empty there is none to buy or to gain', () => {
    const table = turn({ seats: 3, lineUp: [], hand: ['supergirl'], kicks: ['kick'], fields: { power: 9 } });
    table.answer(0, 'buy kick');
    expect(table.options(0)).toEqual(['Play Supergirl', 'End your turn']);
    table.answer(0, 'play supergirl');
    expect(table.zone('hand', 0)).toEqual([]);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-3.8 buying and gaining both set off what asks for either; gaining costs nothing', () => {
    const table = turn({
      ...plenty,
      lineUp: ['bane', 'two-face', 'robin', 'mera', 'supergirl'],
      hero: 'wonder-woman',
      hand: ['cheetah'],
      deck: many(9, 'punch'),
      fields: { power: 4 },
    });
    table.answer(0, 'buy bane');
    expect(table.fields.power).toBe(0);
    table.answer(0, 'play cheetah').answer(0, 'gain two-face');
    expect(table.fields.power).toBe(0);
    table.answer(0, 'end turn');
    expect(table.zone('hand', 0)).toHaveLength(7);
  });

  test('B-3.9 Power that was not spent is lost', () => {
    const table = turn({ ...plenty, hand: ['punch'] });
    table.answer(0, 'play punch').answer(0, 'end turn');
    expect(table.fields.power).toBe(0);
    expect(asked(table)).toEqual(['turn 1']);
  });
});

describe('effects', () => {
  test('B-3.10 Power and effects last for the turn though the card leaves play; Ongoing effects end with it', () => {
    const table = turn({
      hand: ['x-ray-vision'],
      foes: { 1: { deck: ['green-arrows-bow'] } },
      villain: 'ras-al-ghul',
    });
    playing(table, 'x-ray-vision').answer(0, 'play green-arrows-bow');
    expect(table.zone('deck', 1)).toEqual(['green-arrows-bow']);
    expect(table.fields.power).toBe(2);
    expect(table.fields.discount).toBe(2);
  });

  test('B-3.11 what a card sets off happens when the card has been carried out', () => {
    const table = turn({ hero: 'batman', hand: ['nth-metal'], deck: ['kick'] });
    playing(table, 'nth-metal');
    expect(table.fields.power).toBe(1);
    expect(table.answer(0, 'do nothing').fields.power).toBe(2);
  });

  test('B-3.11 R-93 several effects come in the order their player likes, and nothing else meanwhile', () => {
    const onKick = (said: unknown) => [{ when: { play: { named: 'kick' } }, do: [said] }];
    const table = turn({
      hero: heroWith('sorter', onKick(discard({ n: 1 }))),
      hand: ['kick', 'punch', 'robin'],
      deck: ['mera'],
      locations: [plain('study', 5, { type: 'location', ongoing: onKick(draw(1)) })],
    });
    playing(table, 'kick');
    expect(table.options(0)).toEqual(['sorter first', 'study first']);
    table.answer(0, 'first study');
    expect(table.zone('hand', 0)).toEqual(['mera', 'punch', 'robin']);
    table.answer(0, 'discard punch');
    expect(asked(table)).toEqual(['turn 0']);
  });
});

describe('the end of a turn', () => {
  test('B-4.1 B-4.2 B-4.3 B-4.4 in four steps', () => {
    const table = appearance('lex-luthor', {
      hand: ['ras-al-ghul', 'punch', 'batcave', 'kick'],
      lineUp: ['robin'],
      mainDeck: ['mera', 'mera', 'bane', 'mera'],
      superVillains: ['lex-luthor'],
    });
    expect(table.zone('lineUp')).toEqual(['robin', 'mera', 'bane', 'mera', 'mera']);
    expect(asked(table)).toEqual(['round 0', 'round 1']);
  });

  test('B-4.1 B-4.2 at the end: what happens then, the rest discarded, Locations kept, five drawn', () => {
    const table = turn({
      ...plenty,
      hand: ['ras-al-ghul', 'batcave', 'punch'],
      superVillains: [faceUp('lex-luthor')],
      deck: many(4, 'kick'),
      fields: { villainUp: true },
    });
    table.answer(0, 'play ras-al-ghul').answer(0, 'play batcave').answer(0, 'end turn');
    expect(table.zone('locations', 0)).toEqual(['batcave']);
    expect(table.zone('hand', 0)).toEqual(['kick', 'kick', 'kick', 'kick', 'ras-al-ghul']);
    expect(table.zone('discard', 0)).toEqual(['punch']);
  });

  test('B-4.2 played cards but Locations and the rest of the hand are discarded, then five are drawn', () => {
    const deck = ['punch', 'punch', 'punch', 'punch', 'punch', 'punch'];
    const table = turn({
      hand: ['kick', 'batcave', 'robin'],
      deck,
      lineUp: five,
      villain: 'ras-al-ghul',
    });
    playing(table, 'kick', 'batcave').answer(0, 'end turn');
    expect(table.zone('discard', 0)).toEqual(['kick', 'robin']);
    expect(table.zone('locations', 0)).toEqual(['batcave']);
    expect(table.zone('hand', 0)).toHaveLength(5);
  });

  test('B-4.3 B-4.5 gaps in the Line-Up are filled then, and not before', () => {
    const table = turn({
      fields: { power: 3 },
      lineUp: ['robin', ...five.slice(0, 4)],
      mainDeck: ['mera', 'bane'],
      villain: 'ras-al-ghul',
    });
    table.answer(0, 'buy robin');
    expect(table.zone('lineUp')).toHaveLength(4);
    table.answer(0, 'end turn');
    expect(table.zone('lineUp').at(-1)).toBe('bane');
    expect(table.zone('mainDeck')).toEqual(['mera']);
  });
});

describe('words', () => {
  test('B-5.1 R-49b a Kick is a Super Power, Punch and Vulnerability are Starters, a Super-Villain is a Villain too', () => {
    const table = turn({
      hand: ['kick', 'ras-al-ghul'],
      deck: ['punch', 'punch'],
      locations: ['fortress-of-solitude', 'arkham-asylum'],
    });
    playing(table, 'kick');
    expect(table.zone('hand', 0)).toHaveLength(2);
    playing(table, 'ras-al-ghul');
    expect(table.zone('hand', 0)).toHaveLength(2);
  });

  test('B-5.1 a Weakness has no type', () => {
    const table = turn({
      hand: ['weakness'],
      deck: ['punch'],
      locations: ['fortress-of-solitude', 'arkham-asylum', 'batcave', 'watchtower'],
    });
    expect(playing(table, 'weakness').zone('hand', 0)).toEqual([]);
    expect(cardTypes.filter((type) => fits(weakness, { types: [type] }))).toEqual([]);
  });

  test('B-5.2 a Location stays and works turn after turn', () => {
    const table = turn({
      hand: ['batcave'],
      deck: ['punch', 'punch', 'punch', 'punch', 'lasso-of-truth', 'kick'],
      lineUp: five,
      villain: 'ras-al-ghul',
    });
    playing(table, 'batcave').answer(0, 'end turn').answer(1, 'end turn');
    playing(table, 'lasso-of-truth');
    expect(table.zone('hand', 0)).toHaveLength(5);
  });

  test('B-5.3 a Location played after the first of its kind has missed it', () => {
    const table = turn({ hand: ['catwoman', 'watchtower', 'catwoman'], deck: ['punch'] });
    playing(table, 'catwoman', 'watchtower', 'catwoman');
    expect(table.zone('hand', 0)).toEqual([]);
  });

  test('B-5.4 B-5.5 what is destroyed is out of the game, a Weakness too', () => {
    const table = turn({ hand: ['heat-vision', 'weakness'], weaknesses: ['weakness'] });
    playing(table, 'heat-vision').answer(0, 'destroy weakness');
    expect(table.zone('destroyed')).toEqual(['weakness']);
    expect(table.zone('weaknesses')).toHaveLength(1);
  });

  test('B-5.6 RB-12 with no Weakness left none is gained; too few go in the order of the Attack', () => {
    const table = turn({ seats: 3, hand: ['scarecrow'], weaknesses: ['weakness'] });
    playing(table, 'scarecrow').answer(1, 'take the attack').answer(2, 'take the attack');
    expect(table.zone('discard', 1)).toEqual(['weakness']);
    expect(table.zone('discard', 2)).toEqual([]);
  });

  test('B-5.7 a foe is any other player; each player includes the one whose turn it is', () => {
    const table = playing(turn({ seats: 3, hand: ['bane'] }), 'bane');
    expect(asked(table)).toEqual(['round 1', 'round 2']);
    expect(asked(appearance('lex-luthor', { seats: 3 }))).toEqual(['round 0', 'round 1', 'round 2']);
  });

  test('R-75 everybody sees Line-Up, discard piles, destroyed cards and cards in play; hands and decks stay secret', () => {
    const table = turn({
      ...plenty,
      destroyed: ['punch'],
      hand: { 0: ['kick'], 1: ['mera'] },
      deck: { 1: ['bane', 'robin'] },
      discard: { 1: ['catwoman'] },
      inPlay: ['punch'],
    });
    expect(table.sees(1, 'hand', 0)).toEqual(['?']);
    expect(table.sees(1, 'hand', 1)).toEqual(['mera']);
    expect(table.sees(1, 'deck', 1)).toEqual(['?', '?']);
    expect(table.sees('public', 'mainDeck')).toEqual(many(8, '?'));
    for (const zone of ['lineUp', 'destroyed']) expect(table.sees('public', zone)).not.toContain('?');
    expect(table.sees('public', 'discard', 1)).toEqual(['catwoman']);
    expect(table.sees('public', 'inPlay', 0)).toEqual(['punch']);
  });

  test('R-75 a card looked at only its player sees; a revealed one everybody', () => {
    const looks = turn({ ...plenty, hand: ['nth-metal'], deck: ['bane'] });
    looks.answer(0, 'play nth-metal');
    expect([looks.sees(0, 'deck', 0), looks.sees(1, 'deck', 0)]).toEqual([['bane'], ['?']]);
    const reveals = turn({ ...plenty, hand: ['power-ring'], deck: ['bane'] });
    expect(reveals.answer(0, 'play power-ring').sees(1, 'deck', 0)).toEqual(['bane']);
  });
});
