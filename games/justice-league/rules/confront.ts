import {
  currentSentenceNo,
  DECLINE,
  DECLINE_WORD,
  DONE,
  DONE_WORD,
  type Frame,
  firstOf,
  NOT_ANY,
  nth,
  type Offers,
  type Option,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';
import { attempt } from './attempt.ts';
import { held, type JusticeLeague, type Reader, VILLAIN_CARD, word, zones } from './board.ts';
import type { Boost } from './boost.ts';
import {
  boostOf,
  boostsFor,
  canTry,
  hasTried,
  heldBy,
  markTried,
  membersAt,
  confronting as my,
  neededFor,
  partnersFor,
  usableFor,
} from './confronting.ts';
import { performCrisis } from './crises.ts';
import { consent, mayWait, partnersToCome } from './hold-back.ts';
import { phase } from './kit.ts';
import { isDieForbidden, isLocked } from './lasting.ts';
import { targetCards } from './overcoming.ts';
import { powers } from './powers.ts';
import {
  heroesOf,
  isConfrontable,
  isDown,
  neighbours,
  openAbilities,
  placeOf,
  revealedAt,
  scoreOf,
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
  else if (target === placeOf(reader, seat)) offers.yes(word.against, target);
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
  setTarget(frame, targetChosen(option));
}

function setTarget(frame: Frame, target: number): void {
  my.target.set(frame, target);
  my.stage.set(frame, 'begin');
}

/** Darkseid, or the crisis of a region. */
const targetChosen = (option: Option): number =>
  wordOf(option) === word.againstDarkseid ? VILLAIN_CARD : firstOf(option);

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

/** Where heroes who held back have had their chance, the rest of their powers follows at its number. */
function finish(table: Table<JusticeLeague>, frame: Frame): void {
  table.done(frame);
  const { held: holding } = table.fields;
  for (const hero of heroesOf(table)) {
    const row = heldBy(table, hero);
    if (hero === my.holder.of(frame) || row < 0) continue;
    const [card, from, until] = [held.card(holding, row), held.from(holding, row), held.until(holding, row)];
    if (!hasHadChance(table, frame, hero, until)) continue;
    held.remove(holding, row);
    held.add(holding, card, from + 1, until);
  }
}

/**
 * He has tried something, or has said at the number he waits for that he is done; before it he waits on (JL-A65), and where there is
 * something else to confront his own power still chooses between the two (JL-A73).
 */
const hasHadChance = (reader: Reader, frame: Frame, hero: number, until: number): boolean =>
  my.tried.of(frame, hero) !== 0 ||
  (((my.finished.of(frame) >> hero) & 1) === 1 &&
    until <= powers.now(reader.stack) &&
    targetsAt(reader, placeOf(reader, hero)).every((target) => target === my.target.of(frame)));
