import type { FileMediaKind } from '@millrace/domain';

/** File of an unsent message; its bytes are stored separately. */
export interface OutboxFile {
  kind: FileMediaKind;
  name: string;
  /** Size in bytes. */
  size: number;
}

/** Unsent message. */
export interface OutboxMessage {
  /** Id that the message will have once it is sent. */
  id: string;
  chatId: string;
  /** Empty if there is only a file. */
  message: string;
  file?: OutboxFile;
  /** Upload progress, 0 to 1; known only to the tab that uploads. */
  share?: number;
  /** Time of writing, in milliseconds since 1970. */
  at: number;
  /** `sending` also while offline; `failed` once the server has refused it. */
  state: 'sending' | 'failed';
  /** Error code and message of a final failure; `cancelled` by its sender, `file_lost` if its bytes are gone. */
  error?: { code: string; text: string | null };
}

/** Used part of the browser's `Storage`. */
export type KeyStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Unsent messages, which survive a reload and are shared by all tabs. Each has its own key, so that concurrent writes
 * of two tabs lose nothing. Falls back to memory if the browser refuses storage.
 */
export class OutboxStore {
  private readonly unkept = new Map<string, OutboxMessage>();
  private readonly prefix: string;

  constructor(
    private readonly storage: KeyStorage | null,
    userId: string,
  ) {
    this.prefix = `millrace.outbox.${userId}.`;
  }

  /** All unsent messages, in the order of writing. */
  all(): OutboxMessage[] {
    const kept: OutboxMessage[] = [];
    const { storage } = this;
    for (let at = 0; storage !== null && at < storage.length; at += 1) {
      const key = storage.key(at);
      const entry = key?.startsWith(this.prefix) ? readEntry(storage.getItem(key)) : null;
      if (entry) kept.push(entry);
    }
    // Ids sort by creation time.
    return [...kept, ...this.unkept.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  put(entry: OutboxMessage): void {
    try {
      if (!this.storage) throw new Error('There is none.');
      this.storage.setItem(this.prefix + entry.id, JSON.stringify(entry));
      this.unkept.delete(entry.id);
    } catch {
      this.unkept.set(entry.id, entry);
    }
  }

  /** Holds a message only in memory while its file is not stored yet. */
  hold(entry: OutboxMessage): void {
    this.unkept.set(entry.id, entry);
  }

  find(id: string): OutboxMessage | undefined {
    return this.all().find((one) => one.id === id);
  }

  /** True if a message is only in this page's memory. */
  isHeld(id: string): boolean {
    return this.unkept.has(id);
  }

  remove(id: string): void {
    this.unkept.delete(id);
    this.storage?.removeItem(this.prefix + id);
  }

  /** True if a storage event of another tab concerns these messages; a null key means all. */
  owns(key: string | null): boolean {
    return key === null || key.startsWith(this.prefix);
  }
}

function readEntry(text: string | null): OutboxMessage | null {
  try {
    const entry = JSON.parse(text ?? '') as Partial<OutboxMessage>;
    const { id, chatId, message, at } = entry;
    const isWhole = [id, chatId, message].every((part) => typeof part === 'string') && typeof at === 'number';
    return isWhole ? (entry as OutboxMessage) : null;
  } catch {
    return null;
  }
}
