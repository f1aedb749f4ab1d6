import { nth } from '@masterplan/kernel';
import { type Answers, type SomeSettings, shownName, type TableSettings } from '../../wire/index.ts';
import { done, type Nothing, no, ok, type Result } from '../result.ts';
import { type Facts, type Holder, hasPlayed, isEmpty, withHolder } from '../table/facts.ts';
import { handedOn } from '../table/hosting.ts';
import type { LiveTable } from '../table/live.ts';
import { atTable, type Here } from './at-table.ts';
import { mayMake } from './new-table.ts';
import type { Desk, Handlers, Known } from './session.ts';

const changed = (facts: Facts): Facts => ({ ...facts, changedAt: Date.now() });

/** Whether the host may give a seat away: nobody has it, or in play its person has left. A bot that plays stays. */
const isFree = ({ player, covered }: Holder, { state }: Facts): boolean =>
  state === 'gathering' ? player === undefined : covered === 'left';

/** Whether anybody may sit down there: nobody has it, or in play the host has given it to whoever comes. */
const isOpen = (holder: Holder, facts: Facts): boolean =>
  isFree(holder, facts) && (facts.state === 'gathering' ? isEmpty(holder) : holder.player === undefined);

/** Whether what is fixed from the start on would be otherwise: how long people may think, who plays for them then, and who thinks with them. */
const isOtherwise = (settings: TableSettings, { clock, cover, hints }: SomeSettings): boolean =>
  (cover !== undefined && cover !== settings.cover) ||
  (hints !== undefined && hints !== settings.hints) ||
  (clock !== undefined && JSON.stringify(clock) !== JSON.stringify(settings.clock));

async function leaveSeat({ table, seat }: Here): Promise<Result<Nothing>> {
  const { facts } = table;
  if (facts.state === 'finished') return no('over');
  const holder = nth(facts.holders, seat);
  const left: Holder =
    facts.state === 'gathering' || holder.player === undefined ? {} : { ...holder, covered: 'left' };
  return table.keep(handedOn(changed(withHolder(facts, seat, left)), holder.player));
}

/** Who sits there when it is played again: a bot in place of a person who has left. */
function againAt({ covered, ...holder }: Holder, { cover }: TableSettings): Holder {
  if (holder.player !== undefined) return covered === 'left' ? { bot: holder.bot ?? cover } : holder;
  return { ...holder, bot: holder.bot ?? cover };
}

async function openRematch(
  desk: Desk,
  session: Known,
  table: LiveTable,
): Promise<Result<Answers['rematch']>> {
  const { facts } = table;
  if (facts.state !== 'finished') return no('not-finished');
  if (table.seatsOf(session.person.id).length === 0) return no('not-your-seat');
  if (facts.rematch !== null) return ok({ table: facts.rematch });
  const pack: { readonly pack?: unknown } =
    facts.packJson === null ? {} : { pack: JSON.parse(facts.packJson) };
  const refused = mayMake(desk, session, { listed: facts.listed, ...pack });
  if (refused !== undefined) return refused;
  const made = await desk.tables.make({
    ...{ game: facts.game, seats: facts.seats, options: facts.options, listed: facts.listed },
    ...{ settings: facts.settings, host: session.person.id },
    holders: facts.holders.map((holder) => againAt(holder, facts.settings)),
    ...pack,
  });
  if ('error' in made) return made;
  const { id, holders } = made.ok.facts;
  const kept = await table.keep({ ...facts, rematch: id });
  if ('error' in kept) return kept;
  const people = new Set(holders.flatMap(({ player }) => player ?? []));
  if (people.size === 1) await made.ok.inTurn(() => made.ok.deal());
  return ok({ table: id });
}

export const gathering: Handlers<
  | ('lobby' | 'unlobby' | 'finished' | 'make' | 'sit' | 'call' | 'leave' | 'back')
  | ('bot' | 'give' | 'remove' | 'start' | 'settings' | 'rematch')
