import { bury } from '../../rules/verbs/bury.ts';
import { cancel } from '../../rules/verbs/cancel.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { heroes } from '../../rules/verbs/heroes.ts';
import { look } from '../../rules/verbs/look.ts';
import { move } from '../../rules/verbs/move.ts';
import { overcome } from '../../rules/verbs/overcome.ts';
import { playAnother } from '../../rules/verbs/play-another.ts';
import { regain } from '../../rules/verbs/regain.ts';
import { reveal } from '../../rules/verbs/reveal.ts';
import { spend } from '../../rules/verbs/spend.ts';
import { powersOf } from '../prints.ts';

const { starting, learned, watchtower } = powersOf('batman');

export const batman = [
  watchtower,
  starting('batwing', {
    number: 2,
    after: 'replenish',
    does: [move({ far: 2 }), look({ at: 'here' })],
    icon: 'bat-wing',
  }),
  starting('from-the-shadows', {
    number: 4,
    after: 'replenish',
    does: [reveal({ where: 'here' }), confront({ despite: 'presence' })],
    icon: 'cowled',
  }),
  starting('detective-work', {
    number: 2,
    after: 'spent',
    does: [reveal({ where: 'near' }), playAnother()],
    icon: 'magnifying-glass',
  }),
  learned('contingency-plan', {
    number: 6,
    after: 'spent',
    does: [spend({ n: 2, of: 'tech', may: true, ifDone: [cancel({ whose: 'darkseid', most: 7 })] })],
    icon: 'chess-king',
  }),
  learned('utility-belt', {
    number: 10,
    after: 'replenish',
    does: [regain({ n: 'one-of-each' })],
    icon: 'belt',
  }),
  learned('interrogation', {
    number: 4,
    after: 'spent',
    does: [look({ at: 'crisis-hand' }), bury()],
    icon: 'bed-lamp',
  }),
  learned('bat-signal', {
    number: 2,
    after: 'spent',
    does: [heroes({ who: 'each', where: 'adjacent', to: [move({ far: 1, to: 'player', may: true })] })],
    icon: 'radar-sweep',
  }),
  learned('silent-takedown', {
    number: 6,
    after: 'spent',
    does: [overcome({ which: 'lowest', early: true })],
    icon: 'silenced',
  }),
];
