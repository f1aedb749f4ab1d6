import { nth } from '@masterplan/kernel';
import type { RequestOf } from '../../wire/index.ts';
import type { Rules } from '../programs/programs.ts';
import { no, ok, type Result } from '../result.ts';
import type { Holder } from '../table/facts.ts';
import { atTable, type Here } from './at-table.ts';
import { type Making, mayMake } from './new-table.ts';
import type { Desk, Handlers, Known } from './session.ts';

/** A table for one person, begun as soon as it is made. Hints take nothing from anybody there. */
interface AtOnce extends Pick<Making, 'game' | 'seats' | 'options' | 'pack' | 'settings' | 'begun'> {
  readonly rules: Rules;
  /** The person's; bots have the others. */
  readonly seat: number;
  /** The bots'; the usual unless said. */
  readonly level?: string | undefined;
}

type Begun = Result<{ readonly table: string; readonly seat: number }>;

/** Whoever calls it has asked `mayMake`, before any dear work. */
async function begin(desk: Desk, session: Known, { rules, seat, level, ...table }: AtOnce): Promise<Begun> {
  const bot = level ?? nth(rules.shelved.levels, 0);
  if (!rules.shelved.levels.includes(bot)) return no('no-level');
  const host = session.person.id;
  const made = await desk.tables.make({
    ...{ ...table, listed: false, host, settings: { cover: bot, hints: true, ...table.settings } },
    holders: Array.from({ length: table.seats }, (_, i): Holder => (i === seat ? { player: host } : { bot })),
  });
  if ('error' in made) return made;
  const dealt = await made.ok.inTurn(() => made.ok.deal());
  return 'error' in dealt ? dealt : ok({ table: made.ok.facts.id, seat });
}

/** What was played there may be known to everybody who may look; so it must be over. */
async function goOn(
  desk: Desk,
  session: Known,
  { table }: Here,
  { choices, as, deal, level, settings = {} }: RequestOf<'playOn'>,
): Promise<Begun> {
  const { facts, sitting, rules } = table;
  if (facts.state !== 'finished') return no('not-finished');
  if (sitting === undefined || rules === undefined) return no('held');
  const pack: { readonly pack?: unknown } =
    facts.packJson === null ? {} : { pack: JSON.parse(facts.packJson) };
  const refused = mayMake(desk, session, { listed: false, ...pack });
  if (refused !== undefined) return refused;
  const beginning = sitting.goingOn({ choices, as, deal, seed: desk.house.newSeed() });
  if (beginning === undefined) return no('no-moment');
  return begin(desk, session, {
    ...{ game: facts.game, seats: facts.seats, options: facts.options, settings, seat: as, rules, level },
    ...pack,
    begun: { rules, beginning, origin: { table: facts.id, choices, as, deal } },
  });
}

export const atOnce: Handlers<'playNow' | 'playOn' | 'tour'> = {
  async playNow(desk, session, { game, seats, options = {}, level, settings = {} }) {
    const rules = desk.house.programs.offeredFor(game);
    if (rules === undefined) return no('no-game');
    const count = seats ?? nth(rules.shelved.seats, 0);
    const refused = mayMake(desk, session, { listed: false });
    if (refused !== undefined) return refused;
    return begin(desk, session, { game, seats: count, options, settings, rules, seat: 0, level });
  },

  playOn: (desk, session, request) =>
    atTable(desk, session, { id: request.table, seat: request.as }, 'anybody', (here) =>
      goOn(desk, session, here, request),
    ),

  async tour(desk, session, { game, tour: id, settings = {} }) {
    const rules = desk.house.programs.offeredFor(game);
    if (rules === undefined) return no('no-game');
    const tour = rules.shelved.tours?.find((each) => each.id === id);
    if (tour === undefined) return no('no-tour');
    const refused = mayMake(desk, session, { listed: false });
    if (refused !== undefined) return refused;
    const beginning = rules.shelved.toured?.(id, desk.house.newSeed());
    if (beginning === undefined) return no('no-tour');
    const { seats, options, seat } = tour;
    return begin(desk, session, {
      ...{ game, seats, options, settings, seat, rules },
      begun: { rules, beginning, origin: { tour: id } },
    });
  },
};
