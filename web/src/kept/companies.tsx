import { reachable } from '@masterplan/boards';
import type { Results } from '@masterplan/server/wire';
import { Refusal } from '../parts/refusal.tsx';
import { go } from '../route.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useRequest } from '../table/people/request.ts';
import type { Connection } from '../wire/connection.ts';
import { useKeptWords } from './words.ts';

type Company = Results['companies'][number];

/** The people one has played with, and a table for the same people again with one tap. */
export function Companies({
  companies,
  connection,
}: Pick<Results, 'companies'> & { connection: Connection }) {
  const told = useKeptWords();
  return (
    <section aria-labelledby="kept-companies">
      <h2 id="kept-companies">{told.companies}</h2>
      <p className="news">{told.companiesLead}</p>
      <ul className="kept-companies">
        {companies.map((company) => (
          <li key={company.people.map(({ player }) => player).join(' ')}>
            <Together {...company} connection={connection} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Together({ games, at, table, people, connection }: Company & { connection: Connection }) {
  const told = useKeptWords();
  const { language } = useStore(settings);
  const me = useStore(connection.me)?.player;
  const { fault, run } = useRequest();
  const named = people.map((person) => ({
    ...person,
    name: person.name === '' ? told.unnamed : person.name,
  }));
  const others = named.filter(({ player }) => player !== me).map(({ name }) => name);
  const date = new Date(at * 1000).toLocaleDateString(language, { dateStyle: 'long' });
  return (
    <>
      <h3>{others.join(', ')}</h3>
      <p>{told.together(games, date)}</p>
      <div className="kept-scroll" ref={reachable}>
        <table>
          <thead>
            <tr>
              {[told.person, told.games, told.wins, told.longest].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {named.map((person) => (
              <tr key={person.player}>
                <th scope="row">{person.name}</th>
                <td>{person.games}</td>
                <td>{person.wins}</td>
                <td>{person.longest}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        className="button is-strong"
        aria-label={told.againWith(others.join(', '))}
        onClick={() => run(async () => go(`/t/${(await connection.request('rematch', { table })).table}`))}
      >
        {told.again}
      </button>
      <Refusal words={fault} />
    </>
  );
}
