import type { NetworkInterfaceInfo } from 'node:os';
import type { Reach } from '../../wire/index.ts';

/** A computer's network cards, as the system names them. */
export type Cards = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
>;

/** Cards that are programs: of virtual machines, of containers, of tunnels. */
const virtual =
  /^(?:docker|veth|br-|virbr|vmnet|vmenet|vboxnet|vnic|bridge|lxc|lxd|podman|cni|flannel|cali|utun|tun|tap|wg|ppp|ipsec|tailscale|zt|ham|awdl|llw|vethernet|virtualbox|vmware|hyper-v)/i;

/** Addresses that are of one local network, and not of the whole internet. */
const ofNetwork = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
/** What a card calls itself that was given no address. */
const ofNobody = /^169\.254\./;

const rank = (card: string, address: string): number => {
  if (virtual.test(card) || ofNobody.test(address)) return 2;
  return ofNetwork.test(address) ? 0 : 1;
};

/** The addresses of a computer, those first at which the people in the room are likely to reach it; tunnels and the like last. */
export function addressesOf(cards: Cards): string[] {
  return Object.entries(cards)
    .flatMap(([card, all = []]) =>
      all
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => ({ address, rank: rank(card, address) })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => address);
}

/** What an invitation can say: the public address, or this machine's addresses in its local networks. */
export function reachOf(
  { host, publicUrl }: { readonly host: string; readonly publicUrl?: string },
  port: number,
  cards: Cards,
): Reach {
  const isOpen = host === '0.0.0.0' || host === '::';
  const own = addressesOf(cards).filter((address) => isOpen || address === host);
  const addresses = own.map((address) => `http://${address}:${port}`);
  return publicUrl === undefined ? { addresses } : { publicUrl, addresses };
}
