import type { MessageKey, Messages } from '@millrace/ui/messages';

/**
 * Messages of texts that were formatted on the server: starting Intl is what costs a browser the most.
 *
 * @param root Holds the card; its language is that of the texts.
 * @throws for a text that the card did not bring.
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
