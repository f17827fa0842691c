import type { ContentKind, Mention, Visibility } from '@millrace/domain';
import { and, count, eq, inArray, isNotNull, lt, max, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import type { Database, Transaction } from '../../../platform/db/database';
import {
  files,
  moderationCases,
  postCompanies,
  postProducts,
  posts,
  users,
} from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** Fields of a new post. */
interface NewPostRow {
  id: string;
  userId: string;
  text: string;
  mentions: readonly Mention[];
  visibility: Visibility;
  contentKind: ContentKind | null;
}

/** Inserts a post. */
export async function insertPost(tx: Transaction, row: NewPostRow): Promise<void> {
  await tx.insert(posts).values(row);
}

/** Updates a post. */
export async function changePost(
  tx: Transaction,
  id: string,
  change: Partial<Omit<typeof posts.$inferInsert, 'id' | 'userId' | 'editedAt'>> & { isEdit?: true },
): Promise<void> {
  const { isEdit, ...set } = change;
  await tx
    .update(posts)
    .set({ ...set, ...(isEdit && { editedAt: sql`now()` }) })
    .where(eq(posts.id, id));
}

/** Locks a post, including a soft-deleted one; null if there is none. */
export async function lockPost(tx: Transaction, id: string) {
  const {
    userId,
    text,
    mentions,
    visibility,
    media,
    mediaKind,
    contentKind,
    createdAt,
    editedAt,
    removedAt,
  } = posts;
  const [row] = await tx
    .select({
      userId,
      text,
      mentions,
      visibility,
      media,
      mediaKind,
      contentKind,
      createdAt,
      editedAt,
      isRemoved: isNotNull(removedAt).mapWith(Boolean),
    })
    .from(posts)
    .where(eq(posts.id, id))
    .for('no key update');
  return row ?? null;
}

/** Soft-deletes a post. */
export async function markRemoved(tx: Transaction, id: string): Promise<void> {
  await tx.update(posts).set({ removedAt: sql`now()` }).where(eq(posts.id, id));
}

/** Restores a soft-deleted post. @param minutes Maximum time since its deletion. @returns True if it was restored. */
export async function unmarkRemoved(tx: Transaction, id: string, minutes: number): Promise<boolean> {
  const back = await tx
    .update(posts)
    .set({ removedAt: null })
    .where(and(eq(posts.id, id), sql`${posts.removedAt} > now() - ${minutes} * interval '1 minute'`))
    .returning({ id: posts.id });
  return back.length > 0;
}

/** Filters IDs to those of members. */
export async function findMemberIds(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = ANY(${asArray(ids)}::uuid[])`, isShownMember('users')));
  return new Set(rows.map(({ id }) => id));
}

/** Batch size of purging. */
const BATCH = 100;

/**
 * Purges posts deleted a while ago, except those with an open moderation case.
 *
 * @param removeFile Deletes the bytes of a file; called before the post is deleted, so that none are orphaned.
 */
export async function deleteRemovedPosts(
  db: Database,
  minutes: number,
  removeFile: (name: string) => Promise<void>,
): Promise<void> {
  const old = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        lt(posts.removedAt, sql`now() - ${minutes} * interval '1 minute'`),
        sql`NOT EXISTS (SELECT 1 FROM ${moderationCases} c
          WHERE c.target_kind = 'post' AND c.target_id = ${posts.id} AND c.closed_at IS NULL)`,
      ),
    )
    .limit(BATCH);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return;
  const stored = await db.select({ name: files.name }).from(files).where(inArray(files.postId, ids));
  for (const { name } of stored) await removeFile(name);
  await db.delete(posts).where(and(inArray(posts.id, ids), isNotNull(posts.removedAt)));
}

/** Tags of a post: IDs of products and companies, in order. */
interface TagIds {
  productIds: readonly string[];
  companyIds: readonly string[];
}

/** Reads the tags of a post. */
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

/** Replaces the product tags of a post, in this order. */
export async function replaceProductTags(
  tx: Transaction,
  postId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(postProducts).where(eq(postProducts.postId, postId));
  await insertProductTags(tx, postId, ids);
}

/** Replaces the company tags of a post, in this order. */
export async function replaceCompanyTags(
  tx: Transaction,
  postId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(postCompanies).where(eq(postCompanies.postId, postId));
  await insertCompanyTags(tx, postId, ids);
}

/** Appends product tags to a post; existing ones stay in place. */
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

/** Appends company tags to a post; existing ones stay in place. */
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

/** Counts the product and company tags of a post. */
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

/** Locks a member's row FOR SHARE until the transaction ends. @returns True if they are suspended or deleted. */
export async function lockUserForShare(tx: Transaction, userId: string): Promise<{ isSuspended: boolean }> {
  const [row] = await tx
    .select({ isActive: users.isActive })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return { isSuspended: !row?.isActive };
}
