import type { Shelved, Sitting } from '@masterplan/bots';

/** The rules, with something done first whenever a table is dealt with them, or a choice is played. */
function beset(shelved: Shelved, first: (what: 'open' | 'choose') => void): Shelved {
  const besetting = (sitting: Sitting): Sitting =>
    new Proxy(sitting, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name === 'attempt') first('choose');
        return value.bind(target);
      },
    });
  const open: Shelved['open'] = (start) => {
    first('open');
    const opened = shelved.open(start);
    return 'faults' in opened ? opened : besetting(opened);
  };
  return { ...shelved, open };
}

/** The rules, counting how often a table is dealt with them and how many choices are played. */
export function counting(shelved: Shelved): {
  readonly shelved: Shelved;
  readonly did: Record<string, number>;
} {
  const did = { open: 0, choose: 0 };
  const counted = beset(shelved, (what) => {
    did[what] += 1;
  });
  return { shelved: counted, did };
}

/** The rules, taking so many milliseconds for each choice. */
export const slow = (shelved: Shelved, millis: number): Shelved =>
  beset(shelved, () => {
    const until = performance.now() + millis;
    while (performance.now() < until);
  });
