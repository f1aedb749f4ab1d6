import { useSyncExternalStore } from 'react';

let slots: readonly number[] = [];
const heard = new Set<() => void>();

/** Shows on the War Map what some of the viewer's own Squads could do together; none of them with an empty list. */
export function point(to: readonly number[]): void {
  slots = to;
  for (const hear of heard) hear();
}

/** The own Squads that the viewer looks at. The tray points, the War Map shows. */
export const usePointed = (): readonly number[] =>
  useSyncExternalStore(
    (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
    () => slots,
  );
