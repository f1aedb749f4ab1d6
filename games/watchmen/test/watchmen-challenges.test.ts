import { describe, expect, test } from 'vitest';
import { asked, challenge, five, plain, playing, watch } from './tables.ts';

const needing = (
  ...needs: readonly { readonly n: number; readonly which: object; readonly from?: 'play' }[]
) => challenge('trouble', { needs });
const aHero = { n: 1, which: { types: ['hero'] } };
const aKick = { n: 1, which: { named: 'kick' } };

describe('contributing', () => {
  test('W-6.5 W-6.6 W-6.7 W-6.8 R-35 from the own hand, in the own turn, laid open, and not played', () => {
    const table = watch({ hand: ['robin', 'kick'], challenge: needing(aHero) });
    table.answer(0, 'contribute robin');
    expect(table.sees('public', 'contributed')).toEqual(['robin']);
    expect(table.fields.power).toBe(0);
    expect(table.fields.plays).toEqual([]);
    expect(table.options(1)).toEqual([]);
  });

  test('W-6.9 nobody has to, even with a fitting card', () => {
    expect(watch({ hand: ['robin'], challenge: needing(aHero) }).options(0)).toContain('End your turn');
  });

  test('W-6.10 only what the Challenge asks for', () => {
    const table = watch({ hand: ['bane'], challenge: needing(aHero) }).refuses(
      0,
      'contribute bane',
      'W-6.10',
    );
    expect(table.options(0)).not.toContain('Contribute Bane');
  });

  test('W-6.11 D-06 never a Weakness, whatever is asked for', () => {
    const table = watch({ hand: ['weakness'], challenge: needing({ n: 1, which: {} }) });
    table.refuses(0, 'contribute weakness', 'W-6.11');
    expect(table.options(0)).not.toContain('Contribute Weakness');
  });

  test('W-6.12 W-6.13 W-6.14 D-07 D-08 R-38 P-7 a type gained makes a card fit to be placed; there it is what is printed, stays, and is destroyed', () => {
    const table = watch({
      hand: ['masked-stranger', 'kick', 'robin'],
      challenge: needing(aHero),
      fields: { power: 5 },
    });
    table.refuses(0, 'contribute kick', 'W-6.10');
    playing(table, 'masked-stranger').answer(0, 'type hero').answer(0, 'contribute kick');
    table.refuses(0, 'beat trouble', 'W-6.22');
    table.answer(0, 'contribute robin').answer(0, 'beat trouble');
    expect(table.zone('destroyed')).toContain('kick');
  });

  test('W-6.15 W-6.16 R-37 one card fulfils one requirement; which one is found by the best matching', () => {
    const needs = needing({ n: 1, which: { types: ['super-power'] } }, aKick);
    const table = watch({ hand: ['kick', 'super-speed'], challenge: needs, fields: { power: 5 } });
    table.answer(0, 'contribute kick').refuses(0, 'beat trouble', 'W-6.22');
    table.answer(0, 'contribute super-speed');
    expect(table.options(0)).toContain('Beat trouble for 5');
  });

  test('W-6.17 W-6.18 R-36 any number of cards, also more than needed', () => {
    const table = watch({ hand: ['robin', 'mera', 'catwoman'], challenge: needing(aHero) });
    table.answer(0, 'contribute robin').answer(0, 'contribute mera').answer(0, 'contribute catwoman');
    expect(table.zone('contributed')).toEqual(['robin', 'mera', 'catwoman']);
  });

  test('R-40 what was contributed is nobody’s: a destroyed contributor does not take it along', () => {
    const table = watch({
      mastermind: 2,
      revealed: 'all',
      hand: ['robin', 'disintegration'],
      challenge: needing(aHero, aKick),
    });
    table.answer(0, 'contribute robin');
    playing(table, 'disintegration').answer(0, 'do it').answer(0, 'destroy player Ann');
    expect(table.zone('contributed')).toEqual(['robin']);
  });

  test('W-6.35 the Secret Mastermind may contribute like anybody', () => {
    const table = watch({ mastermind: 0, hand: ['robin'], challenge: needing(aHero) });
    expect(table.answer(0, 'contribute robin').zone('contributed')).toEqual(['robin']);
  });

  test('P-12 Newsstand draws a card for the first contribution of a turn', () => {
    const table = watch({
      hand: ['robin', 'mera'],
      deck: ['punch', 'punch'],
      locations: ['newsstand'],
      challenge: needing(aHero),
    });
    table.answer(0, 'contribute robin').answer(0, 'contribute mera');
    expect(table.zone('hand', 0)).toEqual(['punch']);
  });
});

