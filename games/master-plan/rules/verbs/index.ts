import { type Sentence, sentenceAt, type Verb } from '@masterplan/kernel';
import type { MasterPlan } from '../board.ts';
import { bothCampsStand } from '../fight.ts';
import { carryLoot } from './carry-loot.ts';
import { changeNumber } from './change-number.ts';
import { exchangeLoot } from './exchange-loot.ts';
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

/** The same verb, but when it ends the fight the rest of the Ability lapses, save an "if you do" (MP-B7). */
const inFight = <Said extends Sentence>(verb: Verb<MasterPlan, Said>): Verb<MasterPlan, Said> => ({
  ...verb,
  run(table, frame, said, seat, option) {
    verb.run(table, frame, said, seat, option);
    if (table.over || bothCampsStand(table)) return;
    if (!sentenceAt(table.game, frame)?.ifDone) table.done(frame);
  },
});

export const verbs = [
  inFight(mayMove),
  inFight(maySwap),
  trade,
  turnDown,
  changeNumber,
  grab,
  carryLoot,
  exchangeLoot,
  look,
  inFight(strike),
  guard,
  lure,
  rescue,
  takeCredit,
  nameNext,
  inFight(leave),
];
