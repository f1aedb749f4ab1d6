import { change, isChosen, type Settings, settings, settingsWith } from '../settings.ts';
import type { Connection } from './connection.ts';

const isSame = (a: Settings, b: Settings): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps the person's settings with their key. A page takes over what is kept there whenever its line opens, unless something was
 * changed here that the server has not heard of yet; and it sends whatever the person changes.
 */
export function shareSettings(connection: Connection): void {
  let shared = settings.value;
  const send = () => {
    const { value } = settings;
    connection.request('me', { settings: { ...value } }).then(
      () => {
        shared = value;
      },
      () => undefined,
    );
  };
  const sendChanged = () => {
    if (!isSame(settings.value, shared)) send();
  };
  settings.subscribe(sendChanged);
  connection.onOpen(() => {
    const kept = connection.me.value?.settings ?? {};
    if (!isSame(settings.value, shared)) return send();
    if (Object.keys(kept).length === 0) return isChosen() ? send() : undefined;
    shared = settingsWith(shared, kept);
    if (!isSame(settings.value, shared)) change(shared);
  });
}
