import { describe, expect, test } from 'vitest';
import {
  allHold,
  anyHolds,
  asLongAs,
  asSoonAs,
  both,
  type Clause,
  chooseOne,
  doneBy,
  forEach,
  ifYouDo,
  inAnothersTurn,
  inTurn,
  may,
  orElse,
  provided,
  thereIs,
  unless,
  until,
  when,
  type You,
  you,
} from '../../src/words/index.ts';
import { say, text } from './vocabulary.ts';

const { a, at, clause, each, label, named, plus, the } = say;

/** Whoever plays the card, where somebody else acts. */
const player: You = { kind: 'you' };

test('what “you” do is done by somebody else: things with a noun, or somebody with a name', () => {
  const draw = [clause('draw', you, a('card'))];
  expect(text(doneBy(each('foe'), draw), 'en')).toBe('Each foe draws a card.');
  expect(text(doneBy(named('hydra'), draw), 'en')).toBe('Hydra draws a card.');
  expect(text(doneBy(named('hydra'), draw), 'fr')).toBe('Hydra pioche une carte.');
});

test('to another player whoever plays the card goes by their name, and so do the places that are theirs', () => {
  const come = [may(clause('move', you, undefined, { to: the('arena', { of: player }) }))];
  expect(text(come, 'en')).toBe('You may move to your Arena.');
  expect(text(inAnothersTurn('Ada', come), 'en')).toBe('You may move to Ada’s Arena.');
  expect(text(inAnothersTurn('Ada', come), 'fr')).toBe('Vous pouvez vous déplacer vers l’Arène d’Ada.');
  const fight = [clause('discard', player, a('card'))];
  expect(text(inAnothersTurn('Ada', fight), 'en')).toBe('Ada discards a card.');
});

describe('somebody else is the doer', () => {
  const foe = (...clauses: readonly Clause[]): string => text(doneBy(each('foe'), clauses), 'en');
  const draw = clause('draw', you, a('card'));
  const discard = clause('discard', you, a('card'));
  const amount = plus(2, 'power');
  const isThere = clause('control', you, a('hero'));

  test.each<[string, readonly Clause[], string]>([
    ['of deeds, said once and meant again', [draw, discard], 'Each foe draws a card. They discard a card.'],
    ['of what may be left', [may(draw)], 'Each foe may draw a card.'],
    ['of several steps', [inTurn(draw, discard)], 'Each foe draws a card, then discards a card.'],
    [
      'of a step that may be left',
      [inTurn(draw, may(discard))],
      'Each foe draws a card, then they may discard a card.',
    ],
    [
      'of what follows',
      [ifYouDo(may(draw), discard)],
      'Each foe may draw a card. If they do, they discard a card.',
    ],
    [
      'of what follows a plain deed',
      [ifYouDo(draw, discard)],
      'Each foe draws a card. If they do, they discard a card.',
    ],
    [
      'of the other way out',
      [orElse(may(draw), discard)],
      'Each foe may draw a card. Otherwise, they discard a card.',
    ],
    ['of what it depends on', [unless(draw, isThere)], 'Each foe draws a card unless they control a Hero.'],
    [
      'of both ways',
      [ifYouDo(may(draw), discard, draw)],
      'Each foe may draw a card. If they do, they discard a card. Otherwise, they draw a card.',
    ],
  ])('%s', (_what, clauses, said) => {
    expect(foe(...clauses)).toBe(said);
  });

  /** The doers that clauses name, in the order in which they are said. */
  const doers = (clauses: readonly Clause[]): string[] => {
    const found: string[] = [];
    JSON.stringify(clauses, (key, value: unknown) => {
      if (
        (key === 'subject' || key === 'who') &&
        typeof value === 'object' &&
        value !== null &&
        'kind' in value
      )
        found.push(String(value.kind));
      return value;
    });
    return found;
  };

  test.each<[string, Clause]>([
    ['when', when(isThere, draw)],
    ['as soon as', asSoonAs(isThere, draw)],
    ['as long as', asLongAs(isThere, draw)],
    ['if', provided(isThere, draw, discard)],
    ['if all hold', provided(allHold(isThere, isThere), draw)],
    ['unless', unless(draw, isThere)],
    ['until', until(may(draw), isThere)],
    ['for each', forEach(each('hero'), draw)],
    ['choose one', chooseOne(you, draw, may(discard), inTurn(draw, discard))],
    ['a labelled deed', label('attack', draw, discard)],
    ['a deed at its time', at('end-of-turn', draw)],
  ])('in every part of a clause: %s', (_what, said) => {
    const before = doers([said]);
    expect(new Set(before)).toEqual(new Set(['you']));
    const after = doers(doneBy(each('foe'), [said]));
    expect(after.toSorted()).toEqual([...before.slice(1).map(() => 'again'), 'things']);
  });

  test('and all else of a clause stays: of what kind it is, what it depends on, whether it is denied', () => {
    const said = [
      when(isThere, draw),
      asSoonAs(isThere, draw),
      asLongAs(isThere, draw),
      provided(thereIs(a('hero')), amount),
      provided(anyHolds(thereIs(a('hero')), thereIs(a('villain'))), amount),
      unless(amount, thereIs(a('hero'))),
      both(amount, draw),
      amount,
    ];
    const backAgain = (clauses: readonly Clause[]): unknown =>
      JSON.parse(JSON.stringify(clauses), (key, value: unknown) => (key === 'subject' ? you : value));
    expect(backAgain(doneBy(each('foe'), said))).toEqual(said);
  });

  test('of what was theirs, too: a place of yours is the doer’s own', () => {
    const owned = clause('discard', player, the('hero', { of: you }));
    expect(doneBy(each('foe'), [clause('discard', the('hero', { of: you }), a('card'))])).toMatchObject([
      { subject: { kind: 'things', noun: 'hero', owner: { kind: 'again' } } },
    ]);
    expect(doneBy(each('foe'), [owned])).toMatchObject([{ subject: { kind: 'you' } }]);
  });

  test('but whoever plays the card stays “you”', () => {
    expect(foe(clause('discard', player, a('card')))).toBe('Discard a card.');
  });
});

describe('in the turn of another', () => {
  const ada = (clauses: readonly Clause[]): string => text(inAnothersTurn('Ada', clauses), 'en');
  const theirs = the('arena', { of: player });

  test('every place that is theirs goes by their name: where from, where to, where', () => {
    expect(ada([clause('move', you, undefined, { from: theirs })])).toBe('Move from Ada’s Arena.');
    expect(ada([clause('move', you, undefined, { to: theirs })])).toBe('Move to Ada’s Arena.');
    expect(ada([clause('act', you, undefined, { in: theirs })])).toBe('Act at Ada’s Arena.');
  });

  test('places of anybody else, and of nobody, stay as they are', () => {
    const mine = clause('move', you, undefined, { to: the('arena', { of: you }) });
    const nobodys = clause('move', you, undefined, { to: the('arena') });
    expect(inAnothersTurn('Ada', [mine, nobodys])).toEqual([mine, nobodys]);
  });
});
