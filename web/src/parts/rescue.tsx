import { Component, type ReactNode } from 'react';

/** What is shown in place of a page that broke. The fault is ours: it is reported as if nobody had caught it. */
export class Rescue extends Component<{ otherwise: ReactNode; children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(fault: unknown): void {
    reportError(fault);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.otherwise : this.props.children;
  }
}
