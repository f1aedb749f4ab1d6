import type { Answers, RequestOf, TalkLine, TalkPush } from '../../wire/index.ts';
import { WriteError } from '../faults.ts';
import { no, ok, type Result } from '../result.ts';
import type { LiveTable } from '../table/live.ts';
import { atTable } from './at-table.ts';
import type { Desk, Handlers, Known, Session } from './session.ts';

const isSeated = (table: LiveTable, player: string): boolean => table.seatsOf(player).length > 0;

/** Whether a page gets this line: not from people its person has muted, and not from channels they are not in. */
export function heardBy(table: LiveTable, { person }: Session, line: TalkLine): boolean {
  if (person === undefined) return false;
  if (line.player !== undefined && line.player !== person.id && person.muted.includes(line.player))
    return false;
  if (line.channel === 'watchers') return !isSeated(table, person.id) || table.facts.state === 'finished';
  return true;
}

/** Why the person may not speak there. */
function refusal(
  table: LiveTable,
  player: string,
  request: RequestOf<'talk'>,
): ReturnType<typeof no> | undefined {
  const { channel, seat, said } = request;
  const channels = table.rules?.shelved.channels ?? [];
  if (!channels.includes(channel) || channel === 'team') return no('no-channel');
  if (seat !== undefined && table.facts.holders[seat]?.player !== player) return no('not-your-seat');
  if (channel === 'watchers' && isSeated(table, player) && table.facts.state === 'playing')
    return no('no-channel');
  if (channel === 'table' && seat === undefined && table.facts.state === 'playing') return no('no-channel');
  return namesNothing(table, said) ? no('no-seat') : undefined;
}

/** Whether what is said points at a seat, card or zone that is not there. */
function namesNothing(table: LiveTable, said: TalkLine['said']): boolean {
  const { seats } = table.facts;
  if (said.say === 'text') return false;
  if (said.say !== 'point-at') return said.seat !== undefined && said.seat >= seats;
  const seen = table.seating?.see(seats);
  if (said.at.kind === 'seat') return said.at.seat >= seats;
  if (said.at.kind === 'card') return seen === undefined || said.at.card >= seen.at.length;
  return seen === undefined || said.at.zone >= seen.zones.length;
}

async function speak(
  desk: Desk,
  session: Known,
  table: LiveTable,
  { seat = -1, channel, said }: RequestOf<'talk'>,
): Promise<Result<Answers['talk']>> {
  const { id: player, name } = session.person;
  try {
    const line = await table.talk.add({ version: table.version, seat, player, name, channel, said });
    const push: TalkPush = { on: 'talk', table: table.facts.id, line };
    for (const each of desk.sessions)
      if (table.views.has(each) && heardBy(table, each, line)) each.push(push);
    return ok({ no: line.no });
  } catch (fault) {
    if (fault instanceof WriteError) return no('cannot-write');
    throw fault;
  }
}

export const talking: Handlers<'talk'> = {
  talk: (desk, session, request) =>
    atTable(desk, session, { id: request.table }, 'anybody', async ({ table, player }) => {
      const refused = refusal(table, player, request);
      if (refused !== undefined) return refused;
      const wait = desk.limiter.draw('talk', player);
      if (wait !== undefined) return no('too-many', { seconds: wait });
      return speak(desk, session, table, request);
    }),
};
