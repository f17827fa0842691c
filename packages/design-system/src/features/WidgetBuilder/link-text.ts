import type { EmbedElementName } from '@millrace/domain';
import type { MessageKey, Messages } from '../../messages/messages';

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

/** Words of the link that stands where a widget is to come. @param name Of what it is about. */
export const embedLinkText = (messages: Messages, element: EmbedElementName, name: string): string =>
  messages.format(KEYS[element], { name });
