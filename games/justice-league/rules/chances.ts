import { newest, nth } from '@masterplan/kernel';
import type { Ability, Row } from '../content/kinds.ts';
import { attempt, attemptIn, leagueDie, partnersIn, presenceFor } from './attempt.ts';
import type { Reader } from './board.ts';
import { confrontation, targetIn } from './confront.ts';
import { isYetSpared, type Partner, partnerAlone } from './confronting.ts';
import { woundsOfFailure } from './lasting.ts';
import { MOST_WOUNDS, scoreOf, sheetOf } from './questions.ts';
import { isGuarded } from './spells.ts';

/** What a face of the die does for a hero: it overcomes whatever the score (JL-11.5), or his chart says what its number does. */
export interface Face {
  readonly shown: string;
  readonly does: Row | 'overcomes';
}

/** In how many of all ways the dice can fall something happens. */
export interface Chances {
  readonly of: number;
  readonly overcome: number;
  /** The hero who asks is defeated; or wounded, but still standing. */
  readonly down: number;
  readonly wounded: number;
}

/** The faces of the die for a hero who tries what is confronted now, Darkseid's presence included (JL-13.1). */
export function facesFor(reader: Reader, hero: number): readonly Face[] {
  const frame = newest(reader.stack, confrontation);
  if (frame === undefined) return [];
  return facesOf(reader, targetIn(frame), partnerAlone(reader, frame, hero, 'strength', 0));
}

function facesOf(reader: Reader, target: number, { hero, isSteady }: Partner): readonly Face[] {
  const sheet = sheetOf(reader, hero);
  if (sheet.type !== 'hero') return [];
  const less = isSteady ? 0 : presenceFor(reader, target, hero);
  return leagueDie.faces.map((shown) => ({
    shown,
    does: shown === 'JL' ? 'overcomes' : nth(sheet.chart, Number(shown) - less),
  }));
}

/** What the power of a hero adds to an attempt that he makes alone now. */
export function addedFor(reader: Reader, hero: number, ability: Ability): number {
  const frame = newest(reader.stack, confrontation);
  return frame === undefined ? 0 : partnerAlone(reader, frame, hero, ability, 0).bonus;
}

/**
 * How an attempt would end with so many tokens of the hero who is asked, where nobody after him adds any. Everything that it reads
 * is public. One way where no die is needed.
 */
export function chancesOf(reader: Reader, hero: number, ability: Ability, tokens: number): Chances {
  const confronting = newest(reader.stack, confrontation);
  if (confronting === undefined) return { of: 1, overcome: 0, down: 0, wounded: 0 };
  const target = targetIn(confronting);
  const together = newest(reader.stack, attempt);
  const partners =
    together === undefined
      ? [partnerAlone(reader, confronting, hero, ability, tokens)]
      : partnersIn(together, tokens);
  const tried = together === undefined ? ability : attemptIn(together).ability;
  const put = partners.reduce((sum, { tokens: spent, bonus }) => sum + spent + bonus, 0);
  const short = (scoreOf(reader, target, tried) ?? 0) - put;
  if (short <= 0) return { of: 1, overcome: 1, down: 0, wounded: 0 };
  const dice = partners.map((partner) => ({
    faces: facesOf(reader, target, partner),
    isAsking: partner.hero === hero,
    spares: partner.isBraced && isYetSpared(confronting, partner.hero) ? 1 : 0,
  }));
  const before = nth(reader.fields.wounds, hero);
  const isSafe = isGuarded(reader, hero);
  return counted(dice, {
    short,
    left: MOST_WOUNDS - before,
    failure: woundsOfFailure(reader, target),
    isSafe,
  });
}

interface Die {
  readonly faces: readonly Face[];
  readonly isAsking: boolean;
  readonly spares: number;
}

interface Stakes {
  readonly short: number;
  /** So many wounds more and the hero is defeated. */
  readonly left: number;
  readonly failure: number;
  readonly isSafe: boolean;
}

/** Goes through all ways in which the dice can fall. */
function counted(dice: readonly Die[], { short, left, failure, isSafe }: Stakes): Chances {
  const found = { of: 0, overcome: 0, down: 0, wounded: 0 };
  const fall = (no: number, added: number, wounds: number, isHit: boolean): void => {
    const die = dice[no];
    if (die === undefined) {
      const isOvercome = isHit || added >= short;
      const suffered = isSafe ? 0 : wounds + (isOvercome ? 0 : failure);
      found.of += 1;
      if (isOvercome) found.overcome += 1;
      if (suffered >= left) found.down += 1;
      else if (suffered > 0) found.wounded += 1;
      return;
    }
    for (const { does } of die.faces) {
      if (does === 'overcomes') fall(no + 1, added, wounds, true);
      else if ('plus' in does) fall(no + 1, added + does.plus, wounds, isHit);
      else fall(no + 1, added, wounds + (die.isAsking ? Math.max(0, does.wounds - die.spares) : 0), isHit);
    }
  };
  fall(0, 0, 0, false);
  return found;
}
