import type { BoardProps } from '../../boards/playable.ts';

/** The zones that the game names, so that one can point at them. */
export function placesOn({ lens, text }: BoardProps): { no: number; name: string }[] {
  if (text.zone === undefined) return [];
  const zones = Array.from({ length: lens.game.layout.count(lens.seats) }, (_, zone) => zone);
  return zones.flatMap((no) => {
    const name = text.zone?.(lens, no);
    return name === undefined ? [] : [{ no, name }];
  });
}
