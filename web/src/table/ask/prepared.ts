import type { Blocked, Option } from '@masterplan/kernel';
import type { Mine, WireOption } from '@masterplan/server/wire';
import { useEffect, useMemo, useState } from 'react';
import type { AnyLens, AnyText, GameUi } from '../../boards/playable.ts';

interface Ahead {
  readonly lens: AnyLens;
  readonly text: AnyText;
  readonly names: readonly string[];
  readonly ui: Pick<GameUi, 'prospectsOf'>;
  readonly mine: Mine | undefined;
  /** `now`: the viewer is asked. `ahead`: others are. `never`: the viewer only watches, or nothing is being played. */
  readonly turn: 'now' | 'ahead' | 'never';
  readonly choose: (key: string) => void;
}

/** A prepared move that could not be sent, and the rule that forbids it where one does. */
interface Dropped {
  readonly label: string;
  readonly why: Blocked | undefined;
}

/** The next move, prepared while others think. */
export interface Preparing {
  /** What could be prepared now; empty where nothing can. */
  readonly prospects: readonly WireOption[];
  readonly isOpen: boolean;
  readonly prepared: Option | undefined;
  readonly dropped: Dropped | undefined;
  readonly open: (on: boolean) => void;
  readonly prepare: (option: Option | undefined) => void;
  readonly forgive: () => void;
}

/** An option as it is offered now; where its cards have changed places, one that says the same. */
function offered(
  { lens, text, names }: Ahead,
  options: readonly WireOption[],
  wanted: Option,
): WireOption | undefined {
  const said = text.option(lens, wanted, names);
  return (
    options.find(({ option }) => option === wanted) ??
    options.find(({ option }) => text.option(lens, option, names) === said)
  );
}

/**
 * A move prepared while others choose. When the viewer is asked it is sent if it is still among the options; as soon as it no
 * longer can be, it is dropped, and the page says why.
 */
export function usePrepared(ahead: Ahead): Preparing {
  const { lens, text, names, ui, mine, turn, choose } = ahead;
  const [isOpen, open] = useState(false);
  const [prepared, prepare] = useState<Option>();
  const [dropped, drop] = useState<Dropped>();
  const prospects = useMemo(
    () =>
      (turn === 'ahead' ? ui.prospectsOf(lens) : []).map((option) => ({ option, key: keyOf(lens, option) })),
    [turn, ui, lens],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each position, not for each way of saying it
  useEffect(() => {
    if (prepared === undefined) return;
    const found = offered(ahead, turn === 'now' ? (mine?.options ?? []) : prospects, prepared);
    if (turn === 'ahead' && found !== undefined) return;
    prepare(undefined);
    if (found !== undefined) choose(found.key);
    else if (turn !== 'never')
      drop({
        label: text.option(lens, prepared, names),
        why: mine?.blocked.find(({ option }) => option === prepared),
      });
  }, [lens, turn]);
  return {
    ...{ prospects, isOpen, prepared, dropped, open },
    prepare: (option) => {
      drop(undefined);
      prepare(option);
    },
    forgive: () => drop(undefined),
  };
}

const keyOf = ({ game }: AnyLens, option: Option): string => game.keyOf(option);
