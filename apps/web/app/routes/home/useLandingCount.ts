import { useApiClient } from '@millrace/design-system/connected';
import { useEffect } from 'react';
import { onceASession } from './once-a-session';

/** Counts the visit once, anonymously. @see GAP-067, API-012 */
export function useLandingCount(): void {
  const client = useApiClient();
  useEffect(() => {
    if (!onceASession('landing-counted')) return;
    const options = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;
    // Failures do not concern the visitor.
    client.GET('/api/v1/log/landing', options).catch(() => undefined);
  }, [client]);
}
