import { useApiClient } from '@millrace/design-system/connected';
import { useEffect } from 'react';
import { onceASession } from './once-a-session';

/** Counts the visit, once and without a word on who it is. @see GAP-067, API-012 */
export function useLandingCount(): void {
  const client = useApiClient();
  useEffect(() => {
    if (!onceASession('landing-counted')) return;
    const options = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;
    // Whether it was counted is nothing to the visitor.
    client.GET('/api/v1/log/landing', options).catch(() => undefined);
  }, [client]);
}
