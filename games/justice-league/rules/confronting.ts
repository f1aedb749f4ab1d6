import {
  choice,
  type Frame,
  locals,
  NOT_ANY,
  number,
  perSeat,
  type Sentence,
  type Table,
} from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';
import { held, type JusticeLeague, type Reader, VILLAIN_CARD } from './board.ts';
import { type Boost, bonusOf, isConfront, isConfrontHere } from './boost.ts';
import { isTeamworkForbidden } from './lasting.ts';
import { ownerOf } from './powers.ts';
import {
  heroesAt,
  heroesOf,
  isConfrontable,
  isDown,
  placeOf,
  powerOf,
  readyOf,
  scoreOf,
  stagedIn,
} from './questions.ts';

/** What a confrontation remembers. */
export const confronting = locals({
  stage: choice('target', 'begin', 'attempts'),
  target: number(NOT_ANY),
  /** The crisis or the villain card itself, and its scores as they are now. */
  card: number(NOT_ANY),
  strength: number(),
  agility: number(),
  tech: number(),
  /** Whose power began it, and the number of the sentence in its list. */
  holder: number(NOT_ANY),
  line: number(),
  /** Heroes who take part, who have said that they are done, and who declined that one waits for them: masks. */
  members: number(),
  finished: number(),
  refused: number(),
  /** Heroes who have been spared a wound: a mask. */
  spared: number(),
  /** The abilities each has tried, as a mask (JL-A59). */
  tried: perSeat(),
});

/** One hero's try of an ability counts for the power with which he confronts. */
export const markTried = (frame: Frame, seat: number, ability: number): void =>
  confronting.tried.set(frame, seat, confronting.tried.of(frame, seat) | (1 << ability));

/** How many tokens a hero could spend on an ability, where his tech may count as it. */
export const usable = (reader: Reader, seat: number, ability: Ability, adapts: boolean): number =>
  readyOf(reader, seat, ability) + (adapts && ability !== 'tech' ? readyOf(reader, seat, 'tech') : 0);

/** A hero who has said, or would say, how many tokens he spends on an attempt, and what his power does for him. */
export interface Partner {
  readonly hero: number;
  readonly tokens: number;
  readonly bonus: number;
  readonly isSteady: boolean;
  readonly isBraced: boolean;
}

/** Whether a hero would be spared the first wound in this confrontation. */
export const isYetSpared = (frame: Frame, hero: number): boolean =>
  ((confronting.spared.of(frame) >> hero) & 1) === 0;

/** The hero himself, and those who held back and are there (JL-12.1, JL-A65); or whoever is there, where he calls them (JL-C19). */
export function membersAt(reader: Reader, seat: number, { where, rally }: Boost): number {
  let members = 1 << seat;
  if (where !== undefined) return members;
  if (rally) for (const hero of heroesAt(reader, placeOf(reader, seat))) members |= 1 << hero;
  const { held: holding } = reader.fields;
  for (let row = 0; row < held.count(holding); row++) {
    const other = ownerOf(reader, held.card(holding, row));
    const said = heldSentence(reader, row);
    if (said === undefined || !isConfrontHere(said)) continue;
    if (placeOf(reader, other) === placeOf(reader, seat) && !isDown(reader, other)) members |= 1 << other;
  }
  return members;
}

export const hasTried = (frame: Frame, seat: number, ability: Ability): boolean =>
  ((confronting.tried.of(frame, seat) >> abilities.indexOf(ability)) & 1) === 1;

/** Whether a power lets its hero confront a target: one that names Darkseid nothing else, and no other reaches him beside a crisis (JL-C19). */
export const isFor = (reader: Reader, { only }: Boost, target: number): boolean =>
  target === VILLAIN_CARD ? only !== undefined || isConfrontable(reader) : only === undefined;

/** Whether a hero could try an ability now. */
export const canTry = (reader: Reader, frame: Frame, seat: number, ability: Ability): boolean =>
  !isDown(reader, seat) &&
  isFor(reader, boostOf(reader, frame, seat), confronting.target.of(frame)) &&
  usableFor(reader, frame, seat, ability) > 0 &&
  !hasTried(frame, seat, ability);

