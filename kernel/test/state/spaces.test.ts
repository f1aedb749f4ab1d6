import { die, ring, spaces } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';

describe('places and the lines between them', () => {
  const world = spaces({
    gotham: ['metropolis'],
    metropolis: ['atlantis', 'smallville'],
    atlantis: ['markovia'],
    smallville: ['markovia'],
    markovia: [],
    moon: [],
  });
  const names = (places: readonly number[]) => places.map((place) => world.names[place]);

  test('every line leads both ways', () => {
    expect(names(world.neighbours(world.no('metropolis')))).toEqual(['gotham', 'atlantis', 'smallville']);
    expect(names(world.neighbours(world.no('markovia')))).toEqual(['atlantis', 'smallville']);
    expect(world.neighbours(world.no('moon'))).toEqual([]);
  });

  test('what is within some steps, the nearest first, not the place itself', () => {
    const gotham = world.no('gotham');
    expect(names(world.within(gotham, 1))).toEqual(['metropolis']);
    expect(names(world.within(gotham, 2))).toEqual(['metropolis', 'atlantis', 'smallville']);
    expect(names(world.within(gotham, 9))).toEqual(['metropolis', 'atlantis', 'smallville', 'markovia']);
    expect(world.within(gotham, 0)).toEqual([]);
  });

  test('a closed place is neither reached nor passed', () => {
    const isOpen = (place: number) => !['atlantis', 'smallville'].includes(world.names[place] ?? '');
    expect(names(world.within(world.no('gotham'), 9, isOpen))).toEqual(['metropolis']);
  });

  test('what is not on the map is our fault', () => {
    expect(() => spaces({ here: [], there: ['here'] }).no('nowhere' as 'here')).toThrow(
      'there is no place "nowhere"',
    );
    expect(() => spaces({ here: ['there'], there: ['here'] })).toThrow(
      'the line from there to here is named twice',
    );
  });
});

describe('a ring', () => {
  test('goes on clockwise to what is there', () => {
    const six = ring(6);
    expect(six.size).toBe(6);
    expect([six.next(0), six.next(5)]).toEqual([1, 0]);
    expect(six.next(4, (place) => place === 2)).toBe(2);
  });

  test('stays where there is no other place', () => {
    expect(ring(6).next(3, () => false)).toBe(3);
    expect(ring(6).next(3, (place) => place === 3)).toBe(3);
  });
});

test('a die says the name of the side that lies up', () => {
  const sixSided = die('1', '2', '3', '4', '5', 'JL');
  const thrown: number[] = [];
  const table = {
    roll(sides: number) {
      thrown.push(sides);
      return 6;
    },
  };
  expect(sixSided.throwOn(table)).toBe('JL');
  expect(thrown).toEqual([6]);
});
