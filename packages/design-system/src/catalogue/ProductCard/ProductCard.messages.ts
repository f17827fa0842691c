export const productCardMessages = {
  'productCard.suppliers': 'Connected Suppliers',
  'productCard.materials': 'Raw Materials & Equipment',
  'productCard.applications': 'Product Applications',
  'productCard.page': 'Product page',
  'productCard.loading': 'Loading a product',
  'productCard.failed': 'This product did not load',
} as const;
