import type { SeenEntry } from '@masterplan/server/wire';
import { useEffect, useRef, useState } from 'react';
import type { BoardProps } from '../../boards/playable.ts';
import { keep, kept } from '../../keeping.ts';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { useMessages } from '../../text/index.ts';
import type { TableProps } from '../props.ts';
import { isAsked } from '../talk/call.ts';
import { hasChosenSince } from './matters.ts';

/** Of how many views this device remembers where their person left. */
const mostKept = 60;

type Left = readonly [view: string, version: string];

const allLeft = (): Left[] =>
  (kept('left at') ?? '').split('\n').flatMap((line) => {
    const [view, version] = line.split(' ');
    return view === undefined || version === undefined ? [] : [[view, version] as const];
  });

const viewName = ({ info, view }: Pick<TableProps, 'info' | 'view'>): string =>
  `${info.table}/${view.viewer}`;

/** The version that the person of this view saw last on this device. */
function leftAt(name: string): number | undefined {
  const found = allLeft().find(([view]) => view === name)?.[1];
  return found === undefined ? undefined : Number(found);
}

function leave(name: string, version: number): void {
  const others = allLeft().filter(([view]) => view !== name);
  const all: Left[] = [[name, String(version)], ...others];
  keep(
    'left at',
    all
      .slice(0, mostKept)
      .map((left) => left.join(' '))
      .join('\n'),
  );
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}

/** What happened while the viewer was not here: after which version, and the way to have seen it. */
export interface Away {
  readonly since: number | undefined;
  /** Whether they were gone, or sat waiting for the others. */
  readonly why: 'away' | 'waited';
  readonly close: () => void;
}

/** A wait that is longer than this, in milliseconds, is summed up when it is over. */
const longWait = 5000;

/** A long wait for one's own question: the versions between which it lasted. */
interface Wait {
  readonly from: number;
  readonly to: number;
}

/** The version at which a long wait for one's own question began, from when that question is there until it is answered. */
function useWaited(props: Pick<TableProps, 'info' | 'view'>): [number | undefined, () => void] {
  const asked = isAsked(props);
  const { version, entries, viewer } = props.view;
  const began = useRef<{ readonly at: number; readonly version: number }>(undefined);
  const [waited, setWaited] = useState<Wait>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wait begins and ends with a question, not with every version
  useEffect(() => {
    const wait = began.current;
    began.current = asked ? undefined : { at: performance.now(), version };
    const isLong = asked && wait !== undefined && performance.now() - wait.at > longWait;
    setWaited(isLong ? { from: wait.version, to: version } : undefined);
  }, [asked]);
  const isAnswered = waited !== undefined && hasChosenSince(entries, viewer, waited.to);
  return [isAnswered ? undefined : waited?.from, () => setWaited(undefined)];
}

/**
 * Where a viewer left who comes back: to the page, to its window, to a line that was lost, or, at hot-seat, to the device. It
 * stays until they close it or choose. Who has waited long for their own question is told as well.
 */
export function useAway(props: Pick<TableProps, 'info' | 'view'>): Away {
  const { version, joined, entries, viewer } = props.view;
  const [waited, closeWaited] = useWaited(props);
  const name = viewName(props);
  const isVisible = useIsVisible();
  const [since, setSince] = useState<number>();
  const here = useRef<string>(undefined);
  useEffect(() => {
    if (!isVisible) {
      here.current = undefined;
      return;
    }
    const left = leftAt(name);
    const sitting = `${name} ${joined}`;
    const isBack = here.current !== sitting;
    here.current = sitting;
    leave(name, version);
    if (isBack) setSince(left !== undefined && left < version ? left : undefined);
    else if (hasChosenSince(entries, viewer, left ?? version)) setSince(undefined);
  }, [isVisible, joined, name, version, entries, viewer]);
  return {
    ...{ since: since ?? waited, why: since === undefined ? 'waited' : 'away' },
    close: () => {
      setSince(undefined);
      closeWaited();
    },
  };
}

/** In a sentence what happened since; nothing where nobody was away for long, or nothing happened. */
export function useSince(
  { since, why }: Away,
  entries: readonly SeenEntry[],
  { names, seat }: BoardProps,
): string | undefined {
  const say = useMessages();
  const { language } = useStore(settings);
  if (since === undefined) return undefined;
  const choices = entries.filter(({ did, version }) => did === 'choose' && version > since);
  if (choices.length === 0) return undefined;
  const covered = choices.filter((entry) => entry.seat === seat && entry.by !== undefined).length;
  const others = new Set(choices.flatMap((entry) => (entry.seat === seat ? [] : (names[entry.seat] ?? []))));
  const who = new Intl.ListFormat(language).format(others);
  return [
    why === 'away' ? say.since.away(choices.length, who) : say.since.waited(choices.length),
    covered > 0 ? say.since.covered(covered) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
