import type { Blockade, BoardProps, Entry } from './props.ts';
import { type Targets, targetsOf } from './read.ts';

/** What every part of the board is drawn from. */
export type PartProps = BoardProps & {
  readonly targets: Targets<Entry>;
  readonly noes: Targets<Blockade>;
};

export const partsOf = (props: BoardProps): PartProps => ({
  ...props,
  targets: targetsOf(props.lens, props.entries),
  noes: targetsOf(props.lens, props.blocked ?? []),
});
