import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { emailOptOuts } from '../../../platform/db/schema';

/** Whether the owner of an address wants no mail that members have sent. @param email In lower case. */
export async function hasOptedOut(db: Database, email: string): Promise<boolean> {
  const found = await db
    .select({ email: emailOptOuts.email })
    .from(emailOptOuts)
    .where(eq(emailOptOuts.email, email));
  return found.length > 0;
}

/** Which of some addresses, given in lower case, want no such mail, and since when. */
export const findOptOuts = (db: Database, emails: readonly string[]) =>
  db
    .select()
    .from(emailOptOuts)
    .where(inArray(emailOptOuts.email, [...emails]))
    .orderBy(emailOptOuts.email);

/** Notes that an address is never to be written to, or may be again; a second time changes nothing. */
export async function setOptOut(db: Database, email: string, isOptedOut: boolean): Promise<void> {
  if (isOptedOut) await db.insert(emailOptOuts).values({ email }).onConflictDoNothing();
  else await db.delete(emailOptOuts).where(eq(emailOptOuts.email, email));
}
