import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import {
  accountLinks,
  activities,
  companyFollowers,
  files,
  pendingRegistrations,
  productFollowers,
  products,
  users,
} from '../../db/schema';

/** What a member follows. */
export async function findFollowing(db: Database | Transaction, userId: string) {
  return db
    .select({ productId: products.id, productName: products.name, since: productFollowers.createdAt })
    .from(productFollowers)
    .innerJoin(products, eq(products.id, productFollowers.productId))
    .where(eq(productFollowers.userId, userId))
    .orderBy(desc(productFollowers.createdAt), products.id);
}

/** What a member said about products. */
export async function findOwnActivities(db: Database, userId: string) {
  const { id, productId, text, media, createdAt } = activities;
  return db
    .select({ id, productId, text, media, createdAt })
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(desc(createdAt), id);
}

/** The names of the files that a member has sent. */
export async function findOwnFiles(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(eq(files.createdBy, userId))
    .orderBy(files.createdAt, files.name);
  return rows.map(({ name }) => name);
}

/** A member who leaves, whom nobody else changes meanwhile. */
export async function lockLeaving(tx: Transaction, userId: string) {
  const { email, firstName, companyId, image } = users;
  const [row] = await tx
    .select({ email, firstName, companyId, image })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

/**
 * Removes a member, with all that is the member's alone: sessions, links, factors, what was followed, and what was said
 * about products. What others go on working with stays without the name: products, links, suppliers and files.
 */
export async function deleteMember(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.delete(productFollowers).where(eq(productFollowers.userId, userId));
  await tx.delete(companyFollowers).where(eq(companyFollowers.userId, userId));
  await tx.delete(accountLinks).where(eq(accountLinks.email, sql`lower(${email})`));
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, sql`lower(${email})`));
  await tx.delete(users).where(eq(users.id, userId));
}