describe('paying', () => {
  const ready = { challenge: challenge('trouble', { cost: 8, needs: [aHero] }), contributed: ['robin'] };

  test('W-6.19 W-6.20 W-6.21 W-6.22 R-48 when all cards are there, one player pays the whole cost at once', () => {
    const table = watch({ ...ready, fields: { power: 7 } });
    table.refuses(0, 'beat trouble', 'B-3.6');
    const rich = watch({ ...ready, fields: { power: 9 } }).answer(0, 'beat trouble');
    expect(rich.fields.power).toBe(1);
    watch({ challenge: needing(aHero), fields: { power: 20 } }).refuses(0, 'beat trouble', 'W-6.22');
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
      challenge: 'none',
      stack: ['nixon'],
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
      stack: ['alien-invasion'],
    };
    const table = watch({ ...nixon, fields: { power: 9, discount: 2, fromLineUp: 1 } });
    table.answer(0, 'beat nixon').answer(0, 'end turn');
    expect(table.zone('lineUp')).toHaveLength(5);
    expect(table.zone('challenge')).toEqual(['alien-invasion']);
  });

  test('W-6.27 W-6.28 R-39 it leaves the game and takes all contributions with it', () => {
    const table = watch({ ...ready, contributed: ['robin', 'mera'], stack: ['nixon'], fields: { power: 8 } });
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
      stack: ['alien-invasion', 'nixon'],
      fields: { power: 20 },
    });
    table.answer(0, 'beat trouble');
    expect(table.options(0)).not.toContain('Contribute Robin');
    table.answer(0, 'end turn');
    expect(table.zone('challenge')).toEqual(['nixon']);
    expect(table.zone('challengeStack')).toEqual(['alien-invasion']);
  });

  test('R-46 beating a Challenge is no purchase from the Line-Up', () => {
    const table = watch({ ...ready, stack: ['nixon'], fields: { power: 8 } });
    table.answer(0, 'beat trouble').answer(0, 'end turn');
    expect(table.zone('lineUp')).toHaveLength(6);
  });
});

describe('winning', () => {
  const last = {
    challenge: challenge('trouble', { cost: 1 }),
    contributed: [plain('big', 9)],
    fields: { power: 20 },
  };

  test('W-1.1 W-6.1 W-6.32 W-6.33 W-6.34 R-07 R-10 R-13 the last Challenge beaten: all reveal, the Loyal win at once, points or not', () => {
    const table = watch({ ...last, foes: { 1: { discard: ['parallax'] } } }).answer(0, 'beat trouble');
    expect(table.outcome).toEqual({ winners: [0, 2], reason: 'challenges' });
    expect(table.sees('public', 'loyalty', 1)).toEqual(['secret-mastermind']);
  });

  test('R-11 it does not matter who pays', () => {
    expect(watch({ ...last, mastermind: 0 }).answer(0, 'beat trouble').outcome?.winners).toEqual([1, 2]);
  });

  test('R-08 R-09 W-8.26 W-8.27 W-7.13 with a Plot in play both must fall, in any order', () => {
    const both = { ...last, revealed: 'all', plotInPlay: 'long-winter' } as const;
    const table = watch(both).answer(0, 'beat trouble');
    expect(table.outcome).toBeNull();
    expect(table.answer(0, 'beat long-winter').outcome?.winners).toEqual([0, 2]);
    const other = watch(both).answer(0, 'beat long-winter');
    expect(other.outcome).toBeNull();
    expect(other.answer(0, 'beat trouble').outcome?.reason).toBe('challenges');
  });

  test('W-1.2 W-1.3 R-01 R-03 a card wanting for the Line-Up: the Secret Mastermind alone wins, revealed or not', () => {
    const table = watch({ common: { mainDeck: [] } }).answer(0, 'end turn');
    expect(table.outcome).toEqual({ winners: [1], reason: 'ran-out' });
    expect(table.sees('public', 'loyalty', 0)).toEqual(['loyal']);
  });

  test('R-01 the last card leaving ends nothing yet', () => {
    const table = watch({ common: { mainDeck: ['kick'] } }).answer(0, 'end turn');
    expect(table.outcome).toBeNull();
    expect(table.answer(1, 'end turn').outcome?.reason).toBe('ran-out');
  });

  test('R-02 other effects that want a card of an empty main deck do nothing', () => {
    const table = watch({
      common: { mainDeck: [] },
      challenge: 'nuclear-clock',
      hand: ['night-editor'],
      fields: { fromLineUp: 1 },
    });
    playing(table, 'night-editor');
    expect(asked(table)).toEqual(['turn 0']);
    expect(table.answer(0, 'end turn').outcome).toBeNull();
    expect(table.zone('clock')).toEqual([]);
  });

  test('R-04 two Loyal players and an empty main deck: nobody wins', () => {
    const table = watch({ seats: 2, mastermind: 'nobody', common: { mainDeck: [] } }).answer(0, 'end turn');
    expect(table.outcome).toEqual({ winners: [], reason: 'nobody' });
  });

  test('R-05 with two players before Level 3: the roles are shown, and a Mastermind wins', () => {
    const table = watch({ seats: 2, common: { mainDeck: [] }, stack: ['alien-invasion'] }).answer(
      0,
      'end turn',
    );
    expect(table.outcome).toEqual({ winners: [1], reason: 'ran-out' });
  });

  test('R-06 where the Line-Up cannot be filled the next Challenge is not turned up', () => {
    const table = watch({ ...last, stack: ['nixon'], common: { mainDeck: [] } });
    table.answer(0, 'beat trouble').answer(0, 'end turn');
    expect(table.outcome?.reason).toBe('ran-out');
    expect(table.zone('challenge')).toEqual([]);
  });
});

