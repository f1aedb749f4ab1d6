import { nth } from '@masterplan/kernel';
import type { Answers, OpenVote, RequestOf } from '../../wire/index.ts';
import type { RateName } from '../people/limits.ts';
import { done, type Nothing, no, ok, type Result } from '../result.ts';
import {
  amongThoseAsked,
  type Deciding,
  isVotedOn,
  voiced,
  withBallot,
  withVote,
} from '../table/deciding.ts';
import { askedSeats, isAway, seatInfo, withCover, withHolder } from '../table/facts.ts';
import { mayHear } from '../table/hearing.ts';
import { handedOn } from '../table/hosting.ts';
import type { LiveTable } from '../table/live.ts';
import { atTable, type Here, lookAt } from './at-table.ts';
import { leaveTable } from './person.ts';
import type { Desk, Handlers, Known } from './session.ts';

/** Seats of other people, who are asked when something needs everybody's consent. */
const others = (table: LiveTable, player: string): number[] =>
  askedSeats(table.facts).filter((seat) => nth(table.facts.holders, seat).player !== player);

/** Of some seats those whose people are here: a pause waits for nobody else. */
const here = ({ house }: Desk, { facts }: LiveTable, seats: readonly number[]): number[] =>
  seats.filter((seat) => house.people.isHere(facts.holders[seat]?.player ?? ''));

/** Counts something that a person does; refuses it where it is too much. */
function drawn({ limiter }: Desk, { person }: Known, what: RateName): Result<Nothing> {
  const wait = limiter.draw(what, person.id);
  return wait === undefined ? done : no('too-many', { seconds: wait });
}

/** What may be left standing at any time does not depend on what was asked when it was chosen. */
const isStanding = ({ sitting }: LiveTable, seat: number, key: string): boolean =>
  sitting?.mine(seat).standing.some((option) => option.key === key) === true;

async function undo(
  { table, seat, player }: Here,
  { reach, version }: RequestOf<'undo'>,
): Promise<Result<Answers['undo']>> {
  const { settings } = table.facts;
  if (settings.undo === 'none' || (settings.undo === 'free' && reach === 'agreed')) return no('no-undo');
  if (table.sitting === undefined || table.facts.state !== 'playing') return no('not-playing');
  if (table.isStale(version)) return no('stale');
  const waiting = others(table, player);
  if (reach !== 'agreed' || waiting.length === 0) return table.takeBack(seat, reach);
  const refusal = table.sitting.undoRefusal(seat, 'agreed', 0);
  if (refusal) return no(refusal.code);
  if (isVotedOn(table.facts.deciding, 'undo')) return no('vote-open');
  return openVote(table, { kind: 'undo', by: seat, waiting });
}

async function openVote(
  table: LiveTable,
  vote: Omit<OpenVote, 'vote'>,
): Promise<Result<{ readonly vote: number }>> {
  const { facts } = table;
  const kept = await table.keep({ ...facts, deciding: withVote(facts.deciding, vote) });
  return 'error' in kept ? kept : ok({ vote: facts.deciding.next });
}

async function propose(
  desk: Desk,
  where: Here,
  { vote: kind, whom }: RequestOf<'propose'>,
): Promise<Result<Answers['propose']>> {
  const { table, seat, player } = where;
  if (table.facts.state !== 'playing') return no('not-playing');
  if (kind === 'replace') return proposeReplacing(desk, where, whom);
  if (isVotedOn(table.facts.deciding, kind)) return no('vote-open');
  const asked = others(table, player);
  const vote = { kind, by: seat, waiting: kind === 'pause' ? here(desk, table, asked) : asked };
  if (vote.waiting.length > 0) return openVote(table, vote);
  const carried = await carryOut(table, vote, table.facts.deciding);
  return 'error' in carried ? carried : ok({ vote: 0 });
}

/**
 * Replacing a person takes a voice that is neither theirs nor the proposer's. Where there is none, nobody is thrown out: a bot
 * covers for a person who is not here, as if their time had run out, and they have the seat again when they come.
 */
async function proposeReplacing(
  { house }: Desk,
  { table, seat, player }: Here,
  whom: number | undefined,
): Promise<Result<Answers['propose']>> {
  const { facts } = table;
  const target = whom === undefined ? undefined : facts.holders[whom];
  if (whom === undefined || target?.player === undefined || target.player === player) return no('no-person');
  if (target.covered === 'left') return no('no-person');
  if (isVotedOn(facts.deciding, 'replace', whom)) return no('vote-open');
  const waiting = others(table, player).filter((each) => facts.holders[each]?.player !== target.player);
  if (waiting.length > 0) return openVote(table, { kind: 'replace', by: seat, whom, waiting });
  if (house.people.isHere(target.player)) return no('nobody-to-agree');
  const kept = await table.keep(withCover(facts, whom));
  return 'error' in kept ? kept : ok({ vote: 0 });
}

async function castVote(
  desk: Desk,
  { table, seat }: Here,
  { vote, agree }: RequestOf<'vote'>,
): Promise<Result<Answers['vote']>> {
  const { facts } = table;
  const cast = voiced(stillAsked(desk, table, vote), vote, seat, agree ? 'yes' : 'no');
  if (cast === undefined) return no('no-vote');
  const { deciding, passed } = cast;
  return passed === undefined ? table.keep({ ...facts, deciding }) : carryOut(table, passed, deciding);
}

