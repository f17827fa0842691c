import { type EmbedElementName, type EmbedSubject, isSector } from '@millrace/domain';
import type { MessageKey, Messages } from '@millrace/ui/messages';

const KEYS = {
  product: 'widgetBuilder.linkProduct',
  company: 'widgetBuilder.linkProduct',
  event: 'widgetBuilder.linkProduct',
  follow: 'widgetBuilder.linkProduct',
  suppliers: 'widgetBuilder.linkSuppliers',
  'value-chain': 'widgetBuilder.linkValueChain',
  events: 'widgetBuilder.linkEvents',
  feed: 'widgetBuilder.linkFeed',
  quote: 'widgetBuilder.linkQuote',
} as const satisfies Record<EmbedElementName, MessageKey>;

/** Words of the link that stands where a widget is to come. @param subject What it is about. */
export function embedLinkText(
  messages: Messages,
  element: EmbedElementName,
  { id, name }: Pick<EmbedSubject, 'id' | 'name'>,
): string {
  // Sectors have a name in every language.
  return messages.format(KEYS[element], { name: isSector(id) ? messages.format(`sector.${id}`) : name });
}
