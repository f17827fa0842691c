import type { MessageKey } from '@millrace/design-system/cards';
import { readMessages } from '../../shared/read-messages';
import type { ProductElementProps } from './ProductElement';

/**
 * Reads back what a card was rendered from. Everything but the texts of other states stands in its nodes, so it does
 * not travel twice; and what the server has formatted stays as it is.
 *
 * @param following The text of a button whose product is followed.
 */
export function readCard(
  root: ShadowRoot,
  following: string,
): Pick<ProductElementProps, 'product' | 'href' | 'messages'> {
  const text = (selector: string, at = 0) => root.querySelectorAll(selector)[at]?.textContent ?? '';
  const foot = root.querySelector('article > a');
  const figures = [text('dd'), text('dd', 1), text('dd', 2)];
  const texts: Partial<Record<MessageKey, string>> = {
    brand: foot?.firstChild?.textContent ?? '',
    'productCard.suppliers': text('dt'),
    'productCard.materials': text('dt', 1),
    'productCard.applications': text('dt', 2),
    'productCard.page': foot?.lastChild?.textContent ?? '',
    'follow.follow': text('button'),
    'follow.following': following,
  };
  return {
    product: {
      name: text('h3'),
      sector: null,
      sectorName: text('p'),
      picture: root.querySelector('img')?.src ?? '',
      // A figure goes by its place: what is shown for it was formatted on the server.
      counts: { suppliers: 0, raw_materials: 1, applications: 2 },
    },
    href: root.querySelector('a')?.href ?? '',
    messages: readMessages(root, texts, figures),
  };
}
