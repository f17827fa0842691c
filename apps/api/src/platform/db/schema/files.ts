import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { chats } from './chats';
import { id } from './columns/id';
import { sortableText } from './columns/sortable';
import { moment } from './columns/times';
import { users } from './people';
import { posts } from './posts';

/** Files that members sent; the name is random and is also the address. @see GAP-099 */
export const files = pgTable(
  'files',
  {
    name: text('name').primaryKey(),
    /** As its sender named it, with its true ending: whoever saves it finds it again. Null for pictures of things. */
    shownName: text('shown_name'),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The post that it belongs to: who may not see that may not see this either. @see GAP-052 */
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    /** The conversation in which it was sent: it is for its two members alone. @see GAP-054 */
    chatId: sortableText('chat_id').references(() => chats.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('files_creator').on(t.createdBy),
    index('files_post').on(t.postId),
    index('files_chat').on(t.chatId).where(sql`${t.chatId} IS NOT NULL`),
  ],
);

/** Permissions to send one file, handed out as an address that is good for some minutes. @see API-084 */
export const uploadTickets = pgTable(
  'upload_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name that the file will have. */
    fileName: text('file_name').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('upload_tickets_expiry').on(t.expiresAt)],
);

/**
 * Videos of members that a provider keeps, by the post or the conversation that shows them. Without either they are
 * needed no longer, and removed there by a job.
 *
 * @see FEED-032, GAP-021
 */
export const providerVideos = pgTable(
  'provider_videos',
  {
    id: id(),
    /** Who sent it; null once they have left. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    store: text('store').$type<'vimeo'>().notNull(),
    /** What the provider calls it. */
    place: text('place').notNull(),
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'set null' }),
    chatId: sortableText('chat_id').references(() => chats.id, { onDelete: 'set null' }),
    /** When a job to remove it was last queued. */
    queuedAt: moment('queued_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('provider_videos_member').on(t.userId),
    index('provider_videos_post').on(t.postId),
    index('provider_videos_chat').on(t.chatId),
    index('provider_videos_unneeded').on(t.queuedAt).where(sql`${t.postId} IS NULL AND ${t.chatId} IS NULL`),
  ],
);

/** Videos on their way, until a post names them. @see GAP-021 */
export const videoUploads = pgTable(
  'video_uploads',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where it goes. */
    store: text('store').$type<'own' | 'vimeo'>().notNull(),
    /** As its sender named it. */
    name: text('name').notNull(),
    /** All that is to come, in bytes. */
    bytes: integer('bytes').notNull(),
    /** In our own store the name of the file, at a provider what it calls the video. */
    place: text('place').notNull(),
    /** Where the bytes go at a provider. */
    uploadUrl: text('upload_url'),
    /** Where it is watched at a provider. */
    link: text('link'),
    /** What it was found to be, once all of it is here. */
    contentType: text('content_type'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('video_uploads_member').on(t.userId, t.createdAt.desc()),
    index('video_uploads_expiry').on(t.expiresAt),
  ],
);
