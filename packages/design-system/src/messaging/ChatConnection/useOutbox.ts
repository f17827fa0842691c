import type { OutboxMessage } from '@millrace/api-client/realtime';
import { useCallback, useSyncExternalStore } from 'react';
import { useChatConnection } from './ChatConnectionProvider';

const NONE: readonly OutboxMessage[] = [];
const nothingToWatch = () => () => {};

/** Returns the unsent messages of a chat, in the order of writing. */
export function useOutbox(chatId: string): readonly OutboxMessage[] {
  const outbox = useChatConnection()?.outbox;
  const watch = useCallback(
    (listener: () => void) => outbox?.onChange(listener) ?? nothingToWatch(),
    [outbox],
  );
  return useSyncExternalStore(
    watch,
    () => outbox?.list(chatId) ?? NONE,
    () => NONE,
  );
}
