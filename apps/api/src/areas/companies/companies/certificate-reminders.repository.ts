import type { CompanyCertificate } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { isShownMember, worksVerifiedFor } from '../../../visibility';

/** A company whose certificates are checked. */
export interface ReviewedCompany {
  id: string;
  name: string;
  certificates: readonly CompanyCertificate[];
  /** Day up to which they were checked before, as YYYY-MM-DD; null for never. */
  before: string | null;
}

/**
 * Claims companies not yet checked today and marks them as checked; skips rows locked by other processes.
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

/** Reads the verified people of a company, who receive the mails. */
export const findVerifiedPeople = (
  tx: Transaction,
  companyId: string,
): Promise<{ email: string; firstName: string }[]> =>
  rowsOf(
    tx,
    sql`SELECT u.email, u.first_name AS "firstName" FROM users u
      WHERE u.company_id = ${companyId} AND ${worksVerifiedFor('u')} AND ${isShownMember('u')} ORDER BY u.id`,
  );

/** Queues companies for reindexing. */
export async function indexCompaniesAnew(db: Database | Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`INSERT INTO search_changes (kind, id) SELECT 'company', unnest(${asArray(ids)}::uuid[])`,
  );
}
