import type { KeyStorage } from '../realtime';

/** A storage as browsers have it. */
export class FakeStorage implements KeyStorage {
  private readonly values = new Map<string, string>();

  get length(): number {
    return this.values.size;
  }

  key(at: number): string | null {
    return [...this.values.keys()][at] ?? null;
  }

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }
}
