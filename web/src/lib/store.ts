// What this browser keeps. One that keeps nothing still plays: there things last as long as the page.

/** Everything by its name, for browsers that let nobody keep anything. */
class Memory implements Storage {
  private readonly kept = new Map<string, string>();
  [name: string]: unknown;

  get length(): number {
    return this.kept.size;
  }

  key(number: number): string | null {
    return [...this.kept.keys()][number] ?? null;
  }

  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    this.kept.set(name, text);
  }

  removeItem(name: string): void {
    this.kept.delete(name);
  }

  clear(): void {
    this.kept.clear();
  }
}

const memory = new Memory();

/** Where things are kept; merely to look for it is refused where it is shut. */
export function browserStorage(): Storage {
  try {
    return localStorage;
  } catch {
    return memory;
  }
}

/** What was kept as JSON; null where nothing is, or others, or an older version, wrote something else. */
export function kept(name: string, store: Storage = browserStorage()): unknown {
  try {
    return JSON.parse(store.getItem(name) ?? "null");
  } catch {
    return null;
  }
}
