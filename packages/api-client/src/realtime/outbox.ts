import { saidFile, saidMessage } from '../messaging/mutations';
import { isApiError } from '../transport/api-error';
import type { Client } from '../transport/client';
import { isTransient } from '../transport/retry';
import type { ChatMessage } from '../types';
import type { PostFile } from '../uploads/attached-file';
import { Emitter } from './emitter';
import { newMessageId } from './message-id';
import { browserNetwork, type Network } from './network';
import { browserFiles, type FileKeeper } from './outbox-files';
import { type KeyStorage, type OutboxMessage, OutboxStore } from './outbox-store';
import { reconnectDelayMs } from './reconnect';

/** Runs work under a lock that one tab at a time holds. */
export type TabLock = (name: string, work: () => Promise<void>) => Promise<void>;

/** Dependencies of an outbox; all but the user have a default in browsers. */
export interface OutboxOptions {
  /** Owner of the messages: another member on this browser neither sees nor sends them. */
  userId: string;
  storage?: KeyStorage | null;
  /** Storage of files. */
  files?: FileKeeper;
  network?: Network;
  oneTabAtATime?: TabLock;
  random?: () => number;
}

/** Queue of unsent messages. Each is delivered once, even after reloads and network failures. */
export interface Outbox {
  /** Unsent messages of a chat in order; the same array until it changes. */
  list(chatId: string): readonly OutboxMessage[];
  /** Calls back when a list changes. @returns Removes the listener. */
  onChange(listener: () => void): () => void;
  /** Calls back for each message that was sent. @returns Removes the listener. */
  onSent(listener: (message: ChatMessage) => void): () => void;
  /** Queues a message, with or without a file. It is sent at once, or when the network is back. */
  send(chatId: string, message: string, file?: PostFile): OutboxMessage;
  /** Cancels a message that is being sent or queued: it stays as failed. */
  cancel(id: string): void;
  /** Retries a failed message. */
  retry(id: string): void;
  /** Discards a failed message. */
  discard(id: string): void;
  /** Retries all queued messages now, because the network or the session is back. */
  flush(): void;
  /** Stops sending; queued messages stay stored. */
  close(): void;
}

const NONE: readonly OutboxMessage[] = [];

/** Locks across tabs by the Web Locks API; without it, the server deduplicates messages by their id. */
const lockOfTabs: TabLock = (name, work) =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(name, work) : work();

const storageOfBrowser = (): KeyStorage | null => {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    // Browsers that refuse storage throw on access.
    return null;
  }
};

/** Creates a member's outbox and begins to send its remaining messages. */
export function createOutbox(client: Client, options: OutboxOptions): Outbox {
  return new SendingOutbox(client.withoutRetries, options);
}

class SendingOutbox implements Outbox {
  private readonly emitter = new Emitter<{ change: undefined; sent: ChatMessage }>();
  private readonly store: OutboxStore;
  private readonly network: Network;
  private readonly oneTabAtATime: TabLock;
  private readonly random: () => number;
  private readonly files: FileKeeper;
  /** Files chosen in this page. */
  private readonly chosen = new Map<string, File>();
  /** Abort controllers and upload progress of messages being sent. */
  private readonly stops = new Map<string, AbortController>();
  private readonly shares = new Map<string, number>();
  private readonly sending = new Set<string>();
  /** Chats that got a new message while their previous run was ending. */
  private readonly wanted = new Set<string>();
  private readonly wakes = new Set<() => void>();
  private readonly unwatch: () => void;
  private lists = new Map<string, readonly OutboxMessage[]>();
  private flushes = 0;
  private isClosed = false;

  constructor(
    private readonly client: Client,
    private readonly options: OutboxOptions,
  ) {
    const { userId, storage = storageOfBrowser() } = options;
    this.store = new OutboxStore(storage, userId);
    this.files = options.files ?? browserFiles();
    this.network = options.network ?? browserNetwork;
    this.oneTabAtATime = options.oneTabAtATime ?? lockOfTabs;
    this.random = options.random ?? Math.random;
    const unwatchNetwork = this.network.watch(() => this.network.isOnline() && this.flush());
    const unwatchTabs = this.watchTabs();
    this.unwatch = () => {
      unwatchNetwork();
      unwatchTabs();
    };
    this.read();
    this.flush();
  }

  list(chatId: string): readonly OutboxMessage[] {
    return this.lists.get(chatId) ?? NONE;
  }

  onChange(listener: () => void): () => void {
    return this.emitter.on('change', listener);
  }

  onSent(listener: (message: ChatMessage) => void): () => void {
    return this.emitter.on('sent', listener);
  }

  send(chatId: string, message: string, file?: PostFile): OutboxMessage {
    const written = { id: newMessageId(), chatId, message, at: Date.now(), state: 'sending' as const };
    const entry: OutboxMessage = file ? { ...written, file: describe(file) } : written;
    if (file) this.keep(entry, file.file);
    else this.put(entry);
    this.run(chatId);
    return entry;
  }

  cancel(id: string): void {
    const stop = this.stops.get(id);
    if (stop) {
      stop.abort();
      return;
    }
    const entry = this.store.find(id);
    if (entry?.state !== 'sending') return;
    this.put({ ...entry, state: 'failed', error: CANCELLED });
    this.flush();
  }

