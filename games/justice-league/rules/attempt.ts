import {
  choice,
  DECLINE,
  DECLINE_WORD,
  die,
  type Frame,
  firstOf,
  flag,
  locals,
  NOT_ANY,
  newest,
  nth,
  number,
  perSeat,
  rows,
  type Table,
} from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';
import { type JusticeLeague, type Reader, word } from './board.ts';
import { confronting, markTried, type Partner, usable } from './confronting.ts';
import { wound } from './defeat.ts';
import { agreement, phase } from './kit.ts';
import { isDieForbidden, isMenacing, woundsOfFailure } from './lasting.ts';
import { layToken, targetCards } from './overcoming.ts';
import { placeOf, readyOf, scoreOf, sheetOf } from './questions.ts';
import { spend } from './tokens.ts';

/** The Justice League die: five numbers and the symbol (JL-2.24, JL-A62). */
export const leagueDie = die('1', '2', '3', '4', '5', 'JL');

const my = locals({
  stage: choice('commit', 'roll', 'judge', 'over'),
  target: number(NOT_ANY),
  ability: number(),
  /** How many have rolled, and what their dice have added. */
  rolled: number(),
  dice: number(),
  /** Whether somebody rolled the symbol. */
  hit: flag(),
  /** Heroes whom Darkseid's presence does not trouble, as a mask. */
  steady: number(),
  /** Heroes who are spared their first wound, and those whose tech counts as any ability: masks. */
  braced: number(),
  adapting: number(),
  /** Heroes who are still to say how much they spend, as a mask; the one who is asked. */
  partners: number(),
  asked: number(NOT_ANY),
  /** How much the score is above what has been put together. */
  short: number(),
  /** What each hero's power adds where he takes part. */
  bonus: perSeat(),
  spent: rows('hero', 'tokens'),
});

/** The ability that an attempt is about. */
const abilityIn = (frame: Frame): Ability => nth(abilities, my.ability.of(frame));

/** What is known of the attempt at work, for words and boards. */
export const attemptIn = (
  frame: Frame,
): {
  readonly target: number;
  readonly ability: Ability;
  readonly tokens: number;
  readonly bonus: number;
  readonly short: number;
} => ({
  target: my.target.of(frame),
  ability: abilityIn(frame),
  tokens: tokensIn(frame),
  bonus: bonusIn(frame),
  short: my.short.of(frame),
});

/**
 * One attempt at one ability, by one hero or several: each spends tokens; where they are too few, each rolls (JL-10.12, JL-11.1 to
 * JL-11.7, JL-12.2 to JL-12.12). Heroes say openly, one after the other, what they spend (JL-B1).
 */
export const attempt = phase({
  name: 'attempt',
  my,
  run(table, frame) {
    switch (my.stage.of(frame)) {
      case 'commit':
        return askNext(table, frame);
      case 'roll':
        return rollNext(table, frame);
      case 'judge':
        return judge(table, frame);
      case 'over':
        return table.done(frame);
    }
  },
  choices(lens, seat, frame, offers) {
    const needed = Math.max(1, missing(lens, frame) - my.bonus.of(frame, seat));
    for (let n = 1; n <= Math.min(usableIn(lens, frame, seat), needed); n++) offers.yes(word.add, n);
    if (my.spent.count(frame) > 0) offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === DECLINE) return;
    my.spent.add(frame, seat, firstOf(option));
    if (table.sender !== undefined) markTried(table.sender, seat, my.ability.of(frame));
  },
});

function bonusIn(frame: Frame): number {
  let bonus = 0;
  for (let row = 0; row < my.spent.count(frame); row++)
    bonus += my.bonus.of(frame, my.spent.hero(frame, row));
  return bonus;
}

function tokensIn(frame: Frame): number {
  let tokens = 0;
  for (let row = 0; row < my.spent.count(frame); row++) tokens += my.spent.tokens(frame, row);
  return tokens;
}

