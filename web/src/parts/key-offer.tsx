import { useStore } from '../store.ts';
import { useDeedMessages } from '../table/people/words.ts';
import type { Connection } from '../wire/connection.ts';
import { CopyLine } from './copy-line.tsx';
import { Dialog } from './dialog.tsx';

/** A link brought a key: asks before this browser becomes its person, and shows the way back where there is one. */
export function KeyOffer({ connection }: { connection: Connection }) {
  const say = useDeedMessages().keyOffer;
  const offered = useStore(connection.offeredKey);
  const { key } = connection;
  if (offered === undefined) return null;
  return (
    <Dialog title={say.title} onClose={() => connection.refuseKey()}>
      <div className="dialog-body move-device">
        <p>{say.lead}</p>
        {key !== undefined && (
          <>
            <p>{say.present}</p>
            <CopyLine line={`${location.origin}/#key=${key}`} />
          </>
        )}
        <button type="button" className="button is-strong" onClick={() => connection.refuseKey()}>
          {key === undefined ? say.anew : say.stay}
        </button>
        <button type="button" className="button" onClick={() => connection.acceptKey()}>
          {say.become}
        </button>
      </div>
    </Dialog>
  );
}
