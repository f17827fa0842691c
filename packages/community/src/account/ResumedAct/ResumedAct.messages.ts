export const resumedActMessages = {
  'resumedAct.done':
    '{kind, select, post {You liked this post.} product {You’re now following this product.} company {You’re now following this company.} other {You’re now following this member.}}',
  'resumedAct.failed': 'You’re signed in, but we couldn’t finish what you started. Try again on the page.',
} as const;
