import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type ArgumentFault, isArgumentFault, readOptions } from '../../scripts/kit/arguments.ts';

/** What a person asked the server to be. */
export interface Wish {
  readonly port: number;
  readonly host: string;
  /** The whole path of the data folder. */
  readonly data: string;
  readonly publicUrl: string | undefined;
  /** Addresses of proxies, separated by commas. */
  readonly trustedProxies: string | undefined;
}

/** What is wrong with the command line; worded in `text/`. */
export type WishFault =
  | ArgumentFault
  | { readonly code: 'no-such-port'; readonly value: string }
  | { readonly code: 'no-such-url'; readonly value: string }
  | { readonly code: 'no-such-proxy'; readonly value: string };

const declared = {
  port: 'text',
  host: 'text',
  data: 'text',
  'public-url': 'text',
  'trust-proxy': 'text',
} as const;

/** Reads `--port 4280 --host … --data … --public-url … --trust-proxy …`; `help` where it was asked for. */
export function readWish(argv: readonly string[]): Wish | WishFault | 'help' {
  const read = readOptions(argv, declared);
  if (isArgumentFault(read)) return read;
  const { help, port = '4280', host = '0.0.0.0', data = 'data', ...urls } = read.options;
  if (help) return 'help';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return { code: 'no-such-port', value: port };
  const { 'public-url': url, 'trust-proxy': proxies } = urls;
  if (url !== undefined && !isPublicUrl(url)) return { code: 'no-such-url', value: url };
  if (proxies !== undefined && !isProxies(proxies)) return { code: 'no-such-proxy', value: proxies };
  return {
    ...{ port: Number(port), host, data: resolve(data) },
    publicUrl: url?.replace(/\/+$/, ''),
    trustedProxies: proxies,
  };
}

const isPublicUrl = (url: string): boolean =>
  URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

/** Addresses, networks such as `10.0.0.0/8`, or `loopback` for this computer, separated by commas. */
const isProxies = (value: string): boolean =>
  value.split(',').every((each) => {
    const [address = '', bits, ...more] = each.split('/');
    if (each === 'loopback') return true;
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    return most > 0 && isNetwork && more.length === 0;
  });

export const isWishFault = (read: Wish | WishFault): read is WishFault => 'code' in read;
