import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isRecord, type Language, languages } from '@masterplan/kernel';

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
  | { readonly code: 'no-such-option'; readonly name: string }
  | { readonly code: 'value-wanted'; readonly name: string }
  | { readonly code: 'no-such-port'; readonly value: string }
  | { readonly code: 'no-such-url'; readonly value: string }
  | { readonly code: 'no-such-proxy'; readonly value: string };

const names = ['--port', '--host', '--data', '--public-url', '--trust-proxy', '--lang'] as const;
type Name = (typeof names)[number];

const isName = (word: string): word is Name => names.some((name) => name === word);

/** The language the command line asks for, before anything else is looked at: faults are told in it. */
export function languageIn(argv: readonly string[], usual: Language): Language {
  const words = spread(argv);
  const asked = words[words.lastIndexOf('--lang') + 1];
  return words.includes('--lang') ? (languages.find((language) => language === asked) ?? usual) : usual;
}

/** `--name=value` is the same as `--name value`. */
const spread = (argv: readonly string[]): string[] =>
  argv.flatMap((word) => {
    const at = word.startsWith('--') ? word.indexOf('=') : -1;
    return at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)];
  });

/** Reads `--port 4280 --host … --data … --public-url … --trust-proxy …`. */
export function readWish(argv: readonly string[]): Wish | WishFault {
  const words = spread(argv);
  const said = new Map<Name, string>();
  for (let i = 0; i < words.length; i += 2) {
    const [name = '', value] = words.slice(i, i + 2);
    if (!isName(name)) return { code: 'no-such-option', name };
    if (value === undefined || value === '') return { code: 'value-wanted', name };
    said.set(name, value);
  }
  const port = said.get('--port') ?? '4280';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return { code: 'no-such-port', value: port };
  const url = said.get('--public-url');
  if (url !== undefined && !isPublicUrl(url)) return { code: 'no-such-url', value: url };
  const proxies = said.get('--trust-proxy');
  if (proxies !== undefined && !isProxies(proxies)) return { code: 'no-such-proxy', value: proxies };
  return {
    port: Number(port),
    host: said.get('--host') ?? '0.0.0.0',
    data: resolve(said.get('--data') ?? 'data'),
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

export const isWishFault = (read: Wish | WishFault): read is WishFault => isRecord(read) && 'code' in read;
