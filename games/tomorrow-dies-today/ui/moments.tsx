import { type Reel, Moments as Shared } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import type { BoardProps } from './props.ts';
import { staging } from './reel.ts';
import { words } from './words/index.ts';

const Stage = later(() => import('./asides.ts').then(({ Stage }) => Stage));

/** What happens, over the board. */
export const Moments = ({ reel, ...props }: BoardProps & { reel: Reel }) => (
  <Shared
    {...{ reel, staging }}
    board={props}
    stage={(shot) => <Stage {...props} {...shot} />}
    skip={words.in(props.language).skip}
  />
);
