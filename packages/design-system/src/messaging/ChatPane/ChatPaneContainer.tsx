import {
  type ChatMessage,
  type ChatRoom,
  chatMutations,
  chatQueries,
  isApiError,
  lastContiguousNumber,
  networkMutations,
  type PostFile,
  setCachedRead,
} from '@millrace/api-client';
import { chatPartner } from '@millrace/domain';
import { useDraftAutosave, usePageVisible } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { mapOnce } from '../../internal/map-once';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { pagedListMessages } from '../../shell/PagedList/PagedList.messages';
import { useChatConnection, useIsConnected, useOutbox, useTypists } from '../ChatConnection';
import { ChatActionsContainer } from './ChatActionsContainer';
import type { ChatLogProps } from './ChatLog';
import { ChatPane, type ChatPaneProps, type ChatPaneState } from './ChatPane';
import type { ChatPerson } from './ChatPaneHead';
import { toChatMates } from './chat-mate';
import { type ChatMessage as SaidMessage, toChatMessage, toPendingMessage } from './chat-message';
import { LateChatLinks } from './LateChatLinks';
import { useChatFind } from './useChatFind';

const EMPTY_DRAFT = { text: '' };

export interface ChatPaneContainerProps
  extends Pick<ChatPaneProps, 'viewerId' | 'backHref' | 'plansHref' | 'takesFocus'> {
  chatId: string;
  /** Name of the other member until it is loaded. */
  name?: string | undefined;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
  /** Called after the member has left the room: navigate to the inbox. */
  onLeft?: (() => void) | undefined;
}

/** Loads a conversation, subscribes to it, sends read receipts, and sends messages. */
export function ChatPaneContainer({
  chatId,
  name = '',
  onSignInRequired,
  onLeft,
  ...props
}: ChatPaneContainerProps) {
  const { viewerId } = props;
  const messages = useMessages(pagedListMessages);
  const connection = useChatConnection();
  const client = useApiClient();
  const chat = useInfiniteQuery(chatQueries(client).messages(chatId));
  const unblocking = useSend(networkMutations(client).unblock());
  const { data, fetchNextPage } = chat;
  const room = data?.room ?? null;
  const items = data?.items;
  // The API returns the newest first; the log shows the oldest first.
  const said = useMemo(() => mapOnce(items?.toReversed() ?? [], toChatMessage), [items]);
  const { draft, change } = useDraftAutosave(`millrace.chat.${viewerId}.${chatId}`, EMPTY_DRAFT);
  // A file cannot be saved with the draft of the text.
  const [file, setFile] = useState<PostFile | null>(null);
  const isSignedOut = isApiError(chat.error) && chat.error.status === 401;

  useRoomSubscription(chatId, items);
  useReadReceipts(chatId, room, said.at(-1)?.added);
  useEffect(() => {
    if (isSignedOut) onSignInRequired?.();
  }, [isSignedOut, onSignInRequired]);

  const handleText = (text: string) => {
    change({ text });
    if (text.trim() !== '') connection?.socket.sayTyping(chatId);
  };
  const handleSend = (text: string) => {
    // Without a connection there is no outbox to hold the message, so keep it in the field.
    if (!connection) return;
    connection.outbox.send(chatId, text, file ?? undefined);
    change({ text: '' });
    setFile(null);
  };
  const person = usePerson(room, { id: chatPartner(chatId, viewerId), name });
  const group = room?.group;
  const people = useMemo(() => (group ? toChatMates(group) : undefined), [group]);
  const typing = useTypists(chatId, viewerId);
  const waiting = useOutbox(chatId);
  const pending = useMemo(() => waiting.map(toPendingMessage), [waiting]);
  const { id } = person;
  useRefetchOnBlock(pending, chat.refetch);
  return (
    <ChatPane
      {...props}
      person={person}
      people={people}
      firstUnreadId={useFirstUnread(room, said, viewerId)}
      actions={room && <ChatActionsContainer {...{ room, viewerId, onSignInRequired, onLeft }} />}
      state={chatPaneState()}
      pending={pending}
      renderLinks={renderLinks}
      readUpTo={room?.other_last_read ?? null}
      writing={room?.writing ?? 'unknown'}
      unblocking={unblocking.failure ? 'failed' : unblocking.isSending ? 'pending' : 'idle'}
      onUnblock={id === null ? undefined : () => void unblocking.send({ id })}
      connection={useIsConnected() ? 'online' : 'offline'}
      isTyping={!people && typing.length > 0}
      typing={typing}
      {...useChatFind(chatId)}
      text={draft.text}
      onTextChange={handleText}
      file={file}
      onFileChange={setFile}
      onSend={handleSend}
      onCancel={useCallback((id: string) => connection?.outbox.cancel(id), [connection])}
      onResend={useCallback((id: string) => connection?.outbox.retry(id), [connection])}
      onDiscard={useCallback((id: string) => connection?.outbox.discard(id), [connection])}
      onLoadOlder={useCallback(() => void fetchNextPage(), [fetchNextPage])}
      onRetry={() => void chat.refetch()}
    />
  );

  function chatPaneState(): ChatPaneState {
    if (data) return { status: 'ready', messages: said, older: olderState(chat) };
    if (chat.isError) {
      return { status: 'error', message: chat.error.text ?? messages.format('list.failedHint') };
    }
    return { status: 'loading' };
  }
}

