import { orAnew } from '@masterplan/boards/later';
import { useState } from 'react';
import { FilePick } from '../parts/file-pick.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { go } from '../route.ts';
import { useMessages } from '../text/index.ts';
import type { ReelFault } from './reel.ts';

/** Larger files hold no game. */
const mostBytes = 8_000_000;

/** Opens a record from the disk of whoever sits here. It is read by the page and goes nowhere. */
export function OpenFile() {
  const say = useMessages();
  const [fault, setFault] = useState<ReelFault>();
  const read = async (file: File) => {
    const { opened, reelIn } = await orAnew(() => import('./reel.ts'));
    const reel = file.size > mostBytes ? 'not-a-record' : reelIn(await file.text());
    if (typeof reel === 'string') return setFault(reel);
    opened.set(reel);
    go('/replay/file');
  };
  return (
    <div className="open-file">
      <FilePick label={say.reel.open} className="button" onFile={(file) => void read(file)}>
        {say.reel.open}
      </FilePick>
      <Refusal words={fault === undefined ? '' : say.reel.faults[fault]} />
    </div>
  );
}
