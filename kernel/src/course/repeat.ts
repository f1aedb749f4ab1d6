import { number } from '../state/fields.ts';
import { nth } from '../state/lists.ts';
import type { Shape } from '../state/state.ts';
import { locals } from './locals.ts';
import { alike, beginStep, boundSteps, type Phase, type Step } from './phase.ts';
import type { Table } from './table.ts';

const my = locals({ lap: number() });

/** Repeats the same steps for as long as a condition holds when they begin; `lap` counts from 0. */
export const repeat = <S extends Shape>(
  name: string,
  isOn: (table: Table<S>, lap: number) => boolean,
  ...them: readonly Step<S>[]
): Phase<S> => {
  const bound = boundSteps(them);
  return alike({
    name,
    my,
    steps: them,
    run(table, frame) {
      if (frame.at === them.length) {
        frame.at = 0;
        my.lap.add(frame, 1);
      }
      if (frame.at === 0 && !isOn(table, my.lap.of(frame))) table.done(frame);
      else beginStep(table, frame, nth(bound, frame.at++));
    },
  });
};
