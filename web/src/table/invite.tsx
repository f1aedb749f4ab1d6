import type { Reach } from '@masterplan/server/wire';
import { CopyLine } from '../parts/copy-line.tsx';
import { QrCode } from '../parts/qr.tsx';
import { useMessages } from '../text/index.ts';

const isOwn = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** Addresses at which others find this table: the public one, the page's own, or this machine in its networks. */
function linksTo(table: string, { publicUrl, addresses }: Reach): string[] {
  const path = `/t/${table}`;
  if (publicUrl !== undefined) return [new URL(path, publicUrl).href];
  if (!isOwn(location.hostname)) return [location.origin + path];
  return addresses.map((address) => new URL(path, address).href);
}

/** The invitation: a link and its QR code; or, said plainly, that it works on this computer only. */
export function Invite({ table, reach }: { table: string; reach: Reach }) {
  const say = useMessages();
  const links = linksTo(table, reach);
  const [first] = links;
  const local = `${location.origin}/t/${table}`;
  return (
    <section className="invite" aria-labelledby="invite">
      <h2 className="head" id="invite">
        {say.invite}
      </h2>
      <p className="news">{first === undefined ? say.inviteLocal : say.inviteLead}</p>
      {first !== undefined && <QrCode text={first} label={say.qr(first)} />}
      {(first === undefined ? [local] : links).map((link) => (
        <CopyLine key={link} link={link} />
      ))}
    </section>
  );
}
