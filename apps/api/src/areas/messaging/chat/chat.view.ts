import type { components } from '@millrace/api-client';
import { isChatUnread, isGroupChat } from '@millrace/domain';
import { text } from '../../../platform/messages/text';
import { type MediaRow, mediaView, pictureView } from '../../feed/media';
import { type Writing, writingOf } from './chat.policy';
import type { OwnChatRow, PartnerRow, ReadRow, RoomMessage, RoomRow } from './chats.repository';
import type { MessageRow, OwnMessageRow } from './messages.repository';

type Schemas = components['schemas'];

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

/** Display name of a former member. @see GAP-046 */
const memberName = (name: string | null): string => name ?? text('chat.formerMember');

/** Empty set of blocked members: earlier messages of a conversation of two stay readable after a block. */
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Returns a message for the API.
 *
 * @param blocked Members blocked by the reader, whose messages in a room of several are redacted. @see GAP-097
 * @see DATA-014
 */
export function messageView(row: MessageRow, blocked: ReadonlySet<string> = NOBODY): Schemas['ChatMessage'] {
  const isHidden =
    row.senderId !== null && row.change === null && isGroupChat(row.chatId) && blocked.has(row.senderId);
  return {
    id: row.id,
    chat_id: row.chatId,
    number: row.number,
    sender: row.senderId,
    message: isHidden ? '' : row.text,
    ...(row.change && { change: row.change }),
    ...(row.change === 'added' && { subject: row.subjectId }),
    ...(isHidden && { hidden: true }),
    added: row.createdAt.toISOString(),
    ...(!isHidden && fileView(row)),
  };
}

/** Fields of a message with an attachment. */
function fileView(row: MediaRow): Pick<Schemas['ChatMessage'], 'media' | 'imageContent'> {
  const media = mediaView(row);
  const imageContent = pictureView(row);
  return { ...(media && { media }), ...(imageContent && { imageContent }) };
}

const roomMessageView = (
  chatId: string,
  message: RoomMessage | null,
  blocked: ReadonlySet<string>,
): Schemas['ChatMessage'] | null =>
  message && messageView({ ...message, chatId, createdAt: new Date(message.createdAt) }, blocked);

/** Returns a room for the API. @param blocked As for `messageView`. */
export function roomView(row: RoomRow, blocked: ReadonlySet<string> = NOBODY): Schemas['ChatRoom'] {
  const last = roomMessageView(row.chatId, row.last, blocked);
  const reading = { timestamp: last?.added ?? null, lastRead: iso(row.lastRead) };
  return {
    id: row.chatId,
    user_id: row.userId,
    name: memberName(row.name),
    image: row.image,
    company: row.company,
    ...reading,
    other_last_read: iso(row.otherLastRead),
    unread: isChatUnread(reading),
    unread_count: row.unreadCount,
    muted: row.muted,
    last_message: last,
    found_message: roomMessageView(row.chatId, row.found, blocked),
    writing: writingOf({ ...row, hasBegun: true }, false),
    group: row.people && { name: row.groupName, people: row.people },
  };
}

/** Returns a room without messages. */
export const newRoomView = (chatId: string, partner: PartnerRow, writing: Writing): Schemas['ChatRoom'] => ({
  id: chatId,
  user_id: partner.id,
  name: partner.name,
  image: partner.image,
  company: partner.company,
  timestamp: null,
  lastRead: null,
  other_last_read: null,
  unread: false,
  unread_count: 0,
  muted: false,
  last_message: null,
  found_message: null,
  writing,
  group: null,
});

/** Returns the read positions of a chat for the API. */
export function readView(chatId: string, row: ReadRow): Schemas['ChatRead'] {
  const lastRead = row.lastRead?.toISOString() ?? null;
  const timestamp = (row.newestAt ?? new Date(0)).toISOString();
  return { chat_id: chatId, lastRead, timestamp, unread: isChatUnread({ timestamp, lastRead }) };
}

/** Returns the rooms of a member's own record, by ID. @see DATA-002 */
export const ownChatsView = (rows: readonly OwnChatRow[]): Schemas['User']['chats'] =>
  Object.fromEntries(
    rows.map(({ chatId, name, newestAt, lastRead, muted }) => [
      chatId,
      {
        name: memberName(name),
        timestamp: new Date(newestAt).toISOString(),
        lastRead: iso(lastRead),
        ...(muted && { muted }),
      },
    ]),
  );

/** Returns a message for a member's data export. */
export const ownMessageView = (row: OwnMessageRow): Schemas['MeExport']['messages'][number] => ({
  id: row.id,
  chat_id: row.chatId,
  to: memberName(row.to),
  message: row.text,
  media: row.media,
  added: row.createdAt.toISOString(),
});
