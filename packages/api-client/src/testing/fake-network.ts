import type { Network } from '../realtime';

/** A network that is there or not, as a test says. */
export class FakeNetwork implements Network {
  private isThere = true;
  private readonly listeners = new Set<() => void>();

  isOnline(): boolean {
    return this.isThere;
  }

  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  become(isThere: boolean): void {
    this.isThere = isThere;
    for (const listener of [...this.listeners]) listener();
  }
}
