import { type Temperament, temperaments, temperedName } from '@masterplan/kernel';

/** What bots of these levels are called, each also with every temperament. */
export const withTempers = (
  levels: Readonly<Record<string, string>>,
  tempers: Readonly<Record<Temperament, string>>,
): Readonly<Record<string, string>> => ({
  ...levels,
  ...Object.fromEntries(
    Object.entries(levels).flatMap(([level, called]) =>
      temperaments.map((temper) => [temperedName(level, temper), `${called}, ${tempers[temper]}`]),
    ),
  ),
});
