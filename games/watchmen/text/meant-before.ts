import { type Sentence, speaks } from '@masterplan/kernel';

const verbs = ['put-it', 'draw-it', 'play-them'];

/** Whether sentences, or what hangs on them, speak of a card that others named before them. */
export const speaksOfIt = (list: readonly Sentence[]): boolean => verbs.some((verb) => speaks(list, verb));
