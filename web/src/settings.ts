import type { Language } from '@masterplan/kernel';
import type { PersonSettings } from '@masterplan/server/wire';
import { keep, kept } from './keeping.ts';
import { type OwnPace, ownPaces } from './own-pace.ts';
import { Store } from './store.ts';

/** How a person wants their pages. */
export interface Settings {
  readonly language: Language;
  readonly edition: 'day' | 'night';
  /** 1 to 1.3. */
  readonly textSize: number;
  readonly sound: boolean;
  /** How fast the others' moves are shown. */
  readonly pace: OwnPace;
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
    pace: ownPaces.find((each) => each === kept('pace')) ?? 'usual',
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
  keep('pace', next.pace);
}

/** Whether the person ever chose: until then the browser's own language and edition count. */
export const isChosen = (): boolean => kept('language') !== undefined;

/** The settings that are kept with a person's key, over those of this page; whatever is no setting of a page changes nothing. */
export function settingsWith(
  base: Settings,
  { language, edition, textSize, sound, pace }: PersonSettings,
): Settings {
  return {
    language: language === 'fr' || language === 'en' ? language : base.language,
    edition: edition === 'day' || edition === 'night' ? edition : base.edition,
    textSize: textSizes.find((each) => each === textSize) ?? base.textSize,
    sound: typeof sound === 'boolean' ? sound : base.sound,
    pace: ownPaces.find((each) => each === pace) ?? base.pace,
  };
}

/** Puts the settings onto the document: language, edition, text size. */
export function dress({ language, edition, textSize }: Settings): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dataset.edition = edition;
  root.style.setProperty('--text-size', String(textSize));
}
