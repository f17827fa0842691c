export const addProductsPanelMessages = {
  'addProducts.title': 'Add products',
  'addProducts.text': 'What {company} supplies, so that buyers find it.',
  'addProducts.field': 'Product',
  'addProducts.add': 'Add Product',
  'addProducts.created': '{name} is new in the catalogue, and listed.',
  'addProducts.added': '{name} is listed.',
  'addProducts.listed': '{name} was listed already.',
  'addProducts.failed': '{name} was not added. {reason}',
} as const;
