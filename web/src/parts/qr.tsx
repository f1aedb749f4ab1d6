import { useEffect, useState } from 'react';
import { dotsOf } from './qr-dots.ts';

/** The dots of a code; none before they are written. */
function useDots(text: string): readonly (readonly boolean[])[] {
  const [dots, setDots] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let isWanted = true;
    void dotsOf(text).then((drawn) => isWanted && setDots(drawn));
    return () => {
      isWanted = false;
    };
  }, [text]);
  return dots;
}

/** A QR code, always dark on light with its margin, so that any camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const dots = useDots(text);
  const size = dots.length;
  const path = dots.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
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
