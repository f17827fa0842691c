import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { companies, users } from '../../db/schema';

/** A member who writes to others. */
export interface SenderRow {
  displayName: string;
  /** The address that the member wants mail at. */
  email: string;
  company: string | null;
}

/** A member who writes to others. @throws When there is no such member. */
export async function findSender(tx: Transaction, id: string): Promise<SenderRow> {
  const { displayName, email, secondaryEmail, preferredEmail, companyName } = users;
  const [row] = await tx
    .select({
      displayName,
      email: sql<string>`CASE WHEN ${preferredEmail} = 2 THEN coalesce(${secondaryEmail}, ${email}) ELSE ${email} END`,
      company: sql<string | null>`coalesce(${companies.name}, ${companyName})`,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, id));
  if (!row) throw new Error('The member who writes is gone.');
  return row;
}
