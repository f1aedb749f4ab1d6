import type { SeatInfo, TableState } from '@masterplan/server/wire';
import { usePlayable } from '../../boards/playable.ts';
import { textIn } from '../../parts/form.ts';
import { useStore } from '../../store.ts';
import { namesOf } from '../log/names.ts';
import { seatOf, type TableProps } from '../props.ts';
import { useTempers } from './bots.tsx';
import { Deed } from './deed.tsx';
import { type Run, SitDown } from './sit-down.tsx';
import { useDeedMessages } from './words.ts';

type PeopleProps = TableProps & { readonly run: Run };
type PersonProps = PeopleProps & { readonly seat: number; readonly person: SeatInfo };

/** Who sits where, and what one can do about it: each with a word of what it does. */
export function People(props: PeopleProps) {
  const say = useDeedMessages();
  const { info } = props;
  return (
    <section className="people" aria-labelledby="people">
      <h3 className="head" id="people">
        {say.seats}
      </h3>
      <ul>
        {info.people.map((person, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className="person">
            <Person {...props} seat={seat} person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person(props: PersonProps) {
  const { info, me, seat, person } = props;
  const say = useDeedMessages();
  const tempers = useTempers();
  const { ui } = usePlayable(info.game);
  const tags = [
    ...(person.player === me.player ? [say.you] : []),
    ...(person.player === info.host ? [say.host] : []),
    ...(person.player === undefined && person.bot !== undefined ? [say.bot] : []),
    ...(person.left === true ? [say.deeds.left] : person.covers === true ? [say.covered] : []),
    ...(person.bot === undefined ? [] : [say.levels[person.bot] ?? person.bot]),
    ...(person.temper === undefined ? [] : [tempers[person.temper]]),
  ];
  return (
    <>
      <p className="person-name">
        <ui.Mark seat={seat} />
        {namesOf(info.people, say)[seat]}
        {tags.map((tag) => (
          <em key={tag}>{tag}</em>
        ))}
      </p>
      <Mute {...props} />
      <Replace {...props} />
      <GiveAway {...props} />
      <SitDown {...props} />
    </>
  );
}

/** Not to hear what somebody says: for oneself alone. */
export function Mute({ connection, person, run }: Pick<PersonProps, 'connection' | 'person' | 'run'>) {
  const say = useDeedMessages();
  const me = useStore(connection.me);
  const { player } = person;
  if (player === undefined || me === undefined || player === me.player) return null;
  const isMuted = me.muted.includes(player);
  const mute = async () => {
    const { muted } = await connection.request('mute', { player, on: !isMuted });
    connection.me.set({ ...me, muted });
  };
  return (
    <Deed
      label={say.deeds.mute}
      lead={isMuted ? say.deeds.mutedLead : say.deeds.muteLead}
      isOn={isMuted}
      onDo={() => run(mute)}
    />
  );
}

/** A person who spoils the game is replaced by a bot, if all others want it. */
function Replace({ info, view, me, connection, person, seat: whom, run }: PersonProps) {
  const say = useDeedMessages();
  const seat = seatOf({ view, info });
  const { player } = person;
  if (seat < 0 || info.state !== 'playing' || player === undefined || player === me.player) return null;
  if (person.left === true || info.votes.some((vote) => vote.kind === 'replace' && vote.whom === whom))
    return null;
  return (
    <Deed
      label={say.deeds.replace}
      lead={say.deeds.replaceLead}
      onDo={() =>
        run(() => connection.request('propose', { table: info.table, seat, vote: 'replace', whom }))
      }
    />
  );
}

/** Before the start a seat that nobody has; in play one whose person has left. A bot that plays stays. */
const isFree = ({ player, left }: SeatInfo, state: TableState): boolean =>
  state === 'gathering' ? player === undefined : left === true;

/** The host gives an empty or abandoned seat to somebody who watches, or to whoever comes. */
export function GiveAway({ info, me, connection, person, seat, run }: Omit<PersonProps, 'view' | 'talk'>) {
  const say = useDeedMessages();
  const isOpen = info.state !== 'gathering' && person.left === true && person.player === undefined;
  if (info.host !== me.player || info.state === 'finished' || !isFree(person, info.state)) return null;
  if (info.state === 'gathering' && info.watchers.length === 0) return null;
  const give = (to: string | null) => run(() => connection.request('give', { table: info.table, seat, to }));
  return (
    <form
      className="deed"
      onSubmit={(event) => {
        event.preventDefault();
        const to = textIn(new FormData(event.currentTarget), 'to');
        give(to === 'anyone' ? null : to);
      }}
    >
      <span className="deed-choice">
        <select className="input" name="to" aria-label={say.deeds.give} required defaultValue="">
          <option value="">{say.deeds.give}</option>
          {info.state !== 'gathering' && !isOpen && <option value="anyone">{say.deeds.giveAnyone}</option>}
          {info.watchers.map(({ player, name }) => (
            <option key={player} value={player}>
              {name === '' ? say.deeds.someWatcher : name}
            </option>
          ))}
        </select>
        <button type="submit" className="button">
          {say.deeds.giveIt}
        </button>
      </span>
      <span className="news">{isOpen ? say.deeds.isGiven : say.deeds.giveLead}</span>
    </form>
  );
}
