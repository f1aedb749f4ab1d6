import type { ReactNode } from 'react';
import { Rescue } from '../parts/rescue.tsx';

interface TriedProps {
  readonly rules: 'today' | 'old';
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** With rules of its own a board does not break: that would be our fault, and is not to be hidden. */
const notToBeHidden = (fault: unknown): void => {
  throw fault;
};
const toBeExpected = (): void => undefined;

/** Today's board with rules of its past: what it cannot draw once it draws no more, and the game is told otherwise. */
export const Tried = ({ rules, ...rest }: TriedProps) => (
  <Rescue {...rest} caught={rules === 'today' ? notToBeHidden : toBeExpected} />
);
