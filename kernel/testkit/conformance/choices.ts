import { candidates, Offers, play, type Refusal, type Shape, type Table } from '../../src/index.ts';
import { areAlike } from './alike.ts';
import { type Course, oneOf } from './course.ts';

/** So many options of one ask are tried on copies, and so many blocked candidates on the table itself. */
const TRIED = 3;

/** Tries what is listed and what is not, for every seat. Nothing of it may change the table. */
export function checkChoices<S extends Shape>(course: Course<S>): void {
  const { table } = course;
  const refusing = table.copy();
  const expect = refusalsOf(course, refusing);
  for (let seat = 0; seat < table.seats; seat++) {
    const isAsked = ((table.state.asked >> seat) & 1) === 1;
    if (isAsked) checkAsked(course, seat, expect);
    else for (const key of keysOfOthers(course)) expect(seat, key, 'not-your-ask');
  }
  for (const seat of [-1, table.seats, 0.5, Number.NaN]) expect(seat, '', 'not-your-ask');
  if (!areAlike(refusing.state, table.state)) course.fault('refusals', 'refusing changed the table');
}

/** A game that is over refuses everything. */
export function checkOver<S extends Shape>(course: Course<S>): void {
  const before = course.bytes;
  const last = course.choices[course.choices.length - 1];
  refusalsOf(course, course.table)(last?.[0] ?? 0, last?.[1] ?? '', 'over');
  if (course.bytes !== before) course.fault('refusals', 'refusing changed a table that is over');
}

function checkAsked<S extends Shape>(course: Course<S>, seat: number, expect: ExpectRefusal): void {
  const { table, random } = course;
  const { keyOf } = table.game;
  const { options, blocked } = candidates(table.lens(seat));
  const keys = options.map(keyOf);
  const blockedKeys = blocked.map(({ option }) => keyOf(option));
  const listed = table.list(seat, new Offers()).options;
  if (listed.join() !== options.join())
    course.fault('options', `listing twice gives seat ${seat} other options`);
  const all = [...keys, ...blockedKeys];
  if (new Set(all).size !== all.length) {
    course.fault(
      'options',
      `seat ${seat} has one key twice: ${all.find((key, i) => all.indexOf(key) !== i)}`,
    );
  }
  for (const key of some(keys, () => oneOf(random, keys))) tryOption(course, seat, key);
  for (const each of some(blocked, () => oneOf(random, blocked))) {
    expect(seat, keyOf(each.option), 'refused', each.clause);
  }
  for (const key of strangeKeys(keys)) if (!all.includes(key)) expect(seat, key, 'not-an-option');
}

/** All of a short list, a few out of a long one. */
const some = <T>(list: readonly T[], pick: () => T): readonly T[] =>
  list.length <= TRIED ? list : Array.from({ length: TRIED }, pick);

/** Keys that look like those listed and are not. */
function strangeKeys(keys: readonly string[]): string[] {
  const first = keys[0] ?? '';
  const others = [...first.matchAll(/\d+/g)].flatMap(({ 0: digits, index }) =>
    [Number(digits) + 1, 4095].map(
      (n) => `${first.slice(0, index)}${n}${first.slice(index + digits.length)}`,
    ),
  );
  return ['', 'nothing of the kind', `${first} `, first.toUpperCase(), `${first} 0`, ...others].filter(
    (key) => key !== first,
  );
}

function keysOfOthers<S extends Shape>({ table }: Course<S>): string[] {
  const { asked } = table.state;
  if (asked === 0) return [];
  const seat = 31 - Math.clz32(asked & -asked);
  const [option] = candidates(table.lens(seat)).options;
  return option === undefined ? [] : [table.game.keyOf(option)];
}

function tryOption<S extends Shape>(course: Course<S>, seat: number, key: string): void {
  const { suite, table } = course;
  suite.ledger.counts.optionsTried += 1;
  try {
    const refusal = play(table.copy(), seat, key);
    if (refusal)
      course.fault('options', `"${key}" is listed for seat ${seat} and is refused: ${refusal.code}`);
  } catch (error) {
    course.fault('options', `"${key}" is listed for seat ${seat} and throws: ${String(error)}`);
  }
}

/** Plays a key that must be refused, for this reason. */
type ExpectRefusal = (seat: number, key: string, code: Refusal['code'], clause?: string) => void;

const refusalsOf =
  <S extends Shape>(course: Course<S>, table: Table<S>): ExpectRefusal =>
  (seat, key, code, clause) => {
    course.suite.ledger.counts.refusalsTried += 1;
    const refusal = play(table, seat, key);
    const got = refusal?.code ?? 'accepted';
    if (got !== code) {
      course.fault('refusals', `"${key}" of seat ${seat} should be refused (${code}) and is: ${got}`);
    } else if (refusal?.code === 'refused' && refusal.clause !== clause) {
      course.fault(
        'refusals',
        `"${key}" of seat ${seat} is blocked by ${clause} and refused by ${refusal.clause}`,
      );
    }
  };
