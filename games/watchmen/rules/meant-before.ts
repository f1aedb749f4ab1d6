import { type Sentence, speaks } from '@masterplan/kernel';
import { drawIt } from './verbs/draw-it.ts';
import { playThem } from './verbs/play-them.ts';
import { putIt } from './verbs/put-it.ts';

const verbs = [putIt, drawIt, playThem];

/** Whether sentences, or anything that hangs on them, refer to a card that earlier sentences named. */
export const speaksOfIt = (list: readonly Sentence[]): boolean =>
  verbs.some(({ name }) => speaks(list, name));
