import { useCallback, useState } from 'react';
import { faultText } from '../../faults.ts';
import { useMessages } from '../../text/index.ts';

/** Runs requests of the person; `fault` says in words why the last one was refused. */
export function useRequest(): { fault: string; isBusy: boolean; run: (ask: () => Promise<unknown>) => void } {
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const say = useMessages();
  const run = useCallback(
    (ask: () => Promise<unknown>) => {
      setBusy(true);
      ask()
        .then(
          () => setFault(''),
          (reason: unknown) => setFault(faultText(reason, say)),
        )
        .finally(() => setBusy(false));
    },
    [say],
  );
  return { fault, isBusy, run };
}
