import { firstOf, nth, oneOf, secondOf, type Table } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { de } from '../../text/fr/de.ts';
import { a, another, clause, the } from '../../text/words.ts';
import {
  agencyAt,
  isBase,
  isHeadquarters,
  PHASES,
  type Reader,
  RING,
  RING_OF,
  type Tomorrow,
} from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { rivalsOf } from '../order.ts';
import { statusAt, tileAt, tiled } from '../questions.ts';

export const moveMarker = word('redirect {seat} to {place}', {
  en: ({ seat, place }) => `Move ${seat}’s marker to ${place}`,
  fr: ({ seat, place }) => `Déplacer le marqueur ${de(seat)} : ${place}`,
});

const redirected = line('redirected', ['rival'], {
  en: ({ who, rival, cards }) => `${who} moves a marker: ${rival} is bound for ${cards[0] ?? ''} now.`,
  fr: ({ who, rival, cards }) => `${who} déplace un marqueur : ${rival} vise désormais ${cards[0] ?? ''}.`,
});

/** The marker of this Phase moves: yours to any tile that is open, or a rival's to the tile next to it on the ring (TD-15.8, TD-C12). */
export const redirect = verb(
  'redirect',
  { whose: oneOf('yours', 'a rival’s') },
  {
    brings: [moveMarker, redirected],
    choices(lens, seat, _frame, offers, { whose }) {
      for (const owner of whose === 'yours' ? [seat] : rivalsOf(lens, seat)) {
        const goal = lens.fields.goals[goalAt(lens, owner)] ?? -1;
        if (goal < 0) continue;
        for (const place of whose === 'yours' ? tiled(lens) : besides(goal))
          if (place !== goal && isOpen(lens, place)) offers.yes(moveMarker.no, owner, place);
      }
    },
    run: (table, _frame, _said, seat, option) => move(table, seat, firstOf(option), secondOf(option)),
    say: ({ whose }) =>
      whose === 'yours'
        ? clause('move', you, the('marker', { of: you, adjectives: ['of-this-phase'] }), {
            to: another('tile'),
          })
        : clause('move', you, the('marker', { of: a('rival'), adjectives: ['of-this-phase'] }), {
            to: a('tile', { adjectives: ['next-to-it'] }),
          }),
  },
);

const goalAt = ({ fields }: Reader, seat: number): number => seat * PHASES + fields.phase - 1;
const isOpen = (reader: Reader, place: number): boolean =>
  ['active', 'completed'].includes(statusAt(reader, place));

/** Both places next to one on its ring; a headquarters or Base Tile has none. */
function besides(place: number): number[] {
  if (isBase(place) || isHeadquarters(place)) return [];
  const start = RING_OF[agencyAt(place)];
  return [1, RING - 1].map((step) => start + ((place - start + step) % RING));
}

function move(table: Table<Tomorrow>, seat: number, owner: number, place: number): void {
  table.fields.goals[goalAt(table, owner)] = place;
  table.tell(redirected, seat, [nth([tileAt(table, place) ?? 0], 0)], owner);
}
