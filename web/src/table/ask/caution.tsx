import { Dialog } from '../../parts/dialog.tsx';
import type { Live } from '../live.ts';

/** Before an answer that may be a slip: what would be left undone, and the two ways on. */
export function CautionDialog({ caution }: Pick<Live, 'caution'>) {
  if (caution === undefined) return null;
  const { title, words, goOn, anyway, send, close } = caution;
  return (
    <Dialog title={title} onClose={close}>
      <div className="dialog-body">
        {words.map((word) => (
          <p key={word} className="news">
            {word}
          </p>
        ))}
      </div>
      <div className="dialog-foot">
        <button
          type="button"
          className="button"
          onClick={() => {
            close();
            send();
          }}
        >
          {anyway}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: in a dialog that was just opened by choosing, the careful way has the focus */}
        <button type="button" className="button is-strong" autoFocus onClick={close}>
          {goOn}
        </button>
      </div>
    </Dialog>
  );
}
