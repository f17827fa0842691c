import { useCallback, useSyncExternalStore } from 'react';
import { useChatConnection } from './ChatConnectionProvider';

/** Whether there is a way to the others, as far as is known: until the first try has failed there is. */
export function useIsConnected(): boolean {
  const socket = useChatConnection()?.socket;
  const watch = useCallback((listener: () => void) => socket?.on('state', listener) ?? (() => {}), [socket]);
  return useSyncExternalStore(
    watch,
    () => socket?.state !== 'offline' && socket?.state !== 'waiting',
    () => true,
  );
}
