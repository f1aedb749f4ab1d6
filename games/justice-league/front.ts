import type { Front } from '@masterplan/boards/front';
import { Cover } from './ui/cover.tsx';

/** What the lobby shows of the game. */
export const front: Front = {
  issue: 3,
  accent: 'cyan',
  minutes: 75,
  Cover,
  words: {
    en: {
      title: 'Justice League Strategy Game',
      short: 'Justice League',
      line: 'Four heroes. Twelve places. One dark god.',
      lead: 'Darkseid has hidden his crises in the places of the world. Seal a power, fly there, and risk all you have on one die. One of you plays him, and he hears every word.',
      blurb: 'He hears you!',
      options: {
        characters: { label: 'Characters', values: { chosen: 'Everybody picks', chance: 'Chance decides' } },
      },
      tours: { hero: 'A hero', darkseid: 'Darkseid' },
      samples: { 'justice-league': { kind: 'Four heroes', title: 'Saved, and Darkseid was nearly there' } },
    },
    fr: {
      title: 'Justice League, le jeu de stratégie',
      short: 'Justice League',
      line: 'Quatre héros. Douze lieux. Un dieu obscur.',
      lead: 'Darkseid a caché ses crises aux quatre coins du monde. Scellez un pouvoir, volez sur place et jouez votre va-tout sur un dé. L’un de vous l’incarne, et il entend tout ce qui se dit.',
      blurb: 'Il vous entend !',
      options: {
        characters: {
          label: 'Personnages',
          values: { chosen: 'Chacun choisit', chance: 'Le hasard décide' },
        },
      },
      tours: { hero: 'Un héros', darkseid: 'Darkseid' },
      samples: {
        'justice-league': { kind: 'Quatre héros', title: 'Sauvés, et Darkseid y était presque' },
      },
    },
  },
};
