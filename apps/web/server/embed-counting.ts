import { type Client, tellEmbedEvents } from '@millrace/api-client';
import { EMBED_ELEMENT_NAMES } from '@millrace/domain';
import type { EmbedSeen } from '@millrace/widgets';

/** Reports that are on their way at once. What comes while so many are is not counted: cards go before figures. */
const MOST_AT_ONCE = 50;

/**
 * Tells the API what becomes of widgets. Nobody waits for it, and what fails is not told again.
 *
 * @param client Names the reader's address to the API, which limits calls by it and keeps nothing of it.
 */
export function embedCounting(client: Client): (seen: EmbedSeen) => void {
  let onTheWay = 0;
  return ({ site, events, userAgent }) => {
    if (onTheWay >= MOST_AT_ONCE) return;
    const known = events.flatMap(({ element: name, ...event }) => {
      const element = EMBED_ELEMENT_NAMES.find((one) => one === name);
      return element ? [{ ...event, element }] : [];
    });
    if (known.length === 0) return;
    onTheWay += 1;
    void tellEmbedEvents(client, { site, events: known, userAgent }).finally(() => {
      onTheWay -= 1;
    });
  };
}
