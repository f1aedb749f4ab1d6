import { later, orAnew } from '@masterplan/boards/later';
import { Suspense, useState } from 'react';
import { FilePick } from '../parts/file-pick.tsx';
import { useMessages } from '../text/index.ts';
import type { Wrong } from './read-cards.tsx';

const WrongFile = later(() => import('./read-cards.tsx').then(({ WrongFile }) => WrongFile));

/** Cards of one's own for a table: a file that the game can play with. */
export interface CardFile {
  readonly name: string;
  readonly pack: unknown;
}

interface CardFileProps {
  readonly game: string;
  readonly file: CardFile | undefined;
  readonly onFile: (file: CardFile | undefined) => void;
}

/** Which cards a table is played with: the game's own, or those of a file, which is looked through at once. */
export function CardFileChoice({ game, file, onFile }: CardFileProps) {
  const say = useMessages();
  const [wrong, setWrong] = useState<Wrong>();
  const take = async (chosen: File) => {
    const { readCards } = await orAnew(() => import('./read-cards.tsx'));
    const found = await readCards(game, chosen);
    setWrong('wrong' in found ? found.wrong : undefined);
    onFile('wrong' in found ? undefined : found);
  };
  return (
    <>
      <div>
        <span className="label">{say.front.pack}</span>
        <span className="card-file">
          <FilePick
            label={say.front.packChoose}
            name={`${say.front.packChoose} (${file?.name ?? say.front.packOwn})`}
            className="quiet-button"
            onFile={(chosen) => void take(chosen)}
          >
            {file?.name ?? say.front.packOwn}
          </FilePick>
          {file !== undefined && (
            <button
              type="button"
              className="quiet-button"
              aria-label={say.front.packRemove}
              onClick={() => onFile(undefined)}
            >
              ×
            </button>
          )}
        </span>
      </div>
      <Suspense fallback={null}>{wrong !== undefined && <WrongFile wrong={wrong} />}</Suspense>
    </>
  );
}
