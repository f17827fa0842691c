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

/** How far something was taken out of sight by moderators; made anew for each table. @see GAP-096 */
const moderated = () => ({
  /** Since when all but its author do without it. */
  hiddenAt: moment('hidden_at'),
  /** Why, as its author is told. */
  hiddenFor: text('hidden_for').$type<ReportReason>(),
  /** Whether its author is suspended: then it is for nobody. */
  withheld: boolean('withheld').notNull().default(false),
});

/** What members post: text, and at most one piece of media. @see DATA-009, DATA-010, DATA-026 */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visibility: text('visibility').$type<Visibility>().notNull().default('public'),
    /** Empty when the medium stands alone. */
    text: text('text').notNull().default(''),
    mentions: jsonb('mentions').$type<readonly Mention[]>().notNull().default([]),
    ...medium(),
    /** What it brings, as `contentKindOf` tells. @see GAP-022 */
    contentKind: text('content_kind').$type<ContentKind>(),
    /** Kept by a trigger. */
    likeCount: integer('like_count').notNull().default(0),
    /** Kept by a trigger. */
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    /** Since when its author has taken it back; it goes for good a while later. */
    removedAt: moment('removed_at'),
    ...moderated(),
  },
  (t) => [
    index('posts_author').on(t.userId, t.createdAt.desc()),
    index('posts_removed').on(t.removedAt).where(sql`${t.removedAt} IS NOT NULL`),
  ],
);

/** The products that a post tags. */
export const postProducts = pgTable(
  'post_products',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Its place among the tags of the post, from 0. */
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_products_pkey', columns: [t.postId, t.productId] }),
    index('post_products_product').on(t.productId),
  ],
);

/** The companies that a post tags. */
export const postCompanies = pgTable(
  'post_companies',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Its place among the tags of the post, from 0. */
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_companies_pkey', columns: [t.postId, t.companyId] }),
    index('post_companies_company').on(t.companyId),
  ],
);

/** Who likes which post. */
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
    /** Of a suspended member: not counted. @see GAP-096 */
    withheld: boolean('withheld').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'post_likes_pkey', columns: [t.postId, t.userId] }),
    index('post_likes_newest').on(t.postId, t.createdAt.desc()),
    index('post_likes_user').on(t.userId, t.createdAt.desc()),
  ],
);

/** What members say to a post. @see DATA-011 */
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
    /** The comment that it answers, which is no reply itself. */
    replyTo: uuid('reply_to').references((): AnyPgColumn => postComments.id, { onDelete: 'cascade' }),
    /** Kept by a trigger. */
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
    /** Of a suspended member: not counted. @see GAP-096 */
    withheld: boolean('withheld').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'comment_likes_pkey', columns: [t.commentId, t.userId] }),
    index('comment_likes_user').on(t.userId, t.createdAt.desc()),
  ],
);

/** Earlier texts of posts. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: id(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** For whom it was: what was private is not shown once the post is public. */
    visibility: text('visibility').$type<Visibility>().notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [index('post_versions_newest').on(t.postId, t.writtenAt.desc(), t.id.desc())],
);
