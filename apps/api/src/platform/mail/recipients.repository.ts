import type { Language } from '@millrace/domain';
import { or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema';

/** Returns the language that the member with this address has set; null for none and for strangers. */
export async function languageOfMember(db: Database, address: string): Promise<Language | null> {
  const sought = address.trim().toLowerCase();
  const [member] = await db
    .select({ language: users.language })
    .from(users)
    .where(or(sql`lower(${users.email}) = ${sought}`, sql`lower(${users.secondaryEmail}) = ${sought}`))
    .limit(1);
  return member?.language ?? null;
}
