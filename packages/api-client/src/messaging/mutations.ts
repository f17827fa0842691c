import { sessionKeys } from '../account/keys';
import { writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { ChatMessage, ChatRead, ChatRoom } from '../types';
import { attachFile, namingVideo, type PostFile, sendingForm } from '../uploads/attached-file';
import type { Upload } from '../uploads/upload';
import { addCachedMessage, setCachedRead, setCachedRoom } from './cache';
import { chatKeys } from './keys';

/** Something to say in a chat. */
export interface NewMessage {
  /** Of `newMessageId`, a fresh one for each message: said twice, it is said once. */
  id: string;
  chatId: string;
  /** At most 4,000 characters; not blank, unless a file goes along. */
  message: string;
}

/** A room of several that is to be started. */
export interface NewRoom {
  /** Ids of the others: two at least. */
  people: readonly string[];
  /** Default: the room is called by its people. */
  name?: string;
}

/** Says something. @throws ApiError when it was refused, or may not have been heard. */
export const saidMessage = async (
  client: Client,
  { id, chatId, message }: NewMessage,
): Promise<ChatMessage> =>
  (
    await unwrap(
      client.POST('/api/v1/chats/{chatId}/', { params: { path: { chatId } }, body: { id, message } }),
    )
  ).Item;

/**
 * Sends a file, with words or alone. Repeated with the same id it is sent once.
 *
 * @throws VideoUploadError When the video could not be sent.
 * @throws ApiError when it was refused, or may not have been heard.
 */
export async function saidFile(
  client: Client,
  { id, chatId, message }: NewMessage,
  medium: PostFile,
  upload: Upload,
): Promise<ChatMessage> {
  const form = new FormData();
  form.set('id', id);
  form.set('message', message);
  const rest = await attachFile(client, form, medium, upload);
  const reply = client.POST('/api/v1/chats/{chatId}/file', {
    params: { path: { chatId } },
    body: { id },
    ...sendingForm(client, form, rest),
  });
  return (await namingVideo(client, medium, unwrap(reply))).Item;
}

/** Writes about conversations, as options of TanStack Query. */
export function chatMutations({ withoutRetries: client }: Client) {
  return {
    /** Says something; it stands first among the messages of the chat. @see API-059, CHAT-009 */
    send: () =>
      writeOptions({
        mutationKey: ['chats', 'send'],
        mutationFn: (message: NewMessage) => saidMessage(client, message),
        refresh: async (queries, said) => addCachedMessage(queries, said),
      }),

    /** Starts a room of several: with two others at least, under a name or theirs. @see DIFF-002 */
    startRoom: () =>
      writeOptions({
        mutationKey: ['chats', 'startRoom'],
        mutationFn: async (draft: NewRoom): Promise<ChatRoom> =>
          (await unwrap(client.POST('/api/v1/chats', { body: { ...draft, people: [...draft.people] } })))
            .Item,
        refresh: (queries) => queries.invalidateQueries({ queryKey: chatKeys.allRooms }),
      }),

    /** Adds people to a room of several. */
    addPeople: (chatId: string) =>
      writeOptions({
        mutationKey: ['chats', 'addPeople'],
        mutationFn: async ({ people }: { people: readonly string[] }): Promise<ChatRoom> =>
          (
            await unwrap(
              client.POST('/api/v1/chats/{chatId}/people', {
                params: { path: { chatId } },
                body: { people: [...people] },
              }),
            )
          ).Item,
        refresh: async (queries, room) => {
          setCachedRoom(queries, room);
          await queries.invalidateQueries({ queryKey: chatKeys.messages(chatId) });
        },
      }),

    /** Mutes a conversation, or unmutes it. */
    mute: (chatId: string) =>
      writeOptions({
        mutationKey: ['chats', 'mute'],
        mutationFn: async ({ muted }: { muted: boolean }): Promise<ChatRoom> =>
          (
            await unwrap(
              client.PUT('/api/v1/chats/{chatId}/membership', {
                params: { path: { chatId } },
                body: { muted },
              }),
            )
          ).Item,
        refresh: async (queries, room) => {
          setCachedRoom(queries, room);
          await queries.invalidateQueries({ queryKey: sessionKeys.currentUser });
        },
      }),

    /** Leaves a room of several. */
    leave: (chatId: string) =>
      writeOptions({
        mutationKey: ['chats', 'leave'],
        mutationFn: async () => {
          await unwrap(client.DELETE('/api/v1/chats/{chatId}/membership', { params: { path: { chatId } } }));
        },
        refresh: async (queries) => {
          await queries.invalidateQueries({ queryKey: chatKeys.allRooms });
          await queries.invalidateQueries({ queryKey: sessionKeys.currentUser });
        },
      }),

    /** Says that a chat was read up to a message, by the moment that it was said. @see API-058, CHAT-011 */
    markRead: (chatId: string) =>
      writeOptions<ChatRead, { lastRead: string }>({
        mutationKey: ['chats', 'markRead'],
        mutationFn: async ({ lastRead }) =>
          (
            await unwrap(
              client.PUT('/api/v1/chats/{chatId}/', { params: { path: { chatId } }, body: { lastRead } }),
            )
          ).Item,
        refresh: async (queries, { lastRead }) => {
          if (lastRead !== null) setCachedRead(queries, { chatId, lastRead });
        },
      }),
  };
}
