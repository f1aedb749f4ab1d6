import { BlockList, isIP, SocketAddress } from 'node:net';

/** `::ffff:10.0.0.1`, as systems name an IPv4 address that came in over IPv6. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/**
 * Whom limits count as one: an IPv4 address, or the network of an IPv6 address (its first 64 bits), since whoever has one address of
 * a network has all of them.
 */
export function addressOf(ip: string): string {
  const [bare = ''] = ip.toLowerCase().split('%');
  if (isIP(bare) !== 6) return bare;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return mapped.exec(address)?.[1] ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address that was written in short. */
function groupsOf(address: string): readonly string[] {
  const [before = '', after] = address.split('::');
  const parts = (text: string): string[] => (text === '' ? [] : text.split(':'));
  if (after === undefined) return parts(before);
  const [left, right] = [parts(before), parts(after)];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

/** Whether an address is one of those proxies, as `isProxies` in `arguments.ts` has them. */
export function proxiesIn(list: string | undefined): (ip: string) => boolean {
  const proxies = new BlockList();
  for (const each of list === undefined ? [] : list.split(',')) {
    if (each === 'loopback') {
      proxies.addSubnet('127.0.0.0', 8, 'ipv4');
      proxies.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', bits] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (ip) => {
    const bare = mapped.exec(ip.toLowerCase())?.[1] ?? ip;
    const version = isIP(bare);
    return version !== 0 && proxies.check(bare, version === 6 ? 'ipv6' : 'ipv4');
  };
}
