import {
  ACCEPT,
  ACCEPT_WORD,
  currentSentenceNo,
  DECLINE,
  DECLINE_WORD,
  DONE,
  DONE_WORD,
  type Frame,
  firstOf,
  locals,
  NOT_ANY,
  newest,
  nth,
  number,
  type Offers,
  type Option,
  type Sentence,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';
import { attempt, markTried, confronting as my, type Partner, targetCards, usable } from './attempt.ts';
import { held, type JusticeLeague, type Reader, VILLAIN_CARD, word, zones } from './board.ts';
import { type Boost, bonusOf, isConfront, isConfrontHere } from './boost.ts';
import { performCrisis } from './crises.ts';
import { phase } from './kit.ts';
import { isDieForbidden, isLocked, isTeamworkForbidden } from './lasting.ts';
import { DOES, holdBack, numberOf, ownerOf, powers } from './powers.ts';
import {
  heroesAt,
  heroesOf,
  isConfrontable,
  isDown,
  neighbours,
  openAbilities,
  placeOf,
  powerOf,
  revealedAt,
  scoreOf,
  stagedIn,
  targetsAt,
} from './questions.ts';

const WORDS: Readonly<Record<Ability, number>> = {
  strength: word.strength,
  agility: word.agility,
  tech: word.tech,
};

/** Begins what a sentence lets a hero do, where there is anything to confront (JL-10.1, JL-10.8). */
export function beginConfrontation(table: Table<JusticeLeague>, sentence: Frame, boost: Boost): void {
  const { you, self: card, kind, part } = sentence;
  if (targetsFor(table, you, boost).length === 0) return;
  table.send(confrontation, { card, kind, part }, you, {
    holder: you,
    line: currentSentenceNo(sentence),
    members: membersAt(table, you, boost),
  });
}

/** The hero himself, and those who held back and are there (JL-12.1, JL-A65); or whoever is there, where he calls them (JL-C19). */
function membersAt(reader: Reader, seat: number, { where, rally }: Boost): number {
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

/** Heroes confront a crisis, or Darkseid, ability by ability, as long as they like (JL-10.10, JL-10.11, JL-A70, JL-A73). */
export const confrontation = phase({
  name: 'confrontation',
  my,
  run(table, frame) {
    switch (my.stage.of(frame)) {
      case 'target':
        return findTarget(table, frame);
      case 'begin':
        return beginAgainst(table, frame);
      case 'attempts':
        return askNext(table, frame);
    }
  },
  choices(lens, seat, frame, offers) {
    if (my.stage.of(frame) === 'target') {
      for (const target of targetsOf(lens, frame)) offerTarget(lens, seat, target, offers);
      offers.yes(DECLINE_WORD);
      return;
    }
    for (const ability of openAbilities(lens, my.target.of(frame)))
      offerAttempts(lens, frame, seat, ability, offers);
    if (mayWait(lens, frame, seat))
      for (const other of partnersToCome(lens, frame, seat)) offers.yes(word.waitFor, other);
    offers.yes(DONE_WORD);
  },
  answer(table, frame, seat, option) {
    if (my.stage.of(frame) === 'target') return chooseTarget(table, frame, option);
    const ability = abilities.find((each) => WORDS[each] === wordOf(option));
    if (option === DONE) my.finished.set(frame, my.finished.of(frame) | (1 << seat));
    else if (wordOf(option) === word.waitFor) table.push(consent, firstOf(option), { by: seat });
    else if (ability === undefined) tryTogether(table, frame, seat, firstOf(option));
    else tryAlone(table, frame, seat, abilities.indexOf(ability), firstOf(option));
  },
});

/** What a confrontation is about, once that is chosen: a region, or the villain card. */
export const targetIn = (frame: Frame): number => my.target.of(frame);

/** What the power lets its hero confront: what is where he is, something next door, or Darkseid alone (JL-C19). */
function targetsFor(reader: Reader, seat: number, { where, only }: Boost): number[] {
  const here = placeOf(reader, seat);
  if (where === 'adjacent')
    return neighbours(reader, here).filter(
      (region) => revealedAt(reader, region) !== undefined && openAbilities(reader, region).length > 0,
    );
  if (only === undefined) return targetsAt(reader, here);
  return isReachable(reader, here) ? [VILLAIN_CARD] : [];
}

const targetsOf = (reader: Reader, frame: Frame): number[] =>
  targetsFor(reader, frame.you, boostOf(reader, frame, frame.you));

/** Whether Darkseid stands somewhere. */
const isReachable = (reader: Reader, place: number): boolean =>
  placeOf(reader, reader.fields.darkseid) === place && !isDown(reader, reader.fields.darkseid);

function offerTarget(reader: Reader, seat: number, target: number, offers: Offers): void {
  if (target === VILLAIN_CARD) offers.yes(word.againstDarkseid);
  else if (target === placeOf(reader, seat)) offers.yes(word.against);
  else offers.yes(word.crisisAt, target);
}

function findTarget(table: Table<JusticeLeague>, frame: Frame): void {
  const targets = targetsOf(table, frame);
  if (targets.length > 1) table.ask(frame.you);
  else setTarget(frame, nth(targets, 0));
}

function chooseTarget(table: Table<JusticeLeague>, frame: Frame, option: Option): void {
  if (option === DECLINE) {
    table.done(frame);
    return;
  }
  setTarget(frame, targetChosen(table, frame, option));
}

function setTarget(frame: Frame, target: number): void {
  my.target.set(frame, target);
  my.stage.set(frame, 'begin');
}

function targetChosen(reader: Reader, frame: Frame, option: Option): number {
  if (wordOf(option) === word.crisisAt) return firstOf(option);
  return wordOf(option) === word.against ? placeOf(reader, frame.you) : VILLAIN_CARD;
}

/** What a crisis does when a hero begins to confront it. */
function beginAgainst(table: Table<JusticeLeague>, frame: Frame): void {
  my.stage.set(frame, 'attempts');
  const target = my.target.of(frame);
  const card = nth(targetCards(table, target), 0);
  my.card.set(frame, card);
  table.tell('confronts', frame.you, [card], target);
  if (target !== VILLAIN_CARD)
    performCrisis(table, nth(table.zone(zones.tile(target)), 0), 'confronted', target, frame.you);
}

function askNext(table: Table<JusticeLeague>, frame: Frame): void {
  const next = nextToTry(table, frame);
  if (next === NOT_ANY) {
    finish(table, frame);
    return;
  }
  frame.you = next;
  for (const ability of abilities) my[ability].set(frame, scoreOf(table, my.target.of(frame), ability) ?? 0);
  table.ask(next);
}

/** Whether what is confronted is still there. */
function isThere(reader: Reader, frame: Frame): boolean {
  const target = my.target.of(frame);
  if (target !== VILLAIN_CARD) return revealedAt(reader, target) !== undefined;
  const { only } = boostOf(reader, frame, my.holder.of(frame));
  return only === undefined ? isConfrontable(reader) : !isDown(reader, reader.fields.darkseid);
}

/** Whether a hero is where he can try what is confronted. */
function reaches(reader: Reader, frame: Frame, seat: number): boolean {
  const target = my.target.of(frame);
  const place = target === VILLAIN_CARD ? placeOf(reader, reader.fields.darkseid) : target;
  const here = placeOf(reader, seat);
  return boostOf(reader, frame, seat).where === 'adjacent'
    ? neighbours(reader, here).includes(place)
    : here === place;
}

const hasTried = (frame: Frame, seat: number, ability: Ability): boolean =>
  ((my.tried.of(frame, seat) >> abilities.indexOf(ability)) & 1) === 1;

/** Whether a hero could try an ability now. */
const canTry = (reader: Reader, frame: Frame, seat: number, ability: Ability): boolean =>
  !isDown(reader, seat) && usableFor(reader, frame, seat, ability) > 0 && !hasTried(frame, seat, ability);

/** Whether the tech of a hero who takes part counts as any ability. */
export const isAdapting = (reader: Reader, frame: Frame, seat: number): boolean =>
  boostOf(reader, frame, seat).adapts === true;

const usableFor = (reader: Reader, frame: Frame, seat: number, ability: Ability): number =>
  usable(reader, seat, ability, isAdapting(reader, frame, seat));

/** The hero who goes on, or begins: first the one who is at it. */
function nextToTry(reader: Reader, frame: Frame): number {
  if (!isThere(reader, frame)) return NOT_ANY;
  const target = my.target.of(frame);
  const open = openAbilities(reader, target).filter((ability) => !isLocked(reader, target, ability));
  for (let i = 0; i < reader.seats; i++) {
    const seat = (frame.you + i) % reader.seats;
    const isIn = ((my.members.of(frame) & ~my.finished.of(frame)) >> seat) & 1;
    if (isIn === 0 || !reaches(reader, frame, seat)) continue;
    if (open.some((ability) => canTry(reader, frame, seat, ability))) return seat;
  }
  return NOT_ANY;
}

/** As many tokens as the score, less what powers add, is the sure way; with fewer, at least one, the die decides (JL-10.12, JL-11.1, JL-11.3, JL-A58, JL-A60). */
function offerAttempts(reader: Reader, frame: Frame, seat: number, ability: Ability, offers: Offers): void {
  const ready = usableFor(reader, frame, seat, ability);
  if (hasTried(frame, seat, ability)) {
    offers.no(WORDS[ability], 1, 0, 'JL-A59');
  } else if (isLocked(reader, my.target.of(frame), ability)) {
    offers.no(WORDS[ability], 1, 0, 'JL-C15');
  } else if (ready === 0) {
    offers.no(WORDS[ability], 1, 0, 'JL-11.3');
  } else {
    const needed = Math.max(1, neededFor(reader, frame, seat, ability));
    const why = isDieForbidden(reader, my.target.of(frame)) ? 'JL-C15' : undefined;
    for (let n = 1; n <= Math.min(ready, needed); n++)
      offers.verdict(WORDS[ability], n, 0, n < needed ? why : undefined);
    if (partnersFor(reader, frame, seat, ability) !== 0)
      offers.yes(word.together, abilities.indexOf(ability));
  }
}

/** How many tokens of a hero overcome an ability for sure. */
const neededFor = (reader: Reader, frame: Frame, seat: number, ability: Ability): number =>
  (scoreOf(reader, my.target.of(frame), ability) ?? 0) -
  bonusOf(boostOf(reader, frame, seat), ability, stagedIn(reader, my.target.of(frame), ability));

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
    bonus: bonusOf(boost, ability, stagedIn(reader, my.target.of(frame), ability)),
    isSteady: boost.despite === 'presence',
    isBraced: boost.despite === 'first-wound',
  };
}

