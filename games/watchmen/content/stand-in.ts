import type { Fault, StandIn } from '@masterplan/kernel';
import { type Card, cardOf, type Kind, type SuperHero, superHeroOf } from './kinds.ts';
import { prints } from './prints.ts';

const blankCard = { icon: 'card', type: 'equipment', cost: 1, vp: 0, copies: 1 };
const blankHero = { icon: 'cowled', ongoing: [] };

/** A card made up for a test or an example; one without type, cost or part, but with Ongoing effects, is a Super Hero. */
export function standIn(print: StandIn): Kind {
  return 'hero' in print ? heroFor(print) : cardFor({ ...blankCard, ...print });
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

function refuse(faults: readonly Fault[]): never {
  throw new Error(faults.map(({ path, code, expected }) => `${path}: ${code} ${expected}`).join('; '));
}
