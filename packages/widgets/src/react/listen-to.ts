import type { CardStatus } from '../shared/card-status';
import type { MillraceElementProps } from './types';

const kinds = ['ready', 'error', 'click', 'follow'] as const;

/**
 * Hands the events of an element to its handlers.
 *
 * @param read The handlers as they are when an event comes.
 * @returns What ends it.
 */
export function listenTo(
  element: EventTarget & CardStatus,
  read: () => Pick<MillraceElementProps, 'onReady' | 'onError' | 'onClick' | 'onFollow'>,
): () => void {
  const stop = new AbortController();
  const hand = (event: Event) => {
    const { onReady, onError, onClick, onFollow } = read();
    const handlers = { ready: onReady, error: onError, click: onClick, follow: onFollow };
    handlers[event.type.slice('millrace:'.length) as (typeof kinds)[number]]?.(event as CustomEvent<never>);
  };
  for (const kind of kinds) {
    const handle = (event: Event) => {
      // One that stands in another's fallback tells of itself.
      if (event.target === element) hand(event);
    };
    element.addEventListener(`millrace:${kind}`, handle, { signal: stop.signal });
  }
  // The script may have been sooner than the page that React brought to life.
  if (element.cardStatus) hand(element.cardStatus);
  return () => stop.abort();
}
