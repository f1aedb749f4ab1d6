import { useState } from 'react';
import { faultText } from '../faults.ts';
import { go } from '../route.ts';
import { useMessages } from '../text/index.ts';

/** A request that leads somewhere, and what to show when it does not. */
export function useLeading(): [fault: string, lead: (ask: () => Promise<string>) => void, isBusy: boolean] {
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const lead = (ask: () => Promise<string>) => {
    setBusy(true);
    ask()
      .then(go, async (reason: unknown) => setFault(await faultText(reason)))
      .finally(() => setBusy(false));
  };
  return [fault, lead, isBusy];
}

export function SeatCount({
  counts,
  value,
  onChange,
}: {
  counts: readonly number[];
  value: number;
  onChange: (n: number) => void;
}) {
  const say = useMessages();
  return (
    <fieldset className="segment" aria-label={say.opponents}>
      {counts.map((n) => (
        <button key={n} type="button" aria-pressed={n === value} onClick={() => onChange(n)}>
          {n}
        </button>
      ))}
    </fieldset>
  );
}
