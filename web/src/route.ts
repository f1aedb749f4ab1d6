import { Store } from './store.ts';

/** Where the page is. `at` is what follows the `#`: a clause, a moment. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string; readonly screen: boolean }
  | { readonly page: 'replay'; readonly table: string; readonly at: string }
  | { readonly page: 'sample'; readonly game: string; readonly at: string }
  | { readonly page: 'file'; readonly at: string }
  | { readonly page: 'rules'; readonly game: string; readonly at: string }
  | { readonly page: 'cards'; readonly game: string }
  | { readonly page: 'nowhere' };

function read(): Route {
  const [first = '', second = '', third = ''] = location.pathname.split('/').filter(Boolean);
  const at = decodeURIComponent(location.hash.slice(1));
  const screen = new URLSearchParams(location.search).has('screen');
  if (first === '') return { page: 'lobby' };
  if (first === 't' && second !== '') return { page: 'table', table: second, screen };
  if (first === 'replay' && second === 'file') return { page: 'file', at };
  if (first === 'replay' && second === 'sample') return { page: 'sample', game: third, at };
  if (first === 'replay' && second !== '') return { page: 'replay', table: second, at };
  if (first === 'rules' && second !== '') return { page: 'rules', game: second, at };
  if (first === 'cards' && second !== '') return { page: 'cards', game: second };
  return { page: 'nowhere' };
}

export const route = new Store<Route>(read());

const reread = () => route.set(read());
addEventListener('popstate', reread);
addEventListener('hashchange', reread);

/** Goes to another page without loading anew. */
export function go(path: string): void {
  history.pushState(null, '', path);
  reread();
  scrollTo(0, 0);
}
