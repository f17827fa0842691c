import { useMemo, useSyncExternalStore } from 'react';
import { type KeyOf, useMessages } from '../messages/MessagesContext';
import type { EnglishTexts, Messages } from '../messages/messages';

/**
 * Returns the messages with dates in the reader's time zone, so that "today" is the reader's. The server does not know
 * that zone: it renders in the provider's, and so does the page until hydration.
 */
export function useReaderMessages(): Messages;
export function useReaderMessages<const Texts extends readonly EnglishTexts[]>(
  ...english: Texts
): Messages<KeyOf<Texts[number]>>;
export function useReaderMessages(...english: readonly EnglishTexts[]): Messages {
  const messages = useMessages(...english);
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

/** Returns the IANA name of the reader's time zone; null on the server and until hydration. */
export const useLocalTimeZone = (): string | null => useSyncExternalStore(never, localTimeZone, () => null);

let zone: string | undefined;

function localTimeZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

const never = () => () => {};