describe('the Line-Up', () => {
  test('W-2.1 W-2.2 W-2.3 where nothing was bought or gained from it a card is added, also beyond five', () => {
    expect(watch({}).answer(0, 'end turn').zone('lineUp')).toHaveLength(6);
  });

  test('W-2.4 then it is refilled to five if it is below', () => {
    const table = watch({ common: { lineUp: five.slice(0, 2) } }).answer(0, 'end turn');
    expect(table.zone('lineUp')).toHaveLength(5);
    expect(table.zone('mainDeck')).toHaveLength(5);
  });

  test('R-52 above five it is left alone', () => {
    const lineUp = [...five, 'robin', 'kick'];
    const table = watch({ common: { lineUp }, fields: { power: 3 } })
      .answer(0, 'buy robin')
      .answer(0, 'end turn');
    expect(table.zone('lineUp')).toHaveLength(6);
  });

  test('R-51 a Kick, a Riddler’s card and a loan are no cards from the Line-Up; what Cheetah gains is', () => {
    const common = { lineUp: [...five.slice(0, 4), 'lasso-of-truth'], kicks: ['kick'] };
    const bought = watch({ common, fields: { power: 3 } })
      .answer(0, 'buy kick')
      .answer(0, 'end turn');
    expect(bought.zone('lineUp')).toHaveLength(6);
    const lent = playing(watch({ common, hand: ['emerald-knight'] }), 'emerald-knight')
      .answer(0, 'play lasso-of-truth')
      .answer(0, 'end turn');
    expect(lent.zone('lineUp')).toHaveLength(6);
    const gained = playing(watch({ common, hand: ['cheetah'] }), 'cheetah')
      .answer(0, 'gain lasso-of-truth')
      .answer(0, 'end turn');
    expect(gained.zone('lineUp')).toHaveLength(5);
  });

  test('R-50 the end of a turn: what happens then in the order the player likes, hand, Line-Up, Challenge', () => {
    const table = watch({
      challenge: 'rioting',
      hand: ['emerald-knight'],
      common: { lineUp: ['catwoman', 'robin', 'bane', 'mera', 'lasso-of-truth'] },
    });
    playing(table, 'emerald-knight').answer(0, 'play lasso-of-truth').answer(0, 'end turn');
    expect(table.options(0)).toEqual(['First Lasso of Truth', 'First Rioting']);
    table.answer(0, 'first rioting');
    expect(table.zone('destroyed')).toEqual(['catwoman']);
    expect(table.zone('lineUp')).toContain('lasso-of-truth');
  });

  test('R-54 the Ongoing of a Challenge just turned up does not act in that end of turn; one that lasts holds', () => {
    const table = watch({ challenge: 'none', stack: ['nuclear-clock'] }).answer(0, 'end turn');
    expect(table.zone('clock')).toEqual([]);
    expect(watch({ challenge: 'none', stack: ['keane-act'] }).answer(0, 'end turn').fields.blank).toBe(1);
  });
});

