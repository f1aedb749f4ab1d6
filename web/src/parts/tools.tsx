import { later } from '@masterplan/boards/later';
import { languages } from '@masterplan/kernel';
import { Suspense, useState } from 'react';
import { change, settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Icon } from './icon.tsx';

const SettingsDialog = later(() =>
  import('./settings-dialog.tsx').then(({ SettingsDialog }) => SettingsDialog),
);

/** Language, edition and settings: on every page, at the top. */
export function TopTools({ connection }: { connection: Connection }) {
  const say = useMessages();
  const { edition } = useStore(settings);
  const me = useStore(connection.me);
  const [isOpen, setOpen] = useState(false);
  const other = edition === 'day' ? 'night' : 'day';
  return (
    <div className="tick-tools">
      <Languages />
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

function Languages() {
  const { language } = useStore(settings);
  return (
    <fieldset className="segment" aria-label="Language · Langue">
      {languages.map((each) => (
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
  );
}
