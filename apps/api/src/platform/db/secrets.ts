import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from './database';
import { secrets } from './schema';

/** Returns a 32-byte key shared by all processes on this database, generated at first use. */
export async function sharedSecret(db: Database | Transaction, name: string): Promise<Buffer> {
  const find = async () => {
    const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
    return row && Buffer.from(row.value, 'base64');
  };
  const found = await find();
  if (found) return found;
  const value = randomBytes(32).toString('base64');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  // Another process may have been faster.
  const made = await find();
  if (!made) throw new Error(`The secret ${name} is gone.`);
  return made;
}
