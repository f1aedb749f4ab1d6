import type { AimOf } from '@masterplan/boards/aim';
import type { JusticeLeague } from '../rules/board.ts';
import { heroPoints, isHero, villainPoints } from '../rules/facts.ts';
import { characterOf, seatsOf } from './read.ts';

const words = {
  en: {
    how: 'The side that has 12 VP first wins. The heroes also win if no crisis is left, Darkseid by his secret Ultimate Goal.',
    brief: 'First side to 12 VP. Or: no crisis left; Darkseid’s secret Goal.',
    heroes: (n: number) => `Heroes: ${n} of 12 VP`,
    tyrant: (n: number) => `Darkseid: ${n} of 12 VP`,
  },
  fr: {
    how: 'Le premier camp à 12 PV gagne. Les héros gagnent aussi s’il ne reste aucune crise, Darkseid par son Objectif ultime, secret.',
    brief: '12 PV d’abord ; ou plus de crise, ou l’Objectif de Darkseid.',
    heroes: (n: number) => `Héros : ${n} PV sur 12`,
    tyrant: (n: number) => `Darkseid : ${n} PV sur 12`,
  },
};

export const aimOf: AimOf<JusticeLeague> = (lens, language) => {
  const say = words[language];
  const seats = seatsOf(lens).filter((seat) => characterOf(lens, seat) !== undefined);
  const heroes = seats.filter((seat) => isHero(lens, seat));
  const tyrant = seats.filter((seat) => !isHero(lens, seat));
  return {
    ...{ how: say.how, brief: say.brief },
    standing: [
      { seats: heroes, words: say.heroes(heroPoints(lens)) },
      { seats: tyrant, words: say.tyrant(villainPoints(lens)) },
    ],
  };
};
