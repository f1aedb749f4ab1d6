import type { IconName } from './icon-names.ts';

/** A picture beside words; it says nothing by itself. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
