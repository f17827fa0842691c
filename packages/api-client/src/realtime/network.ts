/** What is known of the way to the network. */
export interface Network {
  /** False only where it is certain that there is no way. */
  isOnline(): boolean;
  /** Tells when that may have changed, and when the page is looked at again. @returns What ends it. */
  watch(listener: () => void): () => void;
}

/** The browser's word; on a server there is always a way. */
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
