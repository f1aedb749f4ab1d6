import type { Reach } from '@masterplan/server/wire';
import { CopyLine } from '../../parts/copy-line.tsx';
import { QrCode } from '../../parts/qr.tsx';
import { linksTo } from '../../parts/reach.ts';
import { useDeedMessages } from './words.ts';

/** The invitation: a link and its QR code; or, said plainly, that it works on this computer only. */
export function Invite({ table, reach }: { table: string; reach: Reach }) {
  const say = useDeedMessages();
  const links = linksTo(`/t/${table}`, reach);
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
        <CopyLine key={link} line={link} />
      ))}
    </section>
  );
}
