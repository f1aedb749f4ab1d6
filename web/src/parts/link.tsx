import type { ReactNode } from 'react';
import { go } from '../route.ts';

/** A link within the page. */
export const Link = ({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) => (
  <a
    href={to}
    className={className}
    onClick={(click) => {
      if (click.metaKey || click.ctrlKey || click.shiftKey || click.button !== 0) return;
      click.preventDefault();
      go(to);
    }}
  >
    {children}
  </a>
);
