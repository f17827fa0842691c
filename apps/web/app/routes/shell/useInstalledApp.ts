import { PUSH_WORKER } from '@millrace/community';
import { useEffect } from 'react';

/** Registers the service worker with the offline page in the installed app; browser tabs show the browser's own. */
export function useInstalledApp(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !window.matchMedia('(display-mode: standalone)').matches) return;
    // Without it the app behaves as in a tab.
    navigator.serviceWorker.register(PUSH_WORKER).catch(() => undefined);
  }, []);
}
