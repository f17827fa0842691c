import type { MillraceElementProps } from './types';

const kinds = ['ready', 'error', 'click', 'follow'] as const;

/**
 * Hands the events of an element to its handlers.
 *
 * @param read The handlers as they are when an event comes.
 * @returns What ends it.
 */
export function listenTo(
  element: EventTarget,
  read: () => Pick<MillraceElementProps, 'onReady' | 'onError' | 'onClick' | 'onFollow'>,
): () => void {
  const stop = new AbortController();
  for (const kind of kinds) {
    const handle = (event: Event) => {
      const { onReady, onError, onClick, onFollow } = read();
      const handlers = { ready: onReady, error: onError, click: onClick, follow: onFollow };
      // One that stands in another's fallback tells of itself.
      if (event.target === element) handlers[kind]?.(event as CustomEvent<never>);
    };
    element.addEventListener(`millrace:${kind}`, handle, { signal: stop.signal });
  }
  return () => stop.abort();
}