describe('the Challenges', () => {
  test('W-6.4 an Ongoing is on everybody, Loyal or not', () => {
    const common = { weaknesses: ['weakness', 'weakness', 'weakness'] };
    const table = watch({ challenge: 'alien-invasion', common, revealed: 'all' });
    table.answer(0, 'end turn').answer(1, 'end turn');
    expect(table.zone('weaknesses')).toHaveLength(1);
  });

  test('P-6 Alien Invasion spares whoever contributed to it in that turn', () => {
    const table = watch({
      challenge: 'alien-invasion',
      hand: ['bane'],
      common: { weaknesses: ['weakness'] },
    });
    table.answer(0, 'contribute bane').answer(0, 'end turn');
    expect(table.zone('weaknesses')).toHaveLength(1);
  });

  test('W-9.1 D-29 Alien Invasion, The Nuclear Clock: Watchmen cards are the eleven of the pack', () => {
    const table = watch({ challenge: 'nuclear-clock', hand: ['smiley-badge', 'lasso-of-truth'] });
    table.answer(0, 'contribute smiley-badge').refuses(0, 'contribute lasso-of-truth', 'W-6.10');
    const location = watch({ challenge: 'alien-invasion', hand: ['newsstand'] });
    expect(location.answer(0, 'contribute newsstand').zone('contributed')).toEqual(['newsstand']);
  });

  test('W-9.22 R-86 Rioting: two Attacks, two Defenses or one of each; a label is what counts', () => {
    const needs = (cards: string[]) => {
      const table = watch({
        challenge: 'rioting',
        contributed: ['robin', 'gorilla-grodd', ...cards],
        fields: { power: 8 },
      });
      return table.options(0).includes('Beat Rioting for 8');
    };
    expect(needs(['bane', 'scarecrow'])).toBe(true);
    expect(needs(['lasso-of-truth', 'super-speed'])).toBe(true);
    expect(needs(['bane', 'super-speed'])).toBe(true);
    expect(needs(['bane'])).toBe(false);
    expect(needs(['suicide-squad', 'suicide-squad'])).toBe(false);
    watch({ challenge: 'rioting', hand: ['lex-luthor'], contributed: ['bane'] }).answer(
      0,
      'contribute lex-luthor',
    );
  });

  test('P-3 Rioting destroys the cheapest card of the Line-Up; among equals the player whose turn ends chooses', () => {
    const table = watch({
      challenge: 'rioting',
      common: { lineUp: ['robin', 'kick', 'mera', 'bane', 'starro'] },
    });
    table.answer(0, 'end turn');
    expect(table.options(0)).toHaveLength(3);
    table.answer(0, 'destroy kick');
    expect(table.zone('destroyed')).toEqual(['kick']);
    const alone = watch({
      challenge: 'rioting',
      common: { lineUp: ['catwoman', 'kick', 'mera', 'bane', 'starro'] },
    });
    expect(alone.answer(0, 'end turn').zone('destroyed')).toEqual(['catwoman']);
  });

  test('W-9.14 D-27 R-76 Keane Act: Super Heroes have no text while it lies there, and have it again at once', () => {
    const table = watch({
      challenge: 'keane-act',
      contributed: ['kick', 'kick', 'robin', 'nth-metal'],
      stack: ['nixon'],
      hero: 'rorschach',
      hand: ['gorilla-grodd', 'gorilla-grodd'],
      fields: { blank: 1, power: 9 },
    });
    expect(playing(table, 'gorilla-grodd').fields.power).toBe(12);
    table.answer(0, 'beat keane-act');
    expect(playing(table, 'gorilla-grodd').fields.power).toBe(7);
  });

  test('R-77 cards that lie under a blank Super Hero are not touched', () => {
    const table = watch({
      challenge: 'keane-act',
      fields: { blank: 1 },
      common: { underHero: { 0: ['kick'] } },
    });
    table.answer(0, 'end turn');
    expect(table.zone('underHero', 0)).toEqual(['kick']);
    expect(table.sees(0, 'loyalty', 0)).toEqual(['loyal']);
  });

  test('W-9.15 R-53 Nixon: the extra card comes after the refill, also where none was needed', () => {
    expect(
      watch({ challenge: 'nixon', fields: { fromLineUp: 1 } })
        .answer(0, 'end turn')
        .zone('lineUp'),
    ).toHaveLength(6);
    const table = watch({
      challenge: 'nixon',
      common: { lineUp: five.slice(0, 3) },
      fields: { fromLineUp: 1 },
    });
    expect(table.answer(0, 'end turn').zone('lineUp')).toHaveLength(6);
  });

  test('W-9.7 W-9.8 R-83 R-61 Cancer Scare: an Attack in nobody’s turn, from the player whose turn has ended, on everybody', () => {
    const table = watch({
      challenge: 'cancer-scare',
      revealed: 'all',
      deck: ['super-strength', 'punch', 'punch', 'punch', 'punch', 'punch'],
      foes: { 1: { deck: ['kick'] }, 2: { deck: ['doomsday'], hand: ['lasso-of-truth'] } },
    }).answer(0, 'end turn');
    expect(asked(table)).toEqual(['round 0', 'round 1', 'round 2']);
    expect(table.fields.turn).toBe(-1);
    table.answer(0, 'take the attack').answer(1, 'take the attack').answer(2, 'defend with lasso-of-truth');
    expect(table.zone('destroyed')).toEqual(['super-strength']);
    expect(table.zone('discard', 1)).toEqual(['kick']);
    expect(table.fields.tally).toBe(1);
    expect(asked(table)).toEqual(['turn 1']);
  });

  test('R-84 P-4 P-5 D-24 what that Attack destroys is counted; six cost the main deck six cards, seen by all, as far as there are any', () => {
    const table = watch({
      challenge: 'cancer-scare',
      deck: ['super-strength', 'punch', 'punch', 'punch', 'punch', 'punch'],
      common: { mainDeck: ['kick', 'robin', 'mera'] },
      fields: { tally: 5, fromLineUp: 1 },
    });
    table
      .answer(0, 'end turn')
      .answer(0, 'take the attack')
      .answer(1, 'take the attack')
      .answer(2, 'take the attack');
    expect(table.sees('public', 'destroyed')).toEqual(['super-strength', 'mera', 'robin', 'kick']);
    expect(table.fields.tally).toBe(0);
    expect(table.outcome).toBeNull();
  });

  test('W-9.16 R-41 R-42 The Nuclear Clock: Locations from play only; a Watchmen Location also from the hand, as such', () => {
    const table = watch({
      challenge: 'nuclear-clock',
      hand: ['batcave', 'newsstand'],
      locations: ['arkham-asylum'],
    });
    table.refuses(0, 'contribute batcave', 'W-6.10');
    table.answer(0, 'contribute arkham-asylum').answer(0, 'contribute newsstand');
    expect(table.zone('locations', 0)).toEqual([]);
    expect(table.zone('contributed')).toEqual(['arkham-asylum', 'newsstand']);
    const hand = {
      challenge: 'nuclear-clock',
      contributed: ['newsstand', 'smiley-badge', 'owlship', 'robin', 'bane', 'doomsday'],
      fields: { power: 12 },
    };
    watch(hand).refuses(0, 'beat nuclear-clock', 'W-6.22');
  });

  const eleven = Array.from({ length: 11 }, (_, i) => plain(`tick-${i}`, 2));

  test('W-9.17 W-9.18 R-15 R-18 R-78 R-79 R-82 at twelve cards, unknown until then, all reveal in the first step, and the Mastermind gets them without drawing', () => {
    const before = watch({ challenge: 'nuclear-clock', common: { clock: eleven.slice(0, 3) } }).answer(
      0,
      'end turn',
    );
    expect(before.sees('public', 'clock')).toEqual(['?', '?', '?', '?']);
    const table = watch({
      challenge: 'nuclear-clock',
      common: { clock: eleven },
      plots: { 1: 'long-winter' },
    }).answer(0, 'end turn');
    expect(table.fields.revealed).toBe(1);
    expect(table.fields.mastermind).toBe(1);
    expect(table.zone('discard', 1)).toHaveLength(12);
    expect(table.zone('hand', 1)).toEqual([]);
    expect(table.zone('plotInPlay')).toEqual([]);
    expect(table.sees(0, 'plot', 1)).toEqual(['?']);
  });

  test('W-9.19 without a Mastermind they are destroyed', () => {
    const table = watch({
      seats: 2,
      mastermind: 'nobody',
      challenge: 'nuclear-clock',
      common: { clock: eleven },
    }).answer(0, 'end turn');
    expect(table.zone('destroyed')).toHaveLength(12);
  });

  test('R-80 beaten before, what lies under it is destroyed; R-81 after twelve it ticks no more', () => {
    const contributed = ['arkham-asylum', 'smiley-badge', 'owlship', 'robin', 'bane', 'doomsday'];
    const table = watch({
      challenge: 'nuclear-clock',
      contributed,
      stack: ['nixon'],
      common: { clock: eleven.slice(0, 2) },
      fields: { power: 12, fromPlay: ['arkham-asylum'] },
    });
    table.answer(0, 'beat nuclear-clock');
    expect(table.zone('destroyed')).toHaveLength(8);
    const struck = watch({ challenge: 'nuclear-clock', revealed: 'all', fields: { struck: 1 } }).answer(
      0,
      'end turn',
    );
    expect(struck.zone('clock')).toEqual([]);
  });
});
