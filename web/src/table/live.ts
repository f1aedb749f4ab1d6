import { type Blocked, Lens, type Option, type Seen } from '@masterplan/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useTableGame } from '../boards/packed.ts';
import { type AnyKind, type BoardProps, type Caution, usePlayable } from '../boards/playable.ts';
import { useSpeech } from '../boards/use-speech.ts';
import { beatOf } from '../own-pace.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import { useHurry } from './ask/hurry.ts';
import { blockadesOf, entriesOf } from './ask/options.ts';
import { type Preparing, usePrepared } from './ask/prepared.ts';
import { namesOf } from './log/names.ts';
import type { Paced } from './pace/paced.ts';
import { runsOf } from './pace/runs.ts';
import { useRequest } from './people/request.ts';
import { isCovered, seatOf, type TableProps } from './props.ts';
import { useNotes } from './talk/notes.ts';

/** The table as it is now. */
export interface Live {
  readonly board: BoardProps;
  readonly request: ReturnType<typeof useRequest>;
  readonly preparing: Preparing;
  readonly pace: Paced;
  readonly unpick: () => void;
  /** A word before an answer that may be a slip, and the way to send it all the same. */
  readonly caution: Cautioned | undefined;
}

interface Cautioned extends Caution {
  readonly send: () => void;
  readonly close: () => void;
}

interface Ways {
  readonly pace: Paced;
  readonly zoom: (kind: AnyKind) => void;
  readonly explain: (blocked: readonly Blocked[]) => void;
}

/** What the board is drawn from now: the lens, the words, the options that are open to this viewer or can be prepared. */
export function useLive(props: TableProps, seen: Seen, { zoom, explain, pace }: Ways): Live {
  const { view, info, connection } = props;
  const { version, viewer, mine, entries: log } = view;
  const { speeches, ui } = usePlayable(info.game, info.rulesAt);
  const game = useTableGame(info, view.kinds);
  const { language, speech } = useSpeech(speeches);
  const [picked, pick] = useState<Option>();
  const request = useRequest();
  const say = useMessages();
  const lens = useMemo(() => new Lens(game, seen, viewer), [game, seen, viewer]);
  const words = useMemo(() => speech(game, info.options), [speech, game, info.options]);
  const names = useMemo(() => namesOf(info.people, say), [info.people, say]);
  const news = useMemo(() => view.news.flatMap(({ events }) => events), [view.news]);
  const told = useMemo(() => toldOf(view.news, words, names, viewer), [view.news, words, names, viewer]);
  const seat = seatOf(props);
  const turn = turnOf(props);
  const choose = (key: string) =>
    request.run(() => connection.request('choose', { table: info.table, seat, version, key }));
  const preparing = usePrepared({ lens, text: words, names, ui, mine, turn, choose });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was picked belongs to one ask, or to one move that is prepared
  useEffect(() => pick(undefined), [turn === 'ahead' ? turn : version, preparing.prepared]);
  const { caution, chooseWarily } = useCaution(
    version,
    (option) =>
      ui.cautionOf?.({ lens, language, options: (mine?.options ?? []).map((each) => each.option) }, option),
    choose,
  );
  const asking = { lens, text: words, names, language, ui, picked, pick };
  const entries = entriesOf(
    turn === 'now'
      ? { ...asking, options: mine?.options ?? [], choose: chooseWarily }
      : {
          ...asking,
          options: preparing.isOpen && preparing.prepared === undefined ? preparing.prospects : [],
          choose: (key) => preparing.prepare(preparing.prospects.find((each) => each.key === key)?.option),
        },
  );
  const { options = [], blocked: noes = [] } = turn === 'now' ? (mine ?? {}) : {};
  const blocked = blockadesOf({ ...asking, options, blocked: noes, explain });
  const notes = useNotes(info.table, seat, deviceOf(props));
  const hurry = useHurry(props);
  const beat = beatOf(useStore(settings).pace);
  const { scenes, isSkipping } = pace;
  const board: BoardProps = {
    ...{ lens, text: words, language, names, seat, entries, picked, news, zoom },
    ...{ blocked, prepared: preparing.prepared, log, notes, hurry, beat },
    ...{ told, scenes, isSkipping },
  };
  return { board, request, preparing, pace, unpick: () => pick(undefined), caution };
}

/** Choosing, but for answers that may be a slip: those wait for a second word, and no longer than they can be given. */
function useCaution(
  version: number,
  cautionOf: (option: Option) => Caution | undefined,
  choose: (key: string) => void,
) {
  const [waiting, setWaiting] = useState<{ readonly version: number; readonly caution: Cautioned }>();
  const chooseWarily = (key: string, option: Option) => {
    const word = cautionOf(option);
    if (word === undefined) choose(key);
    else
      setWaiting({
        version,
        caution: { ...word, close: () => setWaiting(undefined), send: () => choose(key) },
      });
  };
  return { caution: waiting?.version === version ? waiting.caution : undefined, chooseWarily };
}

const deviceOf = ({ info, me }: TableProps): 'own' | 'shared' =>
  info.people.filter(({ player }) => player === me.player).length > 1 ? 'shared' : 'own';

function turnOf(props: TableProps): 'now' | 'ahead' | 'never' {
  if (seatOf(props) < 0 || props.info.state !== 'playing' || isCovered(props)) return 'never';
  return (props.view.mine?.options.length ?? 0) > 0 ? 'now' : 'ahead';
}

/** The news in one sentence, where they are one seat's like moves. */
function toldOf(...log: Parameters<typeof runsOf>): string | undefined {
  const [run, ...others] = runsOf(...log);
  return others.length === 0 ? run?.words : undefined;
}
