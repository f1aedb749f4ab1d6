import { type Lens, nth } from '@masterplan/kernel';
import { fits } from '../content/filters.ts';
import { type Challenge, isCard } from '../content/kinds.ts';
import { type Watchmen, zones } from '../rules/board.ts';
import { challengeIn, isFulfilled } from '../rules/challenges.ts';
import { linesOf } from '../rules/machination.ts';
import { slotsOf } from '../rules/printed.ts';

/** How many of the Challenge's requirements the cards there can fulfil at once, with one more card or without. */
function fulfilled(lens: Lens<Watchmen>, challenge: Challenge, extra: number | undefined): number {
  const slots = slotsOf(challenge.needs);
  const cards = [...lens.zone(zones.contributed()), ...(extra === undefined ? [] : [extra])];
  const fitsSlot = (slot: number, card: number): boolean => {
    const kind = lens.kind(nth(cards, card));
    return isCard(kind) && fits(kind, nth(slots, slot).which);
  };
  let most = 0;
  const used = new Set<number>();
  for (let slot = 0; slot < slots.length; slot++) {
    for (let card = 0; card < cards.length; card++) {
      if (used.has(card) || !fitsSlot(slot, card)) continue;
      used.add(card);
      most += 1;
      break;
    }
  }
  return most;
}

/** Whether contributing a card brings the Challenge nearer to its end. */
export function helpsChallenge(lens: Lens<Watchmen>, card: number): boolean {
  const challenge = challengeIn(lens);
  if (challenge === undefined || isFulfilled(lens)) return false;
  return fulfilled(lens, challenge, card) > fulfilled(lens, challenge, undefined);
}

/** Whether a card is of a kind that the Challenge still asks for. */
export function isWanted(lens: Lens<Watchmen>, card: number): boolean {
  const challenge = challengeIn(lens);
  const kind = lens.kind(card);
  return (
    challenge !== undefined &&
    isCard(kind) &&
    challenge.needs.some(({ which, from }) => from !== 'play' && fits(kind, which)) &&
    helpsChallenge(lens, card)
  );
}

/** Whether a card could stand for a line of the Machination. */
export function isListed(lens: Lens<Watchmen>, card: number): boolean {
  const kind = lens.kind(card);
  return isCard(kind) && linesOf(lens).some((line) => fits(kind, line));
}
