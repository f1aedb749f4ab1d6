import type { Front } from '@masterplan/boards/front';
import { Cover } from './ui/cover.tsx';

/** What the lobby shows of the game. */
export const front: Front = {
  issue: 4,
  accent: 'green',
  minutes: 120,
  Cover,
  words: {
    en: {
      title: 'Tomorrow Dies Today: Mayhem',
      short: 'Tomorrow Dies Today',
      line: 'Six Rounds to end the world in style.',
      lead: 'General Goodman is hiring. Send your Squads to steal, blackmail and blow things up, while Agents close in and rivals wait on the same tile. Share the loot, or start a fight: he only takes the winning team.',
      blurb: 'Henchmen wanted!',
      options: {
        teams: { label: 'Six play as', values: { 2: 'Two teams of three', 3: 'Three teams of two' } },
        events: { label: 'Global Events', values: { true: 'With', false: 'Without' } },
        henchmen: {
          label: 'Named Henchmen',
          values: { chosen: 'Everybody picks', chance: 'Chance decides' },
        },
      },
      tours: { henchman: 'A Henchman' },
      samples: {
        'tomorrow-dies-today': {
          kind: 'Two teams of two',
          title: 'Deals, brawls, and hardly a point between them',
        },
      },
    },
    fr: {
      title: 'Tomorrow Dies Today : Mayhem',
      short: 'Tomorrow Dies Today',
      line: 'Six manches pour finir le monde en beauté.',
      lead: 'Le général Goodman recrute. Envoyez vos Escouades voler, faire chanter et tout faire sauter, pendant que les Agents approchent et que vos rivaux vous attendent sur la même tuile. Partagez le butin ou déclenchez la bagarre : il ne prendra que l’équipe gagnante.',
      blurb: 'On cherche des Sbires !',
      options: {
        teams: {
          label: 'À six, on forme',
          values: { 2: 'Deux équipes de trois', 3: 'Trois équipes de deux' },
        },
        events: { label: 'Événements mondiaux', values: { true: 'Avec', false: 'Sans' } },
        henchmen: {
          label: 'Sbires nommés',
          values: { chosen: 'Chacun choisit', chance: 'Le hasard décide' },
        },
      },
      tours: { henchman: 'Un Sbire' },
      samples: {
        'tomorrow-dies-today': {
          kind: 'Deux équipes de deux',
          title: 'Des affaires, des bagarres, et à peine un point d’écart',
        },
      },
    },
  },
};
