import type { BoardProps as Props } from '@masterplan/boards/props';
import type { Tomorrow } from '../rules/board.ts';

export type { Blockade, Entry } from '@masterplan/boards/props';
export type BoardProps = Props<Tomorrow>;
