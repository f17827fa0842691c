import { asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { outboxMessages } from '../db/schema';
import type { MailTransport } from './mail';

/** A stored mail. */
export type OutboxMessage = typeof outboxMessages.$inferSelect;

/** A stored mail in lists. */
export type OutboxEntry = Pick<OutboxMessage, 'id' | 'to' | 'subject' | 'createdAt'>;

/** Stores mails instead of sending them. */
export const outboxTransport = (db: Database): MailTransport => ({
  async send({ from: { name, address }, ...mail }) {
    const from = name === '' ? address : `${name} <${address}>`;
    await db
      .insert(outboxMessages)
      .values({ ...mail, from, attachments: [...mail.attachments] })
      // Idempotent: a job that runs twice stores one mail.
      .onConflictDoNothing();
  },
  close: () => undefined,
});

/** Lists stored mails, newest first. */
export function listOutbox(db: Database, limit: number): Promise<OutboxEntry[]> {
  const { id, to, subject, createdAt } = outboxMessages;
  return db
    .select({ id, to, subject, createdAt })
    .from(outboxMessages)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Returns a stored mail. */
export async function findOutboxMessage(db: Database, id: string): Promise<OutboxMessage | null> {
  const [row] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return row ?? null;
}

/** Lists the mails to an address (lower case), oldest first. */
export function findOutboxMessagesTo(db: Database, address: string): Promise<OutboxMessage[]> {
  return db
    .select()
    .from(outboxMessages)
    .where(eq(sql`lower(${outboxMessages.to})`, address))
    .orderBy(asc(outboxMessages.createdAt), asc(outboxMessages.id));
}

/** Deletes mails older than a month. */
export async function purgeExpiredOutbox(db: Database): Promise<void> {
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, sql`now() - interval '30 days'`));
}
