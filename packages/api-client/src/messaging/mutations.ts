import { writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { ChatMessage, ChatRead } from '../types';
import { attachFile, namingVideo, type PostFile, sendingForm } from '../uploads/attached-file';
import type { Upload } from '../uploads/upload';
import { addCachedMessage, setCachedRead } from './cache';

/** Something to say in a chat. */
export interface NewMessage {
  /** Of `newMessageId`, a fresh one for each message: said twice, it is said once. */
  id: string;
  chatId: string;
  /** At most 4,000 characters; not blank, unless a file goes along. */
  message: string;
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
