import type { MessageKey, Messages } from '@millrace/ui/messages';

/**
 * Reads the messages that were formatted on the server, because initializing Intl is expensive in browsers.
 *
 * @param root Contains the card; its language is that of the texts.
 * @throws for a text that is missing in the card.
 */
export function readMessages(root: ShadowRoot, texts: Partial<Record<MessageKey, string>>): Messages {
  const unknown = (): never => {
    throw new RangeError('The card did not bring this text');
  };
  const card = root.querySelector<HTMLElement>('[lang]');
  return {
    locale: card?.lang ?? '',
    direction: card?.dir === 'rtl' ? 'rtl' : 'ltr',
    timeZone: 'UTC',
    format: (key) => texts[key] ?? unknown(),
    number: unknown,
    list: unknown,
    rich: unknown,
    date: unknown,
  };
}
