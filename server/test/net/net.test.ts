import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { addressOf, proxiesIn } from '../../src/net/address.ts';
import { Turns } from '../../src/net/turns.ts';
import { Page } from '../support/page.ts';
import { clearFolder, newFolder, serving } from '../support/serving.ts';
import { openSocket } from '../support/wire-client.ts';

describe('whom limits count as one', () => {
  test('an address of IPv4, also where it came in over IPv6', () => {
    for (const ip of ['10.0.0.1', '::ffff:10.0.0.1', '::FFFF:a00:1']) expect(addressOf(ip)).toBe('10.0.0.1');
  });

  test('all addresses of a network of IPv6, and no others', () => {
    const network = addressOf('2001:db8:1:2::1');
    for (const ip of ['2001:db8:1:2:ffff:1:2:3', '2001:0DB8:1:2::', '2001:db8:1:2::1%eth0'])
      expect(addressOf(ip)).toBe(network);
    for (const ip of ['2001:db8:1:3::1', '2001:db8::1', '::1', '10.0.0.1'])
      expect(addressOf(ip)).not.toBe(network);
    expect(addressOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });

  test('sockets of one network share what an address may open', async () => {
    const folder = newFolder();
    const rates = { socketHere: { burst: 2, every: 60_000 } };
    const server = await serving({ data: folder, rates, trustedProxies: 'loopback' });
    const from = (address: string): Promise<string> =>
      openSocket(server.port, { 'x-forwarded-for': address }).then(
        (socket) => {
          socket.close();
          return 'opened';
        },
        () => 'refused',
      );
    const told: string[] = [];
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'])
      told.push(await from(address));
    expect(told).toEqual(['opened', 'opened', 'refused', 'opened']);
    await server.stop();
    clearFolder(folder);
  });

  test('proxies are told by address, by network and as this computer', () => {
    const isProxy = proxiesIn('loopback,192.168.1.5,10.0.0.0/8,2001:db8::/32');
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.5', '10.9.8.7', '2001:db8::9'])
      expect(isProxy(ip), ip).toBe(true);
    for (const ip of ['192.168.1.6', '11.0.0.1', '2001:db9::1', 'unknown', ''])
      expect(isProxy(ip), ip).toBe(false);
    expect(proxiesIn(undefined)('127.0.0.1')).toBe(false);
  });
});

test('an address that asks a hundred things delays another by one of them', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const asked = Array.from({ length: 100 }, () => turns.next('many').then(() => order.push('many')));
  const few = ['one', 'two'].map((address) => turns.next(address).then(() => order.push(address)));
  await Promise.all([...asked, ...few]);
  expect(order.slice(0, 4)).toEqual(['many', 'one', 'two', 'many']);
  expect(order.length).toBe(102);
});

test('pings of a page that reads nothing pile up no further than anything else', async () => {
  const folder = newFolder();
  const events: string[] = [];
  const server = await serving({ data: folder, log: (event) => events.push(event) });
  const other = await Page.hello(server.port);
  const stuck = await openSocket(server.port);
  stuck.send('{"id":1,"do":"hello"}');
  stuck.pause();
  const pings = Array.from({ length: 1000 }, () => Buffer.alloc(125));
  for (let i = 0; !stuck.isClosed && i < 500; i++) {
    stuck.sendFrames(9, pings);
    await other.ask('ping', {});
  }
  expect(events).toEqual(['listening', 'slow-socket']);
  expect(stuck.isClosed).toBe(true);
  other.close();
  await server.stop();
  clearFolder(folder);
});

describe('every answer has its headers', () => {
  /** What the server answers to bytes that may be no request, headers and all. */
  const answerTo = (port: number, bytes: string): Promise<string> =>
    new Promise((answered, failed) => {
      let told = '';
      const connection = connect(port, '127.0.0.1', () => connection.write(bytes));
      connection.on('data', (more) => {
        told += String(more);
      });
      connection.on('close', () => answered(told));
      connection.on('error', failed);
    });
  const upgrade = 'GET /socket HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n';

  test('also where no request could be read; over https browsers are told to stay there', async () => {
    const folder = newFolder();
    const server = await serving({ data: folder, publicUrl: 'https://games.example.org' });
    const answers = {
      'HTTP/1.1 400 ': ['nonsense\r\n\r\n', `${upgrade}\r\n`, `${upgrade}sec-websocket-version: 7\r\n\r\n`],
      'HTTP/1.1 431 ': [`GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
      'HTTP/1.1 403 ': [`${upgrade}origin: http://evil.example\r\n\r\n`],
    };
    for (const [status, asked] of Object.entries(answers))
      for (const bytes of asked) {
        const answer = await answerTo(server.port, bytes);
        expect(answer.slice(0, status.length)).toBe(status);
        for (const header of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
          expect(answer.toLowerCase(), status).toContain(`${header}: `);
        expect(answer.toLowerCase()).toContain('strict-transport-security: max-age=31536000');
      }
    await server.stop();
    clearFolder(folder);
  });

  test('over plain http nothing is said of https', async () => {
    const folder = newFolder();
    const server = await serving({ data: folder });
    const { headers } = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    expect(headers.get('strict-transport-security')).toBeNull();
    await server.stop();
    clearFolder(folder);
  });
});
