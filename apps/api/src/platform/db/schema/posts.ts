import type { ContentKind, Mention, ReportReason, Visibility } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id } from './columns/id';
import { medium } from './columns/medium';
import { moment } from './columns/times';
import { companies } from './companies';
import { users } from './people';
import { products } from './products';

/** Columns for moderation status; created anew for each table. @see GAP-096 */
const moderated = () => ({
  /** Time from which only the author sees it. */
  hiddenAt: moment('hidden_at'),
  /** Reason shown to the author. */
  hiddenFor: text('hidden_for').$type<ReportReason>(),
  /** True if the author is suspended, which hides it from everyone. */
  withheld: boolean('withheld').notNull().default(false),
});

/** Posts: text and at most one attachment. @see DATA-009, DATA-010, DATA-026 */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visibility: text('visibility').$type<Visibility>().notNull().default('public'),
    /** Empty if the post is only an attachment. */
    text: text('text').notNull().default(''),
    mentions: jsonb('mentions').$type<readonly Mention[]>().notNull().default([]),
    ...medium(),
    /** Kind of content, determined by `contentKindOf`. @see GAP-022 */
    contentKind: text('content_kind').$type<ContentKind>(),
    /** Maintained by a trigger. */
    likeCount: integer('like_count').notNull().default(0),
    /** Maintained by a trigger. */
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    /** Time of the soft delete by its author; the row is purged later. */
    removedAt: moment('removed_at'),
    ...moderated(),
  },
  (t) => [
    index('posts_author').on(t.userId, t.createdAt.desc()),
    index('posts_removed').on(t.removedAt).where(sql`${t.removedAt} IS NOT NULL`),
  ],
);

/** Products tagged in a post. */
export const postProducts = pgTable(
  'post_products',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Position among the tags of the post, from 0. */
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_products_pkey', columns: [t.postId, t.productId] }),
    index('post_products_product').on(t.productId),
  ],
);

/** Companies tagged in a post. */
export const postCompanies = pgTable(
  'post_companies',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Position among the tags of the post, from 0. */
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_companies_pkey', columns: [t.postId, t.companyId] }),
    index('post_companies_company').on(t.companyId),
  ],
);

/** Likes of posts. */
export const postLikes = pgTable(
  'post_likes',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** True for likes of suspended members, which are not counted. @see GAP-096 */
    withheld: boolean('withheld').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'post_likes_pkey', columns: [t.postId, t.userId] }),
    index('post_likes_newest').on(t.postId, t.createdAt.desc()),
    index('post_likes_user').on(t.userId, t.createdAt.desc()),
  ],
);

/** Comments on posts. @see DATA-011 */
export const postComments = pgTable(
  'post_comments',
  {
    id: id(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The parent comment, which is itself no reply. */
    replyTo: uuid('reply_to').references((): AnyPgColumn => postComments.id, { onDelete: 'cascade' }),
    /** Maintained by a trigger. */
    likeCount: integer('like_count').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...moderated(),
  },
  (t) => [
    index('post_comments_replies').on(t.replyTo, t.createdAt).where(sql`${t.replyTo} IS NOT NULL`),
    index('post_comments_newest').on(t.postId, t.createdAt.desc(), t.id.desc()),
    index('post_comments_author').on(t.userId, t.postId),
  ],
);

/** Likes of comments. */
export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => postComments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** True for likes of suspended members, which are not counted. @see GAP-096 */
    withheld: boolean('withheld').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'comment_likes_pkey', columns: [t.commentId, t.userId] }),
    index('comment_likes_user').on(t.userId, t.createdAt.desc()),
  ],
);

/** Earlier versions of posts' texts. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: id(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Visibility of that version: a private version stays private after the post becomes public. */
    visibility: text('visibility').$type<Visibility>().notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [index('post_versions_newest').on(t.postId, t.writtenAt.desc(), t.id.desc())],
);
