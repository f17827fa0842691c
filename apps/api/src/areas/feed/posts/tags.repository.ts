import { count, eq, max } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database';
import { postCompanies, postProducts } from '../../../platform/db/schema';

/** The tags of a post: ids of products and companies, in their order. */
export interface TagIds {
  productIds: readonly string[];
  companyIds: readonly string[];
}

/** What a post is tagged with. */
export async function findTags(tx: Transaction, postId: string): Promise<TagIds> {
  const products = await tx
    .select({ id: postProducts.productId })
    .from(postProducts)
    .where(eq(postProducts.postId, postId))
    .orderBy(postProducts.position);
  const companies = await tx
    .select({ id: postCompanies.companyId })
    .from(postCompanies)
    .where(eq(postCompanies.postId, postId))
    .orderBy(postCompanies.position);
  return { productIds: products.map(({ id }) => id), companyIds: companies.map(({ id }) => id) };
}

/** Tags a post with these products alone, in this order. */
export async function replaceProductTags(
  tx: Transaction,
  postId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(postProducts).where(eq(postProducts.postId, postId));
  await insertProductTags(tx, postId, ids);
}

/** Tags a post with these companies alone, in this order. */
export async function replaceCompanyTags(
  tx: Transaction,
  postId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(postCompanies).where(eq(postCompanies.postId, postId));
  await insertCompanyTags(tx, postId, ids);
}

/** Tags a post with further products; those that it has already stay where they are. */
export async function insertProductTags(
  tx: Transaction,
  postId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const first = await nextPosition(tx, postProducts, postId);
  await tx
    .insert(postProducts)
    .values(ids.map((productId, at) => ({ postId, productId, position: first + at })))
    .onConflictDoNothing();
}

/** Tags a post with further companies; those that it has already stay where they are. */
export async function insertCompanyTags(
  tx: Transaction,
  postId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const first = await nextPosition(tx, postCompanies, postId);
  await tx
    .insert(postCompanies)
    .values(ids.map((companyId, at) => ({ postId, companyId, position: first + at })))
    .onConflictDoNothing();
}

async function nextPosition(
  tx: Transaction,
  tags: typeof postProducts | typeof postCompanies,
  postId: string,
): Promise<number> {
  const [row] = await tx
    .select({ last: max(tags.position) })
    .from(tags)
    .where(eq(tags.postId, postId));
  return (row?.last ?? -1) + 1;
}

/** How many products and companies a post tags. */
export async function countTags(
  tx: Transaction,
  postId: string,
): Promise<{ products: number; companies: number }> {
  const [products] = await tx
    .select({ n: count() })
    .from(postProducts)
    .where(eq(postProducts.postId, postId));
  const [companies] = await tx
    .select({ n: count() })
    .from(postCompanies)
    .where(eq(postCompanies.postId, postId));
  return { products: products?.n ?? 0, companies: companies?.n ?? 0 };
}
