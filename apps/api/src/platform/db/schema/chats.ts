import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { medium } from './columns/medium';
import { sortableText } from './columns/sortable';
import { moment } from './columns/times';
import { users } from './people';

/** Conversations of two members, and rooms of several. Whoever says something holds the row, so that numbers have no gaps. @see GAP-092 */
export const chats = pgTable('chats', {
  /** Of two, the ids of its members in order, joined; of several, a UUID. */
  id: sortableText('id').primaryKey(),
  /** The name that a room of several was given. */
  name: text('name'),
  /** The number of the newest message. */
  lastNumber: integer('last_number').notNull().default(0),
  /** When the newest message was said; null before the first. */
  newestAt: moment('newest_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Whose a conversation is: a row for each who reads it. */
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
    muted: boolean('muted').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'chat_members_pkey', columns: [t.chatId, t.userId] }),
    index('chat_members_newest').on(t.userId, t.newestAt.desc(), t.chatId.desc()),
  ],
);

/** Members who left a room of several: what they said there keeps their name. */
export const chatDepartures = pgTable(
  'chat_departures',
  {
    chatId: sortableText('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leftAt: moment('left_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'chat_departures_pkey', columns: [t.chatId, t.userId] }),
    index('chat_departures_user').on(t.userId),
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
    /** In a room of several: its sender started it, added somebody or left. */
    change: text('change').$type<'started' | 'added' | 'left'>(),
    /** Whom the sender added. */
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'set null' }),
    /** To the millisecond, as replies tell it, and later than that of the message before. */
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'chat_messages_pkey', columns: [t.chatId, t.number] }),
    uniqueIndex('chat_messages_id').on(t.chatId, t.id),
    index('chat_messages_sender').on(t.senderId, t.createdAt.desc()),
    index('chat_messages_subject').on(t.subjectId).where(sql`${t.subjectId} IS NOT NULL`),
    index('chat_messages_text').using('gin', t.text.op('gin_trgm_ops')),
  ],
);
