import type { Fault, StandIn } from '@masterplan/kernel';
import {
  type Card,
  type Challenge,
  cardOf,
  challengeOf,
  type Kind,
  type SuperHero,
  superHeroOf,
} from './kinds.ts';
import { prints } from './prints.ts';

const blankCard = { icon: 'card', type: 'equipment', cost: 1, vp: 0, copies: 1 };
const blankHero = { icon: 'cowled', ongoing: [] };
const blankChallenge = { icon: 'mountains', level: 1, cost: 1, needs: [] };

/** A card made up for a test or an example: a card of cost 1, or a Super Hero or a Challenge where it is marked as one. */
export function standIn(print: StandIn): Kind {
  if ('hero' in print) return heroFor(print);
  return 'challenge' in print ? challengeFor(print) : cardFor({ ...blankCard, ...print });
}

function cardFor(print: StandIn): Card {
  const faults: Fault[] = [];
  return prints.card(print, print.id, faults) ? cardOf(print) : refuse(faults);
}

function heroFor({ hero: _hero, ...rest }: StandIn): SuperHero {
  const faults: Fault[] = [];
  const print = { ...blankHero, ...rest };
  return prints.superHero(print, 'super hero', faults) ? superHeroOf(print) : refuse(faults);
}

function challengeFor({ challenge: _challenge, ...rest }: StandIn): Challenge {
  const faults: Fault[] = [];
  const print = { ...blankChallenge, ...rest };
  return prints.challenge(print, 'challenge', faults) ? challengeOf(print) : refuse(faults);
}

function refuse(faults: readonly Fault[]): never {
  throw new Error(faults.map(({ path, code, expected }) => `${path}: ${code} ${expected}`).join('; '));
}
