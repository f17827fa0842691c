import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from './database';
import { secrets } from './schema';

/** A key of 32 bytes that all processes on this database share; the first that asks for it makes it. */
export async function sharedSecret(db: Database | Transaction, name: string): Promise<Buffer> {
  const value = randomBytes(32).toString('base64');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret ${name} is gone.`);
  return Buffer.from(row.value, 'base64');
}
