import { useMemo, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/MessagesContext';
import type { Messages } from '../messages/messages';

/**
 * Texts, and dates in the zone where the reader is: what is said today is said today where one reads it. The server does
 * not know the zone; it writes, as does the page until it is taken over, in the provider's.
 */
export function useReaderMessages(): Messages {
  const messages = useMessages();
  const timeZone = useLocalTimeZone() ?? messages.timeZone;
  return useMemo(() => {
    if (timeZone === messages.timeZone) return messages;
    return {
      ...messages,
      timeZone,
      date: (value, options) => messages.date(value, { timeZone, ...options }),
    };
  }, [messages, timeZone]);
}

/** The IANA name of the zone where the reader is; null on the server, and until the page is taken over. */
export const useLocalTimeZone = (): string | null => useSyncExternalStore(never, localTimeZone, () => null);

let zone: string | undefined;

function localTimeZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

const never = () => () => {};
