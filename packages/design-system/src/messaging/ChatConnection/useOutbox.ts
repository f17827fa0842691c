import type { OutboxMessage } from '@millrace/api-client/realtime';
import { useCallback, useSyncExternalStore } from 'react';
import { useChatConnection } from './ChatConnectionProvider';

const NONE: readonly OutboxMessage[] = [];
const nothingToWatch = () => () => {};

/** The messages of a chat that are not said yet, in the order in which they were written. */
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
