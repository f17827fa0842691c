import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { countLeavingFollower } from '../../../platform/db/daily-figures';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import {
  accountLinks,
  commentLikes,
  companies,
  companyFollowers,
  connections,
  files,
  inquiries,
  pendingRegistrations,
  postComments,
  postCompanies,
  postLikes,
  postProducts,
  posts,
  postVersions,
  productFollowers,
  products,
  users,
} from '../../../platform/db/schema';
import { groupBy } from '../../../platform/group-by';

/** Reads the products that a member follows. */
export async function findFollowing(db: Database | Transaction, userId: string) {
  return db
    .select({ productId: products.id, productName: products.name, since: productFollowers.createdAt })
    .from(productFollowers)
    .innerJoin(products, eq(products.id, productFollowers.productId))
    .where(eq(productFollowers.userId, userId))
    .orderBy(desc(productFollowers.createdAt), products.id);
}

/** Reads the companies that a member follows. */
export const findFollowedCompanies = (db: Database, userId: string) =>
  db
    .select({ companyId: companies.id, companyName: companies.name, since: companyFollowers.createdAt })
    .from(companyFollowers)
    .innerJoin(companies, eq(companies.id, companyFollowers.companyId))
    .where(eq(companyFollowers.userId, userId))
    .orderBy(desc(companyFollowers.createdAt), companies.id);

/** Reads the members whom a member follows. */
export const findConnections = (db: Database, userId: string) =>
  db
    .select({ userId: users.id, userName: users.displayName, since: connections.createdAt })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.connectedId))
    .where(eq(connections.userId, userId))
    .orderBy(desc(connections.createdAt), users.id);

/** Reads a member's likes of posts, newest first. */
export const findLikes = (db: Database, userId: string) =>
  db
    .select({ postId: postLikes.postId, since: postLikes.createdAt })
    .from(postLikes)
    .where(eq(postLikes.userId, userId))
    .orderBy(desc(postLikes.createdAt), postLikes.postId);

/** Reads a member's likes of comments, newest first. */
export const findCommentLikes = (db: Database, userId: string) =>
  db
    .select({ commentId: commentLikes.commentId, since: commentLikes.createdAt })
    .from(commentLikes)
    .where(eq(commentLikes.userId, userId))
    .orderBy(desc(commentLikes.createdAt), commentLikes.commentId);

/** Reads earlier versions of a member's posts, newest first, by post ID. */
export async function findOwnVersions(db: Database, userId: string) {
  const { postId, text, writtenAt, id } = postVersions;
  const rows = await db
    .select({ postId, text, writtenAt })
    .from(postVersions)
    .innerJoin(posts, eq(posts.id, postId))
    .where(eq(posts.userId, userId))
    .orderBy(desc(writtenAt), desc(id));
  return groupBy(rows, (row) => row.postId);
}

/** Reads a member's inquiries sent while signed in, newest first. */
export const findOwnInquiries = (db: Database, userId: string) =>
  db
    .select()
    .from(inquiries)
    .where(eq(inquiries.userId, userId))
    .orderBy(desc(inquiries.createdAt), inquiries.id);

/** Reads a member's posts, newest first, without deleted ones. */
export async function findOwnPosts(db: Database, userId: string) {
  const { id, text, visibility, media, createdAt, editedAt } = posts;
  return db
    .select({
      id,
      text,
      visibility,
      media,
      createdAt,
      editedAt,
      productIds: sql<string[]>`ARRAY(
        SELECT t.product_id::text FROM ${postProducts} t WHERE t.post_id = ${id} ORDER BY t.position)`,
      companyIds: sql<string[]>`ARRAY(
        SELECT t.company_id::text FROM ${postCompanies} t WHERE t.post_id = ${id} ORDER BY t.position)`,
    })
    .from(posts)
    .where(and(eq(posts.userId, userId), isNull(posts.removedAt)))
    .orderBy(desc(createdAt), id);
}

/** Reads a member's comments, newest first. */
export async function findOwnComments(db: Database, userId: string) {
  const { id, postId, text, createdAt } = postComments;
  return db
    .select({ id, postId, text, createdAt })
    .from(postComments)
    .where(eq(postComments.userId, userId))
    .orderBy(desc(createdAt), id);
}

/** Reads the names of files that a member uploaded. */
export async function findOwnFiles(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(eq(files.createdBy, userId))
    .orderBy(files.createdAt, files.name);
  return rows.map(({ name }) => name);
}

/** Reads the names of files of a member's posts, which are deleted with them. */
export async function findPostFiles(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: files.name })
    .from(files)
    .innerJoin(posts, eq(posts.id, files.postId))
    .where(eq(posts.userId, userId));
  return rows.map(({ name }) => name);
}

/** Locks a leaving member. */
export async function lockLeaving(tx: Transaction, userId: string) {
  const { email, secondaryEmail, firstName, companyId, image, language } = users;
  const [row] = await tx
    .select({ email, secondaryEmail, firstName, companyId, image, language })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

/**
 * Deletes a member with their personal data: sessions, links, factors, follows, posts, comments, likes and events.
 * Shared data remains without the name: products, links, suppliers, files and chat messages.
 *
 * @see GAP-046
 */
export async function deleteMember(tx: Transaction, userId: string, email: string): Promise<void> {
  await countLeavingFollower(tx, userId);
  await tx.delete(productFollowers).where(eq(productFollowers.userId, userId));
  await tx.delete(companyFollowers).where(eq(companyFollowers.userId, userId));
  await tx.delete(accountLinks).where(eq(accountLinks.email, sql`lower(${email})`));
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, sql`lower(${email})`));
  // Cleared here, as it is not a foreign key, to avoid a cycle between members and companies.
  await tx.update(companies).set({ createdBy: null }).where(eq(companies.createdBy, userId));
  await tx.delete(users).where(eq(users.id, userId));
}

/** Finds replies of others to a member's comments, which are deleted with these, like their notifications. */
export const findRepliesOfOthers = (
  tx: Transaction,
  userId: string,
): Promise<{ postId: string; commentId: string; actorId: string }[]> =>
  rowsOf(
    tx,
    sql`
      SELECT r.post_id AS "postId", r.id AS "commentId", r.user_id AS "actorId"
      FROM post_comments c JOIN post_comments r ON r.reply_to = c.id
      WHERE c.user_id = ${userId}::uuid AND r.user_id <> c.user_id`,
  );
