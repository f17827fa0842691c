import type { MessageKey } from '@millrace/design-system/messages';
import type { MetaDescriptor } from 'react-router';
import { brand, messages } from '../../messages';

/** Of a page about one's account, which no index lists. @see GAP-026 */
export function accountMeta(title: MessageKey): MetaDescriptor[] {
  return [{ title: `${messages.format(title)} · ${brand}` }, { name: 'robots', content: 'noindex' }];
}