/** What is being decided, where a vote to pause waits for nobody who has gone since. */
function stillAsked(desk: Desk, table: LiveTable, no: number): Deciding {
  const { deciding } = table.facts;
  const vote = deciding.votes.find((each) => each.vote === no);
  if (vote?.kind !== 'pause') return deciding;
  const asked = here(desk, table, vote.waiting);
  return amongThoseAsked(deciding, no, (seat) => asked.includes(seat));
}

/** Does what everybody has agreed to; `deciding` is what is still open then. */
async function carryOut(
  table: LiveTable,
  { kind, by, whom }: Omit<OpenVote, 'vote'>,
  deciding: Deciding,
): Promise<Result<Nothing>> {
  const { facts } = table;
  const changed = { ...facts, deciding, changedAt: Date.now() };
  if (kind === 'undo') {
    const undone = await table.takeBack(by, 'agreed');
    return 'error' in undone ? undone : done;
  }
  if (kind === 'pause')
    return table.keep(facts.state === 'playing' ? { ...changed, state: 'paused' } : changed);
  if (whom === undefined) throw new Error('a vote to replace nobody');
  const replaced = withHolder(changed, whom, { bot: facts.settings.cover, covered: 'left' });
  return table.keep(handedOn(replaced, facts.holders[whom]?.player));
}

async function watch(
  desk: Desk,
  session: Known,
  { table: id, views = 'mine', since }: RequestOf<'watch'>,
): Promise<Result<Answers['watch']>> {
  return atTable(desk, session, { id }, 'anybody', async ({ table }) => {
    if (session.isFull && !session.watching.has(table)) return no('too-many-tables');
    const viewers = table.join(session, views, since ?? -1);
    session.watching.add(table);
    table.publish();
    return ok({ viewers, talk: table.talk.lines.filter((line) => mayHear(table, session, line)) });
  });
}

async function finishedTable(
  desk: Desk,
  { table }: Here,
  session: Known,
): Promise<Result<Answers['record']>> {
  const { facts, sitting, rulesAt } = table;
  if (facts.state !== 'finished') return no('not-finished');
  if (sitting === undefined) return no('held');
  const { people } = desk.house;
  return ok({
    ...{ table: facts.id, record: sitting.record(), defaults: table.defaults },
    people: facts.holders.map((holder) => seatInfo(holder, facts, people)),
    talk: table.talk.lines.filter((line) => mayHear(table, session, line)),
    ...(rulesAt === undefined ? {} : { rulesAt }),
    seal: table.seal,
  });
}

export const playing: Handlers<
  ('watch' | 'unwatch' | 'choose' | 'undo' | 'propose' | 'vote' | 'resume' | 'giveUp') | ('past' | 'record')
> = {
  watch,

  async unwatch(desk, session, { table: id }) {
    const table = [...session.watching].find(({ facts }) => facts.id === id);
    if (table === undefined) return no('not-watching');
    session.watching.delete(table);
    leaveTable(desk, session, table);
    return done;
  },

  choose: (desk, session, { table: id, seat, version, key }) =>
    atTable(desk, session, { id, seat }, 'holder', async ({ table, holder }) => {
      if (isAway(holder)) return no('not-your-ask');
      if (table.isStale(version) && !isStanding(table, seat, key))
        return no(table.sitting?.outcome ? 'over' : 'stale');
      return table.append(seat, key, 'holder', () => drawn(desk, session, 'unheard'));
    }),

  async undo(desk, session, request) {
    const allowed = drawn(desk, session, 'undo');
    if ('error' in allowed) return allowed;
    return atTable(desk, session, { id: request.table, seat: request.seat }, 'holder', (here) =>
      undo(here, request),
    );
  },

  propose: (desk, session, request) =>
    atTable(desk, session, { id: request.table, seat: request.seat }, 'holder', (here) =>
      propose(desk, here, request),
    ),

  vote: (desk, session, request) =>
    atTable(desk, session, { id: request.table, seat: request.seat }, 'holder', (here) =>
      castVote(desk, here, request),
    ),

  resume: (desk, session, { table: id, seat }) =>
    atTable(desk, session, { id, seat }, 'holder', async ({ table }) => {
      if (table.facts.state !== 'paused') return no('not-paused');
      return table.keep({ ...table.facts, state: 'playing', changedAt: Date.now() });
    }),

  giveUp: (desk, session, { table: id, seat, on }) =>
    atTable(desk, session, { id, seat }, 'holder', async ({ table }) => {
      if (table.facts.state !== 'playing') return no('not-playing');
      const deciding = withBallot(table.facts.deciding, seat, on ? 'cast' : 'taken back');
      return table.keep({ ...table.facts, deciding });
    }),

  async past(desk, session, { table: id, seat, version }) {
    const allowed = drawn(desk, session, 'past');
    if ('error' in allowed) return allowed;
    const who = seat === undefined ? 'anybody' : 'holder';
    return lookAt(desk, session, { id, seat: seat ?? 0 }, who, async ({ table }) => {
      if (table.sitting === undefined) return no('not-playing');
      return ok({ seen: (await desk.past.seen(table, seat ?? table.facts.seats, version)) ?? null });
    });
  },

  record: (desk, session, { table: id }) =>
    atTable(desk, session, { id }, 'anybody', (here) => finishedTable(desk, here, session)),
};
