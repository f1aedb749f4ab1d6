import { changeSaid, type Sentence } from '@masterplan/kernel';
import { isLastOnly, playAgain } from '../rules/verbs/play-again.ts';
import { isCard, type Kind } from './kinds.ts';

/** Sentences as an edition prints them. */
export const saidIn = <T extends Sentence>(edition: unknown, list: readonly T[]): readonly T[] =>
  changeSaid(list, (said) =>
    playAgain.is(said) && isLastOnly(edition, said) ? { ...said, only: 'last' } : said,
  );

/** A kind as an edition prints it. */
export function printedIn(edition: unknown, kind: Kind): Kind {
  if (!isCard(kind)) return kind;
  return { ...kind, says: { ...kind.says, play: saidIn(edition, kind.says.play) } };
}
