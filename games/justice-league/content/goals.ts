import type { Sentence } from '@masterplan/kernel';
import { completedAlike } from '../rules/conditions/completed-alike.ts';
import { completedTypes } from '../rules/conditions/completed-types.ts';
import { heroesDefeated } from '../rules/conditions/heroes-defeated.ts';
import { hiddenAndRipe } from '../rules/conditions/hidden-and-ripe.ts';
import { surrounded } from '../rules/conditions/surrounded.ts';
import { unhurtAtLevel } from '../rules/conditions/unhurt-at-level.ts';
import { win } from '../rules/verbs/win.ts';
import { type Power, power } from './kinds.ts';

const goal = (id: string, icon: string, does: Sentence): Power =>
  power(id, { owner: 'darkseid', number: 9, after: 'spent', goal: true, designed: true, does: [does], icon });

export const goals: readonly Power[] = [
  goal('anti-life-equation', 'abacus', win({ if: completedTypes({ n: 3 }) })),
  goal('house-of-darkseid', 'throne-king', win({ if: completedAlike({ n: 3 }) })),
  goal('fall-of-the-league', 'graveyard', win({ if: heroesDefeated({ n: 3 }) })),
  goal('new-apokolips', 'volcano', win({ if: surrounded() })),
  goal('sleeping-doom', 'time-bomb', win({ if: hiddenAndRipe({ n: 3 }) })),
  goal('ascension', 'moebius-star', win({ if: unhurtAtLevel({ n: 3 }) })),
];
