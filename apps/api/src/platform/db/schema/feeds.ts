import type { ContentKind } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns/times';
import { posts } from './posts';

/**
 * Whose feed: what a product or a company is tagged in, what a member posted, all of it or what brings one kind of
 * content, or what a member reads (`global`).
 */
export type FeedKind = 'product' | 'company' | 'user' | `user_${ContentKind}` | 'global';

/**
 * Which post stands in which feed. Written when something is posted or followed, so that a page of any feed is one
 * stretch of an index, however much is posted elsewhere. A post that is removed has no entries.
 */
export const feedEntries = pgTable(
  'feed_entries',
  {
    kind: text('kind').$type<FeedKind>().notNull(),
    /** The product, company or member whose feed it is. */
    ownerId: uuid('owner_id').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Of the post; like the following two repeated here, so that the page and its total need this table alone. */
    createdAt: moment('created_at').notNull(),
    authorId: uuid('author_id').notNull(),
    /** A private post, and one that a moderator hid, is listed to its author only. @see DIFF-001, GAP-096 */
    isPublic: boolean('is_public').notNull(),
  },
  (t) => [
    primaryKey({ name: 'feed_entries_pkey', columns: [t.kind, t.ownerId, t.postId] }),
    // With all that a page asks of its entries, so that those before a far page are read from the index alone.
    index('feed_entries_newest').on(
      t.kind,
      t.ownerId,
      t.createdAt.desc(),
      t.postId.desc(),
      t.authorId,
      t.isPublic,
    ),
    index('feed_entries_post').on(t.postId, t.kind),
    // For totals: a reader's own private posts, and those of members whom the reader has blocked.
    index('feed_entries_author').on(t.kind, t.ownerId, t.authorId, t.isPublic),
    // For the private posts of others that name a reader, which are few.
    index('feed_entries_named')
      .on(t.ownerId, t.postId)
      .where(sql`${t.kind} = 'global' AND NOT ${t.isPublic}`),
  ],
);

/** How many public posts stand in a feed; kept by a trigger. A feed without a row has none. */
export const feedTotals = pgTable(
  'feed_totals',
  {
    kind: text('kind').$type<FeedKind>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [primaryKey({ name: 'feed_totals_pkey', columns: [t.kind, t.ownerId] })],
);
