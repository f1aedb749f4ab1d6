import type { Language } from '@masterplan/kernel';
import { limits, type SeatInfo, type TableInfo } from '@masterplan/server/wire';
import { frontWords, titleOf } from '../../boards/front.ts';
import { usePlayable } from '../../boards/playable.ts';
import { textIn } from '../../parts/form.ts';
import { Link } from '../../parts/link.tsx';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { namesOf } from '../log/names.ts';
import { seatsOfMine, type TableProps } from '../props.ts';
import type { Run } from './sit-down.tsx';
import { type DeedMessages, useDeedMessages } from './words.ts';

const isFree = ({ player, bot }: SeatInfo): boolean => player === undefined && bot === undefined;

type WelcomeProps = Pick<TableProps, 'info' | 'me' | 'connection'> & { readonly run: Run };

/** Whoever comes by an invitation is asked for a name, and sits down with one press of Enter. */
export function Welcome({ info, me, connection, run }: WelcomeProps) {
  const say = useDeedMessages();
  const { welcome } = say;
  if (seatsOfMine(info, me).length > 0) return null;
  const host = info.people.find(({ player }) => player === info.host)?.name ?? '';
  const free = info.people.findIndex(isFree);
  const sit = async (name: string) => {
    if (name !== '' && name !== me.name)
      connection.me.set({ ...me, ...(await connection.request('me', { name })) });
    await connection.request('sit', { table: info.table, seat: free });
  };
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 className="head" id="welcome">
        {welcome.invited(host)}
      </h2>
      {free < 0 ? (
        <p className="news">{welcome.full}</p>
      ) : (
        <form action={(form) => run(() => sit(textIn(form, 'name').trim()))}>
          <label htmlFor="welcome-name">{welcome.whatName}</label>
          <p>
            <input
              className="input"
              id="welcome-name"
              name="name"
              autoComplete="nickname"
              defaultValue={me.name}
              maxLength={limits.name}
              required
            />
            <button type="submit" className="button is-accent">
              {welcome.sitDown}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}

/** What will be played here, for whoever has not opened the table themselves: game and options, clock, who is there, and where to read the rules. */
export function WhatIsPlayed({ info }: { info: TableInfo }) {
  const say = useDeedMessages();
  const { welcome } = say;
  const { language } = useStore(settings);
  const { game } = usePlayable(info.game, info.rulesAt);
  const there = namesOf(info.people, say).filter((_, seat) => {
    const person = info.people[seat];
    return person !== undefined && !isFree(person);
  });
  const facts: readonly (readonly [string, string])[] = [
    [say.game, titleOf(info, language).title],
    ...optionFacts(info.game, game.optionsFrom(info.options), language),
    [say.seats, say.seatsTaken(there.length, info.seats)],
    [welcome.seats, welcome.seated(new Intl.ListFormat(language).format(there))],
    [welcome.clock, clockFact(info, say)],
    [welcome.cover, welcome.covers(say.levels[info.settings.cover] ?? info.settings.cover)],
    [say.undo, say.house.undos[info.settings.undo]],
    ...(info.advises === true
      ? [[say.house.hints, say.house.hinting[info.settings.hints ? 'yes' : 'no']] as const]
      : []),
    ...(info.pack === true ? [[welcome.pack, welcome.ownCards] as const] : []),
  ];
  return (
    <section className="what-is-played" aria-labelledby="played">
      <h2 className="head" id="played">
        {welcome.played}
      </h2>
      <dl>
        {facts.map(([what, how]) => (
          <div key={what}>
            <dt className="label">{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      <p className="ways">
        <Link className="button" to={`/how/${info.game}`}>
          {say.learn}
        </Link>
        <Link className="text-button" to={`/rules/${info.game}`}>
          {say.rulebook}
        </Link>
      </p>
    </section>
  );
}

/** What the table has chosen, in the words of its game. */
function optionFacts(
  game: string,
  options: TableInfo['options'],
  language: Language,
): (readonly [string, string])[] {
  return Object.entries(frontWords(game, language)?.options ?? {}).flatMap(([name, { label, values }]) => {
    const value = values[String(options[name])];
    return value === undefined ? [] : [[label, value] as const];
  });
}

function clockFact({ settings: { clock } }: TableInfo, { welcome: { clocks } }: DeedMessages): string {
  if (clock.kind === 'turn') return clocks.turn(clock.seconds);
  return clock.kind === 'bank' ? clocks.bank(Math.round(clock.seconds / 60), clock.increment) : clocks.none;
}
