import { PUSH_WORKER } from '@millrace/community';
import { useEffect } from 'react';

/** Gives those who installed the app its page for when there is no connection; a tab of a browser has the browser's own. */
export function useInstalledApp(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !window.matchMedia('(display-mode: standalone)').matches) return;
    // Without it the app is as it would be in a tab.
    navigator.serviceWorker.register(PUSH_WORKER).catch(() => undefined);
  }, []);
}