/** The other heroes who could take part in an attempt, as a mask (JL-12.1, JL-A66). */
function partnersFor(reader: Reader, frame: Frame, seat: number, ability: Ability): number {
  let partners = 0;
  if (isTeamworkForbidden(reader, placeOf(reader, seat))) return partners;
  for (const other of heroesOf(reader)) {
    const isIn = ((my.members.of(frame) >> other) & 1) === 1;
    if (other === seat || !isIn || placeOf(reader, other) !== placeOf(reader, seat)) continue;
    if (canTry(reader, frame, other, ability)) partners |= 1 << other;
  }
  return partners;
}

/** What the power of a hero who takes part adds. */
function boostOf(reader: Reader, frame: Frame, seat: number): Boost {
  return boostIn(sentenceOf(reader, frame, seat));
}

const boostIn = (said: Sentence | undefined): Boost => (said !== undefined && isConfront(said) ? said : {});

function sentenceOf(reader: Reader, frame: Frame, seat: number): Sentence | undefined {
  if (seat === my.holder.of(frame)) return reader.game.steps(frame.kind, frame.part)[my.line.of(frame)]?.said;
  const row = heldBy(reader, seat);
  return row < 0 ? undefined : heldSentence(reader, row);
}

/** The sentence with which a power goes on that is held back. */
function heldSentence(reader: Reader, row: number): Sentence | undefined {
  const { held: holding } = reader.fields;
  return powerOf(reader, held.card(holding, row)).does[held.from(holding, row)];
}

