import type { TalkLine } from '@masterplan/server/wire';
import { useState } from 'react';
import { keep, kept } from '../../keeping.ts';
import type { TableProps } from '../props.ts';
import { heardBy } from './lines.ts';

/** Of how many tables this device remembers how far their talk was read. */
const mostKept = 60;

const allRead = (): string[][] =>
  (kept('talk read') ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));

function readOf(table: string): number | undefined {
  const [, line] = allRead().find(([of]) => of === table) ?? [];
  return line === undefined ? undefined : Number(line);
}

function keepRead(table: string, line: number): void {
  const others = allRead().filter(([of]) => of !== table);
  const all = [[table, String(line)], ...others].slice(0, mostKept);
  keep('talk read', all.map((each) => each.join(' ')).join('\n'));
}

/** Whoever asked for a hint need not be told so. */
const isOwnHint = ({ said, seat }: TalkLine, { info, me }: Pick<TableProps, 'info' | 'me'>): boolean =>
  said.say === 'hinted' && info.people[seat]?.player === me.player;

/**
 * How much of a table's talk the reader has not had before their eyes on this device, and the way to say that they have. Lines
 * have names, not numbers: where the last one read is no longer among them, all of it counts.
 */
export function useUnread(props: Pick<TableProps, 'info' | 'talk' | 'me'>): {
  readonly count: number;
  readonly read: (line: number) => void;
} {
  const { table } = props.info;
  const [last, setLast] = useState(() => readOf(table));
  const read = (line: number) => {
    if (line === last) return;
    keepRead(table, line);
    setLast(line);
  };
  const lines = heardBy(props);
  const unread = lines.slice(lines.findIndex(({ no }) => no === last) + 1);
  return { count: unread.filter((line) => !isOwnHint(line, props)).length, read };
}
