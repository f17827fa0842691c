import { type AlertFrequencies, type Language, nextAlertAt, USUAL_ALERTS } from '@millrace/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { mailAddressOf } from '../../../platform/db/mail-address';
import { alertSettings, users } from '../../../platform/db/schema';
import { transact } from '../../../platform/db/transact';

/** Alert email settings of a member. */
export interface AlertSettingsRow {
  frequencies: AlertFrequencies;
  isStopped: boolean;
  timeZone: string | null;
}

/** Reads the settings of a member, or the defaults. */
export async function findAlertSettings(db: Database, userId: string): Promise<AlertSettingsRow> {
  const { frequencies, isStopped, timeZone } = alertSettings;
  const [row] = await db
    .select({ frequencies, isStopped, timeZone })
    .from(alertSettings)
    .where(eq(alertSettings.userId, userId));
  return row ?? { frequencies: USUAL_ALERTS, isStopped: false, timeZone: null };
}

/** Inserts default settings for members without any. @param userIds A query of one column, `user_id`. */
export async function insertUsualSettings(tx: Transaction, userIds: SQL): Promise<void> {
  const now = new Date();
  await tx.execute(sql`
    INSERT INTO alert_settings (user_id, frequencies, daily_at, weekly_at)
    SELECT DISTINCT user_id, ${JSON.stringify(USUAL_ALERTS)}::jsonb,
      ${nextAlertAt('daily', null, now).toISOString()}::timestamptz,
      ${nextAlertAt('weekly', null, now).toISOString()}::timestamptz
    FROM (${userIds}) receiver
    WHERE NOT EXISTS (SELECT 1 FROM alert_settings s WHERE s.user_id = receiver.user_id)
    ORDER BY user_id
    ON CONFLICT DO NOTHING`);
}

/** Updates the settings of a member. */
export async function saveAlertSettings(
  tx: Transaction,
  userId: string,
  settings: AlertSettingsRow,
): Promise<void> {
  const now = new Date();
  const changed = {
    ...settings,
    dailyAt: nextAlertAt('daily', settings.timeZone, now),
    weeklyAt: nextAlertAt('weekly', settings.timeZone, now),
  };
  await tx
    .insert(alertSettings)
    .values({ userId, ...changed })
    .onConflictDoUpdate({ target: alertSettings.userId, set: changed });
}

/** A recipient of alert emails. */
export interface AlertReader {
  timeZone: string | null;
  isStopped: boolean;
  /** False if the member may not sign in. */
  isActive: boolean;
  firstName: string;
  /** The member's preferred address. */
  email: string;
  /** Null for none chosen. */
  language: Language | null;
  lastRead: Date | null;
}

/** Locks a recipient, so that one job at a time mails them. @returns Null if there is no such member. */
export async function lockAlertReader(tx: Transaction, userId: string): Promise<AlertReader | null> {
  const [row] = await rowsOf<AlertReader>(
    tx,
    sql`
      SELECT s.time_zone AS "timeZone", s.is_stopped AS "isStopped", u.is_active AS "isActive",
        u.first_name AS "firstName", u.language, ${mailAddressOf('u')} AS email,
        u.last_read_notification AS "lastRead"
      FROM alert_settings s JOIN users u ON u.id = s.user_id
      WHERE s.user_id = ${userId}::uuid FOR UPDATE OF s`,
  );
  return row ? { ...row, lastRead: row.lastRead && new Date(row.lastRead) } : null;
}

/** Updates the next due times of a member's mails. */
export async function setNextAlerts(
  tx: Transaction,
  userId: string,
  { timeZone, immediateAt, now }: { timeZone: string | null; immediateAt: Date; now: Date },
): Promise<void> {
  await tx
    .update(alertSettings)
    .set({
      immediateAt,
      dailyAt: nextAlertAt('daily', timeZone, now),
      weeklyAt: nextAlertAt('weekly', timeZone, now),
    })
    .where(eq(alertSettings.userId, userId));
}

/** Reads a member's opt-out and address. @returns Null if there is no such member. */
export async function findAlertsStopped(
  db: Database,
  userId: string,
): Promise<{ email: string; isStopped: boolean } | null> {
  const [row] = await rowsOf<{ email: string; isStopped: boolean }>(
    db,
    sql`
      SELECT ${mailAddressOf('u')} AS email, coalesce(s.is_stopped, false) AS "isStopped"
      FROM users u LEFT JOIN alert_settings s ON s.user_id = u.id WHERE u.id = ${userId}::uuid`,
  );
  return row ?? null;
}

/** Turns the alerts of a member off, or on again with the same settings; pending ones are discarded either way. */
export async function stopAlerts(db: Database, userId: string, isStopped: boolean): Promise<void> {
  await transact(db, async (tx) => {
    const known = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (known.length === 0) return;
    await insertUsualSettings(tx, sql`SELECT ${userId}::uuid AS user_id`);
    await tx.update(alertSettings).set({ isStopped }).where(eq(alertSettings.userId, userId));
    if (isStopped) {
      await tx.execute(
        sql`UPDATE alert_items SET mailed_at = now() WHERE user_id = ${userId}::uuid AND mailed_at IS NULL`,
      );
    }
  });
}
