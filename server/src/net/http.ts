import { existsSync, readFileSync, statSync } from 'node:fs';
import { type Socket as Connection, isIP } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { codeOf } from '../faults.ts';
import type { Bounds } from '../people/limits.ts';
import type { Desk } from '../requests/session.ts';
import { no } from '../result.ts';
import { addressOf, proxiesIn } from './address.ts';
import { type Sockets, socketLimits, type Wire } from './sockets.ts';

export interface Site {
  readonly desk: Desk;
  readonly sockets: Sockets;
  readonly bounds: Bounds;
  /** The folder of the built page; without it the server has sockets only. */
  readonly page: string | undefined;
  /** The folder of rules programs that old replays need. */
  readonly rules: string;
  readonly publicUrl: string | undefined;
  /** Proxies whose word is taken for the address that a page comes from: limits count by address. */
  readonly trustedProxies: string | undefined;
}

/** Nothing from outside, nothing inline, nobody frames it; sockets to this server alone. Works over plain http. */
const policy = (host: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const hostOf = ({ headers }: FastifyRequest): string => {
  const host = headers.host ?? '';
  return /^[A-Za-z0-9.:[\]-]{1,255}$/.test(host) ? host : 'localhost';
};

/** Names that a local network gives out: one word, or below one of these. */
const localNames =
  /^(?:[^.]+|.+\.(?:local|localhost|localdomain|lan|test|home|internal|home\.arpa|fritz\.box))$/i;

/**
 * Whether a name cannot have been made to lead here by a stranger. Whoever owns a name of the public internet can (DNS
 * rebinding), and their page would then pass for ours; such a name is ours only as `--public-url`.
 */
const isLocal = (name: string): boolean =>
  isIP(name.replace(/^\[|\]$/g, '')) !== 0 || localNames.test(name) || name === hostname().toLowerCase();

/** Whether a socket comes from our own page; programs that are no browser send no origin. */
export function isOurOrigin(
  origin: string | undefined,
  host: string,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (publicUrl !== undefined && url.origin === new URL(publicUrl).origin) return true;
  return (
    url.host === host && isLocal(url.hostname) && (url.protocol === 'http:' || url.protocol === 'https:')
  );
}

/** How long a connection may take to say what it wants, in milliseconds. */
const PATIENCE = 20_000;

/** What every answer says, to whatever question. */
const headersOf = (host: string, publicUrl: string | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(host),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  ...(publicUrl?.startsWith('https:') === true ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

/** The HTTP side of the server, not yet listening. */
export async function buildSite(site: Site): Promise<FastifyInstance> {
  const isProxy = proxiesIn(site.trustedProxies);
  const app = fastify({
    ...{ logger: false, trustProxy: isProxy, bodyLimit: 1024, forceCloseConnections: true },
    ...{ requestTimeout: PATIENCE, http: { headersTimeout: PATIENCE } },
    clientErrorHandler: (fault, connection) => answerUnread(fault, connection, site.publicUrl),
  });
  app.server.on('connection', crowd(site.bounds.connectionsHere, isProxy));
  app.addHook('onSend', async (request, reply) => {
    reply.headers(headersOf(hostOf(request), site.publicUrl));
  });
  await app.register(fastifyWebsocket, { options: socketLimits });
  app.get('/healthz', async () => {
    const { sockets, desk } = site;
    return { ok: true, sockets: sockets.all.size, tables: desk.tables.counts };
  });
  serveSockets(app, site);
  await servePage(app, site);
  return app;
}

/** Answers what is no request that could be read: the headers are those of any other answer. */
function answerUnread(fault: Error, connection: Connection, publicUrl: string | undefined): void {
  const code = codeOf(fault);
  if (code === 'ECONNRESET' || !connection.writable) {
    connection.destroy();
    return;
  }
  const status = unreadable[code] ?? '400 Bad Request';
  const headers = { ...headersOf('localhost', publicUrl), 'content-length': '0', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
}

const unreadable: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Hangs up on an address that has too many connections, whether or not they say anything. A proxy may have any number. */
function crowd(most: number, isProxy: (ip: string) => boolean): (connection: Connection) => void {
  const open = new Map<string, number>();
  return (connection) => {
    const { remoteAddress: ip = '' } = connection;
    if (isProxy(ip)) return;
    const address = addressOf(ip);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      connection.destroy();
      return;
    }
    open.set(address, count);
    connection.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  };
}

/** Seconds after which an address with as many sockets as it may have is to try again. */
const FULL = 60;

/** Whether a socket can be made of it; where not, the library would answer, without our headers. */
const isUpgrade = ({ upgrade, ...headers }: FastifyRequest['headers']): boolean =>
  upgrade?.toLowerCase() === 'websocket' &&
  headers['sec-websocket-version'] === '13' &&
  /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '');

function serveSockets(app: FastifyInstance, { desk, sockets, publicUrl }: Site): void {
  app.route({
    method: 'GET',
    url: '/socket',
    preValidation: (request, reply, go) => {
      const isOurs = isOurOrigin(request.headers.origin, hostOf(request), publicUrl);
      if (!isOurs) {
        reply.code(403).send();
        return;
      }
      const { headers, ws } = request;
      if (ws && !isUpgrade(headers)) {
        reply.code(400).send();
        return;
      }
      const address = addressOf(request.ip);
      const wait = sockets.isFull(address) ? FULL : desk.limiter.draw('socketHere', address);
      if (wait !== undefined)
        reply
          .code(429)
          .header('retry-after', wait)
          .send(no('too-many', { seconds: wait }));
      else go();
    },
    handler: (_request, reply) => reply.code(426).send(),
    wsHandler: (wire: Wire, request) => sockets.accept(wire, request.raw.socket, desk, addressOf(request.ip)),
  });
}

/** A file as it is on the disk: read when it has changed; as it was last read while it is missing. */
function kept(file: string): () => Buffer {
  let [bytes, at] = [readFileSync(file), statSync(file).mtimeMs];
  return () => {
    const now = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? at;
    if (now !== at) [bytes, at] = [readFileSync(file), now];
    return bytes;
  };
}

async function servePage(app: FastifyInstance, { page, rules }: Site): Promise<void> {
  await app.register(fastifyStatic, {
    ...{ root: rules, prefix: '/rules/', decorateReply: false, index: false },
    ...{ immutable: true, maxAge: '365d', allowedPath: (path: string) => /^\/[0-9a-f]{64}\.mjs$/.test(path) },
  });
  const index = page === undefined ? undefined : join(page, 'index.html');
  if (page === undefined || index === undefined || !existsSync(index)) return;
  const html = kept(index);
  await app.register(fastifyStatic, {
    ...{ root: page, wildcard: true, index: false, cacheControl: false, preCompressed: true },
    setHeaders: (reply, path) => {
      const isHashed = /[.-][\w-]{8,}\.\w+(\.(br|gz))?$/.test(path);
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => reply.type('text/html').header('cache-control', 'no-cache').send(html()));
  app.setNotFoundHandler((request, reply) => {
    const isPlace = request.method === 'GET' && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (!isPlace) return reply.code(404).send();
    return reply.type('text/html').header('cache-control', 'no-cache').send(html());
  });
}
