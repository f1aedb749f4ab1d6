import { type Frame, NOT_ANY } from '@masterplan/kernel';
import { bindings, type Reader } from '../board.ts';
import { placeOf } from '../questions.ts';

/** "Here": the region of the crisis that speaks, or where whoever acts is. */
export function hereOf(reader: Reader, frame: Frame): number {
  const place = bindings.place.of(frame);
  return place === NOT_ANY ? placeOf(reader, frame.you) : place;
}
