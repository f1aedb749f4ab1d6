import type { Option } from '@masterplan/kernel';

/** The option of the most worth, and of at least `least`; the first of several. */
export function strongest(
  options: readonly Option[],
  value: (option: Option) => number,
  least: number,
): Option | undefined {
  let chosen: Option | undefined;
  let most = least;
  for (const option of options) {
    const worth = value(option);
    if (worth < most || (worth === most && chosen !== undefined)) continue;
    most = worth;
    chosen = option;
  }
  return chosen;
}

/** The option of the least worth. */
export const weakest = (options: readonly Option[], value: (option: Option) => number): Option | undefined =>
  strongest(options, (option) => -value(option), Number.NEGATIVE_INFINITY);
