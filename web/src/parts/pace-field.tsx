import { ownPaces } from '../own-pace.ts';
import { change, settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import { Choice } from './choice.tsx';

/** How fast the others' moves are shown to this person; it holds at once. */
export function PaceField() {
  const { pacing } = useMessages();
  const { pace } = useStore(settings);
  return (
    <Choice
      label={pacing.label}
      names={ownPaces}
      words={pacing.paces}
      value={pace}
      onChange={(next) => change({ pace: next })}
    />
  );
}
