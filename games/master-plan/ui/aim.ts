import { type AimOf, forEachSeat } from '@masterplan/boards/aim';
import type { MasterPlan } from '../rules/board.ts';
import { zoneOf } from './read.ts';

const words = {
  en: {
    how: 'To win: be first to own all the Loot of your secret plan, or own the most kinds of Loot after three rounds.',
    brief: 'To win: all the Loot of your plan, or the most kinds in the end.',
    kinds: (n: number) => (n === 1 ? '1 kind' : `${n} kinds`),
  },
  fr: {
    how: 'Pour gagner : réunir le premier tous les Butins de son plan secret ou, après trois manches, avoir le plus de sortes de Butin.',
    brief: 'Tous les Butins de son plan, ou le plus de sortes à la fin.',
    kinds: (n: number) => (n < 2 ? `${n} sorte` : `${n} sortes`),
  },
};

export const aimOf: AimOf<MasterPlan> = (lens, language) => {
  const { how, brief, kinds } = words[language];
  const kindsAt = (seat: number) => new Set(zoneOf(lens, 'stash', seat).map((card) => lens.face(card))).size;
  return { how, brief, standing: forEachSeat(lens.seats, (seat) => kinds(kindsAt(seat))) };
};
