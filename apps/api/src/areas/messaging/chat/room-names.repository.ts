import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Names a conversation as one of its members sees it: the name of a room, or those of the others. Null where nobody
 * else is left.
 */
export const roomNames = (chatId: SQL | AnyColumn, memberId: SQL | AnyColumn): SQL => sql`coalesce(
  (SELECT r.name FROM chats r WHERE r.id = ${chatId}),
  (SELECT string_agg(p.display_name, ', ' ORDER BY p.name_key, p.id) FROM chat_members q
    JOIN users p ON p.id = q.user_id WHERE q.chat_id = ${chatId} AND q.user_id <> ${memberId}))`;

/** Tests that an id is that of a room of several, which is a UUID alone. */
export const isGroup = (chatId: SQL): SQL => sql`length(${chatId}) = 36`;
