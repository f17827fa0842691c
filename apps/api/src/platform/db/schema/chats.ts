import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { medium } from './columns/medium';
import { sortableText } from './columns/sortable';
import { moment } from './columns/times';
import { users } from './people';

/** Conversations of two members. Whoever says something holds the row, so that numbers have no gaps. @see GAP-092 */
export const chats = pgTable('chats', {
  /** The ids of its members in order, joined. */
  id: sortableText('id').primaryKey(),
  /** The number of the newest message. */
  lastNumber: integer('last_number').notNull().default(0),
  /** When the newest message was said; null before the first. */
  newestAt: moment('newest_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Whose a conversation is: two rows, less one for each who left. */
export const chatMembers = pgTable(
  'chat_members',
  {
    chatId: sortableText('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The moment of the newest message that the member has seen; null when none was. */
    lastRead: moment('last_read'),
    /** As the chat's, for the order of rooms. */
    newestAt: moment('newest_at'),
  },
  (t) => [
    primaryKey({ name: 'chat_members_pkey', columns: [t.chatId, t.userId] }),
    index('chat_members_newest').on(t.userId, t.newestAt.desc(), t.chatId.desc()),
  ],
);

/** What members say to each other. It stays when one of them leaves. @see DATA-014, GAP-046 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    chatId: sortableText('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** Its place in the conversation, from 1. */
    number: integer('number').notNull(),
    /** Made by the one who says it, so that saying it twice is noticed. */
    id: uuid('id').notNull(),
    /** Null for a former member. */
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    /** Empty when a file stands alone. */
    text: text('text').notNull(),
    ...medium(),
    /** To the millisecond, as replies tell it, and later than that of the message before. */
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'chat_messages_pkey', columns: [t.chatId, t.number] }),
    uniqueIndex('chat_messages_id').on(t.chatId, t.id),
    index('chat_messages_sender').on(t.senderId, t.createdAt.desc()),
  ],
);
