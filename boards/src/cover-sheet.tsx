import type { ReactNode } from 'react';

interface CoverSheetProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The sheet that a game's cover is drawn on: 310 wide and 420 high, cut off below where there is less room. */
export function CoverSheet({ title, children }: CoverSheetProps) {
  return (
    <svg
      className="cover"
      viewBox="0 0 310 420"
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-label={title}
    >
      {children}
    </svg>
  );
}
