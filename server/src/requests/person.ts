import { type Answers, type ByePush, type RequestOf, shownName } from '../../wire/index.ts';
import { done, no, ok, type Result } from '../result.ts';
import type { Desk, Handlers, Session } from './session.ts';

/** First of all: who is it? */
export async function hello(
  desk: Desk,
  session: Session,
  { key }: RequestOf<'hello'>,
): Promise<Result<Answers['hello']>> {
  const { people } = desk.house;
  const { address, limiter } = { address: session.address, limiter: desk.limiter };
  if (key === undefined) {
    const wait = limiter.draw('newPersonHere', address);
    if (wait !== undefined) return no('too-many', { seconds: wait });
    const made = await people.make();
    return ok({ ...arrived(desk, session, made.player), key: made.key });
  }
  const player = await people.byKey(key);
  if (player !== undefined) return ok(arrived(desk, session, player));
  const wait = limiter.draw('wrongKeyHere', address);
  return wait === undefined ? no('wrong-key') : no('too-many', { seconds: wait });
}

function arrived(desk: Desk, session: Session, player: NonNullable<Session['person']>): Answers['hello'] {
  departed(desk, session);
  session.person = player;
  if (desk.house.people.arrives(player.id)) desk.tables.presence(player.id);
  const { id, name, settings, muted } = player;
  return { player: id, name, settings, muted, reach: desk.reach() };
}

/** The page is gone, or is somebody else's now. */
export function departed(desk: Desk, session: Session): void {
  for (const table of session.watching) leaveTable(desk, session, table);
  session.watching.clear();
  session.isInLobby = false;
  const { person } = session;
  session.person = undefined;
  if (person !== undefined && desk.house.people.leaves(person.id)) desk.tables.presence(person.id);
}

export function leaveTable(
  desk: Desk,
  session: Session,
  table: Parameters<typeof desk.tables.release>[0],
): void {
  table.views.leave(session);
  table.views.publish();
  desk.tables.release(table);
}

export const personal: Handlers<'me' | 'newKey' | 'mute' | 'ping'> = {
  async me({ house, tables, sessions, limiter }, session, { name, settings }) {
    const wait = name === undefined ? undefined : limiter.draw('name', session.person.id);
    if (wait !== undefined) return no('too-many', { seconds: wait });
    const change = {
      ...(name === undefined ? {} : { name: shownName(name) }),
      ...(settings === undefined ? {} : { settings }),
    };
    const person = await house.people.change(session.person, change);
    for (const each of sessions) if (each.person?.id === person.id) each.person = person;
    if (name !== undefined) tables.presence(person.id);
    return ok({ name: person.name, settings: person.settings });
  },

  async newKey({ house, sessions }, session) {
    const { player, key } = await house.people.replaceKey(session.person);
    const bye: ByePush = { on: 'bye', reason: 'key-replaced' };
    for (const each of sessions) if (each !== session && each.person?.id === player.id) each.push(bye);
    session.person = player;
    return ok({ key });
  },

  async mute({ house, sessions }, session, { player, on }) {
    const others = session.person.muted.filter((each) => each !== player);
    const muted = on ? [...others, player].slice(-200) : others;
    const person = await house.people.change(session.person, { muted });
    for (const each of sessions) if (each.person?.id === person.id) each.person = person;
    return ok({ muted });
  },

  ping: async () => done,
};
