import type { CardStatus } from '../shared/card-status';
import type { MillraceHandlers } from './events';

const kinds = ['ready', 'error', 'click', 'follow'] as const;

/**
 * Passes the events of an element to its handlers.
 *
 * @param read Returns the current handlers, at each event.
 * @returns Removes the listeners.
 */
export function listenTo(element: EventTarget & CardStatus, read: () => MillraceHandlers): () => void {
  const stop = new AbortController();
  const hand = (event: Event) => {
    const { onReady, onError, onClick, onFollow } = read();
    const handlers = { ready: onReady, error: onError, click: onClick, follow: onFollow };
    handlers[event.type.slice('millrace:'.length) as (typeof kinds)[number]]?.(event as CustomEvent<never>);
  };
  for (const kind of kinds) {
    const handle = (event: Event) => {
      // An element in another's fallback dispatches its own events, which bubble.
      if (event.target === element) hand(event);
    };
    element.addEventListener(`millrace:${kind}`, handle, { signal: stop.signal });
  }
  // The script may have painted the card before React hydrated the page.
  if (element.cardStatus) hand(element.cardStatus);
  return () => stop.abort();
}