  retry(id: string): void {
    const entry = this.store.find(id);
    if (!entry) return;
    const { error: _, ...kept } = entry;
    this.put({ ...kept, state: 'sending' });
    this.run(entry.chatId);
  }

  discard(id: string): void {
    const entry = this.store.find(id);
    this.store.remove(id);
    this.chosen.delete(id);
    this.shares.delete(id);
    if (entry?.file) void this.files.remove(id);
    this.read();
  }

  flush(): void {
    this.flushes += 1;
    for (const wake of [...this.wakes]) wake();
    for (const chatId of this.lists.keys()) this.run(chatId);
  }

  close(): void {
    this.isClosed = true;
    this.unwatch();
    for (const wake of [...this.wakes]) wake();
  }

  /** Saves an entry. A message whose file is not stored stays in this page: another tab would have nothing to send. */
  private put(entry: OutboxMessage): void {
    if (entry.file && this.store.isHeld(entry.id)) this.store.hold(entry);
    else this.store.put(entry);
    this.read();
  }

  /** Stores a file, then its message. */
  private keep(entry: OutboxMessage, file: File): void {
    this.chosen.set(entry.id, file);
    this.store.hold(entry);
    this.read();
    void this.files.put(entry.id, file).then((isKept) => {
      const known = this.store.find(entry.id);
      if (known && isKept) this.store.put(known);
      // The message was sent or discarded meanwhile.
      else if (isKept) void this.files.remove(entry.id);
    });
  }

  private read(): void {
    const lists = new Map<string, OutboxMessage[]>();
    for (const entry of this.store.all()) {
      const list = lists.get(entry.chatId) ?? [];
      lists.set(entry.chatId, list);
      const share = this.shares.get(entry.id);
      list.push(share === undefined ? entry : { ...entry, share });
    }
    this.lists = lists;
    this.emitter.emit('change', undefined);
  }

  private watchTabs(): () => void {
    if (typeof window === 'undefined') return () => undefined;
    const changed = ({ key }: StorageEvent): void => {
      if (this.store.owns(key)) this.read();
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }

  /** Sends the queued messages of a chat one after another, to keep their order. */
  private run(chatId: string): void {
    if (this.isClosed) return;
    if (this.sending.has(chatId)) {
      // The current run may already have checked the queue for the last time.
      this.wanted.add(chatId);
      return;
    }
    this.sending.add(chatId);
    this.oneTabAtATime(`millrace.outbox.${this.options.userId}.${chatId}`, () => this.sendAll(chatId))
      .catch(() => undefined)
      .finally(() => {
        this.sending.delete(chatId);
        if (this.wanted.delete(chatId)) this.run(chatId);
      });
  }

  private async sendAll(chatId: string): Promise<void> {
    for (let failures = 0; !this.isClosed; ) {
      // Another tab may have added messages, or sent some.
      const entry = this.store.all().find((one) => one.chatId === chatId && one.state === 'sending');
      if (!entry) return;
      const { flushes } = this;
      try {
        const said = await this.say(entry);
        failures = 0;
        this.emitter.emit('sent', said);
        this.discard(entry.id);
      } catch (error) {
        if (isApiError(error, 'aborted')) {
          this.put({ ...entry, state: 'failed', error: CANCELLED });
          continue;
        }
        // Signing in again flushes the outbox.
        if (isApiError(error) && error.status === 401) return;
        // A proxy's page instead of a reply leaves the outcome unknown.
        if (isTransient(error) || isApiError(error, 'unreadable')) {
          // A flush during the attempt means that the network came back, so retry without a delay.
          if (flushes === this.flushes)
            await this.pause(waitMs(error) ?? reconnectDelayMs(failures, this.random));
          failures += 1;
        } else {
          this.put({ ...entry, state: 'failed', error: failureReason(error) });
        }
      }
    }
  }

  private async say(entry: OutboxMessage): Promise<ChatMessage> {
    const { id, file: described } = entry;
    if (!described) return saidMessage(this.client, entry);
    const file = this.chosen.get(id) ?? (await this.files.get(id));
    if (!file) throw new LostFileError();
    const stop = new AbortController();
    this.stops.set(id, stop);
    try {
      const onProgress = (share: number) => this.tellShare(id, share);
      const upload = { onProgress, signal: stop.signal };
      return await saidFile(this.client, entry, { kind: described.kind, file }, upload);
    } finally {
      this.stops.delete(id);
      this.shares.delete(id);
    }
  }

  /** Reports progress, rounded to hundredths, as it is displayed. */
  private tellShare(id: string, share: number): void {
    const shown = Math.floor(share * 100) / 100;
    if (this.shares.get(id) === shown) return;
    this.shares.set(id, shown);
    this.read();
  }

  /** Waits, but at most until the next flush. */
  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.wakes.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.wakes.add(wake);
    });
  }
}

const waitMs = (error: unknown): number | null =>
  isApiError(error) && error.retryAfter !== null ? error.retryAfter * 1000 : null;

function failureReason(error: unknown): NonNullable<OutboxMessage['error']> {
  if (error instanceof LostFileError) return { code: 'file_lost', text: null };
  return isApiError(error) ? { code: error.code, text: error.text } : { code: 'unreadable', text: null };
}

/** Thrown if the browser has not stored the bytes of a file. */
class LostFileError extends Error {}

const CANCELLED = { code: 'cancelled', text: null };

const describe = ({ kind, file: { name, size } }: PostFile) => ({ kind, name, size });
