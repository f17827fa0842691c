import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { productFollowers, products } from '../../db/schema';

/** Makes a member a follower; a second time changes nothing. */
export async function insertFollower(tx: Transaction, productId: string, userId: string): Promise<void> {
  await tx.insert(productFollowers).values({ productId, userId }).onConflictDoNothing();
}

/** Makes a member a follower no longer. */
export async function deleteFollower(tx: Transaction, productId: string, userId: string): Promise<void> {
  await tx
    .delete(productFollowers)
    .where(and(eq(productFollowers.productId, productId), eq(productFollowers.userId, userId)));
}

/** A product's name and how many follow it. @returns Null without such a product. */
export async function findFollowed(
  tx: Transaction,
  productId: string,
): Promise<{ name: string; followers: number } | null> {
  const [row] = await tx
    .select({ name: products.name, followers: products.followerCount })
    .from(products)
    .where(eq(products.id, productId));
  return row ?? null;
}
