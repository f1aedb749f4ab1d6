import type { Language } from '@masterplan/kernel';
import { errorTexts } from '@masterplan/server/wire';
import { Refused } from './wire/connection.ts';

/** What went wrong, in words. A fault of ours is thrown on. */
export function faultText(reason: unknown, language: Language): string {
  if (!(reason instanceof Refused)) throw reason;
  const { code, facts = {} } = reason.error;
  return errorTexts[language][code](facts);
}
