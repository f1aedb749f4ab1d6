import type { AimOf } from '@masterplan/boards/aim';
import type { Tomorrow } from '../rules/board.ts';
import { scoreOf, seatsOf } from '../rules/facts.ts';
import { namedOf, signed } from './read.ts';
import { words } from './words/index.ts';

export const aimOf: AimOf<Tomorrow> = (lens, language) => {
  const { how, brief, clockAt, vp } = words.in(language);
  const { teams } = lens.fields;
  const isBegun = lens.fields.round > 0 && namedOf(lens, 0) !== undefined;
  const standing = Array.from({ length: isBegun ? teams : 0 }, (_, team) => ({
    seats: seatsOf(lens, team),
    words: vp(signed(scoreOf(lens, team))),
  }));
  return { how, brief, standing: [...standing, { seats: [], words: clockAt(lens.fields.clock) }] };
};
