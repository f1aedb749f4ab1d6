import type { AimOf } from '@masterplan/boards/aim';
import type { Tomorrow } from '../rules/board.ts';
import { scoreOf, seatsOf } from '../rules/facts.ts';
import { namedOf } from './read.ts';

/** With a true minus sign, which does not break from its number. */
const signed = (n: number): string => String(n).replace('-', '\u2212');

const words = {
  en: {
    how: 'To win: the most VP as a team when the Doomsday Clock is at 0.',
    brief: 'To win: the most VP as a team when the Clock is at 0.',
    points: (n: number) => `${signed(n)} VP`,
    clock: (n: number) => `Clock at ${n}`,
  },
  fr: {
    how: 'Pour gagner : avoir avec son équipe le plus de PV quand l’horloge de l’Apocalypse est à 0.',
    brief: 'Le plus de PV en équipe quand l’horloge est à 0.',
    points: (n: number) => `${signed(n)} PV`,
    clock: (n: number) => `Horloge à ${n}`,
  },
};

export const aimOf: AimOf<Tomorrow> = (lens, language) => {
  const { how, brief, points, clock } = words[language];
  const { teams } = lens.fields;
  const isBegun = lens.fields.round > 0 && namedOf(lens, 0) !== undefined;
  const standing = Array.from({ length: isBegun ? teams : 0 }, (_, team) => ({
    seats: seatsOf(lens, team),
    words: points(scoreOf(lens, team)),
  }));
  return { how, brief, standing: [...standing, { seats: [], words: clock(lens.fields.clock) }] };
};
