import { type GameRecord, isRecord, type Review } from '@masterplan/kernel';
import { inSpread, type Looked } from './looking.ts';

/** What the worker is asked to look back at. */
export interface ToReview {
  readonly record: GameRecord;
  /** Where its rules are, if they are not the page's. */
  readonly rulesAt?: string | undefined;
}

/** Rules with all that they do, and the bots that look back: loaded here and nowhere else on the page. */
const programs = import.meta.glob('../../../games/*/program.ts', { import: 'shelved' });

async function programFor({ record, rulesAt }: ToReview): Promise<unknown> {
  if (rulesAt === undefined) return programs[`../../../games/${record.game}/program.ts`]?.();
  if (!/^\/rules\/[0-9a-f]{64}\.mjs$/.test(rulesAt)) return undefined;
  const program: unknown = await import(/* @vite-ignore */ rulesAt);
  return isRecord(program) ? program.shelved : undefined;
}

/** A rules program that can look back; older ones cannot. */
const canReview = (
  shelved: unknown,
): shelved is { readonly review: (record: GameRecord) => Review | undefined } =>
  isRecord(shelved) && typeof shelved.review === 'function';

const tell = (looked: Looked): void => postMessage(looked);

async function look(asked: ToReview): Promise<void> {
  const shelved = await programFor(asked);
  const review = canReview(shelved) ? shelved.review(asked.record) : undefined;
  if (review === undefined) return tell({ of: 0, done: 0 });
  const of = review.decisions;
  tell({ of, done: 0 });
  for (const [done, no] of inSpread(of).entries()) {
    const found = review.look(no);
    tell(found === undefined ? { of, done: done + 1 } : { of, done: done + 1, found });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToReview>) => void look(data));
