import { fromContent, type Lens, nth } from '@masterplan/kernel';
import { type Filter, fits } from '../content/filters.ts';
import { type Card, isCard, type Need } from '../content/kinds.ts';
import { matched } from '../content/matching.ts';
import { needsCounted, slotsOf } from '../content/places.ts';
import { type Watchmen, zones } from '../rules/board.ts';
import { challengeIn, isFulfilled } from '../rules/challenges.ts';

/** How many of the needs some cards can fulfil at once, one card a need. */
export function fulfilledBy(needs: readonly Need[], cards: readonly Card[]): number {
  const slots = slotsOf(needs);
  const found = matched(slots.length, cards.length, (slot, card) =>
    fits(nth(cards, card), nth(slots, slot).which),
  );
  return found.filter((card) => card !== undefined).length;
}

/** Whether a card more fulfils a need more. */
export function helps(needs: readonly Need[], there: readonly Card[], card: Card): boolean {
  if (!needs.some(({ which }) => fits(card, which))) return false;
  return fulfilledBy(needs, [...there, card]) > fulfilledBy(needs, there);
}

/** The small cards of a zone that the viewer knows. */
const knownIn = (lens: Lens<Watchmen>, zone: number): Card[] =>
  lens
    .zone(zone)
    .map((card) => lens.kind(card))
    .filter(isCard);

/** What the Challenge asks for with so many players. */
const needsNow = (lens: Lens<Watchmen>): readonly Need[] =>
  needsCounted(challengeIn(lens)?.needs ?? [], lens.seats);

/** How many cards the Challenge still asks for, had these been contributed, too; 0 where none is faced. What helps nothing does not count. */
export function needsLeft(lens: Lens<Watchmen>, more: readonly Card[] = []): number {
  const needs = needsNow(lens);
  const asked = needs.reduce((sum, { n }) => sum + n, 0);
  return asked - fulfilledBy(needs, [...knownIn(lens, zones.contributed()), ...more]);
}

/** Whether contributing a card brings the Challenge nearer to its end. */
export function helpsChallenge(lens: Lens<Watchmen>, card: number): boolean {
  const challenge = challengeIn(lens);
  const kind = lens.kind(card);
  if (challenge === undefined || !isCard(kind) || isFulfilled(lens)) return false;
  return helps(needsNow(lens), knownIn(lens, zones.contributed()), kind);
}

/** Whether a card would help the Challenge out of a hand. */
export function isWanted(lens: Lens<Watchmen>, card: number): boolean {
  const kind = lens.kind(card);
  const needs = needsNow(lens);
  const isMeant = isCard(kind) && needs.some(({ which, from }) => from !== 'play' && fits(kind, which));
  return isMeant && helpsChallenge(lens, card);
}

/** What so many cards of the main deck can answer is no worry before it is asked for. */
const PLENTY = 25;

/** By level, then kind: how much of what there is of it a Challenge of that level or a later one asks for at once, where it is rare. */
const shares = fromContent<Watchmen, readonly (readonly number[])[]>((kinds) => {
  const challenges = kinds.filter((kind) => kind.family === 'challenge');
  const main = kinds.filter(isCard).filter(isOfMainDeck);
  const shareOf = ({ n, which }: Need): number => {
    const copies = main.reduce((sum, card) => sum + (fits(card, which) ? card.copies : 0), 0);
    return copies > 0 && copies < PLENTY ? n / copies : 0;
  };
  const levels = [...new Set(challenges.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((least) => {
    const needs = challenges.filter(({ level }) => level >= least).flatMap((challenge) => challenge.needs);
    const rare = needs.map((need) => ({ ...need, share: shareOf(need) }));
    return kinds.map((kind) =>
      isCard(kind)
        ? Math.max(0, ...rare.filter(({ which }) => fits(kind, which)).map(({ share }) => share))
        : 0,
    );
  });
});

const isOfMainDeck = ({ type, dealt, always }: Card): boolean =>
  dealt === 0 && !always && type !== 'super-villain' && type !== 'weakness';

/** How rare a card is for the Challenges that may still come: its share of all that could answer them, or 0 where there is plenty. */
export function shareOfRare(lens: Lens<Watchmen>, card: number): number {
  const faced = lens.zone(zones.beaten()).filter((each) => lens.kind(each)?.family === 'challenge').length;
  return shares(lens.game)[faced]?.[lens.face(card)] ?? 0;
}

/** So many of a line are enough for whoever wants to play the Machination's list: two or three of each (W-7.7). */
const ENOUGH = 2;

/** How much a card is wanted by a player who owns these, to play every line in one turn: 0 not at all, 1 a line is bare. */
export function wantedForLines(lines: readonly Filter[], owned: readonly Card[], card: Card): number {
  let most = 0;
  for (const line of lines) {
    if (!fits(card, line)) continue;
    let there = 0;
    for (const other of owned) if (fits(other, line)) there += 1;
    if (there < ENOUGH) most = Math.max(most, 1 - there / ENOUGH);
  }
  return most;
}
