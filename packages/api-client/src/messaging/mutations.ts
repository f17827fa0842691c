import { sessionKeys } from '../account/keys';
import { writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { ChatMessage, ChatRead, ChatRoom } from '../types';
import { attachFile, namingVideo, type PostFile, sendingForm } from '../uploads/attached-file';
import type { Upload } from '../uploads/upload';
import { addCachedMessage, setCachedRead, setCachedRoom } from './cache';
import { chatKeys } from './keys';

/** Message to send in a chat. */
export interface NewMessage {
  /** From `newMessageId`, a new one per message: makes sending idempotent. */
  id: string;
  chatId: string;
  /** At most 4,000 characters; not blank unless there is a file. */
  message: string;
}

/** Group chat to start. */
export interface NewRoom {
  /** Ids of the others: at least two. */
  people: readonly string[];
  /** Default: the room is named after its participants. */
  name?: string;
}

/** Sends a message. @throws ApiError if it was refused, or may not have arrived. */
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
 * Sends a file, with or without text. Idempotent by the message's id.
 *
 * @throws VideoUploadError If the video could not be uploaded.
 * @throws ApiError if it was refused, or may not have arrived.
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

/** Returns mutations of conversations, as options of TanStack Query. */
export function chatMutations({ withoutRetries: client }: Client) {
  return {
    /** Sends a message, which is added first in the chat's cache. @see API-059, CHAT-009 */
    send: () =>
      writeOptions({
        mutationKey: ['chats', 'send'],
        mutationFn: (message: NewMessage) => saidMessage(client, message),
        refresh: async (queries, said) => addCachedMessage(queries, said),
      }),

    /** Starts a group chat with at least two others, optionally named. @see DIFF-002 */
    startRoom: () =>
      writeOptions({
        mutationKey: ['chats', 'startRoom'],
        mutationFn: async (draft: NewRoom): Promise<ChatRoom> =>
          (await unwrap(client.POST('/api/v1/chats', { body: { ...draft, people: [...draft.people] } })))
            .Item,
        refresh: (queries) => queries.invalidateQueries({ queryKey: chatKeys.allRooms }),
      }),

    /** Adds people to a group chat. */
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

    /** Renames a group chat; null removes its name. */
    rename: (chatId: string) =>
      writeOptions({
        mutationKey: ['chats', 'rename'],
        mutationFn: async ({ name }: { name: string | null }): Promise<ChatRoom> =>
          (
            await unwrap(
              client.PUT('/api/v1/chats/{chatId}/name', { params: { path: { chatId } }, body: { name } }),
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

    /** Leaves a group chat. */
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

    /** Marks a chat as read up to a message, by the message's timestamp. @see API-058, CHAT-011 */
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
