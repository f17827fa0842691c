import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { inquiries, invitationRequests, landingVisits, quoteAnswers } from '../../../platform/db/schema';

/** An inquiry to be written down. */
export type NewInquiry = Omit<typeof inquiries.$inferInsert, 'id' | 'createdAt'>;

/** Writes an inquiry down. @returns Its id. */
export async function insertInquiry(tx: Transaction, inquiry: NewInquiry): Promise<string> {
  const id = newId();
  await tx.insert(inquiries).values({ ...inquiry, id });
  return id;
}

/** How long the same inquiry sent again counts as the first one, in minutes. */
const REPEAT_MINUTES = 10;

/**
 * Whether the same was asked a moment ago. Whoever asks waits for others who ask with the same address, so that of two
 * requests at once only one is new.
 */
export async function lockAndFindDuplicate(tx: Transaction, inquiry: NewInquiry): Promise<boolean> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`inquiry ${inquiry.email.toLowerCase()}`}, 0))`,
  );
  const same = (['email', 'firstName', 'message'] as const).map((name) => eq(inquiries[name], inquiry[name]));
  const [found] = await tx
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(
      and(
        ...same,
        sql`${inquiries.productId} IS NOT DISTINCT FROM ${inquiry.productId ?? null}::uuid`,
        sql`${inquiries.attachmentName} IS NOT DISTINCT FROM ${inquiry.attachmentName ?? null}`,
        gt(inquiries.createdAt, sql`now() - ${REPEAT_MINUTES} * interval '1 minute'`),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Notes who asked to be invited. @returns Whether the address is new. */
export async function insertInvitationRequest(tx: Transaction, email: string): Promise<boolean> {
  const added = await tx
    .insert(invitationRequests)
    .values({ email })
    .onConflictDoNothing()
    .returning({ email: invitationRequests.email });
  return added.length > 0;
}

/** Counts a visit of the landing page on today's date (UTC). @see GAP-067 */
export async function countLandingVisit(db: Database): Promise<void> {
  await db
    .insert(landingVisits)
    .values({ day: sql`(now() AT TIME ZONE 'UTC')::date`, visits: 1 })
    .onConflictDoUpdate({
      target: landingVisits.day,
      set: { visits: sql`${landingVisits.visits} + 1` },
    });
}

/** How many old inquiries are forgotten at once. */
const BATCH = 100;

const isOld = (createdAt: typeof inquiries.createdAt | typeof invitationRequests.createdAt) =>
  lt(createdAt, sql`now() - interval '1 year'`);

/**
 * Forgets invitations and inquiries of more than a year ago.
 *
 * @param removeFile Forgets the file of an inquiry; called before the inquiry is.
 */
export async function deleteOldInquiries(
  db: Database,
  removeFile: (name: string) => Promise<void>,
): Promise<void> {
  await db.delete(invitationRequests).where(isOld(invitationRequests.createdAt));
  const answered = await db
    .select({ id: quoteAnswers.id, file: quoteAnswers.attachmentFile })
    .from(quoteAnswers)
    .innerJoin(inquiries, eq(inquiries.id, quoteAnswers.inquiryId))
    .where(and(isOld(inquiries.createdAt), isNotNull(quoteAnswers.attachmentFile)))
    .limit(BATCH);
  for (const { id, file } of answered) {
    if (file) await removeFile(file);
    await db.update(quoteAnswers).set({ attachmentFile: null }).where(eq(quoteAnswers.id, id));
  }
  // The others go with the next run.
  if (answered.length === BATCH) return;
  const old = await db
    .select({ id: inquiries.id, file: inquiries.attachmentFile })
    .from(inquiries)
    .where(and(isOld(inquiries.createdAt), isNotNull(inquiries.attachmentFile)))
    .limit(BATCH);
  for (const { file } of old) if (file) await removeFile(file);
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await db.delete(inquiries).where(inArray(inquiries.id, ids));
  await db.delete(inquiries).where(and(isOld(inquiries.createdAt), sql`${inquiries.attachmentFile} IS NULL`));
}
