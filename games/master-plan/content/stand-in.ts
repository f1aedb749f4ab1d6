import type { Fault, StandIn } from '@masterplan/kernel';
import type { Kind, Loot, Plan, Super, Throwdown } from './kinds.ts';
import { prints } from './pack.ts';

const blankSuper = { icon: 'cowled', side: 'hero', number: 50, attack: 'none', defenses: [], ability: [] };
const blankThrowdown = { icon: 'crossed-swords', loot: 0 };
const blankLoot = { icon: 'swap-bag', rarity: 'common', copies: 1 };
const blankPlan = { icon: 'scroll-unfurled', needs: {} };

/** A card made up for a test or an example. What it is shows in what is printed on it; nothing of the kind is a Super. */
export function standIn(print: StandIn): Kind {
  if ('needs' in print) return planFor({ ...blankPlan, ...print });
  if ('loot' in print) return throwdownFor({ ...blankThrowdown, ...print });
  if ('rarity' in print || 'copies' in print) return lootFor({ ...blankLoot, ...print });
  return superFor({ ...blankSuper, ...print });
}

function superFor(print: StandIn): Super {
  const faults: Fault[] = [];
  return prints.super(print, print.id, faults) ? { type: 'super', ...print } : refuse(faults);
}

function throwdownFor(print: StandIn): Throwdown {
  const faults: Fault[] = [];
  return prints.throwdown(print, print.id, faults) ? { type: 'throwdown', ...print } : refuse(faults);
}

function lootFor(print: StandIn): Loot {
  const faults: Fault[] = [];
  return prints.loot(print, print.id, faults) ? { type: 'loot', ...print } : refuse(faults);
}

function planFor(print: StandIn): Plan {
  const faults: Fault[] = [];
  return prints.plan(print, print.id, faults) ? { type: 'plan', ...print } : refuse(faults);
}

function refuse(faults: readonly Fault[]): never {
  throw new Error(faults.map(({ path, code, expected }) => `${path}: ${code} ${expected}`).join('; '));
}
