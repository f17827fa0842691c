import { type Client, tellEmbedEvents } from '@millrace/api-client';
import { EMBED_ELEMENT_NAMES } from '@millrace/domain';
import type { EmbedEventBatch } from '@millrace/widgets';

/** Limit of concurrent reports; beyond it events are dropped, as serving cards has priority. */
const MAX_IN_FLIGHT = 50;

/**
 * Creates a function that reports widget events to the API, fire and forget, without retries.
 *
 * @param client Forwards the client's address to the API, which uses it for rate limits only.
 */
export function createEmbedEventReporter(client: Client): (batch: EmbedEventBatch) => void {
  let inFlight = 0;
  return ({ site, events, userAgent }) => {
    if (inFlight >= MAX_IN_FLIGHT) return;
    const known = events.flatMap(({ element: name, ...event }) => {
      const element = EMBED_ELEMENT_NAMES.find((one) => one === name);
      return element ? [{ ...event, element }] : [];
    });
    if (known.length === 0) return;
    inFlight += 1;
    void tellEmbedEvents(client, { site, events: known, userAgent }).finally(() => {
      inFlight -= 1;
    });
  };
}
