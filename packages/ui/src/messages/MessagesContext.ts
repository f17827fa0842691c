import { createContext, useContext } from 'react';
import type { Messages } from './messages';

/**
 * Where views find their texts. Free of intl-messageformat, so that a widget can provide texts that were
 * formatted on the server.
 */
export const MessagesContext = createContext<Messages | null>(null);

/** Texts, numbers and dates in the reader's language. @throws outside of a provider. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider or UiProvider above it.');
  return messages;
}
