import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { mailAddressOf } from '../../../platform/db/mail-address';
import { quoteAnswers, quoteRecipients } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';
import type { AttachableType } from '../inquiries';

/** A quote request. */
export interface QuoteRow {
  id: string;
  productId: string | null;
  productName: string | null;
  userId: string | null;
  firstName: string;
  lastName: string | null;
  companyName: string | null;
  message: string;
  quantity: string | null;
  unit: string | null;
  neededBy: string | null;
  deliveryCountry: string | null;
  attachmentName: string | null;
  attachmentType: AttachableType | null;
  attachmentFile: string | null;
  createdAt: string;
  recipients: number;
  answered: number;
}

/** A supplier's answer. */
export interface AnswerRow {
  id: string;
  companyId: string;
  companyName: string;
  price: string | null;
  leadTime: string | null;
  minimumOrder: string | null;
  message: string;
  attachmentName: string | null;
  attachmentType: AttachableType | null;
  attachmentFile: string | null;
  userId: string | null;
  userName: string | null;
  changedAt: string;
}

const columns = sql`
  i.id, i.product_id AS "productId", p.name AS "productName", i.user_id AS "userId", i.first_name AS "firstName",
  i.last_name AS "lastName", i.company_name AS "companyName", i.message, i.quantity, i.unit,
  i.needed_by::text AS "neededBy", i.delivery_country AS "deliveryCountry", i.attachment_name AS "attachmentName",
  i.attachment_type AS "attachmentType", i.attachment_file AS "attachmentFile", i.created_at::text AS "createdAt",
  (SELECT count(*)::integer FROM quote_recipients r WHERE r.inquiry_id = i.id) AS recipients`;

// If the product was deleted, only requests that were sent to suppliers are recognizable as quote requests.
const IS_QUOTE = sql`(
  i.product_id IS NOT NULL OR EXISTS (SELECT 1 FROM quote_recipients r WHERE r.inquiry_id = i.id)
)`;

/** Query for a page of a box: requests sent by a member, or received by a company. */
export interface BoxQuery {
  box: { sentBy: string } | { receivedBy: string };
  after: { createdAt: string; id: string } | null;
  /** Page size plus one. */
  limit: number;
}

/** Reads a page of requests, newest first, with the total. */
export async function findBox(
  db: Database,
  { box, after, limit }: BoxQuery,
): Promise<{ count: number; rows: QuoteRow[] }> {
  const isThere =
    'sentBy' in box
      ? sql`i.user_id = ${box.sentBy} AND ${IS_QUOTE}`
      : sql`EXISTS (SELECT 1 FROM quote_recipients r WHERE r.inquiry_id = i.id AND r.company_id = ${box.receivedBy})`;
  const ofWhom = 'sentBy' in box ? sql`true` : sql`a.company_id = ${box.receivedBy}`;
  const start = after
    ? sql`AND (i.created_at, i.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const rows = await rowsOf<QuoteRow>(
    db,
    sql`SELECT ${columns},
        (SELECT count(*)::integer FROM quote_answers a WHERE a.inquiry_id = i.id AND ${ofWhom}) AS answered
      FROM inquiries i LEFT JOIN products p ON p.id = i.product_id
      WHERE ${isThere} ${start} ORDER BY i.created_at DESC, i.id DESC LIMIT ${limit}`,
  );
  const [total] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::integer AS count FROM inquiries i WHERE ${isThere}`,
  );
  return { count: total?.count ?? 0, rows };
}

/** Finds a quote request. @returns Null if there is none. */
export async function findQuote(db: Database | Transaction, id: string): Promise<QuoteRow | null> {
  const [row] = await rowsOf<QuoteRow>(
    db,
    sql`SELECT ${columns}, (SELECT count(*)::integer FROM quote_answers a WHERE a.inquiry_id = i.id) AS answered
      FROM inquiries i LEFT JOIN products p ON p.id = i.product_id WHERE i.id = ${id} AND ${IS_QUOTE}`,
  );
  return row ?? null;
}

/** Returns the name of a supplier that received a request. @returns Null if it did not. */
export async function findRecipient(
  db: Database | Transaction,
  quoteId: string,
  companyId: string,
): Promise<{ id: string; name: string } | null> {
  const [row] = await rowsOf<{ id: string; name: string }>(
    db,
    sql`SELECT c.id, c.name FROM quote_recipients r JOIN companies c ON c.id = r.company_id
      WHERE r.inquiry_id = ${quoteId} AND r.company_id = ${companyId}`,
  );
  return row ?? null;
}

/** Reads the answers to a request, oldest first. @param companyId Filter by supplier. */
export const findAnswers = (
  db: Database | Transaction,
  quoteId: string,
  companyId: string | null,
): Promise<AnswerRow[]> =>
  rowsOf<AnswerRow>(
    db,
    sql`SELECT a.id, a.company_id AS "companyId", c.name AS "companyName", a.price, a.lead_time AS "leadTime",
        a.minimum_order AS "minimumOrder", a.message, a.attachment_name AS "attachmentName",
        a.attachment_type AS "attachmentType", a.attachment_file AS "attachmentFile", u.id AS "userId",
        u.display_name AS "userName", a.changed_at::text AS "changedAt"
      FROM quote_answers a JOIN companies c ON c.id = a.company_id LEFT JOIN users u ON u.id = a.user_id
      WHERE a.inquiry_id = ${quoteId} AND (${companyId}::uuid IS NULL OR a.company_id = ${companyId}::uuid)
      ORDER BY a.created_at, a.id`,
  );

/** Finds the recipient of the email about an answer. @returns Null once that member has left. */
export async function findBuyer(
  tx: Transaction,
  userId: string,
): Promise<{ email: string; firstName: string } | null> {
  const [row] = await rowsOf<{ email: string; firstName: string }>(
    tx,
    sql`SELECT ${mailAddressOf('u')} AS email, u.first_name AS "firstName" FROM users u
      WHERE u.id = ${userId} AND ${isShownMember('u')}`,
  );
  return row ?? null;
}

/** An answer to store. */
export type NewAnswer = Omit<typeof quoteAnswers.$inferInsert, 'id' | 'createdAt' | 'changedAt'>;

/** Locks a supplier's recipient row, so that its answers are written one at a time. */
export async function lockRecipient(tx: Transaction, quoteId: string, companyId: string): Promise<void> {
  await tx
    .select({ id: quoteRecipients.companyId })
    .from(quoteRecipients)
    .where(and(eq(quoteRecipients.inquiryId, quoteId), eq(quoteRecipients.companyId, companyId)))
    .for('update');
}

/** Stores a supplier's answer, replacing the previous one; requires its lock. @returns Its ID and the obsolete file. */
export async function upsertAnswer(
  tx: Transaction,
  answer: NewAnswer,
): Promise<{ id: string; droppedFile: string | null }> {
  const isIt = and(
    eq(quoteAnswers.inquiryId, answer.inquiryId),
    eq(quoteAnswers.companyId, answer.companyId),
  );
  const [before] = await tx.select().from(quoteAnswers).where(isIt);
  if (!before) {
    const [made] = await tx.insert(quoteAnswers).values(answer).returning({ id: quoteAnswers.id });
    if (!made) throw new Error('The answer is gone.');
    return { id: made.id, droppedFile: null };
  }
  await tx
    .update(quoteAnswers)
    .set({ ...answer, changedAt: sql`now()` })
    .where(isIt);
  const isKept = before.attachmentFile === (answer.attachmentFile ?? null);
  return { id: before.id, droppedFile: isKept ? null : before.attachmentFile };
}
