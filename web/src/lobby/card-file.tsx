import { orAnew } from '@masterplan/boards/later';
import type { Fault } from '@masterplan/kernel';
import { limits } from '@masterplan/server/wire';
import { useState } from 'react';
import { playableOf } from '../boards/playable.ts';
import { FilePick } from '../parts/file-pick.tsx';
import { useMessages } from '../text/index.ts';

/** Cards of one's own for a table: a file that the game can play with. */
export interface CardFile {
  readonly name: string;
  readonly pack: unknown;
}

type Wrong = 'not-json' | 'too-large' | { readonly faults: readonly Fault[] };

const mostShown = 3;

async function read(game: string, file: File): Promise<CardFile | { readonly wrong: Wrong }> {
  if (file.size > limits.message - 1024) return { wrong: 'too-large' };
  let pack: unknown;
  try {
    pack = JSON.parse(await file.text());
  } catch {
    return { wrong: 'not-json' };
  }
  const { packs } = await playableOf(game);
  if (packs === undefined) throw new RangeError(`${game} takes no card files`);
  const playing = (await orAnew(packs))(pack);
  return 'faults' in playing ? { wrong: playing } : { name: file.name, pack };
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
    const found = await read(game, chosen);
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
      {wrong !== undefined && <WrongFile wrong={wrong} />}
    </>
  );
}

function WrongFile({ wrong }: { wrong: Wrong }) {
  const say = useMessages();
  const faults = typeof wrong === 'string' ? [] : wrong.faults;
  const more = faults.length - mostShown;
  return (
    <div className="fault" role="alert">
      <p>
        {say.front.packWrong}
        {typeof wrong === 'string' && ` ${say.front.packFaults[wrong]}`}
      </p>
      {faults.slice(0, mostShown).map(({ path, expected }) => (
        <p key={path}>{say.front.packFault(path, expected)}</p>
      ))}
      {more > 0 && <p>{say.front.packMore(more)}</p>}
    </div>
  );
}
