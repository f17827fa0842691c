import type { SeenEvent } from '@millrace/api-client';
import { ANALYTICS_EVENTS_MAX } from '@millrace/domain';

/** Delay before events are sent, in ms, so that a page sends one batch. */
const BATCH_DELAY_MS = 2000;

/** Queues analytics events, deduplicates them, and sends them in batches. */
export class EventQueue {
  private readonly waiting = new Map<string, SeenEvent>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (events: SeenEvent[]) => void) {}

  /** Adds an event to the next batch. */
  add(event: SeenEvent): void {
    this.waiting.set(`${event.event} ${event.id}`, event);
    this.timer ??= setTimeout(() => this.flush(), BATCH_DELAY_MS);
  }

  /** Sends the queued events now, for example when the page is hidden. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const events = [...this.waiting.values()];
    this.waiting.clear();
    for (let at = 0; at < events.length; at += ANALYTICS_EVENTS_MAX) {
      this.send(events.slice(at, at + ANALYTICS_EVENTS_MAX));
    }
  }
}
