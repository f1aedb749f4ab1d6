import { useMemo } from 'react';
import { qrOf } from './qr-code.ts';

/** A QR code, always dark on light with its margin, so that any camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrOf(text), [text]);
  const size = modules.length + 8;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
