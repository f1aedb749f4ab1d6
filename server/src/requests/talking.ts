import { chatLine, isTooLong, type Said } from '../../wire/index.ts';
import { WriteError } from '../faults.ts';
import { no, ok } from '../result.ts';
import { speechRefusal } from '../table/hearing.ts';
import { atTable } from './at-table.ts';
import type { Handlers } from './session.ts';

/** What is said, as others are shown it. */
const shown = (said: Said): Said => (said.say === 'text' ? { ...said, text: chatLine(said.text) } : said);

export const talking: Handlers<'talk'> = {
  talk: (desk, session, request) =>
    atTable(desk, session, { id: request.table }, 'anybody', async ({ table, player }) => {
      const said = shown(request.said);
      if (said.say === 'text' && isTooLong(said.text)) return no('too-large');
      const refused = speechRefusal(table, player, request);
      if (refused !== undefined) return refused;
      const wait = desk.limiter.draw('talk', player);
      if (wait !== undefined) return no('too-many', { seconds: wait });
      const { seat = -1, channel } = request;
      const { name = session.person.name } = table.facts.holders[seat] ?? {};
      try {
        const line = await table.talk.add({ seat, player, name, channel, said });
        return ok({ no: line.no });
      } catch (fault) {
        if (fault instanceof WriteError) return no('cannot-write');
        throw fault;
      }
    }),
};
