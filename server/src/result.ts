import type { Refusal } from '@masterplan/kernel';
import type { ErrorCode, ErrorFacts, WireError } from '../wire/index.ts';

/** What a request comes to: an answer, or a person's fault as a value. */
export type Result<T> = { readonly ok: T } | { readonly error: WireError };

export const ok = <T>(answer: T): Result<T> => ({ ok: answer });

export const no = (code: ErrorCode, facts?: ErrorFacts): { readonly error: WireError } => ({
  error: facts === undefined ? { code } : { code, facts },
});

/** The answer that says no more than that it was done. */
export type Nothing = Record<string, never>;
export const done: Result<Nothing> = { ok: {} };

/** A refusal of the rules, as it goes to the page. */
export function refused(refusal: Refusal): { readonly error: WireError } {
  if (refusal.code !== 'refused') return no(refusal.code);
  const { option, clause, facts } = refusal;
  return { error: { code: 'refused', blocked: { option, clause, facts } } };
}
