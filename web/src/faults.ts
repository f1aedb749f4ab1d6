import { orAnew } from '@masterplan/boards/later';
import type { Language } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import { use } from 'react';
import { settings } from './settings.ts';
import { useStore } from './store.ts';
import type { refusals as english } from './text/refusals.en.ts';
import { Refused } from './wire/connection.ts';

type Refusals = typeof english;

const loaders: Readonly<Record<Language, () => Promise<Refusals>>> = {
  en: () => import('./text/refusals.en.ts').then(({ refusals }) => refusals),
  fr: () => import('./text/refusals.fr.ts').then(({ refusals }) => unbrokenThroughout(refusals)),
};

const loading = new Map<Language, Promise<Refusals>>();

/** How the server's refusals are worded: loaded with the first of them, when the server has just been heard. */
function refusalsIn(language: Language): Promise<Refusals> {
  const known = loading.get(language) ?? orAnew(loaders[language]);
  loading.set(language, known);
  return known;
}

function worded(reason: unknown, refusals: Refusals): string {
  if (!(reason instanceof Refused)) throw reason;
  const { code, facts = {} } = reason.error;
  return refusals[code](facts);
}

/** What went wrong, in words. A fault of ours is thrown on. */
export async function faultText(reason: unknown): Promise<string> {
  if (!(reason instanceof Refused)) throw reason;
  return worded(reason, await refusalsIn(settings.value.language));
}

/** The same where it is shown. Waits in a Suspense. */
export const useFaultText = (reason: unknown): string =>
  worded(reason, use(refusalsIn(useStore(settings).language)));
