import { lazy, Suspense, useState } from 'react';
import { change, settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Icon } from './icon.tsx';

const SettingsDialog = lazy(() =>
  import('./settings-dialog.tsx').then(({ SettingsDialog }) => ({ default: SettingsDialog })),
);

/** Language, edition and settings: on every page, at the top. */
export function TopTools({ connection }: { connection: Connection }) {
  const say = useMessages();
  const { language, edition } = useStore(settings);
  const me = useStore(connection.me);
  const [isOpen, setOpen] = useState(false);
  const other = edition === 'day' ? 'night' : 'day';
  return (
    <div className="tick-tools">
      <fieldset className="segment" aria-label="Language · Langue">
        {(['en', 'fr'] as const).map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            onClick={() => change({ language: each })}
          >
            {each}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="button"
        aria-label={say.edition[other]}
        onClick={() => change({ edition: other })}
      >
        <Icon name={other === 'night' ? 'moon' : 'sun'} />
      </button>
      <button
        type="button"
        className="button name-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="settings-knobs" />
        <span>{me === undefined || me.name === '' ? say.settings : me.name}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SettingsDialog connection={connection} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
