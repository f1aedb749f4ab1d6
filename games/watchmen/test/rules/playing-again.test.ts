import { describe, expect, test } from 'vitest';
import { borrow } from '../../rules/verbs/borrow.ts';
import { destroyThis } from '../../rules/verbs/destroy-this.ts';
import { retireThis } from '../../rules/verbs/retire-this.ts';
import { asked, five, plain, playing, turn, watch } from '../tables.ts';

describe('playing again', () => {
  test('B-8.1 only what lies in the play area and has been carried out', () => {
    const table = turn({ hand: ['clayface', 'clayface', 'kick', 'batcave'] });
    playing(table, 'batcave', 'kick', 'clayface');
    expect(table.fields.power).toBe(4);
    playing(table, 'clayface');
    table.refuses(0, 'play again batcave', 'B-8.1');
    expect(table.options(0)).toEqual(['Play Kick again', 'Play Clayface again']);
    table.answer(0, 'play again clayface');
    expect(table.fields.power).toBe(6);
  });

  test('B-8.2 what the first play made remains', () => {
    expect(playing(turn({ hand: ['kick', 'clayface'] }), 'kick', 'clayface').fields.power).toBe(4);
  });

  test('B-8.3 an Ongoing effect that works once a turn and has been used stays used', () => {
    const table = turn({
      hand: ['kick', 'clayface'],
      deck: ['punch', 'punch'],
      locations: ['fortress-of-solitude'],
    });
    playing(table, 'kick', 'clayface');
    expect(table.zone('hand', 0)).toEqual(['punch']);
  });

  test('B-8.4 whoever plays a card is you on it, whoever owns it', () => {
    const table = turn({
      seats: 3,
      hand: ['x-ray-vision'],
      weaknesses: ['weakness', 'weakness', 'weakness'],
      foes: { 1: { deck: ['scarecrow'] }, 2: {} },
    });
    playing(table, 'x-ray-vision').answer(0, 'play scarecrow');
    expect(asked(table)).toEqual(['round 1', 'round 2']);
    expect(table.fields.power).toBe(2);
  });
});

describe('a Super-Villain on loan', () => {
  test('RB-31 B-8.4 the game ends while J’onn J’onzz plays it: it counts for nobody', () => {
    const table = turn({
      hand: ['jonn-jonzz'],
      foes: { 1: { discard: ['super-strength', 'super-strength'] } },
      lineUp: ['mera', ...five.slice(1)],
      superVillains: ['lex-luthor'],
      villain: 'anti-monitor',
    });
    playing(table, 'jonn-jonzz').answer(0, 'destroy mera').answer(0, 'done');
    expect(table.log()).toContain('Ann: 2 victory points, 0 Super-Villains.');
    expect(table.outcome).toEqual({ winners: [1], reason: 'main-deck' });
  });

  /** Seat 0 plays J’onn J’onzz, which plays Brainiac, which plays this card of seat 1; both are Loyal. */
  const lent = (theirs: string, more: Parameters<typeof watch>[0] = {}) =>
    watch({
      seats: 2,
      mastermind: 'nobody',
      revealed: 'all',
      machination: [],
      villain: 'brainiac',
      hand: ['jonn-jonzz'],
      foes: { 1: { hand: [theirs], deck: ['punch', 'punch', 'punch', 'punch', 'punch'] } },
      ...more,
      fields: { facingVillains: true, ...more.fields },
    })
      .answer(0, 'play jonn-jonzz')
      .answer(0, `play ${theirs}`);

  test('RB-31 R-72 R-73 whoever plays it is destroyed meanwhile: it lies face up on the stack again, and can be defeated', () => {
    const table = lent('disintegration', { superVillains: ['joker'] });
    table.answer(0, 'do it').answer(0, 'destroy player 0');
    expect(table.sees('public', 'superVillains')).toEqual(['?', 'brainiac']);
    expect(table.fields.villainUp).toBe(true);
    expect(table.zone('destroyed')).toEqual(['disintegration', 'jonn-jonzz']);
    expect(asked(table)).toEqual(['turn 1']);
    table.refuses(1, 'defeat brainiac', 'B-3.6');
  });

  test('RB-31 R-12 the last Challenge falls while the last Super-Villain is on loan: that one must still be defeated', () => {
    const table = lent('disintegration').answer(0, 'do it').answer(0, 'destroy trouble');
    expect(table.outcome).toBeNull();
    expect(table.zone('superVillains')).toEqual(['brainiac']);
  });

  test('RB-31 RB-15 nobody plays the face-down one below it', () => {
    const table = lent('jonn-jonzz', { superVillains: ['parallax'] });
    expect(table.sees('public', 'superVillains')).toEqual(['?', 'brainiac']);
    expect(table.log()).not.toContain('Ann plays Parallax.');
  });

  test.each(['parallax', 'ras-al-ghul'])(
    'RB-31 what the one below it costs is not looked at: %s',
    (below) => {
      const table = lent('dossier', { superVillains: [below] });
      expect(table.fields.power).toBe(2);
    },
  );

  test('RB-31 it is not for sale while it is played, and lies on the stack again afterwards', () => {
    const table = turn({
      hand: ['jonn-jonzz'],
      villain: 'ras-al-ghul',
      deck: five,
      lineUp: five,
    });
    playing(table, 'jonn-jonzz');
    expect(table.fields.borrowed).toEqual([]);
    expect(table.fields.retiring).toEqual([]);
    expect(table.zone('superVillains')).toEqual(['ras-al-ghul']);
    table.refuses(0, 'defeat ras-al-ghul', 'B-3.6');
  });
});

describe('what is borrowed from the Line-Up', () => {
  const gadget = (id: string, print: Readonly<Record<string, unknown>>) => plain(id, 3, print);
  const borrowing = (card: ReturnType<typeof plain>) =>
    turn({
      hand: ['emerald-knight'],
      deck: five,
      lineUp: [card],
      mainDeck: [...five, ...five],
      villain: 'ras-al-ghul',
    });

  test('R-50 goes back there, even where it says that it retires', () => {
    const table = borrowing(gadget('relic', { play: [retireThis()] }));
    playing(table, 'emerald-knight').answer(0, 'end turn');
    expect(table.zone('lineUp')).toContain('relic');
    expect(table.zone('discard', 0)).toEqual(['emerald-knight']);
  });

  test('R-50 goes back there, a Location too', () => {
    const guide = plain('guide', 1, { play: [borrow({ which: { types: ['location'] } })] });
    const table = turn({
      hand: [guide],
      deck: five,
      lineUp: ['batcave'],
      mainDeck: five,
      villain: 'ras-al-ghul',
    });
    playing(table, 'guide');
    expect(table.zone('locations', 0)).toEqual(['batcave']);
    table.answer(0, 'end turn');
    expect(table.zone('locations', 0)).toEqual([]);
    expect(table.zone('lineUp')[0]).toBe('batcave');
  });

  test('B-5.4 is nobody’s loan once it has been destroyed', () => {
    const table = borrowing(gadget('bomb', { play: [destroyThis()] }));
    playing(table, 'emerald-knight');
    expect(table.fields.borrowed).toEqual([]);
    expect(table.answer(0, 'end turn').zone('destroyed')).toEqual(['bomb']);
  });
});
