import {
  ACCEPT,
  ACCEPT_WORD,
  DECLINE_WORD,
  type Frame,
  locals,
  NOT_ANY,
  number,
  type Sentence,
} from '@masterplan/kernel';
import { type Reader, zones } from './board.ts';
import { isConfrontHere } from './boost.ts';
import { boostOf, confronting, isFor } from './confronting.ts';
import { phase } from './kit.ts';
import { isTeamworkForbidden } from './lasting.ts';
import { DOES, holdBack, numberOf, powers } from './powers.ts';
import { heroesOf, isDown, placeOf, powerOf } from './questions.ts';

/** A hero can wait before he has tried anything, where a whole sentence of his power waits with him. */
export const mayWait = (reader: Reader, frame: Frame, seat: number): boolean =>
  seat === confronting.holder.of(frame) &&
  confronting.tried.of(frame, seat) === 0 &&
  frame.part === DOES &&
  boostOf(reader, frame, seat).where === undefined &&
  !isTeamworkForbidden(reader, placeOf(reader, seat));

/** Heroes whose powers to confront what is confronted are still to come, and who have not declined. */
export function partnersToCome(reader: Reader, frame: Frame, seat: number): number[] {
  return heroesOf(reader).filter(
    (other) =>
      other !== seat &&
      ((confronting.refused.of(frame) >> other) & 1) === 0 &&
      !isDown(reader, other) &&
      confrontingPower(reader, frame, other) !== undefined,
  );
}

/** The first power of a hero still to come that lets him take part in a confrontation. */
function confrontingPower(reader: Reader, frame: Frame, seat: number): number | undefined {
  const now = powers.now(reader.stack);
  const target = confronting.target.of(frame);
  const joins = (said: Sentence) => isConfrontHere(said) && isFor(reader, said, target);
  return reader
    .zone(zones.laid(seat))
    .find((card) => numberOf(reader, card) >= now && powerOf(reader, card).does.some(joins));
}

const asking = locals({ by: number(NOT_ANY) });

/** A hero would hold back for another, who must agree; silence is no (JL-A65). */
export const consent = phase({
  name: 'consent',
  window: 'waiting',
  my: asking,
  silence: 'decline',
  proposer: (frame) => asking.by.of(frame),
  run: (table, frame) => table.ask(frame.you),
  choices(_lens, _seat, _frame, offers) {
    offers.yes(ACCEPT_WORD);
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    const holding = table.sender;
    table.done(frame);
    const card = holding === undefined ? undefined : confrontingPower(table, holding, seat);
    if (holding === undefined || card === undefined) return;
    if (option === ACCEPT) {
      table.tell('holds back', asking.by.of(frame), [holding.self], seat);
      holdBack(table, holding.self, confronting.line.of(holding), numberOf(table, card));
    } else {
      confronting.refused.set(holding, confronting.refused.of(holding) | (1 << seat));
    }
  },
});

/** Who would hold back. */
export const askedBy = (frame: Frame): number => asking.by.of(frame);
