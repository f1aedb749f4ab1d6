import { limits } from '@masterplan/server/wire';
import { useState } from 'react';
import { faultText } from '../faults.ts';
import { change, settings, textSizes } from '../settings.ts';
import { useStore } from '../store.ts';
import { useDeedMessages } from '../table/people/words.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { CopyLine } from './copy-line.tsx';
import { Dialog } from './dialog.tsx';
import { textIn } from './form.ts';
import { Link } from './link.tsx';
import { PaceField } from './pace-field.tsx';
import { QrCode } from './qr.tsx';
import { linksTo } from './reach.ts';
import { Refusal } from './refusal.tsx';
import { Saved } from './saved.tsx';

/** Name, which is saved; text size, sound and pace, which hold at once; and the key that moves to another device. */
export function SettingsDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const say = useMessages();
  const me = useStore(connection.me);
  const [fault, setFault] = useState('');
  const [isSaved, setSaved] = useState(false);
  const rename = async (name: string) => {
    try {
      const answer = await connection.request('me', { name });
      if (me !== undefined) connection.me.set({ ...me, ...answer });
      setFault('');
      setSaved(true);
    } catch (reason) {
      setSaved(false);
      setFault(await faultText(reason));
    }
  };
  return (
    <Dialog title={say.settings} onClose={onClose}>
      <div className="dialog-body">
        <form action={(form) => rename(textIn(form, 'name'))}>
          <label className="label" htmlFor="your-name">
            {say.yourName}
          </label>
          <p className="saving">
            <input
              className="input"
              id="your-name"
              name="name"
              key={me?.name}
              defaultValue={me?.name}
              maxLength={limits.name}
              required
              onChange={() => setSaved(false)}
            />
            <button type="submit" className="button is-strong">
              {say.saveName}
            </button>
            <Saved isSaved={isSaved} />
          </p>
        </form>
        <Refusal words={fault} />
        <div className="fields">
          <TextSize />
          <Sound />
          <PaceField />
        </div>
        <Link className="button" to="/kept">
          {say.kept}
        </Link>
        <MoveDevice connection={connection} />
      </div>
    </Dialog>
  );
}

function Sound() {
  const say = useMessages();
  const { sound } = useStore(settings);
  return (
    <label>
      <span className="label">{say.sound}</span>
      <input type="checkbox" className="check" checked={sound} onChange={() => change({ sound: !sound })} />
    </label>
  );
}

function TextSize() {
  const say = useMessages();
  const { textSize } = useStore(settings);
  return (
    <div>
      <span className="label">{say.textSize}</span>
      <fieldset className="segment" aria-label={say.textSize}>
        {textSizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={size === textSize}
            onClick={() => change({ textSize: size })}
          >
            {say.percent(Math.round(size * 100))}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function MoveDevice({ connection }: { connection: Connection }) {
  const say = useDeedMessages();
  const [isShown, setShown] = useState(false);
  const me = useStore(connection.me);
  const path = `/#key=${connection.key ?? ''}`;
  const links = linksTo(path, me?.reach ?? { addresses: [] });
  const [first] = links;
  return (
    <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary className="label">{say.moveDevice}</summary>
      {isShown && (
        <div className="move-device">
          <p>{first === undefined ? say.moveLocal : say.moveLead}</p>
          {first !== undefined && <QrCode text={first} label={say.moveDevice} />}
          {(first === undefined ? [location.origin + path] : links).map((link) => (
            <CopyLine key={link} line={link} />
          ))}
          <p>{say.newKeyLead}</p>
          <button
            type="button"
            className="button"
            onClick={() => void connection.replaceKey().then(() => setShown(false))}
          >
            {say.newKey}
          </button>
        </div>
      )}
    </details>
  );
}
