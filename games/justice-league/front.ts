import type { Front } from '@masterplan/boards/front';

/** What the lobby shows of the game. */
export const front: Front = {
  accent: 'cyan',
  minutes: 90,
  words: {
    en: {
      title: 'Justice League Strategy Game',
      short: 'Justice League',
      line: 'Two to four heroes against Darkseid.',
      lead: 'Darkseid hides crises all over the world and lets them ripen. The heroes choose their powers in secret, out loud at most, and he hears every word.',
      blurb: 'He is listening!',
      options: {
        characters: {
          label: 'Characters',
          values: { chosen: 'Everybody wishes for one', chance: 'Left to chance' },
        },
      },
    },
    fr: {
      title: 'Justice League, le jeu de stratégie',
      short: 'Justice League',
      line: 'Deux à quatre héros contre Darkseid.',
      lead: 'Darkseid cache des crises dans le monde entier et les laisse mûrir. Les héros choisissent leurs pouvoirs en secret, se concertent à voix haute, et il entend tout.',
      blurb: 'Il vous écoute !',
      options: {
        characters: {
          label: 'Personnages',
          values: { chosen: 'Chacun fait un vœu', chance: 'Tirés au sort' },
        },
      },
    },
  },
};
