import type { Reach } from '@masterplan/server/wire';

const isOwn = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/**
 * Addresses at which other devices find a page of this server: the public one, the page's own, or this machine in its networks.
 * Empty where nothing but this computer reaches it.
 */
export function linksTo(path: string, { publicUrl, addresses }: Reach): string[] {
  if (publicUrl !== undefined) return [new URL(path, publicUrl).href];
  if (!isOwn(location.hostname)) return [location.origin + path];
  return addresses.map((address) => new URL(path, address).href);
}
