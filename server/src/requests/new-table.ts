import type { TableOptions } from '@masterplan/kernel';
import type { SomeSettings, TableSettings } from '../../wire/index.ts';
import { letters } from '../people/letters.ts';
import type { Rules } from '../programs/programs.ts';
import { no } from '../result.ts';
import { nothingToDecide } from '../table/deciding.ts';
import type { Begun, Facts, Holder } from '../table/facts.ts';
import type { Desk, Known } from './session.ts';

/** What a table is to be. */
export interface Making {
  readonly game: string;
  readonly seats: number;
  readonly options: TableOptions;
  readonly pack?: unknown;
  readonly listed: boolean;
  readonly settings: SomeSettings;
  readonly host: string;
  /** Who sits where from the start; everywhere else nobody. */
  readonly holders?: readonly Holder[];
  /** Where it begins in a position: that, and the rules it is a position of. */
  readonly begun?: Begun & { readonly rules: Rules };
}

const usualSettings = (levels: readonly string[]): TableSettings => ({
  ...{ spectators: true, undo: 'agreed', pace: 'quick', clock: { kind: 'none' } },
  ...{ cover: levels[0] ?? '', hints: false },
});

/** A table nobody has sat down at yet, with a new name; its number is given by the store. */
export function newFacts(making: Making, { shelved, sha }: Rules): Facts {
  const { game, seats, options, listed, host, holders, begun, pack, settings } = making;
  const now = Date.now();
  return {
    ...{ id: letters(16), no: 0, game, seats, options, listed, host },
    ...{ rules: shelved.version, program: begun === undefined ? '' : sha, seed: '' },
    ...{ state: 'gathering', givenUp: false, rematch: null, winners: null, former: [] },
    ...{ deciding: nothingToDecide, madeAt: now, changedAt: now },
    begun: begun === undefined ? null : { origin: begun.origin, beginning: begun.beginning },
    packJson: pack === undefined ? null : JSON.stringify(pack),
    settings: { ...usualSettings(shelved.levels), ...settings },
    holders: holders ?? Array.from({ length: seats }, () => ({})),
  };
}

/** What is wrong with a table before it is made, tried out on a deal that is thrown away. */
export function faultIn(
  { seats, options, pack, settings, begun }: Making,
  { shelved }: Rules,
): ReturnType<typeof no> | undefined {
  if (!shelved.seats.includes(seats)) return no('bad-seats');
  if (settings.cover !== undefined && !shelved.levels.includes(settings.cover)) return no('no-level');
  if (pack !== undefined && !shelved.takesPacks) return no('no-packs');
  const tried = shelved.open({
    ...{ seats, options, seed: '' },
    ...(pack === undefined ? {} : { pack }),
    ...(begun === undefined ? {} : { beginning: begun.beginning }),
  });
  if (!('faults' in tried)) return undefined;
  const [first] = tried.faults;
  return tried.in === 'options'
    ? no('bad-options', { path: first?.path ?? '' })
    : no('bad-pack', {
        ...{ path: first?.path ?? '', fault: first?.code ?? '', expected: first?.expected ?? '' },
      });
}

/** Why a person may not make another such table just now. */
export function mayMake(
  { limiter }: Desk,
  { person, address }: Known,
  { listed, pack }: Pick<Making, 'listed' | 'pack'>,
): ReturnType<typeof no> | undefined {
  const wait =
    limiter.draw('table', person.id) ??
    limiter.draw('tableHere', address) ??
    (listed ? (limiter.draw('listed', person.id) ?? limiter.draw('listedHere', address)) : undefined) ??
    (pack === undefined ? undefined : limiter.draw('packHere', address));
  return wait === undefined ? undefined : no('too-many', { seconds: wait });
}
