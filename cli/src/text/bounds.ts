/** The bounds a check writes as `least–most` or `≥ least`; undefined where there is none but that of numbers. */
export interface Bounds {
  readonly least: string | undefined;
  readonly most: string | undefined;
}

/** Reads what a check of texts, whole numbers or lists expected. */
export function boundsOf(expected: string): Bounds {
  const [, least, most] = /^(?:≥ )?(-?\d+)(?:–(-?\d+))?$/.exec(expected) ?? [];
  return {
    least: least === String(Number.MIN_SAFE_INTEGER) ? undefined : least,
    most: most === String(Number.MAX_SAFE_INTEGER) ? undefined : most,
  };
}
