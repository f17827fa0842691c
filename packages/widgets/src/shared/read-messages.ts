import type { MessageKey, Messages } from '@millrace/design-system/cards';

/**
 * Messages of texts and figures that were formatted on the server: starting Intl is what costs a browser the most.
 *
 * @param root Holds the card; its language is that of the texts.
 * @param figures What `number` answers, by place.
 * @throws for a text that the card did not bring.
 */
export function readMessages(
  root: ShadowRoot,
  texts: Partial<Record<MessageKey, string>>,
  figures: readonly string[],
): Messages {
  const known = (text: string | undefined): string => {
    if (text === undefined) throw new RangeError('The card did not bring this text');
    return text;
  };
  const unknown = () => known(undefined);
  return {
    locale: root.querySelector<HTMLElement>('[lang]')?.lang ?? '',
    direction: 'ltr',
    timeZone: 'UTC',
    format: (key) => known(texts[key]),
    number: (place) => known(figures[place]),
    rich: unknown,
    date: unknown,
  };
}
