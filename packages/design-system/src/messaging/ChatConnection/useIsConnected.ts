import { useSocketState } from './useSocketState';

/** True if there is a way to the others, as far as is known: until the first try has failed there is. */
export function useIsConnected(): boolean {
  const state = useSocketState();
  return state !== 'offline' && state !== 'waiting';
}
