/** Views of a product's page; `productDetails` is the default and needs no segment. @see PAGE-019 */
const PRODUCT_VIEWS = ['productDetails', 'followers', 'invite', 'concentration'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

export function isProductView(view: string): view is ProductView {
  return PRODUCT_VIEWS.some((known) => known === view);
}
