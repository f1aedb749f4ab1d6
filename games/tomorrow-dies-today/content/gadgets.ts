import { completed } from '../rules/conditions/completed.ts';
import { prevailed } from '../rules/conditions/prevailed.ts';
import { boost } from '../rules/verbs/boost.ts';
import { discardThis } from '../rules/verbs/discard-this.ts';
import { gain } from '../rules/verbs/gain.ts';
import { guard } from '../rules/verbs/guard.ts';
import { hire } from '../rules/verbs/hire.ts';
import { lieLow } from '../rules/verbs/lie-low.ts';
import { lock } from '../rules/verbs/lock.ts';
import { lure } from '../rules/verbs/lure.ts';
import { pack } from '../rules/verbs/pack.ts';
import { poison } from '../rules/verbs/poison.ts';
import { recall } from '../rules/verbs/recall.ts';
import { redirect } from '../rules/verbs/redirect.ts';
import { remote } from '../rules/verbs/remote.ts';
import { revealMission } from '../rules/verbs/reveal-mission.ts';
import { saveFace } from '../rules/verbs/save-face.ts';
import { scout } from '../rules/verbs/scout.ts';
import { spend } from '../rules/verbs/spend.ts';
import { spy } from '../rules/verbs/spy.ts';
import { strengthen } from '../rules/verbs/strengthen.ts';
import { gadget } from './kinds.ts';

/** Twenty Gadgets: two are published with what they add, Neurotoxin by name; the rest is designed. */
export const gadgets = [
  gadget('hypnotic-spray', {
    icon: 'spray',
    lasting: [strengthen({ attribute: 'diplomacy', by: 2, who: 'your squad' })],
  }),
  gadget('explosive-rounds', {
    icon: 'heavy-bullets',
    plot: [boost({ attribute: 'combat', by: 2 })],
    anywhere: true,
  }),
  gadget('neurotoxin', { icon: 'poison-gas', plot: [poison({ damage: 3 })], once: true, designed: true }),
  gadget('jet-pack', {
    icon: 'jetpack',
    phase: [redirect({ whose: 'yours', may: true, ifDone: [discardThis()] })],
    designed: true,
  }),
  gadget('decoy-beacon', {
    icon: 'radar-sweep',
    phase: [redirect({ whose: 'a rival’s', may: true, ifDone: [discardThis()] })],
    designed: true,
  }),
  gadget('escape-pod', { icon: 'space-shuttle', phase: [recall({ may: true })], designed: true }),
  gadget('cargo-plane', { icon: 'carrier', lasting: [pack()], designed: true }),
  gadget('disguise-kit', {
    icon: 'mustache',
    lasting: [lieLow(), strengthen({ attribute: 'diplomacy', by: 1, who: 'every squad' })],
    designed: true,
  }),
  gadget('body-double', { icon: 'two-shadows', lasting: [saveFace()], designed: true }),
  gadget('quantum-safe', { icon: 'locked-chest', lasting: [lock()], designed: true }),
  gadget('smoke-screen', { icon: 'smoke-bomb', lasting: [guard({ by: 1 })], designed: true }),
  gadget('grappling-hooks', {
    icon: 'grapple',
    lasting: [strengthen({ attribute: 'stealth', by: 2, who: 'every squad', where: 'headquarters' })],
    designed: true,
  }),
  gadget('command-console', { icon: 'retro-controller', lasting: [remote()], designed: true }),
  gadget('spy-satellite', {
    icon: 'satellite-communication',
    plot: [scout()],
    anywhere: true,
    designed: true,
  }),
  gadget('burner-phone', { icon: 'smartphone', plot: [lure()], designed: true }),
  gadget('forged-orders', {
    icon: 'folded-paper',
    plot: [revealMission(), gain({ good: 'infamy', n: 1 })],
    once: true,
    designed: true,
  }),
  gadget('money-press', {
    icon: 'money-stack',
    plot: [spend({ good: 'data', n: 1, may: true, ifDone: [gain({ good: 'funding', n: 2 })] })],
    designed: true,
  }),
  gadget('cloning-vat', {
    icon: 'test-tubes',
    ending: [spend({ good: 'funding', n: 2, may: true, ifDone: [hire()] })],
    designed: true,
  }),
  gadget('media-drone', {
    icon: 'delivery-drone',
    ending: [gain({ good: 'infamy', n: 3, if: completed({ least: 1, how: 'watched' }) })],
    designed: true,
  }),
  gadget('truth-serum', {
    icon: 'syringe',
    conflict: [spy({ on: 'that rival', if: prevailed({}) })],
    designed: true,
  }),
];
