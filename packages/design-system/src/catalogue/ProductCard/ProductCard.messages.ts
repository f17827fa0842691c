export const productCardMessages = {
  'productCard.suppliers': 'Connected Suppliers',
  'productCard.materials': 'Raw Materials & Equipment',
  'productCard.applications': 'Product Applications',
  'productCard.page': 'Product page',
} as const;
