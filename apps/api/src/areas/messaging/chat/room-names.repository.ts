import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * SQL for a conversation's name as a member sees it: the room's name, or those of the others. Null if no other is left.
 */
export const roomNames = (chatId: SQL | AnyColumn, memberId: SQL | AnyColumn): SQL => sql`coalesce(
  (SELECT r.name FROM chats r WHERE r.id = ${chatId}),
  (SELECT string_agg(p.display_name, ', ' ORDER BY p.name_key, p.id) FROM chat_members q
    JOIN users p ON p.id = q.user_id WHERE q.chat_id = ${chatId} AND q.user_id <> ${memberId}))`;

/** True if an ID is that of a room of several, which is a single UUID. */
export const isGroup = (chatId: SQL): SQL => sql`length(${chatId}) = 36`;
