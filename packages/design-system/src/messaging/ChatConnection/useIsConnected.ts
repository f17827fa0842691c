import { useSocketState } from './useSocketState';

/** True if the socket is connected; optimistically also until the first attempt has failed. */
export function useIsConnected(): boolean {
  const state = useSocketState();
  return state !== 'offline' && state !== 'waiting';
}
