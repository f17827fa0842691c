import type { SeenEvent } from '@millrace/api-client';
import { ANALYTICS_EVENTS_MAX } from '@millrace/domain';

/** How long events wait for others, in milliseconds, so that a page is one request. */
const WAIT_MS = 2000;

/** Events on their way to be counted: the same one that waits already is one. */
export class EventQueue {
  private readonly waiting = new Map<string, SeenEvent>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (events: SeenEvent[]) => void) {}

  /** Adds an event, which is sent a moment later. */
  add(event: SeenEvent): void {
    this.waiting.set(`${event.event} ${event.id}`, event);
    this.timer ??= setTimeout(() => this.flush(), WAIT_MS);
  }

  /** Sends what waits, as before the page goes away. */
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
