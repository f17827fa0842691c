export const addProductsPanelMessages = {
  'addProducts.title': 'Add products',
  'addProducts.text': 'Add the products that {company} supplies, so that buyers find them.',
  'addProducts.field': 'Product',
  'addProducts.add': 'Add Product',
  'addProducts.created': '{name} is new in the catalogue and now listed.',
  'addProducts.added': '{name} added.',
  'addProducts.listed': '{name} is already listed.',
  'addProducts.failed': 'We couldn’t add {name}. {reason}',
} as const;