function heldBy(reader: Reader, seat: number): number {
  const { held: holding } = reader.fields;
  for (let row = 0; row < held.count(holding); row++)
    if (ownerOf(reader, held.card(holding, row)) === seat) return row;
  return -1;
}

function tryAlone(
  table: Table<JusticeLeague>,
  frame: Frame,
  seat: number,
  ability: number,
  tokens: number,
): void {
  markTried(frame, seat, ability);
  table.push(attempt, seat, {
    target: my.target.of(frame),
    ability,
    ...boostsFor(table, frame, 1 << seat, nth(abilities, ability)),
    spent: [seat, tokens],
  });
}

/** All who can take part are asked; whoever spends a token has tried it (JL-12.1, JL-12.2). */
function tryTogether(table: Table<JusticeLeague>, frame: Frame, seat: number, ability: number): void {
  const partners = partnersFor(table, frame, seat, nth(abilities, ability)) | (1 << seat);
  table.push(attempt, seat, {
    target: my.target.of(frame),
    ability,
    ...boostsFor(table, frame, partners, nth(abilities, ability)),
    partners,
  });
}

/** What the powers of those who may take part add, seat by seat. */
function boostsFor(
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
  const staged = stagedIn(table, my.target.of(frame), ability);
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

/** Heroes who held back have had their chance; the rest of their powers follows at its number. */
function finish(table: Table<JusticeLeague>, frame: Frame): void {
  table.done(frame);
  const { held: holding } = table.fields;
  for (const hero of heroesOf(table)) {
    const row = heldBy(table, hero);
    if (hero === my.holder.of(frame) || ((my.members.of(frame) >> hero) & 1) === 0 || row < 0) continue;
    const [card, from, until] = [held.card(holding, row), held.from(holding, row), held.until(holding, row)];
    held.remove(holding, row);
    held.add(holding, card, from + 1, until);
  }
}

// Holding back (JL-A65)

/** A hero can wait before he has tried anything, where a whole sentence of his power waits with him. */
const mayWait = (reader: Reader, frame: Frame, seat: number): boolean =>
  seat === my.holder.of(frame) &&
  my.tried.of(frame, seat) === 0 &&
  frame.part === DOES &&
  boostOf(reader, frame, seat).where === undefined &&
  !isTeamworkForbidden(reader, placeOf(reader, seat));

/** Heroes whose powers to confront are still to come, and who have not declined. */
function partnersToCome(reader: Reader, frame: Frame, seat: number): number[] {
  return heroesOf(reader).filter(
    (other) =>
      other !== seat &&
      ((my.refused.of(frame) >> other) & 1) === 0 &&
      !isDown(reader, other) &&
      confrontingPower(reader, other) !== undefined,
  );
}

/** The first power of a hero still to come that lets him confront. */
function confrontingPower(reader: Reader, seat: number): number | undefined {
  const now = powers.now(reader.stack);
  return reader
    .zone(zones.laid(seat))
    .find((card) => numberOf(reader, card) >= now && powerOf(reader, card).does.some(isConfrontHere));
}

const asking = locals({ by: number(NOT_ANY) });

/** A hero would hold back for another, who must agree; silence is no (JL-A65). */
export const consent = phase({
  name: 'consent',
  my: asking,
  silence: 'decline',
  proposer: (frame) => asking.by.of(frame),
  run: (table, frame) => table.ask(frame.you),
  choices(_lens, _seat, _frame, offers) {
    offers.yes(ACCEPT_WORD);
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    table.done(frame);
    const holding = newest(table.stack, confrontation);
    const card = confrontingPower(table, seat);
    if (holding === undefined || card === undefined) return;
    if (option === ACCEPT) {
      table.tell('holds back', asking.by.of(frame), [holding.self], seat);
      holdBack(table, holding.self, my.line.of(holding), numberOf(table, card));
    } else {
      my.refused.set(holding, my.refused.of(holding) | (1 << seat));
    }
  },
});

/** Who would hold back. */
export const askedBy = (frame: Frame): number => asking.by.of(frame);
