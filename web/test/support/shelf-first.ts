import { program } from '@masterplan/bots';
import { Thumb } from '@masterplan/master-plan/bot';
import { earlier } from './shelf-earlier.ts';

/** The zones of the table had other names then: today's board finds none of its own. */
const { layout } = earlier.game;
const find: typeof layout.find = (name, seat, which) => layout.find(`${name} then`, seat, which);

/** The first version of the game, too old for today's board. */
export const shelved = program({
  ...earlier,
  game: { ...earlier.game, version: 'first', layout: { ...layout, find } },
  bots: { thumb: new Thumb('thumb') },
  levels: ['thumb'],
});
