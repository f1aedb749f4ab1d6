import type { TalkLine } from '@masterplan/server/wire';
import type { TableProps } from '../props.ts';

/** The lines that the reader has not muted. */
export const heardBy = ({ talk, me }: Pick<TableProps, 'talk' | 'me'>): readonly TalkLine[] =>
  talk.filter(({ player }) => player === undefined || !me.muted.includes(player));
