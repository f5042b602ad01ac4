/** A store as browsers have one. */
export class Drawer implements Storage {
  private readonly kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  key = (number: number) => [...this.kept.keys()][number] ?? null;
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, text: string) => void this.kept.set(name, text);
  removeItem = (name: string) => void this.kept.delete(name);
  clear = () => this.kept.clear();
}
