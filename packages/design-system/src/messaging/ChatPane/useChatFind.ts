import { chatQueries, loadMessagesDownTo } from '@millrace/api-client';
import { useToasts } from '@millrace/ui';
import { useDebouncedValue } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../shell/ApiClient';
import type { ChatFindProps, ChatFindState } from './ChatFind';
import { chatPaneMessages } from './ChatPane.messages';
import { type ChatMessage, toChatMessage } from './chat-message';

/** Minimum query length. */
const FOUND_FROM = 3;

/** Searches a conversation, and loads the pages between its end and a hit. */
export function useChatFind(chatId: string): {
  find: Omit<ChatFindProps, 'onClose'>;
  target: ChatMessage | null;
} {
  const messages = useMessages(chatPaneMessages);
  const toasts = useToasts();
  const client = useApiClient();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [target, setTarget] = useState<ChatMessage | null>(null);
  const sought = useDebouncedValue(text.trim());
  const isAsked = sought.length >= FOUND_FROM;
  const found = useInfiniteQuery({ ...chatQueries(client).hits(chatId, sought), enabled: isAsked });

  const handleChoose = async (message: ChatMessage) => {
    try {
      const { number = 0 } = message;
      await loadMessagesDownTo(client, queries, chatId, (oldest) => oldest.number <= number);
      // A new object, so that choosing the same hit again scrolls again.
      setTarget({ ...message });
    } catch {
      toasts.show({ text: messages.format('chat.findJumpFailed'), tone: 'danger' });
    }
  };
  const handleDate = async (at: Date) => {
    try {
      const isBefore = ({ added }: { added: string }) => Date.parse(added) < at.getTime();
      const loaded = await loadMessagesDownTo(client, queries, chatId, isBefore);
      // The first of the day or, if nothing was said then, the next one.
      const first = loaded.findLast((message) => !isBefore(message));
      if (first) setTarget(toChatMessage(first));
      else toasts.show({ text: messages.format('chat.dateNone') });
    } catch {
      toasts.show({ text: messages.format('chat.findJumpFailed'), tone: 'danger' });
    }
  };
  return {
    target,
    find: {
      text,
      onTextChange: setText,
      sought,
      state: findState(),
      onLoadMore: () => void found.fetchNextPage(),
      onChoose: (message) => void handleChoose(message),
      onDateChoose: (at) => void handleDate(at),
    },
  };

  function findState(): ChatFindState {
    if (!isAsked) return { status: 'idle' };
    if (found.isError) return { status: 'error' };
    if (!found.data) return { status: 'loading' };
    const more = found.isFetchingNextPage ? 'loading' : found.hasNextPage ? 'idle' : 'none';
    const { items, count } = found.data;
    return { status: 'ready', hits: items.map(toChatMessage), count, more };
  }
}