const renderLinks = (text: string) => <LateChatLinks text={text} />;

function olderState(chat: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}): ChatLogProps['older'] {
  if (!chat.hasNextPage) return 'none';
  if (chat.isFetchingNextPage) return 'loading';
  return chat.isFetchNextPageError ? 'failed' : 'idle';
}

/** Returns the id of the first message that was unread when the conversation was opened; constant while reading. */
function useFirstUnread(
  room: ChatRoom | null,
  said: readonly SaidMessage[],
  viewerId: string,
): string | undefined {
  const [openedAt, setOpenedAt] = useState<{ lastRead: number } | null>(null);
  if (room && !openedAt)
    setOpenedAt({ lastRead: room.unread ? Date.parse(room.lastRead ?? '') || 0 : Infinity });
  return useMemo(() => {
    if (!openedAt || openedAt.lastRead === Infinity) return undefined;
    const first = said.findIndex(({ added }) => Date.parse(added) > openedAt.lastRead);
    // One's own messages do not count as unread.
    return said.slice(first < 0 ? said.length : first).find(({ sender }) => sender !== viewerId)?.id;
  }, [openedAt, said, viewerId]);
}

/** Refetches whether the member may write after a message was refused because of a block. @see GAP-097 */
function useRefetchOnBlock(pending: NonNullable<ChatPaneProps['pending']>, refetch: () => unknown): void {
  const refused = pending.filter(
    ({ error }) => error?.code === 'messages_refused' || error?.code === 'member_blocked',
  ).length;
  useEffect(() => {
    if (refused > 0) refetch();
  }, [refused, refetch]);
}

/** Returns the other member; referentially stable while nothing changes. */
function usePerson(
  room: ChatRoom | null,
  known: { id: string | null; name: string },
): ChatPerson & { id: string | null } {
  const id = room ? room.user_id : known.id;
  const name = room?.name ?? known.name;
  const picture = room?.image ?? null;
  const company = room?.company ?? null;
  return useMemo(() => ({ id, name, picture, company }), [id, name, picture, company]);
}

/** Subscribes to the messages of a room. @param items Loaded messages, newest first; undefined while loading. */
function useRoomSubscription(chatId: string, items: readonly ChatMessage[] | undefined): void {
  const socket = useChatConnection()?.socket;
  const queries = useQueryClient();
  const isLoaded = items !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: from what was known when it was loaded; the socket knows the rest
  useEffect(() => {
    if (!socket || items === undefined) return undefined;
    const ends = [
      socket.on('room', ({ chatId: id, otherLastRead }) => {
        if (id !== chatId || otherLastRead === null) return;
        setCachedRead(queries, { chatId, lastRead: otherLastRead, userId: 'other' });
      }),
      // Follow from the last contiguous message, as the cache may have a gap before newer ones.
      socket.follow(chatId, lastContiguousNumber(items)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [socket, queries, chatId, isLoaded]);
  useEffect(() => {
    // The cache may be reset to an older page or response: ask the socket for the missing messages again.
    if (items !== undefined) socket?.tellAgain(chatId, lastContiguousNumber(items));
  }, [socket, chatId, items]);
}

/** Sends read receipts up to the newest message while the page is visible. @see CHAT-010, CHAT-011 */
function useReadReceipts(chatId: string, room: ChatRoom | null, newest: string | undefined): void {
  const { mutate } = useMutation(chatMutations(useApiClient()).markRead(chatId));
  const isLookedAt = usePageVisible();
  const lastRead = room?.lastRead ?? null;
  const isNew = newest !== undefined && (lastRead === null || Date.parse(lastRead) < Date.parse(newest));
  useEffect(() => {
    if (isLookedAt && isNew) mutate({ lastRead: newest });
  }, [isLookedAt, isNew, newest, mutate]);
}
