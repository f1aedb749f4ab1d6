import { burn } from './burn.ts';
import { carryLoot } from './carry-loot.ts';
import { changeNumber } from './change-number.ts';
import { drawLoot } from './draw-loot.ts';
import { exchangeLoot } from './exchange-loot.ts';
import { fetch } from './fetch.ts';
import { grab } from './grab.ts';
import { guard } from './guard.ts';
import { leave } from './leave.ts';
import { look } from './look.ts';
import { lure } from './lure.ts';
import { mayMove } from './may-move.ts';
import { maySwap } from './may-swap.ts';
import { nameNext } from './name-next.ts';
import { rescue } from './rescue.ts';
import { strike } from './strike.ts';
import { takeCredit } from './take-credit.ts';
import { trade } from './trade.ts';
import { turnDown } from './turn-down.ts';

export const verbs = [
  mayMove,
  maySwap,
  trade,
  turnDown,
  changeNumber,
  grab,
  carryLoot,
  exchangeLoot,
  look,
  strike,
  guard,
  lure,
  rescue,
  takeCredit,
  nameNext,
  leave,
  fetch,
  drawLoot,
  burn,
];

/** Whatever an Ability can say. */
export type Said = ReturnType<(typeof verbs)[number]>;
