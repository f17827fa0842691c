export const recommendedProductsMessages = {
  'recommended.title': 'Recommended products',
  'recommended.empty': 'No recommendations yet',
  'recommended.followers': '{count, plural, =0 {No followers yet} one {# follower} other {# followers}}',
} as const;
