import { afterEach, expect, test, vi } from 'vitest';
import { linksTo } from '../src/parts/reach.ts';

afterEach(() => void vi.unstubAllGlobals());

const at = (origin: string) => vi.stubGlobal('location', { origin, hostname: new URL(origin).hostname });
const path = '/#key=K';
const addresses = ['http://192.168.1.7:4280', 'http://10.0.0.2:4280'];

test('on the host’s own machine a link for other devices names the machine in its networks', () => {
  at('http://localhost:4280');
  expect(linksTo(path, { addresses })).toEqual([
    'http://192.168.1.7:4280/#key=K',
    'http://10.0.0.2:4280/#key=K',
  ]);
});

test('a server that listens to itself only has no such link', () => {
  at('http://127.0.0.1:4280');
  expect(linksTo(path, { addresses: [] })).toEqual([]);
});

test('elsewhere it is the page’s own address, and the public one where there is one', () => {
  at('http://192.168.1.7:4280');
  expect(linksTo(path, { addresses })).toEqual(['http://192.168.1.7:4280/#key=K']);
  expect(linksTo(path, { addresses, publicUrl: 'https://play.example' })).toEqual([
    'https://play.example/#key=K',
  ]);
});