> = {
  async lobby(desk, session) {
    const wait = desk.limiter.draw('lobby', session.person.id);
    if (wait !== undefined) return no('too-many', { seconds: wait });
    session.isInLobby = true;
    return ok(await desk.lobby().for(session.person.id));
  },

  async unlobby(_desk, session) {
    session.isInLobby = false;
    return done;
  },

  finished: async ({ tables }, session, { before }) =>
    ok({ finished: await tables.finished.lines(session.person.id, before) }),

  async make(desk, session, { game, seats, options = {}, pack, listed, settings = {} }) {
    const bare = { game, seats, options, listed, settings, host: session.person.id };
    const making = pack === undefined ? bare : { ...bare, pack };
    const refused = mayMake(desk, session, making);
    if (refused !== undefined) return refused;
    const made = await desk.tables.make(making);
    return 'error' in made ? made : ok({ table: made.ok.facts.id });
  },

  sit: (desk, session, { table: id, seat }) =>
    atTable(desk, session, { id, seat }, 'anybody', async ({ table, holder, player }) => {
      const { facts } = table;
      if (facts.state === 'finished') return no('over');
      if (!isOpen(holder, facts)) return no('seat-taken');
      if (hasPlayed(facts, player)) return no('has-played');
      return table.keep(changed(withHolder(facts, seat, { player })));
    }),

  call: (desk, session, { table: id, seat, name }) =>
    atTable(desk, session, { id, seat }, 'holder', async ({ table, holder, player }) => {
      const { facts } = table;
      const { name: _, ...who } = holder;
      if (facts.state === 'finished') return no('over');
      const wait = desk.limiter.draw('name', player);
      if (wait !== undefined) return no('too-many', { seconds: wait });
      return table.keep(
        changed(withHolder(facts, seat, name === null ? who : { ...who, name: shownName(name) })),
      );
    }),

  leave: (desk, session, { table: id, seat }) =>
    atTable(desk, session, { id, seat }, 'holder', (here) => leaveSeat(here)),

  back: (desk, session, { table: id, seat }) =>
    atTable(desk, session, { id, seat }, 'holder', async ({ table, holder }) => {
      if (table.facts.state === 'finished') return no('over');
      if (holder.covered === 'clock') return table.handBack(seat);
      if (holder.covered !== 'left') return done;
      return table.keep(withHolder(table.facts, seat, { ...holder, covered: 'coming' }));
    }),

  bot: (desk, session, { table: id, seat, level, temper }) =>
    atTable(desk, session, { id, seat }, 'host', async ({ table, holder }) => {
      if (table.facts.state !== 'gathering') return no('not-gathering');
      if (holder.player !== undefined) return no('seat-taken');
      if (level === null) return table.keep(changed(withHolder(table.facts, seat, {})));
      if (!(temper === undefined ? table.levels : table.tempered).includes(level)) return no('no-level');
      const bot: Holder = temper === undefined ? { bot: level } : { bot: level, temper };
      return table.keep(changed(withHolder(table.facts, seat, bot)));
    }),

  give: (desk, session, { table: id, seat, to }) =>
    atTable(desk, session, { id, seat }, 'host', async ({ table, holder }) => {
      const { facts } = table;
      if (facts.state === 'finished') return no('over');
      if (!isFree(holder, facts)) return no('seat-taken');
      if (to !== null && hasPlayed(facts, to)) return no('has-played');
      if (to !== null && ![...table.views.watchers].some(({ player }) => player === to))
        return no('no-person');
      const given: Holder = to === null ? {} : { player: to };
      const { cover } = facts.settings;
      const open: Holder = facts.state === 'gathering' ? {} : { bot: holder.bot ?? cover, covered: 'left' };
      return table.keep(changed(withHolder(facts, seat, to === null ? open : given)));
    }),

  remove: (desk, session, { table: id, seat }) =>
    atTable(desk, session, { id, seat }, 'host', async (here) => {
      if (here.table.facts.state !== 'gathering') return no('not-gathering');
      return leaveSeat(here);
    }),

  start: (desk, session, { table: id }) =>
    atTable(desk, session, { id }, 'host', async ({ table }) => {
      if (table.facts.state !== 'gathering') return no('not-gathering');
      if (table.facts.holders.some(isEmpty)) return no('seats-empty');
      return table.deal();
    }),

  settings: (desk, session, { table: id, settings }) =>
    atTable(desk, session, { id }, 'host', async ({ table }) => {
      const { facts, rules } = table;
      if (facts.state === 'finished') return no('over');
      if (facts.state !== 'gathering' && isOtherwise(facts.settings, settings)) return no('fixed');
      if (settings.cover !== undefined && rules?.shelved.levels.includes(settings.cover) !== true)
        return no('no-level');
      return table.keep({ ...facts, settings: { ...facts.settings, ...settings } });
    }),

  rematch: (desk, session, { table: id }) =>
    atTable(desk, session, { id }, 'anybody', ({ table }) => openRematch(desk, session, table)),
};
