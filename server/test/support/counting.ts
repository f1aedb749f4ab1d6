import type { Shelved, Sitting } from '@masterplan/bots';

/** The rules, counting how often a table is dealt with them and how many choices are played. */
export function counting(shelved: Shelved): {
  readonly shelved: Shelved;
  readonly did: Record<string, number>;
} {
  const did = { open: 0, choose: 0 };
  const counted = (sitting: Sitting): Sitting =>
    new Proxy(sitting, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name === 'attempt') did.choose += 1;
        return value.bind(target);
      },
    });
  const open: Shelved['open'] = (start) => {
    did.open += 1;
    const opened = shelved.open(start);
    return 'faults' in opened ? opened : counted(opened);
  };
  return { shelved: { ...shelved, open }, did };
}
