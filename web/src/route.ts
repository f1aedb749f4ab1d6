import { Store } from './store.ts';

/** Where the page is. `at` is what follows the `#`: a clause, a moment. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string; readonly screen: boolean }
  | ({ readonly page: 'replay'; readonly table: string } & Finished)
  | ({ readonly page: 'sample'; readonly game: string } & Finished)
  | ({ readonly page: 'file' } & Finished)
  | { readonly page: 'rules'; readonly game: string; readonly at: string }
  | { readonly page: 'how'; readonly game: string }
  | { readonly page: 'cards'; readonly game: string }
  | { readonly page: 'kept' }
  | { readonly page: 'nowhere' };

/** A game that is over is watched from a moment on, or told as a story: what everybody hid, who led when. */
export interface Finished {
  readonly as: 'replay' | 'reveal';
  readonly at: string;
}

function read(): Route {
  const [first = '', second = '', third = ''] = location.pathname.split('/').filter(Boolean);
  const at = decodeURIComponent(location.hash.slice(1));
  const screen = new URLSearchParams(location.search).has('screen');
  if (first === '') return { page: 'lobby' };
  if (first === 't' && second !== '') return { page: 'table', table: second, screen };
  if (first === 'replay' || first === 'reveal') {
    if (second === 'file') return { page: 'file', as: first, at };
    if (second === 'sample') return { page: 'sample', game: third, as: first, at };
    if (second !== '') return { page: 'replay', table: second, as: first, at };
  }
  if (first === 'rules' && second !== '') return { page: 'rules', game: second, at };
  if (first === 'how' && second !== '') return { page: 'how', game: second };
  if (first === 'cards' && second !== '') return { page: 'cards', game: second };
  if (first === 'kept') return { page: 'kept' };
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
