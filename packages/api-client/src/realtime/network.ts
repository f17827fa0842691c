/** Network status. */
export interface Network {
  /** False only if there is certainly no network. */
  isOnline(): boolean;
  /** Calls back when that may have changed, and when the page becomes visible again. @returns Removes the listener. */
  watch(listener: () => void): () => void;
}

/** Network status of the browser; on a server always online. */
export const browserNetwork: Network = {
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
  watch(listener) {
    if (typeof window === 'undefined') return () => undefined;
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};
