import type { Front } from '@masterplan/boards/front';
import { Cover } from './ui/cover.tsx';

/** What the lobby shows of the game. */
export const front: Front = {
  issue: 1,
  accent: 'magenta',
  minutes: 30,
  Cover,
  words: {
    en: {
      title: 'All Part of the Master Plan',
      short: 'Master Plan',
      line: 'Bluff, bait and battle for loot.',
      lead: 'You are a Mastermind nobody has ever seen. Send Heroes and Villains to the same street corners, let them knock each other out, and carry off what your secret plan needs.',
      blurb: 'Trust no one!',
      tours: { 'first-round': 'Master Plan' },
      samples: { 'master-plan': { kind: 'Master Plan', title: 'Fourteen changes of lead, one winner' } },
    },
    fr: {
      title: 'Tout fait partie du Grand Plan',
      short: 'Grand Plan',
      line: 'Bluffer, appâter, se battre pour le butin.',
      lead: 'Vous êtes un Cerveau que nul n’a jamais vu. Envoyez Héros et Vilains aux mêmes coins de rue, laissez-les s’assommer, et emportez ce que réclame votre plan secret.',
      blurb: 'Méfiez-vous !',
      tours: { 'first-round': 'Grand Plan' },
      samples: {
        'master-plan': { kind: 'Grand Plan', title: 'Quatorze changements en tête, un seul gagnant' },
      },
    },
  },
};
