import type { CompanyCertificate } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { isShownMember, worksVerifiedFor } from '../../../visibility';

/** A company whose certificates are looked through. */
export interface ReviewedCompany {
  id: string;
  name: string;
  certificates: readonly CompanyCertificate[];
  /** Until which day they were looked through before, as YYYY-MM-DD; null is never. */
  before: string | null;
}

/**
 * Takes companies whose certificates were not looked through today, and notes that they were: another process takes others.
 *
 * @param today As YYYY-MM-DD.
 */
export const takeUnreviewed = (tx: Transaction, today: string, limit: number): Promise<ReviewedCompany[]> =>
  rowsOf(
    tx,
    sql`UPDATE companies c SET certificates_reviewed = ${today}::date
      FROM (
        SELECT id, certificates_reviewed::text AS before FROM companies
        WHERE facts ? 'certificates' AND (certificates_reviewed IS NULL OR certificates_reviewed < ${today}::date)
        ORDER BY id LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED
      ) taken
      WHERE c.id = taken.id
      RETURNING c.id, c.name, c.facts->'certificates' AS certificates, taken.before`,
  );

/** The verified people of a company, to whom mails go. */
export const findVerifiedPeople = (
  tx: Transaction,
  companyId: string,
): Promise<{ email: string; firstName: string }[]> =>
  rowsOf(
    tx,
    sql`SELECT u.email, u.first_name AS "firstName" FROM users u
      WHERE u.company_id = ${companyId} AND ${worksVerifiedFor('u')} AND ${isShownMember('u')} ORDER BY u.id`,
  );

/** Has companies indexed for searches anew. */
export async function indexCompaniesAnew(db: Database | Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`INSERT INTO search_changes (kind, id) SELECT 'company', unnest(${asArray(ids)}::uuid[])`,
  );
}
