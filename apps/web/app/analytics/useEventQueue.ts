import { type Client, tellEvents } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { EventQueue } from './event-queue';

const queues = new WeakMap<Client, EventQueue>();

/** Returns the event queue of the page's API client. */
export function useEventQueue(): EventQueue {
  const client = useApiClient();
  let queue = queues.get(client);
  if (!queue) {
    queue = new EventQueue((events) => void tellEvents(client, events));
    queues.set(client, queue);
  }
  return queue;
}
