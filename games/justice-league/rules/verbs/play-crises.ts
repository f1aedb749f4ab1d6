import { NOT_ANY, oneOf, optional, whole } from '@masterplan/kernel';
import { again, forEach, may, type Phrase, you } from '@masterplan/kernel/words';
import {
  a,
  allNearOf,
  anyNumberOf,
  clause,
  eachInTheGame,
  energyOf,
  nearOf,
  thisOne,
  upTo,
} from '../../text/words.ts';
import { bindings, REGIONS } from '../board.ts';
import { placing } from '../crises.ts';
import { verb } from '../kit.ts';
import { omega } from '../questions.ts';

/** Darkseid plays hidden crises and pays for them together (JL-16.1 to JL-16.6, JL-A85). */
export const playCrises = verb(
  'play-crises',
  {
    most: oneOf<1 | 2 | 3 | 'heroes' | 'any'>(1, 2, 3, 'heroes', 'any'),
    where: oneOf('anywhere', 'near', 'there'),
    less: optional(whole(1, 2)),
  },
  {
    optional: true,
    run(table, frame, { most, where, less = 0 }) {
      table.push(placing, frame.you, {
        budget: table.fields.energy,
        most: most === 'any' ? REGIONS : most === 'heroes' ? omega(table) : most,
        less,
        where: where === 'near' ? 'near Darkseid' : where === 'there' ? 'one region' : 'anywhere',
        region: where === 'there' ? bindings.place.of(frame) : NOT_ANY,
      });
    },
    say({ most, where, less }) {
      if (most === 'heroes') return forEach(eachInTheGame, may(clause('play', you, crisesMeant(1, where))));
      const played = may(clause('play', you, crisesMeant(most, where)));
      return less === undefined
        ? played
        : [played, clause('cost', again('them'), energyOf(less), { how: 'less-each' })];
    },
  },
);

function crisesMeant(most: 1 | 2 | 3 | 'any', where: 'anywhere' | 'near' | 'there'): Phrase {
  const places =
    where === 'near'
      ? { in: most === 1 ? nearOf() : allNearOf() }
      : where === 'there'
        ? { in: thisOne('region') }
        : {};
  if (most === 'any') return anyNumberOf('crisis', { ...places, as: 'them' });
  return most === 1 ? a('crisis', places) : upTo(most, 'crisis', places);
}
