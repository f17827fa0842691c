export const productListMessages = {
  'productList.title': 'Products',
  'productList.fact': '{count, plural, one {# product} other {# products}}',
  'productList.facts':
    '{sector}, {suppliers, plural, one {# supplier} other {# suppliers}}, {followers, plural, one {# follower} other {# followers}}',
  'productList.noSector': 'No sector',
  'productList.view': 'View',
  'productList.viewOf': 'View {name}',
  'productList.update': 'Update',
  'productList.updateOf': 'Update {name}',
  'productList.delete': 'Delete',
  'productList.deleteOf': 'Delete {name}',
  'productList.add': 'Add Product',
  'productList.loadMore': 'Load more products',
  'productList.empty': 'No products yet',
  'productList.deleteTitle': 'Delete {name}?',
  'productList.deleteHint':
    'This can’t be undone. You can’t delete products with suppliers, links or followers.',
  'productList.deleted': '{name} deleted.',
  'productList.deleteFailed': 'We couldn’t delete {name}. Try again in a moment.',
} as const;