/** How much the score is above what has been put together so far. */
const missing = (reader: Reader, frame: Frame): number =>
  (scoreOf(reader, my.target.of(frame), abilityIn(frame)) ?? 0) -
  tokensIn(frame) -
  bonusIn(frame) -
  my.dice.of(frame);

/** Asks the next hero how many tokens; once all have said so they are spent (JL-11.6, JL-12.8). */
function askNext(table: Table<JusticeLeague>, frame: Frame): void {
  for (let i = 0; i < table.seats && missing(table, frame) > 0; i++) {
    const seat = (frame.you + i) % table.seats;
    if (((my.partners.of(frame) >> seat) & 1) === 0) continue;
    my.partners.set(frame, my.partners.of(frame) & ~(1 << seat));
    my.asked.set(frame, seat);
    if (usableIn(table, frame, seat) === 0) continue;
    my.short.set(frame, missing(table, frame));
    table.ask(seat);
    return;
  }
  if (missing(table, frame) > 0 && isDieForbidden(table, my.target.of(frame))) {
    fail(table, frame);
    return;
  }
  for (let row = 0; row < my.spent.count(frame); row++)
    spendFor(table, frame, my.spent.hero(frame, row), my.spent.tokens(frame, row));
  my.stage.set(frame, missing(table, frame) > 0 ? 'roll' : 'judge');
}

const isAmong = (mask: number, seat: number): boolean => ((mask >> seat) & 1) === 1;

const usableIn = (reader: Reader, frame: Frame, seat: number): number =>
  usable(reader, seat, abilityIn(frame), isAmong(my.adapting.of(frame), seat));

/** Tokens of the ability go first, then tech that counts as it. */
function spendFor(table: Table<JusticeLeague>, frame: Frame, hero: number, tokens: number): void {
  const own = Math.min(tokens, readyOf(table, hero, abilityIn(frame)));
  spend(table, hero, abilityIn(frame), own);
  if (tokens > own) spend(table, hero, 'tech', tokens - own);
  if (own > 0) table.tell('spent', hero, [], my.target.of(frame), my.ability.of(frame), own);
  if (tokens > own)
    table.tell('spent', hero, [], my.target.of(frame), abilities.indexOf('tech'), tokens - own);
}

/** Every hero who takes part rolls once; each result counts at once (JL-11.4, JL-12.7, JL-12.10, JL-A68). */
function rollNext(table: Table<JusticeLeague>, frame: Frame): void {
  const row = my.rolled.add(frame, 1);
  if (row >= my.spent.count(frame)) {
    my.stage.set(frame, 'judge');
    return;
  }
  const hero = my.spent.hero(frame, row);
  const face = leagueDie.throwOn(table);
  if (face === 'JL') {
    my.hit.set(frame, true);
    table.tell('rolled symbol', hero);
    return;
  }
  const shown = Number(face);
  const counts = shown - machinations(table, frame, hero);
  const sheet = sheetOf(table, hero);
  const result = sheet.type === 'hero' ? nth(sheet.chart, counts) : { plus: 0 };
  if ('plus' in result) {
    my.dice.add(frame, result.plus);
    table.tell('rolled plus', hero, [], shown, counts, result.plus);
  } else {
    table.tell('rolled wounds', hero, [], shown, counts, result.wounds);
    wound(table, hero, result.wounds - sparedFrom(table, frame, hero));
  }
}

/** A hero may be spared the first wound of a confrontation. */
function sparedFrom(table: Table<JusticeLeague>, frame: Frame, hero: number): number {
  const { sender } = table;
  if (sender === undefined || !isAmong(my.braced.of(frame), hero)) return 0;
  if (isAmong(confronting.spared.of(sender), hero)) return 0;
  confronting.spared.set(sender, confronting.spared.of(sender) | (1 << hero));
  table.tell('spared', hero);
  return 1;
}

