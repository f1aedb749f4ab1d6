const prefix = 'masterplan ';

/** What the browser refused to keep: it lasts as long as the page. */
const unkept = new Map<string, string>();

/** What this browser keeps for the page, or the page alone where the browser refuses to. */
export function kept(name: string): string | undefined {
  try {
    return unkept.get(name) ?? localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(name: string, value: string): void {
  unkept.delete(name);
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    unkept.set(name, value);
  }
}

export function forget(name: string): void {
  unkept.delete(name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // A browser that refuses this has kept nothing.
  }
}
