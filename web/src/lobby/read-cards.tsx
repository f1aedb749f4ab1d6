import { orAnew } from '@masterplan/boards/later';
import type { Fault } from '@masterplan/kernel';
import { limits } from '@masterplan/server/wire';
import { playableOf } from '../boards/playable.ts';
import { useMessages } from '../text/index.ts';
import type { CardFile } from './card-file.tsx';

/** What is wrong with a file of cards. */
export type Wrong = 'not-json' | 'too-large' | { readonly faults: readonly Fault[] };

const mostShown = 3;

/** Looks a file of cards through. */
export async function readCards(game: string, file: File): Promise<CardFile | { readonly wrong: Wrong }> {
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

export function WrongFile({ wrong }: { wrong: Wrong }) {
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