/** What the hero subtracts from the die where Darkseid is (JL-13.1, JL-15.5, JL-A61, JL-A77). */
const machinations = (reader: Reader, frame: Frame, hero: number): number =>
  isAmong(my.steady.of(frame), hero) ? 0 : presenceFor(reader, my.target.of(frame), hero);

/** What Darkseid's presence costs a hero whom it troubles. */
export function presenceFor(reader: Reader, target: number, hero: number): number {
  const isThere = placeOf(reader, reader.fields.darkseid) === placeOf(reader, hero);
  return isThere || isMenacing(reader, target) ? 1 : 0;
}

/** Those who have spent tokens so far, and the hero who is asked as if he spent so many. */
export function partnersIn(frame: Frame, tokens: number): Partner[] {
  const partner = (hero: number, spent: number): Partner => ({
    hero,
    tokens: spent,
    bonus: my.bonus.of(frame, hero),
    isSteady: isAmong(my.steady.of(frame), hero),
    isBraced: isAmong(my.braced.of(frame), hero),
  });
  const partners = [partner(my.asked.of(frame), tokens)];
  for (let row = 0; row < my.spent.count(frame); row++)
    partners.push(partner(my.spent.hero(frame, row), my.spent.tokens(frame, row)));
  return partners;
}

/** Tokens and dice reach the score, or somebody rolled the symbol (JL-10.18, JL-11.5, JL-12.4, JL-12.11, JL-A54). */
function judge(table: Table<JusticeLeague>, frame: Frame): void {
  my.stage.set(frame, 'over');
  const most = mostTokens(frame);
  if (!my.hit.of(frame) && missing(table, frame) > 0) fail(table, frame);
  else if (most.length === 1) layToken(table, my.target.of(frame), my.ability.of(frame), nth(most, 0));
  else table.push(tokenOwner, NOT_ANY);
}

/** It was not enough; the crisis may strike back at all who tried (JL-C15). */
function fail(table: Table<JusticeLeague>, frame: Frame): void {
  my.stage.set(frame, 'over');
  const target = my.target.of(frame);
  table.tell('failed', frame.you, [], target, my.ability.of(frame));
  const wounds = woundsOfFailure(table, target);
  if (wounds > 0) table.tell('strikes back', NOT_ANY, targetCards(table, target), target);
  for (let row = 0; row < my.spent.count(frame); row++)
    if (!table.over) wound(table, my.spent.hero(frame, row), wounds);
}

/** The heroes who spent the most tokens (JL-12.5, JL-A67). */
function mostTokens(frame: Frame): number[] {
  let most: number[] = [];
  let best = 0;
  for (let row = 0; row < my.spent.count(frame); row++) {
    const tokens = my.spent.tokens(frame, row);
    if (tokens > best) most = [];
    best = Math.max(best, tokens);
    if (tokens === best) most.push(my.spent.hero(frame, row));
  }
  return most;
}

const contenders = (stack: readonly Frame[]): number[] => {
  const frame = newest(stack, attempt);
  return frame === undefined ? [] : mostTokens(frame);
};

/** Those who spent equally many decide who lays the XP token; a die where they do not agree (JL-12.6, JL-A80). */
export const tokenOwner = agreement({
  name: 'token owner',
  window: 'token',
  silence: 'accept',
  deciders: ({ stack }) => contenders(stack).reduce((mask, seat) => mask | (1 << seat), 0),
  proposals(lens, _seat, _frame, offers) {
    for (const seat of contenders(lens.stack)) offers.yes(word.token, seat);
  },
  isWhole: (_view, parts) => parts.length === 1,
  agreed: (table, _frame, parts) => layAgreed(table, firstOf(nth(parts, 0))),
  fallback(table) {
    const among = contenders(table.stack);
    layAgreed(table, nth(among, table.roll(among.length) - 1));
  },
});

function layAgreed(table: Table<JusticeLeague>, hero: number): void {
  const frame = newest(table.stack, attempt);
  if (frame !== undefined) layToken(table, my.target.of(frame), my.ability.of(frame), hero);
}
