import { existsSync, readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Desk } from '../desk/session.ts';
import { no } from '../result.ts';
import { type Sockets, socketLimits, type Wire } from './sockets.ts';

export interface Site {
  readonly desk: Desk;
  readonly sockets: Sockets;
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

/** The HTTP side of the server, not yet listening. */
export async function buildSite(site: Site): Promise<FastifyInstance> {
  const trustProxy = site.trustedProxies ?? false;
  const app = fastify({ logger: false, trustProxy, bodyLimit: 1024, forceCloseConnections: true });
  app.addHook('onSend', async (request, reply) => {
    reply.header('content-security-policy', policy(hostOf(request)));
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
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

/** Seconds after which an address with as many sockets as it may have is to try again. */
const FULL = 60;

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
      const wait = sockets.isFull(request.ip) ? FULL : desk.limiter.draw('socket', request.ip);
      if (wait !== undefined)
        reply
          .code(429)
          .header('retry-after', wait)
          .send(no('too-many', { seconds: wait }));
      else go();
    },
    handler: (_request, reply) => reply.code(426).send(),
    wsHandler: (wire: Wire, request) => sockets.accept(wire, request.raw.socket, desk, request.ip),
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
