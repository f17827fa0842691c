import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns/times';
import { users } from './people';
import { posts } from './posts';

/** Files that members sent; the name is random and is also the address. @see GAP-099 */
export const files = pgTable(
  'files',
  {
    name: text('name').primaryKey(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The post that it belongs to: who may not see that may not see this either. @see GAP-052 */
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('files_creator').on(t.createdBy), index('files_post').on(t.postId)],
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
