import type { Fault, StandIn } from '@masterplan/kernel';
import {
  type Card,
  type Challenge,
  cardOf,
  challengeOf,
  type Kind,
  type Machination,
  machinationOf,
  type Plot,
  plotOf,
  type SuperHero,
  superHeroOf,
} from './kinds.ts';
import { prints } from './prints.ts';

const blankCard = { icon: 'card', type: 'equipment', cost: 1, vp: 0, copies: 1 };
const blankHero = { icon: 'cowled', ongoing: [] };
const blankChallenge = { icon: 'mountains', level: 1, cost: 1, needs: [] };
const blankPlot = { icon: 'puppet', cost: 1, ongoing: [] };
const blankMachination = { icon: 'drama-masks', first: {}, lines: [] };

/**
 * A card made up for a test or an example: a card of cost 1, or a Super Hero, a Challenge, a Plot or a Machination where it is
 * marked as one.
 */
export function standIn(print: StandIn): Kind {
  if ('hero' in print) return heroFor(print);
  if ('plot' in print) return plotFor(print);
  if ('machination' in print) return machinationFor(print);
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

function plotFor({ plot: _plot, ...rest }: StandIn): Plot {
  const faults: Fault[] = [];
  const print = { ...blankPlot, ...rest };
  return prints.plot(print, 'plot', faults) ? plotOf(print) : refuse(faults);
}

function machinationFor({ machination: _machination, ...rest }: StandIn): Machination {
  const faults: Fault[] = [];
  const print = { ...blankMachination, ...rest };
  return prints.machination(print, 'machination', faults) ? machinationOf(print) : refuse(faults);
}

function refuse(faults: readonly Fault[]): never {
  throw new Error(faults.map(({ path, code, expected }) => `${path}: ${code} ${expected}`).join('; '));
}
