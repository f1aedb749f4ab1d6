import type { Print, TableInfo } from '@masterplan/server/wire';
import { useMemo } from 'react';
import { type AnyGame, type AnyKind, usePlayable } from './playable.ts';

/** Beyond every number a pack's kind could have. */
const strangers = 10_000;

/**
 * A game with a pack, as far as a viewer knows the pack: each kind whose face they have seen at its number, nothing at the
 * others. A kind that is only spoken of (a plan asks for it) has its id for a name. Enough to look at a table, never to play.
 */
function gameKnown(game: AnyGame, prints: Readonly<Record<number, Print>>): AnyGame {
  const kinds: AnyKind[] = [];
  const numbers = new Map<string, number>();
  const place = (kind: AnyKind, no: number): number => {
    kinds[no] = kind;
    numbers.set(kind.id, no);
    return no;
  };
  for (const [no, { kind }] of Object.entries(prints)) place(kind, Number(no));
  return {
    ...game,
    kinds,
    kindNo: (id) => numbers.get(id) ?? place({ id }, strangers + numbers.size),
  };
}

/** The game of a table as its viewer can know it. */
export function useTableGame(
  { game: id, pack, rulesAt }: Pick<TableInfo, 'game' | 'pack' | 'rulesAt'>,
  prints: Readonly<Record<number, Print>>,
): AnyGame {
  const { game } = usePlayable(id, rulesAt);
  return useMemo(() => (pack === true ? gameKnown(game, prints) : game), [game, pack, prints]);
}
