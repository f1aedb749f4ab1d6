import type { Language } from '@masterplan/kernel';
import { keep, kept } from './keeping.ts';
import { Store } from './store.ts';

/** How a person wants their pages. */
export interface Settings {
  readonly language: Language;
  readonly edition: 'day' | 'night';
  /** 1 to 1.3. */
  readonly textSize: number;
  readonly sound: boolean;
}

export const textSizes = [1, 1.1, 1.2, 1.3] as const;

function firstSettings(): Settings {
  const language = kept('language') ?? navigator.language.slice(0, 2);
  const night = kept('edition') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');
  const size = Number(kept('text-size') ?? 1);
  return {
    language: language === 'fr' ? 'fr' : 'en',
    edition: night === 'night' ? 'night' : 'day',
    textSize: textSizes.find((each) => each === size) ?? 1,
    sound: kept('sound') !== 'off',
  };
}

export const settings = new Store<Settings>(firstSettings());

/** Changes some settings, now and for the next visit. */
export function change(some: Partial<Settings>): void {
  const next = { ...settings.value, ...some };
  settings.set(next);
  keep('language', next.language);
  keep('edition', next.edition);
  keep('text-size', String(next.textSize));
  keep('sound', next.sound ? 'on' : 'off');
}

/** Puts the settings onto the document: language, edition, text size. */
export function dress({ language, edition, textSize }: Settings): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dataset.edition = edition;
  root.style.setProperty('--text-size', String(textSize));
}
