export const recommendedProductsMessages = {
  'recommended.title': 'Recommended products',
  'recommended.empty': 'No product to recommend yet',
  'recommended.followers': '{count, plural, =0 {No followers yet} one {# follower} other {# followers}}',
} as const;
