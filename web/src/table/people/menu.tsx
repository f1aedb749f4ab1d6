import { paces, undoPolicies } from '@masterplan/server/wire';
import { useState } from 'react';
import { Choice } from '../../parts/choice.tsx';
import { CopyLine } from '../../parts/copy-line.tsx';
import { Icon } from '../../parts/icon.tsx';
import { PaceField } from '../../parts/pace-field.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { Saved } from '../../parts/saved.tsx';
import { go } from '../../route.ts';
import { useStore } from '../../store.ts';
import { singleKeys, switchSingleKeys } from '../ask/keys.ts';
import { seatOf, type TableProps } from '../props.ts';
import { givingUpOf, isAnybodyAsked } from './agreeing.ts';
import { Deed } from './deed.tsx';
import { Invite } from './invite.tsx';
import { People } from './people.tsx';
import { useRequest } from './request.ts';
import { useDeedMessages } from './words.ts';

/** All that can be done about a table besides playing: invite, people, pause, give up, leave, the host's settings, the seal, the keys. */
export function TableMenu(props: TableProps) {
  const say = useDeedMessages();
  const { fault, run } = useRequest();
  const { info, me } = props;
  return (
    <>
      <Refusal words={fault} />
      <Together {...props} run={run} />
      <People {...props} run={run} />
      {info.host === me.player && info.state !== 'finished' && <HostSettings {...props} run={run} />}
      <Invite table={info.table} reach={me.reach} />
      <p className="ways">
        <a className="button" href={`/how/${info.game}`} target="_blank" rel="noreferrer">
          <Icon name="help" />
          {say.learn}
        </a>
      </p>
      <a className="button" href={`/t/${info.table}?screen`} target="_blank" rel="noreferrer">
        <Icon name="tv" />
        {say.screen}
      </a>
      <Sealed seal={info.seal} />
      <div className="fields">
        <PaceField />
      </div>
      <Keys />
    </>
  );
}

type Settings = TableProps['info']['settings'];
type MenuProps = TableProps & { readonly run: ReturnType<typeof useRequest>['run'] };

/** What those who sit at a table decide: to pause, to go on, to give up, to leave. */
function Together({ info, view, me, connection, run }: MenuProps) {
  const say = useDeedMessages();
  const { table, state } = info;
  const seat = seatOf({ view, info });
  const at = { table, seat };
  if (seat < 0 || (state !== 'playing' && state !== 'paused')) return null;
  const leave = async () => {
    await connection.request('leave', at);
    go('/');
  };
  return (
    <section className="together">
      {state === 'playing' ? (
        <Deed
          label={say.pause}
          lead={isAnybodyAsked({ info, me }) ? say.deeds.pauseLead : say.deeds.pauseAloneLead}
          onDo={() => run(() => connection.request('propose', { ...at, vote: 'pause' }))}
        />
      ) : (
        <Deed
          label={say.goOn}
          lead={say.pausedLead}
          onDo={() => run(() => connection.request('resume', at))}
        />
      )}
      {state === 'playing' && <GiveUp {...{ info, view, connection, run, at }} />}
      <AskedBack
        label={say.leave}
        lead={say.leaveLead}
        question={say.leaveAsk}
        answers={{ stay: say.leaveStay, go: say.leaveGo }}
        onDo={() => run(leave)}
      />
    </section>
  );
}

interface GiveUpProps extends Pick<MenuProps, 'info' | 'view' | 'connection' | 'run'> {
  readonly at: { readonly table: string; readonly seat: number };
}

