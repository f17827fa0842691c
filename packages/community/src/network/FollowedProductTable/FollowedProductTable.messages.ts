export const followedProductTableMessages = {
  'followedProducts.title': 'Followed Products',
  'followedProducts.ownTitle': 'My Products',
  'followedProducts.caption': 'Products that you follow',
  'followedProducts.fact': '{count, plural, one {# product} other {# products}}',
  'followedProducts.name': 'Product',
  'followedProducts.sector': 'Sector',
  'followedProducts.followers': 'Followers',
  'followedProducts.noSector': 'No sector',
  'followedProducts.empty': 'No followed products yet',
  'followedProducts.emptyHint': 'Follow the products that you make, buy or sell. They appear here.',
  'followedProducts.search': 'Search products',
  'followedProducts.loadMore': 'Load more products',
} as const;
