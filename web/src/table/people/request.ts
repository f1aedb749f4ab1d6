import { useCallback, useState } from 'react';
import { faultText } from '../../faults.ts';

/** Runs requests of the person; `fault` says in words why the last one was refused. */
export function useRequest(): { fault: string; isBusy: boolean; run: (ask: () => Promise<unknown>) => void } {
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = useCallback((ask: () => Promise<unknown>) => {
    setBusy(true);
    ask()
      .then(
        () => setFault(''),
        async (reason: unknown) => setFault(await faultText(reason)),
      )
      .finally(() => setBusy(false));
  }, []);
  return { fault, isBusy, run };
}
