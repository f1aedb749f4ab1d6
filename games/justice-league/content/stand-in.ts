import type { Fault, StandIn } from '@masterplan/kernel';
import { type Crisis, families, type Kind, type Power } from './kinds.ts';
import { prints } from './pack.ts';

const blankPower = { icon: 'fist', owner: 'superman', number: 5, after: 'replenish', does: [] };
const blankCrisis = { icon: 'world', family: families[0], cost: 1 };

/** A card made up for a test or an example: a power where it says what it does, else a crisis. */
export const standIn = (print: StandIn): Kind =>
  'does' in print || 'number' in print
    ? powerFor({ ...blankPower, ...print })
    : crisisFor({ ...blankCrisis, ...print });

function powerFor(print: StandIn): Power {
  const faults: Fault[] = [];
  return prints.power(print, print.id, faults) ? { type: 'power', ...print } : refuse(faults);
}

function crisisFor(print: StandIn): Crisis {
  const faults: Fault[] = [];
  return prints.crisis(print, print.id, faults) ? { type: 'crisis', ...print } : refuse(faults);
}

function refuse(faults: readonly Fault[]): never {
  throw new Error(faults.map(({ path, code, expected }) => `${path}: ${code} ${expected}`).join('; '));
}
