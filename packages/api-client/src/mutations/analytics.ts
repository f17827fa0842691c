import type { AnalyticsEvent } from '@millrace/domain';
import type { Client } from '../client';

/** Something that was looked at or clicked. */
export interface SeenEvent {
  event: AnalyticsEvent;
  /** Of the company, product or post. */
  id: string;
}

/**
 * Tells what was looked at, also while the page goes away. Whether it arrives concerns nobody on the page: a failure is
 * silent. @param events At most 50.
 */
export async function tellEvents(client: Client, events: readonly SeenEvent[]): Promise<void> {
  await client
    .POST('/api/v2/analytics/events', { body: { source: 'web', events: [...events] }, keepalive: true })
    .catch(() => undefined);
}
