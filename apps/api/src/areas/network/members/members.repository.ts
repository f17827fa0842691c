import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { users } from '../../../platform/db/schema';
import { columnsOf, statement } from '../../../platform/db/statement';
import { isShownMember } from '../../../visibility';

const SHOWN = [
  'id',
  'displayName',
  'firstName',
  'lastName',
  'designation',
  'description',
  'companyId',
  'companyUpdated',
  'companyVerifiedAt',
  'image',
  'linkedinImage',
  'secondaryEmail',
] as const;

/** A member with the company's name. */
export type MemberRow = Pick<typeof users.$inferSelect, (typeof SHOWN)[number]> & { company: string | null };

const memberById = statement<{ id: string }, MemberRow>(
  'member_by_id',
  (value) => sql`
    SELECT ${columnsOf(users, 'u', SHOWN)}, coalesce(c.name, u.company_name) AS company
    FROM users u LEFT JOIN companies c ON c.id = u.company_id
    WHERE u.id = ${value('id')} AND ${isShownMember('u')}`,
);

/** Finds a member, or null. */
export async function findMember(db: Database | Transaction, id: string): Promise<MemberRow | null> {
  const [row] = await memberById(db, { id });
  return row ?? null;
}
