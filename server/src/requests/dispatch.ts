import {
  type Answer,
  type Answers,
  type Request,
  type RequestName,
  type RequestOf,
  requestIn,
} from '../../wire/index.ts';
import { WriteError } from '../faults.ts';
import { faultFacts } from '../log.ts';
import { no, type Result } from '../result.ts';
import { atOnce } from './at-once.ts';
import { gathering } from './gathering.ts';
import { hinting } from './hinting.ts';
import { keeping } from './keeping.ts';
import { hello, personal } from './person.ts';
import { playing } from './playing.ts';
import type { Desk, Handlers, Known, Session } from './session.ts';
import { talking } from './talking.ts';

const handlers: Handlers<Named> = {
  ...personal,
  ...gathering,
  ...atOnce,
  ...playing,
  ...hinting,
  ...talking,
  ...keeping,
};

/** Answers one message of a page. Never throws: what goes wrong is answered by a code, and nothing has changed then. */
export async function dispatch(desk: Desk, session: Session, message: string): Promise<Answer> {
  const said = read(message);
  if ('error' in said) return said;
  const { request } = said;
  const { id } = request;
  try {
    return { id, ...(await answer(desk, session, request)) };
  } catch (fault) {
    if (fault instanceof WriteError) return { id, ...no('cannot-write') };
    desk.house.log('our-fault', { do: request.do, ...faultFacts(fault) });
    return { id, ...no('our-fault') };
  }
}

function read(message: string): { readonly request: Request } | Extract<Answer, { error: unknown }> {
  let data: unknown;
  try {
    data = JSON.parse(message);
  } catch {
    return { id: null, ...no('not-json') };
  }
  const said = requestIn(data);
  return 'request' in said
    ? said
    : { id: idIn(data), ...no('malformed', { path: said.malformed.slice(0, 100) }) };
}

function idIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('id' in data)) return null;
  return typeof data.id === 'number' && Number.isSafeInteger(data.id) && data.id >= 0 ? data.id : null;
}

const isKnown = (session: Session): session is Known => session.person !== undefined;

type Named = Exclude<RequestName, 'hello'>;

/** Requests for which much is put together. */
const looks: ReadonlySet<RequestName> = new Set([
  ...(['lobby', 'finished', 'watch', 'past', 'record'] as const),
  ...(['statistics', 'results'] as const),
]);

async function answer(desk: Desk, session: Session, request: Request): Promise<Result<Answers[RequestName]>> {
  if (request.do === 'hello') return hello(desk, session, request);
  if (!isKnown(session)) return no('hello-first');
  const wait = looks.has(request.do) ? desk.limiter.draw('lookHere', session.address) : undefined;
  if (wait !== undefined) return no('too-many', { seconds: wait });
  return handled(desk, session, request.do, request);
}

const handled = <Name extends Named>(
  desk: Desk,
  session: Known,
  name: Name,
  request: RequestOf<Name>,
): Promise<Result<Answers[Name]>> => handlers[name](desk, session, request);
