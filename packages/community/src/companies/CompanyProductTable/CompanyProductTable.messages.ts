export const companyProductTableMessages = {
  'companyProducts.title': 'Supplied Products',
  'companyProducts.caption': 'Products that {company} supplies',
  'companyProducts.fact': '{count, plural, one {# product} other {# products}}',
  'companyProducts.name': 'Product Name',
  'companyProducts.description': 'Description',
  'companyProducts.loadMore': 'Load more products',
  'companyProducts.empty': 'No products from {company} yet',
} as const;
