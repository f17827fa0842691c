import { QUOTE_SUPPLIERS_MAX } from '@millrace/domain';
import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { countForCompanies } from '../../../platform/db/daily-figures';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { mailAddressOf } from '../../../platform/db/mail-address';
import {
  inquiries,
  invitationRequests,
  landingVisits,
  quoteAnswers,
  quoteRecipients,
} from '../../../platform/db/schema';
import { isShownMember, worksVerifiedFor } from '../../../visibility';

/** An inquiry to insert. */
type NewInquiry = Omit<typeof inquiries.$inferInsert, 'id' | 'createdAt'>;

/** Inserts an inquiry. @returns Its ID. */
export async function insertInquiry(tx: Transaction, inquiry: NewInquiry): Promise<string> {
  const id = newId();
  await tx.insert(inquiries).values({ ...inquiry, id });
  return id;
}

/** Period in minutes in which an identical inquiry counts as a repeat. */
const REPEAT_MINUTES = 10;

/**
 * True if an identical inquiry was sent recently. Locks the email address, so that of two concurrent
 * requests only one is new.
 *
 * @param supplierIds Suppliers that will receive it: it is no repeat if one of them has not received it.
 */
export async function lockAndFindDuplicate(
  tx: Transaction,
  inquiry: NewInquiry,
  supplierIds: readonly string[],
): Promise<boolean> {
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
        sql`NOT EXISTS (
          SELECT FROM unnest(${asArray(supplierIds)}::uuid[]) asked (id) WHERE NOT EXISTS (
            SELECT FROM quote_recipients r WHERE r.inquiry_id = inquiries.id AND r.company_id = asked.id
          )
        )`,
        gt(inquiries.createdAt, sql`now() - ${REPEAT_MINUTES} * interval '1 minute'`),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Stores an invitation request. @returns True if the address is new. */
export async function insertInvitationRequest(tx: Transaction, email: string): Promise<boolean> {
  const added = await tx
    .insert(invitationRequests)
    .values({ email })
    .onConflictDoNothing()
    .returning({ email: invitationRequests.email });
  return added.length > 0;
}

/** Counts a visit of the landing page for today (UTC). @see GAP-067 */
export async function countLandingVisit(db: Database): Promise<void> {
  await db
    .insert(landingVisits)
    .values({ day: sql`(now() AT TIME ZONE 'UTC')::date`, visits: 1 })
    .onConflictDoUpdate({
      target: landingVisits.day,
      set: { visits: sql`${landingVisits.visits} + 1` },
    });
}

/** Batch size of purging. */
const BATCH = 100;

const isOld = (createdAt: typeof inquiries.createdAt | typeof invitationRequests.createdAt) =>
  lt(createdAt, sql`now() - interval '1 year'`);

/**
 * Purges invitations and inquiries older than a year.
 *
 * @param removeFile Deletes the file of an inquiry; called before the inquiry is deleted.
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
  // The remaining ones follow with the next run.
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

/** An inquiry to the sales desk. */
export interface DeskRequest {
  id: string;
  firstName: string;
  lastName: string | null;
  companyName: string | null;
  email: string;
  phone: string | null;
  message: string;
  /** The product to quote; null for other inquiries. */
  productName: string | null;
  quantity: string | null;
  unit: string | null;
  neededBy: string | null;
  deliveryCountry: string | null;
  attachmentName: string | null;
  createdAt: Date;
  /** Number of suppliers that received it too, and number of their answers. */
  recipients: number;
  answered: number;
}

/** Maximum number of listed inquiries. */
const LISTED = 200;

const selected = sql`
  SELECT i.id, i.first_name AS "firstName", i.last_name AS "lastName", i.company_name AS "companyName", i.email, i.phone,
    i.message, p.name AS "productName", i.quantity, i.unit, i.needed_by::text AS "neededBy",
    i.delivery_country AS "deliveryCountry", i.attachment_name AS "attachmentName", i.created_at::text AS "createdAt",
    (SELECT count(*)::integer FROM quote_recipients r WHERE r.inquiry_id = i.id) AS recipients,
    (SELECT count(*)::integer FROM quote_answers a WHERE a.inquiry_id = i.id) AS answered
  FROM inquiries i LEFT JOIN products p ON p.id = i.product_id`;

const withDate = (row: DeskRequest): DeskRequest => ({ ...row, createdAt: new Date(row.createdAt) });

/** Reads inquiries, newest first. @param since A day in ISO 8601; null for all. */
export const findDeskRequests = async (db: Database, since: string | null): Promise<DeskRequest[]> =>
  (
    await rowsOf<DeskRequest>(
      db,
      sql`${selected} WHERE ${since}::date IS NULL OR i.created_at >= ${since}::date
        ORDER BY i.created_at DESC, i.id LIMIT ${LISTED}`,
    )
  ).map(withDate);

/** Finds one inquiry. @returns Null if there is none. */
export async function findDeskRequest(db: Database, id: string): Promise<DeskRequest | null> {
  const [row] = await rowsOf<DeskRequest>(db, sql`${selected} WHERE i.id = ${id}`);
  return row ? withDate(row) : null;
}

/** A recipient of a quote request. */
interface QuoteContact {
  email: string;
  firstName: string;
  supplierId: string;
  /** The company that supplies the product. */
  supplier: string;
}

/** Names those of the companies that supply a product, in the order of their names. */
export function findSupplierNames(
  tx: Transaction,
  productId: string,
  companyIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return rowsOf(
    tx,
    sql`
      SELECT c.id, c.name FROM suppliers s JOIN companies c ON c.id = s.company_id
      WHERE s.product_id = ${productId} AND c.id = ANY(${asArray(companyIds)}::uuid[])
      ORDER BY c.name_key, c.id`,
  );
}

/**
 * Finds verified people of a product's first 200 suppliers by name, five each, except the sender's.
 *
 * @param supplierIds Companies to which it is limited; null for all.
 * @see GAP-089
 */
export function findQuoteContacts(
  tx: Transaction,
  productId: string,
  buyer: { id: string; companyId: string | null },
  supplierIds: readonly string[] | null,
): Promise<QuoteContact[]> {
  return rowsOf<QuoteContact>(
    tx,
    sql`
      SELECT email, "firstName", "supplierId", supplier FROM (
        SELECT ${mailAddressOf('u')} AS email,
          u.first_name AS "firstName", c.id AS "supplierId", c.name AS supplier,
          row_number() OVER (PARTITION BY c.id ORDER BY u.created_at, u.id) AS place,
          dense_rank() OVER (ORDER BY c.name_key, c.id) AS rank
        FROM suppliers s JOIN companies c ON c.id = s.company_id JOIN users u ON u.company_id = c.id
        WHERE s.product_id = ${productId} AND ${isShownMember('u')} AND ${worksVerifiedFor('u')} AND u.id <> ${buyer.id}
          AND c.id IS DISTINCT FROM ${buyer.companyId}::uuid
          AND ${supplierIds === null ? sql`true` : sql`c.id = ANY(${asArray(supplierIds)}::uuid[])`}
      ) contact WHERE place <= ${CONTACTS_OF_EACH} AND rank <= ${QUOTE_SUPPLIERS_MAX}
      ORDER BY rank, place`,
  );
}

const CONTACTS_OF_EACH = 5;

/** Records the suppliers that received a request. */
export async function insertRecipients(
  tx: Transaction,
  inquiryId: string,
  contacts: readonly QuoteContact[],
): Promise<void> {
  const companyIds = new Set(contacts.map(({ supplierId }) => supplierId));
  await tx.insert(quoteRecipients).values([...companyIds].map((companyId) => ({ inquiryId, companyId })));
  await countForCompanies(tx, 'quotes', [...companyIds]);
}
