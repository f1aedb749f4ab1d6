import { program } from '@masterplan/bots';
import { masterPlan } from '@masterplan/master-plan';
import { Thumb } from '@masterplan/master-plan/bot';

/** The game as if seats 0 and 2 were on one side, 1 and 3 on the other, and sides could talk among themselves. */
const game: typeof masterPlan.game = {
  ...masterPlan.game,
  sides: (seats) => Array.from({ length: seats }, (_, seat) => seat % 2),
  talk: ['table', 'team'],
};

export const shelved = program({
  ...masterPlan,
  game,
  bots: { thumb: new Thumb('thumb') },
  levels: ['thumb'],
});
