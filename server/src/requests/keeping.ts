import { statisticsOf } from '../people/results.ts';
import { done, no, ok } from '../result.ts';
import type { Desk, Handlers, Known } from './session.ts';

/** Why a person has to wait before asking for their results again. */
function wait({ limiter }: Desk, { person }: Known): ReturnType<typeof no> | undefined {
  const seconds = limiter.draw('results', person.id);
  return seconds === undefined ? undefined : no('too-many', { seconds });
}

export const keeping: Handlers<'statistics' | 'results' | 'forgetResults'> = {
  async statistics(desk, session) {
    const refused = wait(desk, session);
    if (refused !== undefined) return refused;
    const { store, people } = desk.house;
    const own = await store.results.of(session.person.id);
    const companies = [...new Set(own.map(({ company }) => company))].filter((company) => company !== '');
    await people.meet(companies.flatMap((company) => company.split(' ')));
    const mates = await store.results.ofCompanies(companies);
    return ok(statisticsOf(own, mates, (player) => people.nameOf(player)));
  },

  async results(desk, session) {
    const refused = wait(desk, session);
    if (refused !== undefined) return refused;
    const own = await desk.house.store.results.of(session.person.id);
    return ok({
      results: own.map(({ tableId: table, game, part, won, company, at }) => ({
        ...{ table, game, part, won: won === 1 },
        people: company === '' ? [session.person.id] : company.split(' '),
        at: Math.floor(at / 1000),
      })),
    });
  },

  async forgetResults(desk, session) {
    const refused = wait(desk, session);
    if (refused !== undefined) return refused;
    await desk.house.store.results.forget(session.person.id);
    return done;
  },
};
