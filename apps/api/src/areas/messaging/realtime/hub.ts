import type { Connection } from './connection';

/** The open sockets of this process, by the member who holds them. */
export class Hub {
  private readonly byUser = new Map<string, Set<Connection>>();
  private count = 0;

  /** How many sockets are open. */
  get size(): number {
    return this.count;
  }

  add(connection: Connection): void {
    const { userId } = connection.owner;
    const own = this.byUser.get(userId) ?? new Set();
    this.byUser.set(userId, own.add(connection));
    this.count += 1;
  }

  remove(connection: Connection): void {
    const { userId } = connection.owner;
    const own = this.byUser.get(userId);
    if (!own?.delete(connection)) return;
    this.count -= 1;
    if (own.size === 0) this.byUser.delete(userId);
  }

  /** The sockets of some members. */
  of(userIds: readonly string[]): Connection[] {
    return userIds.flatMap((id) => [...(this.byUser.get(id) ?? [])]);
  }

  all(): Connection[] {
    return this.of([...this.byUser.keys()]);
  }
}
