import type { OpenAsk, Seen } from '@masterplan/kernel';
import {
  type Mine,
  type Print,
  patched,
  type SeatClock,
  type SeenEntry,
  type TableFrame,
  type TableInfo,
} from '@masterplan/server/wire';
import { seenIn } from './heard.ts';

/** A table as one viewer has it on the page: the frames so far, put together. */
export interface View {
  readonly viewer: number;
  readonly version: number;
  readonly info: TableInfo | undefined;
  readonly seen: Seen | undefined;
  readonly entries: readonly SeenEntry[];
  readonly asks: readonly OpenAsk[];
  readonly mine: Mine | undefined;
  readonly kinds: Readonly<Record<number, Print>>;
  readonly clocks: readonly SeatClock[];
  /** What the last frame told: of a whole view its last entry only. */
  readonly news: readonly SeenEntry[];
  /** How often a whole view came: when the page joined, and each time it came back. */
  readonly joined: number;
  /** When the clocks were sent, on this page's own clock. */
  readonly clocksAt: number;
}

const nothing: Omit<View, 'viewer'> = {
  version: -1,
  info: undefined,
  seen: undefined,
  entries: [],
  asks: [],
  mine: undefined,
  kinds: {},
  clocks: [],
  news: [],
  joined: 0,
  clocksAt: 0,
};

/** The view after a frame. */
export function after(before: View | undefined, frame: TableFrame): View {
  const view = before ?? { ...nothing, viewer: frame.viewer };
  return {
    viewer: frame.viewer,
    version: frame.version,
    info: frame.info ?? view.info,
    seen: seenAfter(view.seen, frame),
    entries: entriesAfter(view.entries, frame.entries),
    asks: frame.asks ?? view.asks,
    mine: frame.mine ?? view.mine,
    kinds: frame.kinds === undefined ? view.kinds : { ...view.kinds, ...frame.kinds },
    clocks: frame.clocks ?? view.clocks,
    news: newsAfter(view, frame),
    joined: view.joined + (frame.seen === undefined ? 0 : 1),
    clocksAt: frame.clocks === undefined ? view.clocksAt : performance.now(),
  };
}

function seenAfter(before: Seen | undefined, { seen, change }: TableFrame): Seen | undefined {
  const whole = seen === undefined ? before : seenIn(seen);
  return change === undefined || whole === undefined ? whole : seenIn(patched(whole, change));
}

function newsAfter({ news }: Pick<View, 'news'>, { seen, entries = [] }: TableFrame): readonly SeenEntry[] {
  if (seen !== undefined) return entries.slice(-1);
  return entries.length > 0 ? entries : news;
}

/** Entries in order of version, each once; a whole view sent again may bring some that are already there. */
function entriesAfter(before: readonly SeenEntry[], news: readonly SeenEntry[] = []): readonly SeenEntry[] {
  if (news.length === 0) return before;
  const first = news[0]?.version ?? 0;
  return [...before.filter((entry) => entry.version < first), ...news];
}
