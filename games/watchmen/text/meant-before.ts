import { type Sentence, speaks } from '@masterplan/kernel';
import { putIt } from '../rules/verbs/put-it.ts';

const verbs: readonly string[] = [putIt.name, 'draw-it', 'play-them'];

/** Whether sentences, or what hangs on them, speak of a card that others named before them. */
export const speaksOfIt = (list: readonly Sentence[]): boolean => verbs.some((verb) => speaks(list, verb));
