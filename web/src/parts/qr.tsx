import { useEffect, useState } from 'react';

/** The dots of a code; none until the writer of codes is loaded, which few visits need. */
function useDots(text: string): readonly (readonly boolean[])[] {
  const [dots, setDots] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let isWanted = true;
    void import('./qr-code.ts').then(({ qrOf }) => isWanted && setDots(qrOf(text)));
    return () => {
      isWanted = false;
    };
  }, [text]);
  return dots;
}

/** A QR code, always dark on light with its margin, so that any camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const dots = useDots(text);
  const size = dots.length + 8;
  const path = dots
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
