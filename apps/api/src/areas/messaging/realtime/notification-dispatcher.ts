import type { ServerFrame } from '@millrace/domain';
import type { Logger } from 'pino';
import type { NotificationRef } from '../../../platform/db/announce';
import type { Database } from '../../../platform/db/database';
import { findLastRead, notificationsToTell, notificationView } from '../../notifications/notifications';
import type { Hub } from './hub';

/** Tells a client to refetch its notifications. */
const REFETCH: ServerFrame = { type: 'notification', notification: null };

/**
 * Dispatches notifications to the sockets of their members. One read at a time is under way, so that an older state of a
 * notification never follows a newer one; what is announced meanwhile goes along with the next.
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

  /** Members were told something. */
  add(told: readonly NotificationRef[]): void {
    // Most of them are at other processes, or not here at all.
    this.announced.push(...told.filter(([userId]) => this.hub.of([userId]).length > 0).map(([, id]) => id));
    if (!this.isReading) void this.deliver();
  }

  /** What members were told was taken back. */
  retract(userIds: readonly string[]): void {
    for (const connection of this.hub.of(userIds)) connection.send(REFETCH);
  }

  /** A member has read what they were told. */
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
    // In the same breath as the last look: what is announced a moment later would wait for somebody who has gone.
    this.isReading = false;
  }

  private send(userId: string, frame: ServerFrame): void {
    const json = JSON.stringify(frame);
    for (const connection of this.hub.of([userId])) connection.sendText(json);
  }
}
