import { PRODUCT_TABS, type ProductTab } from '@millrace/community';
import { type Addressed, productPath } from '@millrace/domain';

/** Views of a product's page; `productDetails` is the default and needs no segment. @see PAGE-019 */
const PRODUCT_VIEWS = ['productDetails', 'followers', 'invite'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

export function isProductView(view: string): view is ProductView {
  return PRODUCT_VIEWS.some((known) => known === view);
}

/** The tab that an address names in `?tab=`; anything unknown is the first. */
export function parseProductTab(query: URLSearchParams): ProductTab {
  const asked = query.get('tab');
  return PRODUCT_TABS.find((tab) => tab === asked) ?? 'feed';
}

/** Address of a tab; the first needs no query. */
export function tabHref(product: Addressed, tab: ProductTab): string {
  return tab === 'feed' ? productPath(product) : `${productPath(product)}?tab=${tab}`;
}
