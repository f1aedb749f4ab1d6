import { limits } from '@masterplan/server/wire';
import { accentOf, frontWords, titleOf } from '../boards/front.ts';
import { usePlayable } from '../boards/playable.ts';
import { textIn } from '../parts/form.ts';
import { Icon } from '../parts/icon.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { namesOf } from './log/names.ts';
import { BotDeed, isFree, LevelsMean, MixTempers, useTempers } from './people/bots.tsx';
import { Deed } from './people/deed.tsx';
import { Invite } from './people/invite.tsx';
import { GiveAway, Mute } from './people/people.tsx';
import { useRequest } from './people/request.ts';
import type { Run } from './people/sit-down.tsx';
import { Welcome, WhatIsPlayed } from './people/welcome.tsx';
import { useDeedMessages } from './people/words.ts';
import { seatsOfMine, type TableProps } from './props.ts';
import { GatheringTalk } from './talk/talk.tsx';

/** Before the deal: who sits where, bots for the empty chairs, and the invitation. */
export function Gathering(props: Omit<TableProps, 'view'>) {
  const { info, me, connection } = props;
  const say = useDeedMessages();
  const { fault, isBusy, run } = useRequest();
  const isHost = info.host === me.player;
  const { table } = info;
  const { language } = useStore(settings);
  return (
    <div className="reading gathering" data-accent={accentOf(info.game)}>
      <PageHead
        title={titleOf(info, language).title}
        lead={frontWords(info.game, language)?.line ?? ''}
        connection={connection}
      />
      <main id="content" className="gather">
        <Welcome {...{ info, me, connection, run }} />
        <section aria-labelledby="seats">
          <h2 className="head" id="seats">
            {say.seats}
          </h2>
          <ol className="chairs">
            {[...info.people.keys()].map((no) => (
              <Chair key={no} no={no} isHost={isHost} info={info} me={me} run={run} connection={connection} />
            ))}
          </ol>
          {isHost ? (
            <Begin {...{ info, isBusy, run, connection }} />
          ) : (
            <p className="news">{say.hostStarts}</p>
          )}
          <Refusal words={fault} />
        </section>
        <div className="gather-aside">
          <WhatIsPlayed info={info} />
          <Invite table={table} reach={me.reach} />
        </div>
        <GatheringTalk {...props} />
      </main>
    </div>
  );
}

interface BeginProps extends Pick<TableProps, 'info' | 'connection'> {
  readonly isBusy: boolean;
  readonly run: Run;
}

/** The host's way on: bots for the empty chairs, then the deal. */
function Begin({ info, isBusy, run, connection }: BeginProps) {
  const say = useDeedMessages();
  const { table, settings } = info;
  const empty = info.people.flatMap((seat, no) => (isFree(seat) ? [no] : []));
  const fill = () =>
    run(() =>
      Promise.all(empty.map((seat) => connection.request('bot', { table, seat, level: settings.cover }))),
    );
  return (
    <>
      <div className="gather-go">
        {empty.length > 0 && (
          <button type="button" className="button" disabled={isBusy} onClick={fill}>
            <Icon name="vintage-robot" />
            {say.fillBots}
          </button>
        )}
        <button
          type="button"
          className="button is-accent is-large"
          disabled={isBusy || empty.length > 0}
          onClick={() => run(() => connection.request('start', { table }))}
        >
          {say.start}
        </button>
      </div>
      {empty.length > 0 && <p className="news">{say.startWait}</p>}
      <LevelsMean info={info} />
      <MixTempers {...{ info, run, connection }} />
    </>
  );
}

interface NameHereProps extends Pick<ChairProps, 'connection' | 'run'> {
  readonly table: string;
  readonly seat: number;
}

/** Whoever sits down beside the person whose device it is says how they are called. */
function NameHere({ table, seat, connection, run }: NameHereProps) {
  const say = useDeedMessages();
  const call = (name: string) =>
    run(() => connection.request('call', { table, seat, name: name === '' ? null : name }));
  return (
    <form
      className="name-here"
      onSubmit={(event) => {
        event.preventDefault();
        call(textIn(new FormData(event.currentTarget), 'name').trim());
      }}
    >
      <input
        className="input"
        name="name"
        maxLength={limits.name}
        placeholder={say.nameHere}
        aria-label={say.nameAt(seat + 1)}
      />
      <button type="submit" className="button">
        {say.save}
      </button>
    </form>
  );
}

interface ChairProps extends Pick<TableProps, 'info' | 'me' | 'connection'> {
  readonly no: number;
  readonly isHost: boolean;
  readonly run: Run;
}

function Chair({ no, isHost, info, me, run, connection }: ChairProps) {
  const say = useDeedMessages();
  const tempers = useTempers();
  const { ui } = usePlayable(info.game);
  const at = { table: info.table, seat: no };
  const seat = info.people[no];
  if (seat === undefined) return null;
  const isMine = seat.player === me.player;
  return (
    <li className={`chair${isFree(seat) ? ' is-free' : ''}`}>
      <ui.Mark seat={no} />
      <span className="chair-name">
        {seat.temper !== undefined && <Icon name={`face-${seat.temper}`} />}
        {namesOf(info.people, say)[no]}
        {isMine && <em>{say.you}</em>}
        {seat.player === info.host && <em>{say.host}</em>}
        {seat.bot !== undefined && <em>{say.bot}</em>}
        {seat.temper !== undefined && <em>{tempers[seat.temper]}</em>}
      </span>
      {isMine && seatsOfMine(info, me).length > 1 && <NameHere {...at} {...{ connection, run }} />}
      {isFree(seat) && (
        <button
          type="button"
          className="button is-strong"
          onClick={() => run(() => connection.request('sit', at))}
        >
          {say.sitHere}
        </button>
      )}
      {isHost && <BotDeed {...{ info, no, seat, run, connection }} />}
      {isMine && (
        <button type="button" className="button" onClick={() => run(() => connection.request('leave', at))}>
          {say.standUp}
        </button>
      )}
      {isHost && !isMine && seat.player !== undefined && (
        <Deed
          label={say.deeds.remove}
          lead={say.deeds.removeLead}
          onDo={() => run(() => connection.request('remove', at))}
        />
      )}
      <Mute connection={connection} person={seat} run={run} />
      {isFree(seat) && <GiveAway {...{ info, me, connection, person: seat, seat: no, run }} />}
    </li>
  );
}
