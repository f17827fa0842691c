import { type ReactNode, useMemo } from 'react';
import { type CreateMessagesOptions, createMessages } from './create-messages';
import { MessagesContext } from './MessagesContext';

export interface MessagesProviderProps extends CreateMessagesOptions {
  children: ReactNode;
}

/** Provides texts in one language. `messages` must be stable between renders. */
export function MessagesProvider({
  locale,
  messages,
  english,
  timeZone,
  direction,
  children,
}: MessagesProviderProps) {
  const value = useMemo(
    () => createMessages({ locale, messages, english, timeZone, direction }),
    [locale, messages, english, timeZone, direction],
  );
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}
