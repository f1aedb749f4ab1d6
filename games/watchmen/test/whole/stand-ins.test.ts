import { expect, test } from 'vitest';
import { power } from '../../content/sentences.ts';
import { drain } from '../../rules/verbs/drain.ts';
import { challenge, heroWith, machinationOf, playing, plotWith, turn, watch } from '../tables.ts';

test('W-8.9 a Plot made up for a test does what it says when the Secret Mastermind plays something', () => {
  const plot = plotWith('grand-design', [{ when: { play: { least: 3 } }, do: [drain({ n: 3 })] }]);
  const table = watch({ mastermind: 0, revealed: 'all', plotInPlay: plot, hand: ['kick', 'punch'] });
  expect(playing(table, 'punch').zone('mainDeck')).toHaveLength(8);
  expect(playing(table, 'kick').zone('mainDeck')).toHaveLength(5);
  expect(table.printed('grand-design')).toContain('5 Power');
});

test('W-7.8 a Machination made up for a test is done by what it lists, its first line with few players only', () => {
  const machination = machinationOf('side-job', { types: ['hero'] }, { named: 'kick' });
  const done = (seats: number) => {
    const plot = { 0: plotWith('grand-design') };
    const table = watch({ seats, mastermind: 0, machination, plot, hand: ['kick', 'mera'] });
    return playing(table, 'kick').fields.taskDone;
  };
  expect(done(4)).toBe(true);
  expect(done(3)).toBe(false);
});

test('a print that no card could have is told', () => {
  expect(() => watch({ plotInPlay: { id: 'wrong', plot: true, cost: 'dear' } })).toThrow('plot.cost');
  const machination = { id: 'wrong', machination: true, lines: ['kick'] };
  expect(() => watch({ machination })).toThrow('machination.lines');
});

test('W-9.14 what follows from the cards is laid by itself, and may not be contradicted', () => {
  expect(watch({ challenge: 'keane-act' }).fields.blank).toBe(true);
  expect(watch({ challenge: 'rioting' }).fields.blank).toBe(false);
  expect(() => watch({ challenge: 'keane-act', fields: { blank: false } })).toThrow(
    '"blank" is laid as false, but the rest of the position makes it true',
  );
  expect(turn({ villain: 'joker' }).fields.villainUp).toBe(true);
  expect(() => turn({ villain: 'joker', fields: { villainUp: false } })).toThrow(
    '"villainUp" is laid as false',
  );
  expect(watch({ revealed: 'all', mastermind: 2 }).fields.mastermind).toBe(2);
  expect(() => watch({ fields: { mastermind: 2 } })).toThrow('"mastermind" is laid as 2');
  expect(() => turn({ fields: { turn: 1 } })).toThrow('"turn" is laid as 1');
});

test('W-9.14 a blank Super Hero made up for a test does nothing', () => {
  const hero = heroWith('loudmouth', [{ when: { play: {} }, do: [power(5)] }]);
  const blanking = challenge('silence', { blanks: true });
  expect(playing(watch({ hero, hand: ['punch'] }), 'punch').fields.power).toBe(6);
  expect(playing(watch({ hero, hand: ['punch'], challenge: blanking }), 'punch').fields.power).toBe(1);
});

test('W-3.8 what a seat is shown of a dealt position is the same whoever the Secret Mastermind is', () => {
  const seen = (mastermind: number, plot: Record<number, string>) =>
    JSON.stringify(watch({ seats: 4, mastermind, plot }).seen(0));
  const plots = { 0: 'long-winter', 1: 'blue-light', 2: 'last-headline' };
  expect(seen(2, plots)).toBe(seen(1, plots));
  expect(seen(1, { 0: 'long-winter', 1: 'last-headline', 2: 'blue-light' })).toBe(seen(1, plots));
  expect(seen(0, plots)).not.toBe(seen(1, plots));
});

test('B-5.1 types that do not count are named on the card, and the others count', () => {
  const hero = heroWith('show-off', [
    { when: { types: 2, among: { not: ['starter', 'location'] } }, do: [power(5)] },
  ]);
  const table = watch({ hero, hand: ['punch', 'kick', 'mera'] });
  expect(playing(table, 'kick', 'punch').fields.power).toBe(3);
  expect(playing(table, 'mera').fields.power).toBe(12);
  expect(table.printed('show-off', 'en')).toContain(
    'two different types other than Starter or Location this turn',
  );
  expect(table.printed('show-off', 'fr')).toContain(
    'deux types différents autres que Départ ou Lieu ce tour-ci',
  );
});

test('R-49b a card that is not to be of a type says so', () => {
  const hero = heroWith('snob', [{ when: { play: { not: ['starter'] } }, do: [power(5)] }]);
  expect(watch({ hero }).printed('snob', 'en')).toContain(
    'When you play a card other than a Starter, +5 Power.',
  );
  expect(watch({ hero }).printed('snob', 'fr')).toMatch(
    /une carte autre qu’une carte de Départ, \+5\sPuissance/,
  );
});

test('every part of a filter is in the words of the card that has it', () => {
  const hero = heroWith('collector', [
    {
      when: { play: { watchmen: true, labels: ['attack', 'defense'], most: 4 } },
      do: [power(1)],
    },
  ]);
  const machination = machinationOf('small-job', { types: ['hero'] }, { types: ['villain'], most: 3 });
  const table = watch({ hero, machination });
  expect(table.printed('collector', 'en')).toContain(
    'When you play a Watchmen card with cost 4 or less with an Attack or Defense, +1 Power.',
  );
  expect(table.printed('collector', 'fr')).toContain(
    'une carte Watchmen d’un coût de 4 ou moins avec une Attaque',
  );
  expect(table.printed('small-job', 'en')).toContain('a Villain with cost 3 or less');
  expect(table.printed('small-job', 'fr')).toContain('Vilain d’un coût de 3 ou moins');
});