/** A secret ballot among those who play on one side; where nobody else has one, the end of the game, and asked back. */
function GiveUp({ info, view, connection, run, at }: GiveUpProps) {
  const say = useDeedMessages();
  const { deeds } = say;
  const cast = (on: boolean) => run(() => connection.request('giveUp', { ...at, on }));
  if (view.mine?.gaveUp === true)
    return <Deed label={deeds.notGiveUp} lead={deeds.notGiveUpLead} onDo={() => cast(false)} />;
  const does = givingUpOf({ info, view });
  const end = deeds.giveUpNow[info.sides === undefined ? 'all' : 'side'];
  if (does !== 'at-once')
    return <Deed label={deeds.giveUp} lead={deeds.giveUpLead[does]} onDo={() => cast(true)} />;
  return (
    <AskedBack
      label={deeds.giveUp}
      lead={end}
      question={deeds.giveUpAsk}
      answers={{ stay: deeds.playOn, go: deeds.giveUpGo }}
      onDo={() => cast(true)}
    />
  );
}

interface AskedBackProps {
  readonly label: string;
  readonly lead: string;
  readonly question: string;
  readonly answers: { readonly stay: string; readonly go: string };
  readonly onDo: () => void;
}

/** Something that cannot be taken back: it is asked once more, with what it does still to be read. */
function AskedBack({ label, lead, question, answers, onDo }: AskedBackProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <Deed label={label} lead={lead} onDo={() => setAsked(true)} />;
  return (
    <div className="vote" role="alert">
      <p>
        <b>{question}</b>
      </p>
      <p>{lead}</p>
      <p>
        {/* biome-ignore lint/a11y/noAutofocus: the focus was on the button that this question stands in for */}
        <button type="button" className="button is-strong" autoFocus onClick={() => setAsked(false)}>
          {answers.stay}
        </button>
        <button type="button" className="button" onClick={onDo}>
          {answers.go}
        </button>
      </p>
    </div>
  );
}

/** What the host may change while a table goes on; it holds from when it is saved. */
function HostSettings({ info, connection, run }: MenuProps) {
  const say = useDeedMessages();
  const [{ pace, undo, spectators }, setDraft] = useState(info.settings);
  const [isSaved, setSaved] = useState(false);
  const draft = (some: Partial<Settings>) => {
    setSaved(false);
    setDraft((now) => ({ ...now, ...some }));
  };
  return (
    <form
      className="host-settings"
      aria-labelledby="host-settings"
      onSubmit={(event) => {
        event.preventDefault();
        const settings = { pace, undo, spectators };
        run(async () => {
          await connection.request('settings', { table: info.table, settings });
          setSaved(true);
        });
      }}
    >
      <h3 className="head" id="host-settings">
        {say.deeds.settings}
      </h3>
      <div className="fields">
        <Choice
          label={say.pace}
          names={paces}
          words={say.paces}
          value={pace}
          onChange={(next) => draft({ pace: next })}
        />
        <Choice
          label={say.undo}
          names={undoPolicies}
          words={say.house.undos}
          value={undo}
          onChange={(next) => draft({ undo: next })}
        />
        <Choice
          label={say.house.watchers}
          names={['yes', 'no']}
          words={say.house.watching}
          value={spectators ? 'yes' : 'no'}
          onChange={(next) => draft({ spectators: next === 'yes' })}
        />
      </div>
      <p className="saving">
        <button type="submit" className="button is-strong">
          {say.save}
        </button>
        <Saved isSaved={isSaved} />
      </p>
    </form>
  );
}

/** What the deal is sealed with, for whoever wants to write it down. */
function Sealed({ seal }: { seal: string | undefined }) {
  const say = useDeedMessages();
  if (seal === undefined) return null;
  return (
    <details>
      <summary className="label">{say.sealed.title}</summary>
      <p className="news">{say.sealed.lead}</p>
      <CopyLine line={seal} words={say.sealed} />
    </details>
  );
}

function Keys() {
  const say = useDeedMessages();
  const isOn = useStore(singleKeys) === 'on';
  return (
    <details className="keys">
      <summary className="label">{say.shortcuts.title}</summary>
      <label className="single-keys">
        <input
          type="checkbox"
          className="check"
          checked={isOn}
          onChange={() => switchSingleKeys(isOn ? 'off' : 'on')}
        />
        {say.shortcuts.single}
      </label>
      <dl>
        {say.shortcuts.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
