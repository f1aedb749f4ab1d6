const prefix = 'masterplan ';

/** What this browser keeps for the page; nothing where it refuses to keep anything. */
export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // A browser that keeps nothing still plays: the key lasts as long as the page.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // What was never kept need not be forgotten.
  }
}
