import { chatMembers, isGroupChat, type ServerFrame, SOCKET_CLOSE } from '@millrace/domain';
import type { Logger } from 'pino';
import type { NotificationRef } from '../../../platform/db/announce';
import type { Database } from '../../../platform/db/database';
import { findBlocksAmong } from '../../../visibility';
import { findLastRead, notificationsToTell, notificationView } from '../../notifications/notifications';
import { findMessagesByNumber, type MessageRow, messageView } from '../chat';
import type { Connection } from './connection';

/** Open sockets of this process by member. */
export class Hub {
  private readonly byUser = new Map<string, Set<Connection>>();
  private count = 0;

  /** Number of open sockets. */
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

  /** Returns the sockets of some members. */
  of(userIds: readonly string[]): Connection[] {
    return userIds.flatMap((id) => [...(this.byUser.get(id) ?? [])]);
  }

  all(): Connection[] {
    return this.of([...this.byUser.keys()]);
  }
}

/**
 * Dispatches announced messages to members' sockets in the order of their numbers: at most one read per chat is in
 * progress, and announcements in the meantime are batched into the next.
 */
export class MessageDispatcher {
  private readonly announced = new Map<string, number[]>();
  /** Members of a room of several at the time when its message was stored, by chat and number. */
  private readonly recipients = new Map<string, readonly string[]>();

  constructor(
    private readonly db: Database,
    private readonly hub: Hub,
    private readonly log: Logger,
  ) {}

  /** Handles the announcement of a message. @param to Members of a room of several. */
  add(chatId: string, number: number, to: readonly string[] = []): void {
    const members = chatMembers(chatId) ?? to;
    // Most messages concern members who are connected to other processes.
    if (this.hub.of(members).length === 0) return;
    if (isGroupChat(chatId)) this.recipients.set(`${chatId} ${number}`, to);
    const waiting = this.announced.get(chatId);
    if (waiting) {
      waiting.push(number);
      return;
    }
    this.announced.set(chatId, [number]);
    this.deliver(chatId).catch((error: unknown) => {
      this.log.error({ err: error }, 'a message could not be delivered');
      this.announced.delete(chatId);
      // On failure clients catch up when they reconnect.
      for (const connection of this.hub.of(members)) connection.close(SOCKET_CLOSE.overloaded, 'catch up');
      for (const key of this.recipients.keys()) if (key.startsWith(chatId)) this.recipients.delete(key);
    });
  }

  private async deliver(chatId: string): Promise<void> {
    for (;;) {
      const numbers = this.announced.get(chatId) ?? [];
      if (numbers.length === 0) break;
      this.announced.set(chatId, []);
      for (const row of await findMessagesByNumber(this.db, chatId, numbers)) {
        const members = chatMembers(chatId);
        if (members) this.send(members, row);
        else await this.sendToGroup(row);
      }
    }
    this.announced.delete(chatId);
  }

  private send(members: readonly string[], row: MessageRow, blocked?: ReadonlySet<string>): void {
    const { chatId } = row;
    const json = JSON.stringify({ type: 'message', chatId, message: messageView(row, blocked) });
    for (const connection of this.hub.of(members)) connection.sendText(json);
  }

  /** Sends a message to a room of several, redacted for members who have blocked the sender. @see GAP-097 */
  private async sendToGroup(row: MessageRow): Promise<void> {
    const key = `${row.chatId} ${row.number}`;
    const members = this.recipients.get(key) ?? [];
    this.recipients.delete(key);
    const { senderId } = row;
    const blocks = senderId === null ? [] : await findBlocksAmong(this.db, members, [senderId]);
    const without = new Set(blocks.map(({ memberId }) => memberId));
    const isHeard = (id: string): boolean => !without.has(id);
    this.send(members.filter(isHeard), row);
    this.send([...without], row, new Set(senderId === null ? [] : [senderId]));
  }
}

/** Tells a client to refetch its notifications. */
const REFETCH: ServerFrame = { type: 'notification', notification: null };

/**
 * Dispatches notifications to members' sockets. At most one read is in progress, so that an older state never
 * overwrites a newer one; announcements in the meantime are batched into the next.
 *
 * @see GAP-070, GAP-090
 */
export class NotificationDispatcher {
  private announced: string[] = [];
  private isReading = false;

  constructor(
    private readonly db: Database,
    private readonly hub: Hub,
    private readonly log: Logger,
  ) {}

  /** Handles new notifications of members. */
  add(told: readonly NotificationRef[]): void {
    // Most members are connected to other processes, or not at all.
    this.announced.push(...told.filter(([userId]) => this.hub.of([userId]).length > 0).map(([, id]) => id));
    if (!this.isReading) void this.deliver();
  }

  /** Handles withdrawn notifications. */
  retract(userIds: readonly string[]): void {
    for (const connection of this.hub.of(userIds)) connection.send(REFETCH);
  }

  /** Handles notifications that a member has read. */
  async tellRead(userId: string): Promise<void> {
    if (this.hub.of([userId]).length === 0) return;
    const lastRead = (await findLastRead(this.db, userId))?.toISOString();
    if (lastRead === undefined) return;
    for (const connection of this.hub.of([userId])) {
      connection.send({ type: 'notificationsRead', lastRead });
    }
  }

  private async deliver(): Promise<void> {
    this.isReading = true;
    while (this.announced.length > 0) {
      const ids = [...new Set(this.announced.splice(0))];
      try {
        for (const [userId, rows] of await notificationsToTell({ db: this.db }, ids)) {
          for (const row of rows)
            this.send(userId, { type: 'notification', notification: notificationView(row) });
        }
      } catch (error) {
        this.log.error({ err: error }, 'what members are told could not be delivered');
        for (const connection of this.hub.all()) connection.send(REFETCH);
      }
    }
    // Synchronous with the last check: an announcement in between would otherwise wait for a loop that has ended.
    this.isReading = false;
  }

  private send(userId: string, frame: ServerFrame): void {
    const json = JSON.stringify(frame);
    for (const connection of this.hub.of([userId])) connection.sendText(json);
  }
}
