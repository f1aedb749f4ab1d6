import { expect, test } from 'vitest';
import { addressesOf, reachOf } from '../../src/net/reach.ts';

const card = (address: string) => [{ address, family: 'IPv4', internal: false } as const];

const cards = {
  lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true } as const],
  docker0: card('172.17.0.1'),
  'br-1f2e': card('172.18.0.1'),
  utun3: card('10.8.0.2'),
  'vEthernet (WSL)': card('172.28.0.1'),
  eth1: card('203.0.113.7'),
  eth2: card('169.254.7.7'),
  wlan0: [...card('192.168.1.5'), { address: 'fe80::1', family: 'IPv6', internal: false } as const],
  en0: card('172.20.0.4'),
};

test('addresses of a local network on a card come first, then public ones; machines inside the machine and tunnels last', () => {
  const addresses = addressesOf(cards);
  expect(addresses.slice(0, 3)).toEqual(['192.168.1.5', '172.20.0.4', '203.0.113.7']);
  expect(addresses.slice(3).sort()).toEqual(
    ['10.8.0.2', '169.254.7.7', '172.17.0.1', '172.18.0.1', '172.28.0.1'].sort(),
  );
});

test('an invitation has the addresses that the server listens to, and the public one', () => {
  expect(reachOf({ host: '192.168.1.5' }, 80, cards)).toEqual({ addresses: ['http://192.168.1.5:80'] });
  expect(reachOf({ host: '127.0.0.1' }, 80, cards)).toEqual({ addresses: [] });
  const { publicUrl, addresses } = reachOf({ host: '0.0.0.0', publicUrl: 'https://a.example' }, 80, cards);
  expect([publicUrl, addresses[0], addresses.length]).toEqual([
    'https://a.example',
    'http://192.168.1.5:80',
    8,
  ]);
});
