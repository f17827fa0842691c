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

/** What a member follows. */
export async function findFollowing(db: Database | Transaction, userId: string) {
  return db
    .select({ productId: products.id, productName: products.name, since: productFollowers.createdAt })
    .from(productFollowers)
    .innerJoin(products, eq(products.id, productFollowers.productId))
    .where(eq(productFollowers.userId, userId))
    .orderBy(desc(productFollowers.createdAt), products.id);
}

/** The companies that a member follows. */
export const findFollowedCompanies = (db: Database, userId: string) =>
  db
    .select({ companyId: companies.id, companyName: companies.name, since: companyFollowers.createdAt })
    .from(companyFollowers)
    .innerJoin(companies, eq(companies.id, companyFollowers.companyId))
    .where(eq(companyFollowers.userId, userId))
    .orderBy(desc(companyFollowers.createdAt), companies.id);

/** Whom a member follows. */
export const findConnections = (db: Database, userId: string) =>
  db
    .select({ userId: users.id, userName: users.displayName, since: connections.createdAt })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.connectedId))
    .where(eq(connections.userId, userId))
    .orderBy(desc(connections.createdAt), users.id);

/** What a member likes, newest first. */
export const findLikes = (db: Database, userId: string) =>
  db
    .select({ postId: postLikes.postId, since: postLikes.createdAt })
    .from(postLikes)
    .where(eq(postLikes.userId, userId))
    .orderBy(desc(postLikes.createdAt), postLikes.postId);

/** Finds which comments a member likes, newest first. */
export const findCommentLikes = (db: Database, userId: string) =>
  db
    .select({ commentId: commentLikes.commentId, since: commentLikes.createdAt })
    .from(commentLikes)
    .where(eq(commentLikes.userId, userId))
    .orderBy(desc(commentLikes.createdAt), commentLikes.commentId);

/** Finds what the posts of a member said before, newest first, by their ids. */
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

/** What a member has asked the sales desk while signed in, newest first. */
export const findOwnInquiries = (db: Database, userId: string) =>
  db
    .select()
    .from(inquiries)
    .where(eq(inquiries.userId, userId))
    .orderBy(desc(inquiries.createdAt), inquiries.id);

/** What a member posted, newest first, without what was taken back. */
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

/** What a member said to posts, newest first. */
export async function findOwnComments(db: Database, userId: string) {
  const { id, postId, text, createdAt } = postComments;
  return db
    .select({ id, postId, text, createdAt })
    .from(postComments)
    .where(eq(postComments.userId, userId))
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

/** The names of the files of a member's posts, which go with them. */
export async function findPostFiles(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: files.name })
    .from(files)
    .innerJoin(posts, eq(posts.id, files.postId))
    .where(eq(posts.userId, userId));
  return rows.map(({ name }) => name);
}

/** A member who leaves, whom nobody else changes meanwhile. */
export async function lockLeaving(tx: Transaction, userId: string) {
  const { email, secondaryEmail, firstName, companyId, image } = users;
  const [row] = await tx
    .select({ email, secondaryEmail, firstName, companyId, image })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

/**
 * Removes a member, with all that is the member's alone: sessions, links, factors, what was followed, what was posted,
 * said and liked, and the events that the member created. What others go on with stays without the name: products, links, suppliers, files and what was
 * said in conversations.
 *
 * @see GAP-046
 */
export async function deleteMember(tx: Transaction, userId: string, email: string): Promise<void> {
  await countLeavingFollower(tx, userId);
  await tx.delete(productFollowers).where(eq(productFollowers.userId, userId));
  await tx.delete(companyFollowers).where(eq(companyFollowers.userId, userId));
  await tx.delete(accountLinks).where(eq(accountLinks.email, sql`lower(${email})`));
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, sql`lower(${email})`));
  // No reference, which would do it by itself: members refer to companies.
  await tx.update(companies).set({ createdBy: null }).where(eq(companies.createdBy, userId));
  await tx.delete(users).where(eq(users.id, userId));
}

/** Finds replies of others to a member's comments: they go with these, and so does what was told of them. */
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
