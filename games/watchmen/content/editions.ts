import { isCard, type Kind } from './kinds.ts';
import type { Sentence, SentenceOf } from './sentences.ts';

/** Whether the last card alone can be played again; so the French edition has it where Ongoing cards can be too (D-25). */
export const isLastOnly = (edition: unknown, { also, only }: SentenceOf<'play-again'>): boolean =>
  only === 'last' || (edition === 'fr' && also === 'ongoing');

const saidIn = (edition: unknown, said: Sentence): Sentence =>
  said.do === 'play-again' && isLastOnly(edition, said) ? { ...said, only: 'last' } : said;

/** A kind as an edition prints it. */
export function printedIn(edition: unknown, kind: Kind): Kind {
  if (!isCard(kind)) return kind;
  return { ...kind, says: { ...kind.says, play: kind.says.play.map((said) => saidIn(edition, said)) } };
}
