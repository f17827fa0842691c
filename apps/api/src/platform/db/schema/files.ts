import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { chats } from './chats';
import { id } from './columns/id';
import { sortableText } from './columns/sortable';
import { moment } from './columns/times';
import { users } from './people';
import { posts } from './posts';

/** Uploaded files; the random name is also the path. @see GAP-099 */
export const files = pgTable(
  'files',
  {
    name: text('name').primaryKey(),
    /** Original name with a corrected extension, for downloads. Null for pictures of records. */
    shownName: text('shown_name'),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The post that the file belongs to, which determines who may read the file. @see GAP-052 */
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    /** The conversation that the file was sent in; only its participants may read it. @see GAP-054 */
    chatId: sortableText('chat_id').references(() => chats.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('files_creator').on(t.createdBy),
    index('files_post').on(t.postId),
    index('files_chat').on(t.chatId).where(sql`${t.chatId} IS NOT NULL`),
  ],
);

/** Permissions to upload one file, issued as URLs that expire after some minutes. @see API-084 */
export const uploadTickets = pgTable(
  'upload_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name that the file will get. */
    fileName: text('file_name').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('upload_tickets_expiry').on(t.expiresAt)],
);

/**
 * Videos stored at an external provider, with the post or conversation that shows them. Videos without
 * either are deleted by a job.
 *
 * @see FEED-032, GAP-021
 */
export const providerVideos = pgTable(
  'provider_videos',
  {
    id: id(),
    /** The uploader; null once they have left. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    store: text('store').$type<'vimeo'>().notNull(),
    /** The provider's ID of the video. */
    place: text('place').notNull(),
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'set null' }),
    chatId: sortableText('chat_id').references(() => chats.id, { onDelete: 'set null' }),
    /** Time at which the deletion job was last queued. */
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

/** Uploads of videos in progress, until a post uses them. @see GAP-021 */
export const videoUploads = pgTable(
  'video_uploads',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Destination store. */
    store: text('store').$type<'own' | 'vimeo'>().notNull(),
    /** Name as uploaded. */
    name: text('name').notNull(),
    /** Total size in bytes. */
    bytes: integer('bytes').notNull(),
    /** File name in our own store, or the provider's ID of the video. */
    place: text('place').notNull(),
    /** Upload URL of the provider. */
    uploadUrl: text('upload_url'),
    /** Playback URL of the provider. */
    link: text('link'),
    /** Detected content type, once the upload is complete. */
    contentType: text('content_type'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('video_uploads_member').on(t.userId, t.createdAt.desc()),
    index('video_uploads_expiry').on(t.expiresAt),
  ],
);
