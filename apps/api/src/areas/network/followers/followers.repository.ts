import { and, eq } from 'drizzle-orm';
import { countForProduct } from '../../../platform/db/daily-figures';
import type { Transaction } from '../../../platform/db/database';
import { productFollowers, products } from '../../../platform/db/schema';

/** Makes a member a follower; a second time changes nothing. */
export async function insertFollower(tx: Transaction, productId: string, userId: string): Promise<void> {
  const made = await tx
    .insert(productFollowers)
    .values({ productId, userId })
    .onConflictDoNothing()
    .returning({ productId: productFollowers.productId });
  if (made.length > 0) await countForProduct(tx, 'followed', productId);
}

/** Makes a member a follower no longer. */
export async function deleteFollower(tx: Transaction, productId: string, userId: string): Promise<void> {
  const gone = await tx
    .delete(productFollowers)
    .where(and(eq(productFollowers.productId, productId), eq(productFollowers.userId, userId)))
    .returning({ productId: productFollowers.productId });
  if (gone.length > 0) await countForProduct(tx, 'unfollowed', productId);
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
