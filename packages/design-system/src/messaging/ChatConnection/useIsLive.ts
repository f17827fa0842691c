import { useSocketState } from './useSocketState';

/** True if updates arrive by push: the socket is open. */
export const useIsLive = (): boolean => useSocketState() === 'open';
