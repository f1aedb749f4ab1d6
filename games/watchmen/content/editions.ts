import { changeSaid, type Sentence } from '@masterplan/kernel';
import { isCard, type Kind } from './kinds.ts';
import type { SentenceOf } from './sentences.ts';

/** Whether the last card alone can be played again; so the French edition has it where Ongoing cards can be too (D-25). */
export const isLastOnly = (edition: unknown, { also, only }: SentenceOf<'play-again'>): boolean =>
  only === 'last' || (edition === 'fr' && also === 'ongoing');

const isPlayAgain = (said: Sentence): said is SentenceOf<'play-again'> => said.do === 'play-again';

/** Sentences as an edition prints them. */
export const saidIn = <T extends Sentence>(edition: unknown, list: readonly T[]): readonly T[] =>
  changeSaid(list, (said) =>
    isPlayAgain(said) && isLastOnly(edition, said) ? { ...said, only: 'last' } : said,
  );

/** A kind as an edition prints it. */
export function printedIn(edition: unknown, kind: Kind): Kind {
  if (!isCard(kind)) return kind;
  return { ...kind, says: { ...kind.says, play: saidIn(edition, kind.says.play) } };
}
