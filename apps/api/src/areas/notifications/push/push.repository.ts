import type { Language } from '@millrace/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context';
import type { NotificationRef } from '../../../platform/db/announce';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { pushSubscriptions } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** A push subscription of a browser. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A subscription with its member. */
export interface Device extends Subscription {
  userId: string;
  lastRead: Date | null;
  /** Null for none chosen. */
  language: Language | null;
}

/** True if a session has a push subscription. */
export async function isSubscribed(db: Database, sessionHash: string): Promise<boolean> {
  return (await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionHash, sessionHash))) > 0;
}

/** Stores the push subscription of a session, replacing earlier ones of the session and of the same device. */
export async function saveSubscription(
  tx: Transaction,
  userId: string,
  sessionHash: string,
  subscription: Subscription,
): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, subscription.endpoint));
  await tx
    .insert(pushSubscriptions)
    .values({ userId, sessionHash, ...subscription })
    .onConflictDoUpdate({ target: pushSubscriptions.sessionHash, set: subscription });
}

/** Deletes the push subscription of a session. */
export async function deleteSubscription(db: Database, sessionHash: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionHash, sessionHash));
}

/** Deletes an expired push subscription. */
export async function deleteDead(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Finds a push subscription with a valid session. */
export async function findSubscription(db: Database, id: string): Promise<Device | null> {
  const [row] = await rowsOf<Device>(
    db,
    sql`
      SELECT p.endpoint, p.p256dh, p.auth, p.user_id AS "userId", u.last_read_notification AS "lastRead",
        u.language
      FROM push_subscriptions p JOIN sessions s ON s.token_hash = p.session_hash JOIN users u ON u.id = p.user_id
      WHERE p.id = ${id}::uuid AND s.expires_at > now() AND ${isShownMember('u')}`,
  );
  return row ? { ...row, lastRead: row.lastRead && new Date(row.lastRead) } : null;
}

/** Queues push messages for notifications to each device, in the transaction that creates them. */
export async function queuePush(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  told: readonly NotificationRef[],
): Promise<void> {
  if (told.length === 0) return;
  const notificationOf = new Map(told);
  const devices = await rowsOf<{ id: string; userId: string }>(
    tx,
    sql`
      SELECT id, user_id AS "userId" FROM push_subscriptions
      WHERE user_id = ANY (${sql.param([...notificationOf.keys()])}::uuid[])`,
  );
  for (const { id: subscriptionId, userId } of devices) {
    const notificationId = notificationOf.get(userId);
    if (notificationId !== undefined) await jobs.send('push', { subscriptionId, notificationId }, { tx });
  }
}

/** Reads the push subscriptions of a member. */
export const findDevices = (db: Database, userId: string) =>
  db
    .select({ endpoint: pushSubscriptions.endpoint, since: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), pushSubscriptions.id);
