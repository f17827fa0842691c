import { useSocketState } from './useSocketState';

/** True if what is new comes by itself: there is a connection, and it is open. */
export const useIsLive = (): boolean => useSocketState() === 'open';
