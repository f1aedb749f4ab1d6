/** The bounds a check writes as `least–most`, where they say anything; undefined for the largest numbers there are. */
export interface Bounds {
  readonly least: string | undefined;
  readonly most: string | undefined;
}

/** Reads what a check of texts or whole numbers expected. */
export function boundsOf(expected: string): Bounds {
  const [, least, most] = /^(-?\d+)–(-?\d+)$/.exec(expected) ?? [];
  return {
    least: least === String(Number.MIN_SAFE_INTEGER) ? undefined : least,
    most: most === String(Number.MAX_SAFE_INTEGER) ? undefined : most,
  };
}
