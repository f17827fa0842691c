import { createContext, useContext } from 'react';
import { defaultMessages } from './default-messages';
import type { EnglishTexts, Messages } from './messages';

/** Context of the application's texts; without a provider components use their own English texts. */
export const MessagesContext = createContext<Messages | null>(null);

/** Keys of English texts. */
export type KeyOf<Texts> = Texts extends unknown ? keyof Texts & string : never;

/**
 * Returns texts, numbers and dates in the reader's language. A component passes its English texts as a fallback for
 * missing keys; code of an application whose provider has all texts passes none.
 */
export function useMessages(): Messages;
export function useMessages<const Texts extends readonly EnglishTexts[]>(
  ...english: Texts
): Messages<KeyOf<Texts[number]>>;
export function useMessages(...english: readonly EnglishTexts[]): Messages {
  const around = useContext(MessagesContext) ?? defaultMessages();
  return english.reduce((messages, texts) => messages.withEnglish?.(texts) ?? messages, around);
}