/** Whether the tech of a hero who takes part counts as any ability. */
export const isAdapting = (reader: Reader, frame: Frame, seat: number): boolean =>
  boostOf(reader, frame, seat).adapts === true;

export const usableFor = (reader: Reader, frame: Frame, seat: number, ability: Ability): number =>
  usable(reader, seat, ability, isAdapting(reader, frame, seat));

/** How many tokens of a hero overcome an ability for sure. */
export const neededFor = (reader: Reader, frame: Frame, seat: number, ability: Ability): number =>
  (scoreOf(reader, confronting.target.of(frame), ability) ?? 0) -
  bonusOf(boostOf(reader, frame, seat), ability, stagedIn(reader, confronting.target.of(frame), ability));

/** Whether so many tokens of the hero who is asked are enough. */
export const isEnough = (reader: Reader, frame: Frame, ability: Ability, tokens: number): boolean =>
  tokens >= neededFor(reader, frame, frame.you, ability);

/** A hero as if he tried an ability alone with so many tokens. */
export function partnerAlone(
  reader: Reader,
  frame: Frame,
  hero: number,
  ability: Ability,
  tokens: number,
): Partner {
  const boost = boostOf(reader, frame, hero);
  return {
    hero,
    tokens,
    bonus: bonusOf(boost, ability, stagedIn(reader, confronting.target.of(frame), ability)),
    isSteady: boost.despite === 'presence',
    isBraced: boost.despite === 'first-wound',
  };
}

/** The other heroes who could take part in an attempt, as a mask (JL-12.1, JL-A66). */
export function partnersFor(reader: Reader, frame: Frame, seat: number, ability: Ability): number {
  let partners = 0;
  if (isTeamworkForbidden(reader, placeOf(reader, seat))) return partners;
  for (const other of heroesOf(reader)) {
    const isIn = ((confronting.members.of(frame) >> other) & 1) === 1;
    if (other === seat || !isIn || placeOf(reader, other) !== placeOf(reader, seat)) continue;
    if (canTry(reader, frame, other, ability)) partners |= 1 << other;
  }
  return partners;
}

/** What the power of a hero who takes part adds. */
export function boostOf(reader: Reader, frame: Frame, seat: number): Boost {
  return boostIn(sentenceOf(reader, frame, seat));
}

const boostIn = (said: Sentence | undefined): Boost => (said !== undefined && isConfront(said) ? said : {});

function sentenceOf(reader: Reader, frame: Frame, seat: number): Sentence | undefined {
  if (seat === confronting.holder.of(frame))
    return reader.game.steps(frame.kind, frame.part)[confronting.line.of(frame)]?.said;
  const row = heldBy(reader, seat);
  return row < 0 ? undefined : heldSentence(reader, row);
}

/** The sentence with which a power goes on that is held back. */
function heldSentence(reader: Reader, row: number): Sentence | undefined {
  const { held: holding } = reader.fields;
  return powerOf(reader, held.card(holding, row)).does[held.from(holding, row)];
}

export function heldBy(reader: Reader, seat: number): number {
  const { held: holding } = reader.fields;
  for (let row = 0; row < held.count(holding); row++)
    if (ownerOf(reader, held.card(holding, row)) === seat) return row;
  return -1;
}

/** What the powers of those who may take part add, seat by seat. */
export function boostsFor(
  table: Table<JusticeLeague>,
  frame: Frame,
  partners: number,
  ability: Ability,
): {
  readonly bonus: readonly number[];
  readonly steady: number;
  readonly braced: number;
  readonly adapting: number;
} {
  const staged = stagedIn(table, confronting.target.of(frame), ability);
  const bonus: number[] = [];
  let [steady, braced, adapting] = [0, 0, 0];
  for (let seat = 0; seat < table.seats; seat++) {
    const boost = (partners >> seat) & 1 ? boostOf(table, frame, seat) : {};
    bonus.push(bonusOf(boost, ability, staged));
    if (boost.despite === 'presence') steady |= 1 << seat;
    if (boost.despite === 'first-wound') braced |= 1 << seat;
    if (boost.adapts) adapting |= 1 << seat;
  }
  return { bonus, steady, braced, adapting };
}
