import type { FileMediaKind } from '@millrace/domain';

/** The file of a message that is not said yet; its bytes are kept apart. */
export interface OutboxFile {
  kind: FileMediaKind;
  name: string;
  /** In bytes. */
  size: number;
}

/** A message that is not said yet. */
export interface OutboxMessage {
  /** That of the message, once it is said. */
  id: string;
  chatId: string;
  /** Empty when its file stands alone. */
  message: string;
  file?: OutboxFile;
  /** How much of the file has gone out, 0 to 1; known to the tab that sends it, while it does. */
  share?: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** `sending` also while there is no network; `failed` once the server has refused it. */
  state: 'sending' | 'failed';
  /** Why it failed, and when it was refused for good; `cancelled` by its sender, `file_lost` where its bytes are gone. */
  error?: { code: string; text: string | null };
}

/** The part of the browser's `Storage` that is used. */
export type KeyStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Messages that wait, kept over a reload and shared by all tabs. Each has a key of its own, so that two tabs that write
 * at once lose nothing. What the browser does not keep is kept until the page is left.
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

  /** All that wait, in the order in which they were written. */
  all(): OutboxMessage[] {
    const kept: OutboxMessage[] = [];
    const { storage } = this;
    for (let at = 0; storage !== null && at < storage.length; at += 1) {
      const key = storage.key(at);
      const entry = key?.startsWith(this.prefix) ? readEntry(storage.getItem(key)) : null;
      if (entry) kept.push(entry);
    }
    // Ids are made in order.
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

  /** Keeps a message until the page is left, and no longer: its file is not kept yet. */
  hold(entry: OutboxMessage): void {
    this.unkept.set(entry.id, entry);
  }

  find(id: string): OutboxMessage | undefined {
    return this.all().find((one) => one.id === id);
  }

  /** True if a message waits in this page alone. */
  isHeld(id: string): boolean {
    return this.unkept.has(id);
  }

  remove(id: string): void {
    this.unkept.delete(id);
    this.storage?.removeItem(this.prefix + id);
  }

  /** True if a change of the storage, in another tab, is one of these; null is all keys. */
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
