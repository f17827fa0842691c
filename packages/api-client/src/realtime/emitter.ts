/** Tells listeners of events by name. */
export class Emitter<Events extends object> {
  private readonly listeners = new Map<keyof Events, Set<(event: never) => void>>();

  /** @returns What ends it. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
    const known = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, known.add(listener));
    return () => known.delete(listener);
  }

  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    // Who ceases to listen while it is told is not told the rest; who begins to, not this one.
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(event as never);
  }
}
