import type { BoardProps as Props } from '@masterplan/boards/props';
import type { JusticeLeague } from '../rules/board.ts';

export type { Blockade, Entry } from '@masterplan/boards/props';
export type BoardProps = Props<JusticeLeague>;
