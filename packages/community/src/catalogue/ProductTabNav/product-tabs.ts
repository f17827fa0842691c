import { type Addressed, productPath } from '@millrace/domain';
import { PRODUCT_TABS, type ProductTab } from './ProductTabNav';

/** Returns the tab that `?tab=` names; the first for anything unknown. */
export function readProductTab(query: URLSearchParams): ProductTab {
  const asked = query.get('tab');
  return PRODUCT_TABS.find((tab) => tab === asked) ?? 'feed';
}

/** Returns the address of a tab; the first needs no query. */
export function productTabPath(product: Addressed, tab: ProductTab): string {
  return tab === 'feed' ? productPath(product) : `${productPath(product)}?tab=${tab}`;
}
