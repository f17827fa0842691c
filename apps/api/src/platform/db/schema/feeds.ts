import type { ContentKind } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns/times';
import { posts } from './posts';

/**
 * Kinds of feeds: posts that tag a product or a company, a member's posts (all, or by kind of content), and a
 * member's home feed (`global`).
 */
export type FeedKind = 'product' | 'company' | 'user' | `user_${ContentKind}` | 'global';

/**
 * Materialized feeds, updated on write (posting and following), so that a page of any feed is one index range scan
 * regardless of other posts. Deleted posts have no entries.
 */
export const feedEntries = pgTable(
  'feed_entries',
  {
    kind: text('kind').$type<FeedKind>().notNull(),
    /** The product, company or member that owns the feed. */
    ownerId: uuid('owner_id').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Copied from the post, like the next two columns, so that pages and totals read only this table. */
    createdAt: moment('created_at').notNull(),
    authorId: uuid('author_id').notNull(),
    /** Private posts and posts hidden by a moderator are listed only to their author. @see DIFF-001, GAP-096 */
    isPublic: boolean('is_public').notNull(),
  },
  (t) => [
    primaryKey({ name: 'feed_entries_pkey', columns: [t.kind, t.ownerId, t.postId] }),
    // Covering index, so that skipping to a far page is an index-only scan.
    index('feed_entries_newest').on(
      t.kind,
      t.ownerId,
      t.createdAt.desc(),
      t.postId.desc(),
      t.authorId,
      t.isPublic,
    ),
    index('feed_entries_post').on(t.postId, t.kind),
    // For totals: a reader's own private posts, and posts of members whom the reader has blocked.
    index('feed_entries_author').on(t.kind, t.ownerId, t.authorId, t.isPublic),
    // For the few private posts of others that mention the reader.
    index('feed_entries_named')
      .on(t.ownerId, t.postId)
      .where(sql`${t.kind} = 'global' AND NOT ${t.isPublic}`),
  ],
);

/** Number of public posts by feed; maintained by a trigger. Empty feeds have no row. */
export const feedTotals = pgTable(
  'feed_totals',
  {
    kind: text('kind').$type<FeedKind>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [primaryKey({ name: 'feed_totals_pkey', columns: [t.kind, t.ownerId] })],
);
