import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';

/** What was asked of the sales desk. */
export interface DeskRequest {
  id: string;
  firstName: string;
  lastName: string | null;
  companyName: string | null;
  email: string;
  phone: string | null;
  message: string;
  /** Of which a quote is asked for; null for any other inquiry. */
  productName: string | null;
  quantity: string | null;
  unit: string | null;
  neededBy: string | null;
  deliveryCountry: string | null;
  attachmentName: string | null;
  createdAt: Date;
  /** How many suppliers it was sent to as well, and how many of them have answered. */
  recipients: number;
  answered: number;
}

/** How many are listed. */
const LISTED = 200;

const selected = sql`
  SELECT i.id, i.first_name AS "firstName", i.last_name AS "lastName", i.company_name AS "companyName", i.email, i.phone,
    i.message, p.name AS "productName", i.quantity, i.unit, i.needed_by::text AS "neededBy",
    i.delivery_country AS "deliveryCountry", i.attachment_name AS "attachmentName", i.created_at::text AS "createdAt",
    (SELECT count(*)::integer FROM quote_recipients r WHERE r.inquiry_id = i.id) AS recipients,
    (SELECT count(*)::integer FROM quote_answers a WHERE a.inquiry_id = i.id) AS answered
  FROM inquiries i LEFT JOIN products p ON p.id = i.product_id`;

const withDate = (row: DeskRequest): DeskRequest => ({ ...row, createdAt: new Date(row.createdAt) });

/** What was asked, the newest first. @param since A day in ISO 8601; null is ever. */
export const findDeskRequests = async (db: Database, since: string | null): Promise<DeskRequest[]> =>
  (
    await rowsOf<DeskRequest>(
      db,
      sql`${selected} WHERE ${since}::date IS NULL OR i.created_at >= ${since}::date
        ORDER BY i.created_at DESC, i.id LIMIT ${LISTED}`,
    )
  ).map(withDate);

/** One request. @returns Null without such a one. */
export async function findDeskRequest(db: Database, id: string): Promise<DeskRequest | null> {
  const [row] = await rowsOf<DeskRequest>(db, sql`${selected} WHERE i.id = ${id}`);
  return row ? withDate(row) : null;
}
