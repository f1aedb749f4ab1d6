import { Component, type ReactNode } from 'react';

interface RescueProps {
  /** What is shown instead of what broke. */
  readonly otherwise: ReactNode;
  /** Hears of the fault; where it throws, what stands around this breaks too. */
  readonly caught: (fault: unknown) => void;
  readonly children: ReactNode;
}

/** A part that may break without taking everything around it along. */
export class Rescue extends Component<RescueProps> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(fault: unknown): void {
    this.props.caught(fault);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.otherwise : this.props.children;
  }
}
