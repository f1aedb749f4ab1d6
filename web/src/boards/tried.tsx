import { Component, type ReactNode } from 'react';

/** Today's board with rules of its past: what it cannot draw once it draws no more, and the game is told otherwise. */
export class Tried extends Component<{ rules: 'today' | 'old'; otherwise: ReactNode; children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** With rules of its own a board does not break: that would be our fault, and is not to be hidden. */
  override componentDidCatch(fault: unknown): void {
    if (this.props.rules === 'today') throw fault;
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.otherwise : this.props.children;
  }
}
