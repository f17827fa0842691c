import type { ChatSocketState } from '@millrace/api-client/realtime';
import { useCallback, useSyncExternalStore } from 'react';
import { useChatConnection } from './ChatConnectionProvider';

/** Returns the state of the WebSocket; null before it exists, or without a provider. */
export function useSocketState(): ChatSocketState | null {
  const socket = useChatConnection()?.socket;
  const watch = useCallback((listener: () => void) => socket?.on('state', listener) ?? (() => {}), [socket]);
  return useSyncExternalStore(
    watch,
    () => socket?.state ?? null,
    () => null,
  );
}
